import type { FieldEntry } from './entry.ts'

/** Business and management. */
export const business: readonly FieldEntry[] = [
  {
    name: 'Accounting',
    within: 'Business',
    near: 'Finance, Law',
    terms:
      'auditing, financial reporting, taxation accounting, managerial accounting, accounting fraud, corporate disclosure, sustainability reporting, 会计, auditing quality, earnings management, IFRS, management accounting, tax avoidance, cost accounting, accounting education, public sector accounting, fraud detection in accounting, integrated reporting, internal control, intangible assets, accounting history, balance sheet, bankruptcy prediction, environmental accounting, accounting information systems, fair value, taxation of companies, audit committees, financial statements, accounting standards, audit quality, corporate taxation',
    phrases:
      "accounting, bookkeeping, numbers of companies, checking companies books, fraud in companies, tax reports, balance sheets, auditors, budgeting, disclosure, taxes of companies, cheating in accounts, company reports, costs in a company, bankrupt companies, budgets, checking the books, counting a company's money, checking the books of companies",
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
      'organizational behavior, strategic management, leadership studies, strategy, organization theory, organizational studies, corporate governance, leadership, project management, team management, 管理学, corporate strategy, competitive advantage, organizational change, organizational culture, organizational learning, knowledge sharing, dynamic capabilities of firms, startups and venture capital, small and medium enterprises, mergers and acquisitions, strategic alliances, leadership in organizations, public-private partnerships, business models, quality management systems, lean production management, performance management, intellectual capital, crisis management, management education, boards of directors, business excellence, industrial clusters, service innovation, management consulting, organizational identity, cooperatives management, knowledge workers, transformational leadership, dynamic capabilities, knowledge management, firm performance, business model innovation, lean management, public sector management, management theory, top managers, board of directors, sensemaking',
    phrases:
      'leading people, being a good boss, managing teams, company strategy, leadership, how organizations work, change in companies, running projects, women in leadership, outsourcing, franchising, how companies win, project teams, company rules, digital companies, companies that buy companies, women on boards, start-ups, how to be a good boss, leading a team, running a company well, teams in organizations',
  },
  {
    name: 'Entrepreneurship',
    within: 'Business',
    near: 'Innovation management, Finance',
    terms:
      'startups, venture creation, new ventures, entrepreneurial finance, family business, small business, entrepreneurial education, entrepreneurial intention, small businesses, women entrepreneurs',
    phrases:
      'startups, founding a company, becoming an entrepreneur, business ideas, Silicon Valley, small companies, family companies, self employed, from idea to business, starting my own company, new small businesses, young founders',
  },
  {
    name: 'Innovation management',
    within: 'Management',
    near: 'Science policy, Entrepreneurship',
    terms:
      'innovation studies, technology management, R&D management, open innovation, patents analysis, technology transfer, innovation policy, diffusion of innovations, technology adoption, technological innovation, innovation systems, research and development, university-industry collaboration, patents and innovation, creativity in organizations, technological change in firms, digital transformation of firms',
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
      'corporate social responsibility, CSR, corporate sustainability, green business, sustainable supply chains, greenwashing, sustainability management, environmental management systems, triple bottom line, social responsibility of firms',
    phrases:
      'green companies, sustainable companies, greenwashing, responsible business, companies and climate, fair trade, eco business, good companies, companies that do not harm nature',
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
      'consumer behavior, digital marketing, branding, consumer psychology, retail, marketing analytics, pricing research, social media marketing, influencer marketing, 市场营销, brand loyalty, customer satisfaction, service quality, online shopping, advertising effectiveness, luxury brands, word of mouth, relationship marketing, tourism marketing, green consumption, packaging and consumers, sales management, customer experience, destination image, hotels management, technology acceptance by customers, sharing economy, country of origin effect, loyalty programs, brand communities, neuromarketing, consumer research, brand management, customer relationship management, pricing strategy, consumer preferences, product placement, brand equity, green consumers, market orientation',
    phrases:
      'ads, selling products, brands, why people buy, social media marketing, shopping behavior, customers, how companies sell, product prices, retailing, shopping online, happy customers, prices in shops, luxury, hotels and guests, tricks of shops, why people choose one brand, what makes people spend money, how adverts work on us, selling things to people, why we like certain brands, tricks of supermarkets, what customers want, customer engagement',
  },
  {
    name: 'Advertising and public relations',
    within: 'Communication studies, Marketing',
    near: 'Journalism',
    terms:
      'advertising, public relations, strategic communication, corporate communication, crisis communication, brand communication',
    phrases:
      'advertising, commercials, TV commercials, image of companies, PR, communication of companies, slogans, how ads work on us, making adverts, campaigns for products, a good name for a company',
  },
  {
    name: 'Supply chain management',
    within: 'Management',
    near: 'Operations research, Industrial engineering',
    terms:
      'logistics, operations management, procurement, inventory management, warehousing, supply chain resilience, humanitarian logistics, last-mile delivery, 供应链管理, supply chain risk, supplier selection, reverse logistics, green supply chain, warehouse operations, buyer-supplier relationships, transport logistics',
    phrases:
      'delivery of goods, how products get to shops, logistics, Amazon delivery, warehouses, shipping containers, why shelves are empty, supply chains, transport of goods, how goods get to shops, ships and trucks full of goods, deliveries around the world',
  },
  {
    name: 'Information systems',
    within: 'Business, Computer science',
    near: 'Databases, Management',
    terms:
      'management information systems, MIS, digital transformation, IT management, enterprise systems, e-commerce, business process management, digital platforms, electronic commerce, IT strategy, 信息系统, IT adoption, enterprise resource planning, information technology management, cloud services adoption, online privacy behavior, data governance, IT outsourcing, data quality, geospatial data systems, mobile applications, e-learning systems, workflow systems, information architecture, technology acceptance model, ERP systems, IT governance, information systems adoption, IT investment, information technology in business, enterprise architecture',
    phrases:
      'computers in companies, IT in business, online shops, going digital, software for companies, digital business, e-commerce, how companies use technology, metadata, smart city, data of companies, hackers and companies, finding things on the web, fingerprints and faces as passwords, hidden messages, spam, the web that understands',
  },
  {
    name: 'Business analytics',
    within: 'Business, Data science',
    near: 'Operations research, Marketing',
    terms:
      'business intelligence, decision support systems, data-driven decision making, predictive analytics in business, customer analytics, people analytics, big data analytics in business, data-driven decisions, credit scoring, predictive analytics, data warehouses',
    phrases:
      'data for companies, using data in business, business data, better decisions with data, Excel and dashboards, customer data, analyzing sales, numbers for managers',
  },
  {
    name: 'Human resources',
    within: 'Management',
    near: 'Industrial and organizational psychology, Labor economics',
    terms:
      'human resource management, HRM, recruitment, talent management, diversity in organizations, employment relations, workplace diversity, training and development, employee turnover, labor relations, workforce diversity, gender in management, career success, job crafting',
    phrases:
      'hiring people, HR, finding good employees, job interviews, diversity at work, keeping employees, training workers, job applications, hiring the right people, keeping workers happy, employee performance, training and development of employees, leadership training',
  },
  {
    name: 'International business',
    within: 'Business',
    near: 'International economics, Cultural studies',
    terms:
      'multinational companies, cross-cultural management, emerging markets, global strategy, internationalization, multinational corporations, export performance, internationalization of firms',
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
      'hospitality management, tourism management, hotels, ecotourism, sustainable tourism, event management, overtourism, travel research, hospitality, tourist behavior, hotel management, travel behavior of tourists, heritage tourism, leisure and recreation',
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
