import type { FieldEntry } from './entry.ts'

/** Education, languages, communication. */
export const educationAndLanguages: readonly FieldEntry[] = [
  {
    name: 'Education research',
    within: '',
    near: 'Psychology, Sociology',
    terms:
      "education, educational research, teacher education, curriculum development, pedagogy, curriculum and instruction, teaching and learning, classroom research, teacher professional development, 教育学, language teaching, English as a foreign language, vocational education, school leadership, university students, student assessment, game-based learning, moral education, history education, music teaching, early childhood teaching, education policy reforms, rural schools, international students, academic integrity, problem-based learning, classroom interaction, teacher beliefs, education and inequality, literacy instruction, adult learning, STEM teaching, entrepreneurship education, service learning, MOOC, citizenship education, class size, competence-based education, university governance, internationalization of universities, student dropout, academic achievement, school violence prevention, student mobility, educational philosophy, teacher training in Latin America, sex education, educational reform, teachers' professional development, education systems, school improvement, inclusive classrooms, physical education teaching",
    phrases:
      'teaching, schools, becoming a teacher, better schools, how to teach, education, learning in class, school research, good teachers, curriculum, plagiarism, homework, textbooks, mentoring, tutoring, teachers, learning English, lessons, students at university, learning online, good teaching, math lessons, copying in exams, school for everybody, how kids learn best, what makes a good teacher, classroom practice, teaching methods, student learning outcomes',
  },
  {
    name: 'Educational psychology',
    within: 'Education research, Psychology',
    near: 'Learning sciences, School psychology',
    terms:
      'motivation in learning, self-regulated learning, achievement motivation, student engagement, study strategies, metacognition, learning and instruction, learning strategies, self-efficacy of students, teacher burnout, student motivation',
    phrases:
      'how students learn, motivation at school, how to study better, why students give up, learning techniques, exam stress, bored students, learning and memory at school, why pupils lose motivation, how memory works in class',
  },
  {
    name: 'Learning sciences',
    within: 'Education research',
    near: 'Educational psychology, Educational technology',
    terms:
      'collaborative learning in classrooms, inquiry learning, design-based research, cognition and instruction, learning environments, informal learning, knowledge building',
    phrases:
      'science of learning, learning by doing, learning in museums, how people learn together, group work in class, learning outside school, discovery learning, how learning works',
  },
  {
    name: 'Higher education',
    within: 'Education research',
    near: 'Educational policy, Sociology',
    terms:
      'college access, university teaching, student success, doctoral education, first-generation students, academic careers, college students, universities research, community colleges',
    phrases:
      'universities, college students, getting into college, first in the family at college, student life, how universities work, dropping out of college, PhD students life, life at university, why students drop out, who gets into university',
  },
  {
    name: 'STEM education',
    within: 'Education research',
    near: 'Computing education, Engineering education',
    terms:
      'science education, mathematics education, math education, chemistry education, biology education, women in STEM, diversity in STEM, science teaching',
    phrases:
      'teaching math, teaching science, why kids hate math, science lessons, girls in science, math anxiety, fun science for kids, better math teaching, getting girls into science, better science lessons, teaching math well',
  },
  {
    name: 'Special education',
    within: 'Education research',
    near: 'Autism and developmental disorders, Disability studies',
    terms:
      'inclusive education, learning disabilities, gifted education, dyslexia intervention, behavior intervention, deaf education, applied behavior analysis',
    phrases:
      'teaching disabled children, children with learning problems, inclusion at school, gifted kids, dyslexia, schools for deaf children, helping slow learners, special needs, kids with learning problems',
  },
  {
    name: 'Early childhood education',
    within: 'Education research',
    near: 'Developmental psychology, Family studies',
    terms:
      'preschool, kindergarten, early learning, play-based learning, early literacy, childcare quality, early intervention, toddlers learning',
    phrases:
      'kindergarten, preschool, playing and learning, little kids, learning to read, day care, toddlers, children before school, how little kids learn by playing',
  },
  {
    name: 'Literacy education',
    within: 'Education research',
    near: 'Psycholinguistics, Rhetoric and composition',
    terms:
      'reading instruction, writing instruction, literacy studies, adolescent literacy, reading comprehension teaching, media literacy education, children literature education',
    phrases:
      'teaching reading and writing, kids who cannot read, reading at school, adult reading problems, writing skills, loving books, reading help, spelling',
  },
  {
    name: 'Language education',
    within: 'Education research, Linguistics',
    near: 'Language acquisition',
    terms:
      'TESOL, applied linguistics, foreign language teaching, English as a second language, ESL, bilingual education, language assessment, language teaching methods',
    phrases:
      'teaching English, learning foreign languages, language classes, English for foreigners, best way to learn a language, language teachers, Duolingo, speaking a foreign language, learning English better, teaching foreign languages',
  },
  {
    name: 'Educational policy',
    within: 'Education research, Public policy',
    near: 'Economics of education, Sociology',
    terms:
      'education policy, educational leadership, school reform, school administration, educational equity, charter schools, comparative education, international education, urban education, school finance',
    phrases:
      'school politics, unequal schools, school reforms, principals, schools in other countries, fair education, private or public schools, schools in poor areas, education system, rules for schools, how schools get money, school laws',
  },
  {
    name: 'Educational assessment',
    within: 'Education research',
    near: 'Psychometrics',
    terms:
      'standardized testing, formative assessment, grading, program evaluation, large-scale assessment, test validity, learning outcomes measurement',
    phrases: 'exams, grades, tests in school, are grades fair, PISA test, SAT, measuring learning, better exams',
  },
  {
    name: 'Online learning',
    within: 'Educational technology',
    near: 'Higher education',
    terms:
      'e-learning, distance education, online education, blended learning, MOOCs, remote teaching, flipped classroom',
    phrases:
      'online courses, learning from home, online school, Zoom lessons, YouTube learning, distance learning, video lectures, Coursera',
  },
  {
    name: 'Adult and vocational education',
    within: 'Education research',
    near: 'Human resources',
    terms:
      'vocational training, lifelong learning of adults, workplace learning, adult education, apprenticeships, career and technical education, continuing education',
    phrases:
      'learning a trade, job training, adults learning, apprenticeship, learning at work, changing careers, evening classes, skills for jobs',
  },
  {
    name: 'Arts and physical education',
    within: 'Education research',
    near: 'Visual arts, Music, Kinesiology',
    terms:
      'art education, music education, physical education, drama education, outdoor education, museum education, health education, environmental education, civic education',
    phrases:
      'teaching art, music lessons, sports at school, drama class, outdoor learning, teaching kids about nature, school orchestra, PE lessons',
  },
  {
    name: 'Multicultural education',
    within: 'Education research',
    near: 'Ethnic studies, Migration studies',
    terms:
      'culturally responsive teaching, social justice education, Indigenous education, immigrant students, critical pedagogy, intercultural education, diversity in schools',
    phrases:
      'diverse classrooms, teaching immigrant children, racism at school, different cultures in class, fair teaching, education for minorities, refugees at school, culture in the classroom',
  },
  {
    name: 'Linguistics',
    within: '',
    near: 'Natural language processing, Anthropology',
    terms:
      'language science, theoretical linguistics, morphology, typology, corpus linguistics, pragmatics, 语言学, semantics and pragmatics, lexicography, lexicology, cognitive linguistics, metaphor in language, typology of languages, English language, Romance languages, Arabic language, Chinese language, African languages, indigenous languages, Spanish linguistics, French linguistics, German linguistics, Finno-Ugric languages, Turkic languages, onomastics, place names, phraseology, stylistics, loanwords, verbs and tense, creoles, spelling systems, stylistic analysis, neologisms, language and identity, Basque language, Baltic languages, grammatical structure, lexicon, discourse markers, pragmatics of language, verbs and nouns, linguistic typology, Bantu languages, Slavic linguistics, Romance linguistics, idioms and phraseology, proper names, grammaticalization',
    phrases:
      "languages, how languages work, language science, grammar, where words come from, studying languages, structure of language, human language, idioms, interpreting, politeness, terminology, languages that die, dialects, slang, how languages change, dictionaries, names of places, two languages at home, translating, why languages differ, grammar of the world's languages",
  },
  {
    name: 'Syntax and semantics',
    within: 'Linguistics',
    near: 'Philosophy of language, Logic in computer science',
    terms:
      'syntax, semantics, generative grammar, formal semantics, word meaning, sentence structure, lexical semantics, morphosyntax',
    phrases:
      'grammar of sentences, meaning of words, how sentences are built, word order, rules of grammar, meaning in language, Chomsky, how words get meaning',
  },
  {
    name: 'Phonetics',
    within: 'Linguistics',
    near: 'Speech recognition, Speech and hearing science',
    terms:
      'phonology, speech sounds, prosody, intonation, tone languages, laboratory phonology, articulatory phonetics, accents research',
    phrases:
      'sounds of language, accents, pronunciation, how we make sounds when speaking, foreign accents, tones in Chinese, melody of speech, voices, sounds of speech, why people have accents',
  },
  {
    name: 'Sociolinguistics',
    within: 'Linguistics',
    near: 'Sociology, Linguistic anthropology',
    terms:
      'language variation, dialects, dialectology, language policy, language attitudes, discourse analysis, language contact, code-switching, conversation analysis, youth language',
    phrases:
      'dialects, slang, how people speak in different places, language and society, youth language, who speaks how, mixing languages in talk, women and men talk differently, accents and dialects, how young people talk',
  },
  {
    name: 'Historical linguistics',
    within: 'Linguistics',
    near: 'Classics, Archaeology',
    terms:
      'language change, language documentation, endangered languages, etymology, Indo-European studies, language evolution, ancient languages, writing systems, decipherment',
    phrases:
      'history of languages, dying languages, where languages come from, old languages, saving languages, hieroglyphs, old scripts, language families, word origins, where words come from, old languages and their families',
  },
  {
    name: 'Sign languages',
    within: 'Linguistics',
    near: 'Disability studies, Accessibility',
    terms: 'sign language linguistics, American Sign Language, ASL, gesture studies, deaf communication',
    phrases:
      'sign language, languages of deaf people, talking with hands, gestures, ASL, body language, speaking with the hands, deaf communication',
  },
  {
    name: 'Translation studies',
    within: 'Linguistics, Literature',
    near: 'Machine translation',
    terms:
      'interpreting studies, literary translation, translation theory, localization of texts, audiovisual translation, subtitling, translators',
    phrases:
      'translating books, interpreters, translator, subtitles for films, translating poems, translation, how translators work, meaning lost in translation',
  },
  {
    name: 'Communication studies',
    within: '',
    near: 'Sociology, Media studies',
    terms:
      'communication, media and communication, mass communication, interpersonal communication, health communication research, media effects, intercultural communication, 传播学, mass media, social media and public opinion, framing, media audiences, communication theory',
    phrases:
      'how people communicate, media, talking to each other, effects of media, communication, TV and society, messages and people, conversations, how people talk to each other, speeches that convince, public discourse',
  },
  {
    name: 'Journalism',
    within: 'Communication studies',
    near: 'Misinformation, Political science',
    terms:
      'investigative reporting, news media, data journalism, science journalism, media literacy, press freedom, local news, photojournalism, news audiences',
    phrases:
      'news, reporters, newspapers, being a journalist, TV news, free press, investigating scandals, future of newspapers, writing articles, newspapers and reporters, how news is made',
  },
  {
    name: 'Misinformation',
    within: 'Communication studies, Social media analysis',
    near: 'Journalism, Social psychology',
    terms:
      'fake news, disinformation, fact-checking, conspiracy theories, propaganda, information integrity, rumor detection, media manipulation, fake news detection, misinformation detection, fact checking, claim verification, rumour detection, claim detection, disinformation detection, propaganda detection, automated fact-checking, multimodal misinformation, fact-checked claims, fake news spread, misinformation spread, evidence retrieval for claims, health misinformation, satire detection',
    phrases:
      'fake news, lies on the internet, conspiracy theories, propaganda, checking facts, why people believe lies, false information, detecting fake news, computers that find lies, AI that checks if news is true, programs that check claims, finding out if a message is true, warning people about false news, fake stories on WhatsApp and Facebook, lies that spread online, checking what politicians say by computer, stopping rumors online, false information about vaccines, an app that tells if news is real, telling true from false news',
  },
  {
    name: 'Media studies',
    within: 'Communication studies',
    near: 'Film studies, Cultural studies',
    terms:
      'digital media, new media, television studies, media industries, media history, platform studies, podcasts and radio, media theory, media representation, television studies of audiences',
    phrases:
      'TV series, Netflix and culture, YouTube, podcasts, media history, streaming, how media changes us, radio, influencer culture, how TV changes how we think, who is shown on television, clichés in the news, women and minorities in the media',
  },
  {
    name: 'Rhetoric and composition',
    within: 'Communication studies, Literature',
    near: 'Literacy education',
    terms:
      'rhetoric, writing studies, argumentation, technical communication, public speaking, academic writing, speech communication, professional writing',
    phrases:
      'good speeches, public speaking, how to convince people, writing essays, debate, speaking well, arguments, technical writing, politicians speeches',
  },
  {
    name: 'Library and information science',
    within: 'Communication studies',
    near: 'Information retrieval, Digital humanities',
    terms:
      'archives, digital libraries, information behavior, archival studies, data curation, information literacy, knowledge organization, records management, librarianship, digital preservation, archives management, academic libraries, cataloging',
    phrases:
      'libraries, archives, how people search for information, old documents storage, digital libraries, librarians, organizing books, keeping digital data forever',
  },
]
