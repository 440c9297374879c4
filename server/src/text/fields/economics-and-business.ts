// Longer than 300 lines because it is a table: one entry of data for each field.
import type { FieldEntry } from './entry.ts'

/** Economics, finance, management and business. */
export const economicsAndBusiness: readonly FieldEntry[] = [
  {
    name: 'Economics',
    within: '',
    near: 'Political science, Statistics',
    terms: 'economic theory, economic research, econ, 经济学',
    phrases:
      'the economy, money and markets, how economies work, why prices rise, rich and poor countries, economy research, supply and demand, jobs and money',
  },
  {
    name: 'Microeconomics',
    within: 'Economics',
    near: 'Game theory, Industrial organization',
    terms: 'consumer theory, contract theory, information economics, price theory, decision theory, auction theory',
    phrases:
      'how prices are made, what people buy, decisions of companies, markets and competition, why things cost what they cost, choices of consumers, theory of markets, incentives',
  },
  {
    name: 'Macroeconomics',
    within: 'Economics',
    near: 'Monetary economics, International economics',
    terms:
      'economic growth, business cycles, price inflation, unemployment, international macroeconomics, recessions, fiscal policy, economic crises, 宏观经济学',
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
      'applied econometrics, panel data, microeconometrics, financial econometrics, policy evaluation methods, economic forecasting, 计量经济学',
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
      'psychology and money, why people buy stupid things, irrational decisions with money, how people spend and save, nudging people, experiments about fairness and money, emotions and money, why people gamble',
  },
  {
    name: 'Development economics',
    within: 'Economics',
    near: 'Development studies, Global health',
    terms:
      'international development, poverty, microfinance, poverty reduction, economic development, foreign aid, field experiments in development, education in developing countries',
    phrases:
      'helping poor countries, poverty, why some countries are poor, small loans for the poor, ending hunger, aid for Africa, fighting poverty, economy of developing countries',
  },
  {
    name: 'Labor economics',
    within: 'Economics',
    near: 'Sociology of work, Economics of education',
    terms:
      'labour economics, wages, inequality, employment, minimum wage, income inequality, gender wage gap, immigration economics, automation and jobs, gig economy',
    phrases:
      'jobs and wages, why women earn less, minimum wage, robots taking jobs, rich and poor gap, unfair pay, Uber drivers, immigration and jobs, unemployment of young people',
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
      'taxation, public finance, welfare economics, social insurance, pensions, tax policy, redistribution, government budgets',
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
      'resource economics, carbon pricing, climate economics, energy economics, emission trading, ecological economics, cost of pollution',
    phrases:
      'price of pollution, carbon tax, economy and climate, cost of climate change, green economy, price of oil and energy, money and nature, paying for CO2',
  },
  {
    name: 'Agricultural economics',
    within: 'Economics, Agricultural science',
    near: 'Development economics, Food studies',
    terms:
      'food economics, farm management, agribusiness, food prices, rural development, food systems economics, agricultural policy',
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
      'cost of health care, why medicine is so expensive, money and health, insurance costs, is a treatment worth it, paying for hospitals, prices of drugs, economics of doctors',
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
      'corporate finance, asset pricing, financial markets, investments, household finance, venture capital, private equity, stock market, sustainable finance, ESG, 金融',
    phrases:
      'stock market, investing, banks and money, Wall Street, how companies get money, making money with money, shares, green investing, personal finance, saving money',
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
  {
    name: 'Accounting',
    within: 'Business',
    near: 'Finance, Law',
    terms:
      'auditing, financial reporting, taxation accounting, managerial accounting, accounting fraud, corporate disclosure, sustainability reporting, 会计',
    phrases:
      'accounting, bookkeeping, numbers of companies, checking companies books, fraud in companies, tax reports, balance sheets, auditors',
  },
  {
    name: 'Business',
    within: '',
    near: 'Economics, Law',
    terms: 'business administration, commerce, business studies, business school, MBA, 商学',
    phrases:
      'running a company, business, starting a company, how companies work, making money, companies, entrepreneurs and managers, trade and commerce',
  },
  {
    name: 'Management',
    within: 'Business',
    near: 'Industrial and organizational psychology, Operations research',
    terms:
      'organizational behavior, strategic management, leadership studies, strategy, organization theory, organizational studies, corporate governance, leadership, project management, team management, 管理学',
    phrases:
      'leading people, being a good boss, managing teams, company strategy, leadership, how organizations work, change in companies, running projects, women in leadership',
  },
  {
    name: 'Entrepreneurship',
    within: 'Business',
    near: 'Innovation management, Finance',
    terms:
      'startups, venture creation, new ventures, entrepreneurial finance, family business, small business, entrepreneurial education',
    phrases:
      'startups, founding a company, becoming an entrepreneur, business ideas, Silicon Valley, small companies, family companies, self employed, from idea to business',
  },
  {
    name: 'Innovation management',
    within: 'Management',
    near: 'Science policy, Entrepreneurship',
    terms:
      'innovation studies, technology management, R&D management, open innovation, patents analysis, technology transfer, innovation policy, diffusion of innovations',
    phrases:
      'how new ideas become products, innovation, inventions in companies, creative companies, new technology in business, why some ideas succeed, research in companies, patents and business',
  },
  {
    name: 'Social entrepreneurship',
    within: 'Entrepreneurship',
    near: 'Nonprofit management, Sustainable business',
    terms: 'social enterprises, social innovation, impact investing, social business, cooperatives',
    phrases:
      'business that helps people, companies for good, social startups, making money and doing good, business against poverty, helping society with business, ethical companies, impact',
  },
  {
    name: 'Nonprofit management',
    within: 'Management, Public administration',
    near: 'Social work',
    terms:
      'philanthropy, NGOs, charities, voluntary sector, fundraising, volunteering research, civil society organizations',
    phrases:
      'charities, NGOs, volunteering, why people donate, helping organizations, collecting donations, non-profit work, giving money for good',
  },
  {
    name: 'Sustainable business',
    within: 'Business, Environmental science',
    near: 'Circular economy, Business ethics',
    terms:
      'corporate social responsibility, CSR, corporate sustainability, green business, sustainable supply chains, greenwashing',
    phrases:
      'green companies, sustainable companies, greenwashing, responsible business, companies and climate, fair trade, eco business, good companies',
  },
  {
    name: 'Business ethics',
    within: 'Business, Philosophy',
    near: 'Sustainable business, Law',
    terms: 'corporate ethics, ethical leadership, whistleblowing, stakeholder theory, corporate responsibility',
    phrases:
      'right and wrong in business, honest companies, lying managers, whistleblowers, moral of companies, fair business, ethical decisions at work, scandals of companies',
  },
  {
    name: 'Marketing',
    within: 'Business',
    near: 'Psychology, Advertising and public relations',
    terms:
      'consumer behavior, digital marketing, branding, consumer psychology, retail, marketing analytics, pricing research, social media marketing, influencer marketing, 市场营销',
    phrases:
      'ads, selling products, brands, why people buy, social media marketing, shopping behavior, customers, how companies sell, product prices',
  },
  {
    name: 'Advertising and public relations',
    within: 'Communication studies, Marketing',
    near: 'Journalism',
    terms:
      'advertising, public relations, strategic communication, corporate communication, crisis communication, brand communication',
    phrases:
      'advertising, commercials, TV commercials, image of companies, PR, communication of companies, slogans, how ads work on us',
  },
  {
    name: 'Supply chain management',
    within: 'Management',
    near: 'Operations research, Industrial engineering',
    terms:
      'logistics, operations management, procurement, inventory management, warehousing, supply chain resilience, humanitarian logistics, last-mile delivery, 供应链管理',
    phrases:
      'delivery of goods, how products get to shops, logistics, Amazon delivery, warehouses, shipping containers, why shelves are empty, supply chains, transport of goods',
  },
  {
    name: 'Information systems',
    within: 'Business, Computer science',
    near: 'Databases, Management',
    terms:
      'management information systems, MIS, digital transformation, IT management, enterprise systems, e-commerce, business process management, digital platforms, electronic commerce, IT strategy, 信息系统',
    phrases:
      'computers in companies, IT in business, online shops, going digital, software for companies, digital business, e-commerce, how companies use technology',
  },
  {
    name: 'Business analytics',
    within: 'Business, Data science',
    near: 'Operations research, Marketing',
    terms:
      'business intelligence, decision support systems, data-driven decision making, predictive analytics in business, customer analytics, people analytics',
    phrases:
      'data for companies, using data in business, business data, better decisions with data, Excel and dashboards, customer data, analyzing sales, numbers for managers',
  },
  {
    name: 'Human resources',
    within: 'Management',
    near: 'Industrial and organizational psychology, Labor economics',
    terms:
      'human resource management, HRM, recruitment, talent management, diversity in organizations, employment relations, workplace diversity, training and development',
    phrases:
      'hiring people, HR, finding good employees, job interviews, diversity at work, keeping employees, training workers, job applications',
  },
  {
    name: 'International business',
    within: 'Business',
    near: 'International economics, Cultural studies',
    terms:
      'multinational companies, cross-cultural management, emerging markets, global strategy, internationalization',
    phrases:
      'companies in many countries, business in other cultures, doing business in China, global companies, working with other cultures, selling abroad, international companies, world business',
  },
  {
    name: 'Real estate',
    within: 'Business',
    near: 'Urban economics, Construction management',
    terms: 'housing, property markets, real estate finance, land development, mortgages',
    phrases:
      'houses and apartments market, buying houses, property, mortgages, land prices, real estate investing, housing companies, landlords',
  },
  {
    name: 'Tourism',
    within: 'Business, Geography',
    near: 'Cultural heritage studies',
    terms:
      'hospitality management, tourism management, hotels, ecotourism, sustainable tourism, event management, overtourism, travel research',
    phrases:
      'travel, tourists, hotels, holidays, too many tourists, eco travel, restaurants and hotels, events, tourism',
  },
  {
    name: 'Sports management',
    within: 'Business',
    near: 'Sports analytics, Sociology of sport',
    terms: 'sport business, sports economics, sports marketing, sport policy, esports business, olympics management',
    phrases:
      'business of sports, football clubs money, sports industry, managing athletes, Olympic games business, sports marketing, club management, stadiums and fans',
  },
]
