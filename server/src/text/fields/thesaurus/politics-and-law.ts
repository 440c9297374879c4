import type { FieldEntry } from './entry.ts'

/** Politics, law, planning and regional studies. */
export const politicsAndLaw: readonly FieldEntry[] = [
  {
    name: 'Political science',
    within: '',
    near: 'Sociology, Economics, Law',
    terms:
      'comparative politics, government, politics, political behavior, democracy, authoritarianism, populism, political institutions, 政治学, democratization, elections systems, federalism, nationalism politics, European Union politics, European integration, diplomacy studies, peacekeeping, China politics, Russian politics, Middle East politics, Indian politics, Indonesian politics, post-Soviet politics, Arab Spring, Israeli-Palestinian conflict, military and society, state building, political corruption, governance reform, human security, migration policy, left and right parties, intelligence services, Ukraine conflict, Korea politics, Turkish politics, Catalonia, development aid, Arctic politics, maritime security, political elites, political trust, protest movements, Balkan politics, authoritarian regimes, legislatures, nationalism, state formation, political ideology, voters, coalition governments, regime change, political representation, colonial and postcolonial politics',
    phrases:
      'politics, democracy, dictators, how governments work, elections and parties, why democracies die, populism, power, politicians, parliament, decentralization, sanctions, constitutions, lobbying, citizenship, ideology, separatism, Taiwan, regionalism, governments, wars and peace, European Union, Russia and the West, the Middle East, United Nations, separatists, how power works, politics and governments',
  },
  {
    name: 'Elections and voting',
    within: 'Political science',
    near: 'Public opinion research, Algorithmic game theory',
    terms:
      'elections, voting behavior, electoral systems, campaigns, political parties, political participation, gerrymandering, voter turnout, vote choice, electoral behavior, political campaigns, party competition, campaign effects',
    phrases:
      'elections, why people vote, voting, political parties, young voters, election campaigns, fair elections, who wins elections, how to win an election, who votes for whom, why people choose a party, people who stay home on election day, what voters want',
  },
  {
    name: 'Public opinion research',
    within: 'Political science, Communication studies',
    near: 'Survey methodology, Social psychology',
    terms:
      'public opinion, political psychology, polarization, political communication, political attitudes, trust in government, partisanship',
    phrases:
      'what people think about politics, polarization, why people believe politicians, trust in government, left and right, opinions of people, political fights, divided society',
  },
  {
    name: 'American politics',
    within: 'Political science',
    near: 'American studies, Law',
    terms: 'US politics, Congress, presidency, American government, state and local politics, Supreme Court politics',
    phrases:
      'US president, Democrats and Republicans, American government, Congress, White House, US elections, politics in America, Supreme Court',
  },
  {
    name: 'International relations',
    within: 'Political science',
    near: 'Peace and conflict studies, International law',
    terms:
      'foreign policy, security studies, diplomacy, international security, global governance, geopolitics, United Nations, nuclear weapons policy, international organizations, 国际关系, regional integration, China foreign policy, Russian foreign policy',
    phrases:
      'relations between countries, war and peace, United Nations, world politics, China and USA, diplomats, nuclear weapons, NATO, spies, foreign countries politics, why countries fight, diplomacy and war, countries working together',
  },
  {
    name: 'Peace and conflict studies',
    within: 'Political science',
    near: 'International relations, Human rights',
    terms:
      'peace and conflict, conflict studies, civil war, peacebuilding, political violence, genocide studies, conflict resolution, peace education, transitional justice, military studies',
    phrases:
      'war, peace, why wars start, stopping wars, genocide, terror and violence, making peace, soldiers and civilians, child soldiers, ending wars, how peace is made, civil wars',
  },
  {
    name: 'Public policy',
    within: 'Political science',
    near: 'Economics, Public administration',
    terms:
      'policy analysis, policy evaluation, social policy, evidence-based policy, policymaking, welfare policy, 公共政策',
    phrases:
      'making laws that work, government programs, good policies, what should the government do, solving social problems with policy, think tanks, social programs, does a law help, better laws for people, what governments should do',
  },
  {
    name: 'Public administration',
    within: 'Political science, Management',
    near: 'Public policy, Nonprofit management',
    terms:
      'public management, local government, bureaucracy, e-government, civic technology policy, governance, civil service',
    phrases:
      'how governments are run, city government, bureaucracy, civil servants, digital government, mayors and cities, public services, paperwork of the state',
  },
  {
    name: 'Environmental policy',
    within: 'Public policy, Environmental science',
    near: 'Environmental economics, Environmental law',
    terms:
      'climate policy, environmental governance, environmental politics, sustainability policy, environmental justice, water policy, conservation policy, environmental law and policy, water governance, sustainable development policy, environmental regulation, ecological modernization, stakeholder participation in environmental decisions, natural resource governance, fisheries management policy',
    phrases:
      'politics of climate change, laws for nature, environmental justice, Paris agreement, governments and climate, who suffers from pollution, green politics, environmental rules, rules against pollution',
  },
  {
    name: 'Energy policy',
    within: 'Public policy',
    near: 'Renewable energy, Environmental economics',
    terms:
      'energy transition policy, energy justice, electricity regulation, energy security, just transition, nuclear policy',
    phrases:
      'politics of energy, ending coal, energy for everyone, who decides about power plants, energy prices and politics, oil and politics, fair energy transition, gas from other countries',
  },
  {
    name: 'Science policy',
    within: 'Public policy, Science and technology studies',
    near: 'Innovation management, Metascience',
    terms:
      'research policy, science diplomacy, science communication, public understanding of science, research funding',
    phrases:
      'how science is funded, explaining science to people, science and politics, trust in science, science in the news, popular science, research money, science museums',
  },
  {
    name: 'Metascience',
    within: 'Science and technology studies, Statistics',
    near: 'Library and information science',
    terms:
      'science of science, bibliometrics, scientometrics, reproducibility, peer review, open science, replication crisis, citation analysis, research integrity, scholarly publishing, open access, h-index, scientific collaboration, science mapping, retractions, research productivity, academic publishing, reproducible research, meta-analysis methods, statistical significance testing',
    phrases:
      'how science works, fake research, studies that cannot be repeated, counting citations, open science, fraud in science, how scientists publish, better science',
  },
  {
    name: 'Political theory',
    within: 'Political science, Philosophy',
    near: 'History of ideas',
    terms:
      'political philosophy, democratic theory, justice, liberalism, political thought, theories of power, constitutional theory',
    phrases:
      'what is justice, freedom, ideas of democracy, how should we live together, philosophy of politics, rights and freedom, equality as an idea, Marx and Rousseau',
  },
  {
    name: 'Development studies',
    within: 'Political science, Geography',
    near: 'Development economics, Global health',
    terms:
      'international development studies, humanitarian studies, humanitarian aid, global south, sustainable development goals, rural development studies, aid effectiveness, international aid, food security policy, land reform, participatory development',
    phrases:
      'developing countries, helping poor countries grow, humanitarian aid, UN goals, NGOs in Africa, aid workers, fair world, global south, third world',
  },
  {
    name: 'Law',
    within: '',
    near: 'Political science, Philosophy',
    terms:
      'legal studies, constitutional law, jurisprudence, legal theory, civil law, private law, comparative law, legal history, law and society, 法学, tort law, property law, administrative law, European law, intellectual property law, patents law, judicial review, legal education, Roman law, policing and law, constitutional courts, evidence in court, consumer protection law, investment law, property rights, rule of law, legal pluralism, legal profession, cybercrime law, money laundering, inheritance law, legal systems, court decisions, legal reform, intellectual property rights, dispute resolution, legal frameworks',
    phrases:
      'laws, becoming a lawyer, courts and judges, justice system, rights, constitution, lawyers, legal questions, law school, arbitration, jury, courts, judges, crime and punishment, prisons, contracts, copyright, rights of workers, death penalty, police, how laws work',
  },
  {
    name: 'International law',
    within: 'Law',
    near: 'International relations, Human rights',
    terms:
      'public international law, international criminal law, law of war, humanitarian law, trade law, law of the sea, European Union law',
    phrases:
      'laws between countries, war crimes, international court, laws of war, EU law, who owns the sea, world court, treaties, courts between countries',
  },
  {
    name: 'Human rights',
    within: 'Law, Political science',
    near: 'Peace and conflict studies, Migration studies',
    terms:
      'human rights law, civil liberties, refugee law, humanitarian law practice, children rights, anti-discrimination law, modern slavery, human trafficking',
    phrases:
      "human rights, rights of children, slavery today, freedom of speech, torture, rights of refugees, human trafficking, equal rights, protecting people's rights, torture and freedom",
  },
  {
    name: 'Criminal law',
    within: 'Law',
    near: 'Criminology, Forensic psychology',
    terms: 'criminal procedure, evidence law, sentencing, wrongful convictions, death penalty, police law',
    phrases:
      'crime and punishment, innocent people in prison, death penalty, courts and criminals, fair trials, punishment, murder trials, judges and prison',
  },
  {
    name: 'Business law',
    within: 'Law, Business',
    near: 'Industrial organization, Accounting',
    terms:
      'corporate law, contract law, competition law, tax law, bankruptcy law, securities regulation, labor law, consumer protection, law and economics',
    phrases:
      'laws for companies, contracts, company lawyers, consumer rights, taxes and law, workers rights, bankrupt companies, suing companies',
  },
  {
    name: 'Environmental law',
    within: 'Law, Environmental policy',
    near: 'Human rights',
    terms:
      'climate law, climate litigation, energy law, natural resources law, animal law, water law, rights of nature',
    phrases:
      'laws for the environment, suing for the climate, rights of nature, animal laws, pollution laws, climate lawsuits, protecting nature by law, energy laws',
  },
  {
    name: 'Technology law and policy',
    within: 'Law, Science and technology studies',
    near: 'Privacy, AI ethics and policy',
    terms:
      'technology law, intellectual property, technology policy, copyright, patent law, internet law, data protection law, platform regulation, cyber law, internet governance, space law',
    phrases:
      'laws for the internet, copyright, patents, AI and law, who owns AI art, data protection law, rules for Facebook, laws for new technology, space law',
  },
  {
    name: 'Health law and family law',
    within: 'Law',
    near: 'Health policy, Bioethics',
    terms:
      'medical law, health law, family law, reproductive rights law, mental health law, elder law, medical malpractice',
    phrases:
      'laws about medicine, abortion rights, divorce law, mistakes of doctors in court, custody of children, patient rights, law and families, end of life law',
  },
  {
    name: 'Urban planning',
    within: 'Architecture, Public policy',
    near: 'Transportation engineering, Urban sociology',
    terms:
      'city planning, smart cities, urban development, land use planning, urban design, housing policy, regional planning, walkability, urban sustainability, 城市规划, urban regeneration, urban sprawl, informal settlements, urban mobility, urban governance',
    phrases:
      'planning cities, cities of the future, smart cities, green cities, cities for bikes, better neighborhoods, parks in cities, affordable homes, cities without cars, better cities, parks and housing in a city, cities for people not cars, public space',
  },
  {
    name: 'Science and technology studies',
    within: 'Sociology, History',
    near: 'Philosophy of science, AI ethics and policy',
    terms:
      'STS, history of science, sociology of science, technology and society, history of technology, history of medicine, responsible innovation, surveillance studies',
    phrases:
      'technology and society, history of science, how inventions change the world, history of medicine, science and people, famous scientists, history of computers, technology changes life',
  },
  {
    name: 'Surveillance studies',
    within: 'Science and technology studies',
    near: 'Privacy, Criminology',
    terms:
      'surveillance, data justice, predictive policing, digital rights, facial recognition and society, biometric surveillance',
    phrases:
      'being watched, Big Brother, cameras everywhere, government spying, data power, surveillance, police and algorithms, social credit',
  },
  {
    name: 'American studies',
    within: 'History, Cultural studies',
    near: 'American politics, Ethnic studies',
    terms:
      'US history, American culture, Indigenous studies, Native American studies, Canadian studies, American literature and culture',
    phrases:
      'American history and culture, Native Americans, Indians of America, American dream, life in America, wild west, US culture, first nations',
  },
  {
    name: 'East Asian studies',
    within: 'Cultural studies, History',
    near: 'Asian languages and literatures',
    terms:
      'Chinese studies, Japanese studies, Korean studies, sinology, China studies, Asian history, East Asia politics, South Asian studies, Southeast Asian studies',
    phrases: 'China, Japan, Korea, K-pop and Korea, anime and Japan, Asian cultures, India, Chinese history, samurai',
  },
  {
    name: 'Middle Eastern studies',
    within: 'Cultural studies, History',
    near: 'Islamic studies',
    terms:
      'Near Eastern studies, Arab studies, Iranian studies, Israel studies, Turkish studies, Arabic language and culture',
    phrases:
      'Middle East, Arab world, Israel and Palestine, Iran, Turkey, Arabic culture, Syria, politics of the Middle East',
  },
  {
    name: 'African studies',
    within: 'Cultural studies, History',
    near: 'Development studies, Postcolonial studies',
    terms: 'African history, African politics, African literature, African diaspora studies, African cultures',
    phrases:
      'Africa, African history, cultures of Africa, African countries, colonial Africa, African art, life in Africa, Nigeria and Kenya',
  },
  {
    name: 'Latin American studies',
    within: 'Cultural studies, History',
    near: 'Romance languages and literatures',
    terms:
      'Latin America, Mexican studies, Brazilian studies, Caribbean studies, Latin American history, Latin American politics',
    phrases:
      'Latin America, South America, Mexico, Brazil, Maya and Aztec, Caribbean, Spanish speaking countries, Cuba',
  },
  {
    name: 'European studies',
    within: 'Cultural studies, History',
    near: 'Political science',
    terms:
      'European Union, Russian studies, Slavic studies, Eastern European studies, German studies, EU politics, British studies, post-Soviet studies',
    phrases: 'Europe, European Union, Russia, Eastern Europe, Brexit, Germany and France, Ukraine, Soviet Union',
  },
  {
    name: 'Economic sociology',
    within: 'Sociology, Economics',
    near: 'Political economy',
    terms: 'markets and society, consumption studies, financialization, social capital, sociology of markets',
    phrases:
      'money and society, why we consume, shopping and society, trust and markets, social networks and jobs, consumer culture, how markets work socially, luxury and status',
  },
  {
    name: 'Security and strategic studies',
    within: 'International relations',
    near: 'Military history, Computer security',
    terms:
      'defense studies, cyber warfare, intelligence studies, arms control, counterterrorism, military strategy, drone warfare',
    phrases:
      'cyber war, modern weapons, military strategy, spying and secret services, terror prevention, drone wars, defence of countries, nuclear bombs',
  },
]
