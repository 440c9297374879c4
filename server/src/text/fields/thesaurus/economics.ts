import type { FieldEntry } from './entry.ts'

/** Economics and finance. */
export const economics: readonly FieldEntry[] = [
  {
    name: 'Economics',
    within: '',
    near: 'Political science, Statistics',
    terms:
      "economic theory, economic research, econ, 经济学, public debt, banking crisis, financial inclusion, cryptocurrency economics, wages and inequality, poverty and income, labor market, globalization economics, housing market, real estate prices, insurance economics, pension systems, income distribution, corruption economics, natural resource curse, remittances, informal economy, entrepreneurship economics, game theory in economics, market structure, transition economies, economic thought, Keynes, capital structure, volatility models, cointegration, tourism economics, cultural economics, European Union economy, China's economy, India's economy, African economies, input-output analysis, agricultural prices, business cycle, capital flows, intellectual property economics, economics of innovation, feminist economics, economic integration, economic policy, economic inequality, Keynesian economics, Marxian economics, trade liberalization, economic efficiency",
    phrases:
      'the economy, money and markets, how economies work, why prices rise, rich and poor countries, economy research, supply and demand, jobs and money, productivity, privatization, money and prices, why countries are rich, crisis of banks, trade between countries, stocks, jobs and wages, debt of states, price of houses, poor and rich, pensions, how money moves, why countries are rich or poor, prices and jobs',
  },
  {
    name: 'Microeconomics',
    within: 'Economics',
    near: 'Game theory, Industrial organization',
    terms:
      'consumer theory, contract theory, information economics, price theory, decision theory, auction theory, consumer demand, bargaining, market equilibrium, pricing and competition, risk aversion',
    phrases:
      'how prices are made, what people buy, decisions of companies, markets and competition, why things cost what they cost, choices of consumers, theory of markets, incentives',
  },
  {
    name: 'Macroeconomics',
    within: 'Economics',
    near: 'Monetary economics, International economics',
    terms:
      'economic growth, business cycles, price inflation, unemployment, international macroeconomics, recessions, fiscal policy, economic crises, 宏观经济学, economic growth models, debt crisis, fiscal multipliers, GDP growth',
    phrases:
      'inflation, unemployment, economic crisis, why countries are rich, growth of the economy, recession, government spending, interest rates and economy, debt of countries',
  },
  {
    name: 'Monetary economics',
    within: 'Macroeconomics',
    near: 'Banking and financial institutions',
    terms: 'monetary policy, central banking, interest rates, digital currencies, exchange rates, financial stability',
    phrases:
      'central banks, interest rates, printing money, what money is, digital euro, Federal Reserve, value of money, currencies',
  },
  {
    name: 'Econometrics',
    within: 'Economics, Statistics',
    near: 'Causal inference, Time series analysis',
    terms:
      'applied econometrics, panel data, microeconometrics, financial econometrics, policy evaluation methods, economic forecasting, 计量经济学, time series econometrics, forecasting of economic series, GARCH models, unit roots',
    phrases:
      'statistics for economics, economic data, measuring the economy, predicting the economy with data, numbers in economics, regression in economics, data about markets, economic models with data',
  },
  {
    name: 'Behavioral economics',
    within: 'Economics, Psychology',
    near: 'Behavioral science, Game theory',
    terms:
      'experimental economics, behavioral finance, nudge policy, bounded rationality, social preferences, prospect theory',
    phrases:
      'psychology and money, why people buy stupid things, irrational decisions with money, how people spend and save, nudging people, experiments about fairness and money, emotions and money, why people gamble, why people make silly money choices',
  },
  {
    name: 'Development economics',
    within: 'Economics',
    near: 'Development studies, Global health',
    terms:
      'international development, poverty, microfinance, poverty reduction, economic development, foreign aid, field experiments in development, education in developing countries',
    phrases:
      'helping poor countries, poverty, why some countries are poor, small loans for the poor, ending hunger, aid for Africa, fighting poverty, economy of developing countries, helping poor countries grow, how to end poverty, small loans for poor people',
  },
  {
    name: 'Labor economics',
    within: 'Economics',
    near: 'Sociology of work, Economics of education',
    terms:
      'labour economics, wages, inequality, employment, minimum wage, income inequality, gender wage gap, immigration economics, automation and jobs, gig economy, wage inequality, labor markets, employment effects, job search, unemployment insurance',
    phrases:
      'jobs and wages, why women earn less, minimum wage, robots taking jobs, rich and poor gap, unfair pay, Uber drivers, immigration and jobs, unemployment of young people, wages and jobs, why people lose work',
  },
  {
    name: 'Economics of education',
    within: 'Economics, Education research',
    near: 'Labor economics, Educational policy',
    terms:
      'returns to education, school choice, human capital, student loans, college costs, teacher quality economics',
    phrases:
      'is college worth it, cost of education, student debt, good schools and income, money and schools, value of a degree, education and later income, private schools',
  },
  {
    name: 'Public economics',
    within: 'Economics',
    near: 'Public policy, Political economy',
    terms:
      'taxation, public finance, welfare economics, social insurance, pensions, tax policy, redistribution, government budgets, public goods, public spending, fiscal decentralization',
    phrases:
      'taxes, who should pay taxes, pensions, government money, welfare, rich people and taxes, basic income, social security',
  },
  {
    name: 'International economics',
    within: 'Economics',
    near: 'International business, International relations',
    terms:
      'international trade, globalization, trade policy, tariffs, foreign direct investment, trade agreements, global value chains',
    phrases:
      'trade between countries, globalization, tariffs, import and export, trade war, made in China, free trade, world economy',
  },
  {
    name: 'Environmental economics',
    within: 'Economics, Environmental science',
    near: 'Energy policy, Natural resource management',
    terms:
      'resource economics, carbon pricing, climate economics, energy economics, emission trading, ecological economics, cost of pollution, ecosystem services valuation, willingness to pay, emissions trading, environmental Kuznets curve, oil prices, economics of climate change',
    phrases:
      'price of pollution, carbon tax, economy and climate, cost of climate change, green economy, price of oil and energy, money and nature, paying for CO2',
  },
  {
    name: 'Agricultural economics',
    within: 'Economics, Agricultural science',
    near: 'Development economics, Food studies',
    terms:
      'food economics, farm management, agribusiness, food prices, rural development, food systems economics, agricultural policy, farm income, agricultural markets, food consumption, agricultural productivity, agricultural trade, food supply chains',
    phrases:
      'economy of farming, food prices, why farmers are poor, farm business, food markets, subsidies for farmers, village economy, selling food',
  },
  {
    name: 'Health economics',
    within: 'Economics, Public health',
    near: 'Health policy',
    terms:
      'healthcare costs, health insurance economics, cost-effectiveness, pharmaceutical pricing, economics of aging',
    phrases:
      'cost of health care, why medicine is so expensive, money and health, insurance costs, is a treatment worth it, paying for hospitals, prices of drugs, economics of doctors, why hospitals cost so much, paying for medicine',
  },
  {
    name: 'Industrial organization',
    within: 'Economics',
    near: 'Business law, Microeconomics',
    terms:
      'antitrust, competition policy, platform economics, market power, regulation economics, digital markets, pricing strategies, monopolies',
    phrases:
      'big tech power, monopolies, competition between companies, Google and Amazon too big, price fixing, platform economy, cartels, rules for markets',
  },
  {
    name: 'Market design',
    within: 'Economics',
    near: 'Algorithmic game theory, Game theory',
    terms: 'matching theory, auction design, kidney exchange, school choice mechanisms, resource allocation mechanisms',
    phrases:
      'designing fair markets, who gets which school, matching kidneys to patients, fair auctions, matching people to jobs, how to assign students, dividing scarce things, dating markets',
  },
  {
    name: 'Political economy',
    within: 'Economics, Political science',
    near: 'Economic history, Public economics',
    terms:
      'institutional economics, public choice, economics of institutions, corruption, comparative political economy, capitalism studies',
    phrases:
      'politics and money, corruption, capitalism, why institutions matter, power and economy, lobbyists, socialism and capitalism, who has power in the economy',
  },
  {
    name: 'Economic history',
    within: 'Economics, History',
    near: 'Political economy',
    terms:
      'business history, history of capitalism, industrial revolution, financial history, history of economic thought, cliometrics',
    phrases:
      'history of money, industrial revolution, great depression, how countries became rich, old companies history, history of trade, Adam Smith and Marx, economic past',
  },
  {
    name: 'Urban economics',
    within: 'Economics',
    near: 'Urban planning, Real estate',
    terms:
      'regional economics, housing economics, housing markets, spatial economics, gentrification economics, transport economics',
    phrases:
      'why rents are high, housing prices, why cities are expensive, economy of cities, affordable housing, rich and poor neighborhoods, moving to cities, rent control',
  },
  {
    name: 'Finance',
    within: 'Economics',
    near: 'Accounting, Mathematical finance',
    terms:
      'corporate finance, asset pricing, financial markets, investments, household finance, venture capital, private equity, stock market, sustainable finance, ESG, 金融, stock markets, portfolio management, stock returns, volatility, dividends, hedge funds, banks and lending, initial public offerings, market efficiency, bond markets, derivatives, financial literacy, insurance',
    phrases:
      'stock market, investing, banks and money, Wall Street, how companies get money, making money with money, shares, green investing, personal finance, saving money, how stock markets work, investing money, shares and bonds, investment decisions',
  },
  {
    name: 'Banking and financial institutions',
    within: 'Finance',
    near: 'Monetary economics, Financial technology',
    terms:
      'banking, bank regulation, credit risk, financial regulation, systemic risk, lending, financial crises, Islamic finance',
    phrases:
      'banks, why banks fail, loans and credit, financial crisis, rules for banks, credit cards, safe banks, lending money',
  },
  {
    name: 'Financial technology',
    within: 'Finance, Information systems',
    near: 'Blockchain, Computational finance',
    terms:
      'fintech, digital payments, mobile payments, crowdfunding, robo-advisors, cryptocurrency markets, open banking',
    phrases:
      'apps for money, paying with the phone, crypto investing, online banks, PayPal and Venmo, crowdfunding, investing apps, tech and finance',
  },
]
