import type { FieldEntry } from './entry.ts'

/** Society and cultures. */
export const sociologyAndCultures: readonly FieldEntry[] = [
  {
    name: 'Sociology',
    within: '',
    near: 'Anthropology, Political science, Psychology',
    terms:
      'social theory, social research, social science, social sciences, 社会学, social class, poverty and welfare, welfare state, volunteering and charity, youth studies, aging societies, housing and homelessness, social exclusion of groups, race and racism, identity politics, intimate partner violence, sex work, Bourdieu, Weber and Durkheim, everyday life, cultural consumption, media and society, risk society, social networks and support, trust in society, refugees and integration, indigenous peoples, globalization and culture, social change, qualitative research methods, ethnographic research, action research, populism and society, life course, work and precarity, labor unions, body and society, food and society, sociology of health, music and society, third sector, nationalism and identity, secular society, sociology of knowledge, disasters and society, Roma people, consumption and lifestyle, identity and belonging, sociological theory, elites, cultural sociology, public sphere, youth cultures',
    phrases:
      'society, how society works, people in groups, social problems, why society changes, living together, studying society, social science, masculinity, modernity, ethnicity, motherhood, fatherhood, multiculturalism, nomads, caste, racism, rich and poor, women and men, violence at home, refugees, families today, old people in society, being gay in society, volunteers, trade unions, groups and classes, social structure, social networks in society, well-being and society',
  },
  {
    name: 'Social inequality',
    within: 'Sociology',
    near: 'Labor economics, Ethnic studies',
    terms:
      'social stratification, social mobility, class, poverty research, wealth inequality, segregation, social exclusion, homelessness',
    phrases:
      'rich and poor people, unfair society, social classes, homeless people, poverty in cities, who gets ahead, born poor, equal chances, privilege, rich and poor, why some have more',
  },
  {
    name: 'Urban sociology',
    within: 'Sociology',
    near: 'Urban planning, Human geography',
    terms:
      'urban studies, urban policy, neighborhoods research, gentrification, urban inequality, community studies, rural sociology',
    phrases:
      'life in cities, neighborhoods, gentrification, people in big cities, villages and cities, city life, poor neighborhoods, why neighborhoods change',
  },
  {
    name: 'Family studies',
    within: 'Sociology',
    near: 'Developmental psychology, Demography',
    terms:
      'family sociology, marriage and divorce, fertility decline, childcare, family policy, intergenerational relations, life course research, adoption',
    phrases:
      'families, marriage and divorce, single parents, why people have fewer children, grandparents and families, dating, modern families, parents and work, families and divorce, parents and children',
  },
  {
    name: 'Sociology of work',
    within: 'Sociology',
    near: 'Labor economics, Management',
    terms:
      'labor studies, precarious work, trade unions, occupations, future of work, gig work, labor movements, professions research',
    phrases:
      'working life, future of work, unions, bad jobs, working from home and society, delivery riders, strikes, jobs and machines',
  },
  {
    name: 'Sociology of religion',
    within: 'Sociology',
    near: 'Religious studies',
    terms:
      'secularization, religious communities, new religious movements, religion and politics, spirituality research',
    phrases:
      'religion and society, why people leave church, cults and sects, religion and politics, religious groups, faith in modern life, believers, spiritual people',
  },
  {
    name: 'Sociology of sport',
    within: 'Sociology',
    near: 'Sports management',
    terms: 'sport and society, fan culture, gender in sport, sport for development, leisure studies',
    phrases:
      'sports and society, football fans, women in sports, racism in football, hooligans, why we love sports, free time, sports for poor kids',
  },
  {
    name: 'Social movements',
    within: 'Sociology, Political science',
    near: 'Peace and conflict studies, Communication studies',
    terms: 'protest, activism, civil society, collective action, revolutions, climate activism, civil rights movement',
    phrases:
      'protests, activism, revolutions, demonstrations, Black Lives Matter, climate protests, how people change the world, strikes and protest, activists, how people change the world together',
  },
  {
    name: 'Demography',
    within: 'Sociology, Statistics',
    near: 'Public health, Human geography',
    terms:
      'population studies, population aging, birth rates, mortality, population projections, urbanization, household dynamics, census data, family formation, cohabitation',
    phrases:
      'population growth, how many people on Earth, fewer babies, aging society, how long people live, population of countries, census numbers, too many people, how many people live where, why fewer babies are born',
  },
  {
    name: 'Migration studies',
    within: 'Sociology, Political science',
    near: 'Human geography, Demography',
    terms:
      'migration, immigration, refugees, asylum, diaspora, integration of immigrants, borders, transnationalism, forced migration, xenophobia, immigrant communities, diaspora studies, migrant families, second generation, transnational families, immigrant integration, anthropology of migration',
    phrases:
      "refugees, immigrants, why people leave their country, integration, borders and walls, living in a foreign country, asylum, people fleeing war, immigrant children, people who leave their home country, families that move to another country, how refugees live, starting again in a foreign country, children of immigrants, keeping your culture in a new land, being foreign, life of migrants, fitting in after moving abroad, why people leave home, newcomers in a country, people between two cultures, my parents came from another country, how newcomers live, what happens to migrants' children",
  },
  {
    name: 'Gender studies',
    within: 'Sociology',
    near: 'Literature, Psychology',
    terms:
      "women's studies, feminist theory, queer studies, gender and sexuality, sexuality studies, LGBTQ studies, masculinity studies, transgender studies, feminism, gender equality, sexuality, queer theory, gender inequality, women's rights, women's history, intersectionality, gender-based violence, reproductive rights, women in the workplace",
    phrases:
      'feminism, women rights, gender equality, LGBT, men and women roles, sexism, trans people, gay rights, why girls are treated differently, gender roles, women and men, being a woman in society, transgender people',
  },
  {
    name: 'Ethnic studies',
    within: 'Sociology',
    near: 'Postcolonial studies, American studies',
    terms:
      'race and ethnicity, African American studies, Asian American studies, Latino studies, Chicano studies, critical race theory, racism, anti-racism, whiteness studies, minorities',
    phrases:
      'racism, Black history, minorities, race, discrimination of minorities, Asian Americans, identity and race, Latinos in America, being black, being Black in America, Asian American life',
  },
  {
    name: 'Disability studies',
    within: 'Sociology',
    near: 'Accessibility, Special education',
    terms: 'disability rights, deaf studies, inclusion, disability and society, ableism, mad studies',
    phrases:
      'people with disabilities in society, rights of disabled people, deaf culture, inclusion, living with a wheelchair, treating disabled people fairly, blind people in society, disability',
  },
  {
    name: 'Social work',
    within: 'Sociology',
    near: 'Clinical psychology, Family studies',
    terms:
      'social welfare, child welfare, child protection, foster care, youth work, domestic violence, gerontological social work, community development, 社会工作, elder care',
    phrases:
      'helping people in need, children without parents, violence at home, social workers, helping families, street children, abused children, community work, youth at risk, helping families in trouble, social services',
  },
  {
    name: 'Criminology',
    within: 'Sociology, Law',
    near: 'Forensic psychology, Public policy',
    terms:
      'criminal justice, policing, crime prevention, prisons, juvenile justice, victimology, organized crime, gun violence, terrorism studies, recidivism, punishment and prisons, police interrogation, drug policy, hate crime, victims of crime, gun control, juvenile delinquency, sexual offenders, victimization, drug markets, incarceration, homicide',
    phrases:
      'crime, why people become criminals, police, prisons, gangs, terrorism, gun violence, mafia, stopping crime, life in prison, why people commit crimes, prisons and gangs',
  },
  {
    name: 'Forensic science',
    within: 'Chemistry, Criminology',
    near: 'Biological anthropology, Pathology',
    terms:
      'forensics, forensic chemistry, forensic DNA, crime scene investigation, ballistics, fingerprints analysis, forensic toxicology',
    phrases:
      'CSI, crime scenes, solving crimes with science, DNA at crime scenes, fingerprints, evidence, detectives science, murder investigation',
  },
  {
    name: 'Anthropology',
    within: '',
    near: 'Sociology, Archaeology',
    terms:
      'cultural anthropology, ethnography, social anthropology, kinship, fieldwork, 人类学, ritual and belief, material culture, colonial encounters, Amazonian societies, Pacific Islands, Aboriginal Australia, witchcraft, gift exchange, indigenous knowledge, ethnographic fieldwork',
    phrases:
      'cultures of the world, how other people live, tribes, customs and rituals, studying cultures, living with people to study them, human cultures, traditions, living with other cultures, customs of other peoples, spending time with people to understand them, village life',
  },
  {
    name: 'Medical anthropology',
    within: 'Anthropology',
    near: 'Global health, Traditional and integrative medicine',
    terms:
      'anthropology of health, illness and culture, healing practices, global health ethnography, bodies and culture',
    phrases:
      'health in other cultures, how cultures see illness, healers, culture and medicine, birth in different cultures, beliefs about disease, shamans, medicine and traditions, healers and culture',
  },
  {
    name: 'Biological anthropology',
    within: 'Anthropology, Evolutionary biology',
    near: 'Paleontology, Forensic science',
    terms:
      'human evolution, paleoanthropology, primatology, physical anthropology, Neanderthals, bioarchaeology, human origins, ancient DNA',
    phrases:
      'human evolution, Neanderthals, where humans come from, first humans, apes, old human bones, ancestors, ancient DNA, stone age people',
  },
  {
    name: 'Linguistic anthropology',
    within: 'Anthropology, Linguistics',
    near: 'Sociolinguistics',
    terms: 'language and culture, language ideologies, endangered languages communities, discourse and identity',
    phrases:
      'language and culture, how language shapes identity, languages of small peoples, how people talk in different cultures, words and culture, language and power, talking and rituals, slang and identity',
  },
  {
    name: 'Digital anthropology',
    within: 'Anthropology',
    near: 'Online communities research, Science and technology studies',
    terms:
      'anthropology of technology, digital ethnography, internet studies, digital culture, virtual worlds ethnography',
    phrases:
      'internet culture, how technology changes cultures, memes, digital life, life online, culture of gamers, phones and culture, online identities',
  },
  {
    name: 'Archaeology',
    within: 'Anthropology, History',
    near: 'Classics, Biological anthropology',
    terms:
      'archeology, archaeological science, zooarchaeology, landscape archaeology, maritime archaeology, prehistoric archaeology, Egyptology, excavation, 考古学, Neolithic, Paleolithic, Bronze Age, Iron Age, stone tools, lithic technology, rock art, ceramics and pottery in archaeology, ancient Egypt, Mesopotamia, ancient Near East, cuneiform, Maya civilization, Aztec, Mesoamerican archaeology, Roman archaeology, Greek archaeology, archaeobotany, radiocarbon dating, archaeometry, hunter-gatherers, ancient DNA in archaeology, historic landscapes, archaeological survey, mortuary practices, megaliths, numismatics, Etruscans, Andean archaeology, historical archaeology, obsidian, settlement archaeology, Sumerian, Assyrian, Hittites, archaeological sites, archaeological evidence, prehistoric settlements, ancient pottery, burial practices, Mesoamerica, ancient trade, radiocarbon dates, hominins, ancient settlements, material culture of antiquity',
    phrases:
      'digging up the past, ancient ruins, old cities under ground, pyramids, Egypt, treasure and excavation, mummies, Stone Age, Roman ruins, shipwrecks, burials, Inca, fortifications, coins, inscriptions, digging up old cities, old bones and tools, cave paintings, Maya and Aztecs, old coins, sunken ships, ancient graves and pots',
  },
  {
    name: 'Cultural heritage studies',
    within: 'Archaeology, Museum studies',
    near: 'Tourism, Materials characterization',
    terms:
      'heritage conservation, heritage preservation, conservation science, art conservation, monuments, intangible heritage, digital heritage, repatriation, cultural heritage preservation, restoration of monuments, historic buildings, heritage sites, UNESCO World Heritage',
    phrases:
      'saving old buildings, protecting monuments, restoring paintings, old traditions, returning stolen art, world heritage, preserving culture, rebuilding Notre Dame, saving old temples, protecting traditions and monuments',
  },
]
