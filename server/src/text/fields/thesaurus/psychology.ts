import type { FieldEntry } from './entry.ts'

/** Psychology. */
export const psychology: readonly FieldEntry[] = [
  {
    name: 'Psychology',
    within: '',
    near: 'Neuroscience, Sociology',
    terms: 'psychological science, experimental psychology, 心理学',
    phrases:
      'the human mind, why people do what they do, human behavior, psych, how people think and feel, understanding people, mind and behavior, minds, how the mind works, why people behave as they do, feelings and thoughts',
  },
  {
    name: 'Cognitive psychology',
    within: 'Psychology',
    near: 'Cognitive neuroscience, Artificial intelligence',
    terms:
      'cognitive science, human cognition, memory, attention, reasoning, thinking, mental representation, human learning, problem solving, working memory, executive function, 认知科学, working memory capacity, attention and distraction, visual search, eyewitness memory, false memory, autobiographical memory, heuristics and biases, problem solving psychology, creativity psychology, numerical cognition, mathematical cognition, reading processes, bilingualism cognition, mental imagery, perception of faces, color perception, cognitive load, intelligence testing, implicit learning, embodied cognition, cognitive aging, time estimation, spatial cognition, causal learning, associative learning, dual-task performance, mind wandering, mental rotation, hypnosis, attention and memory, cognitive control, decision making under uncertainty, visual attention, recall and recognition, judgment and heuristics, creativity and cognition, reading and word recognition, categorization',
    phrases:
      'how we think, memory, attention, why we forget, how people solve problems, how we learn and remember, concentration, thinking and reasoning, intelligence, multitasking, illusion, intuition, dreaming, how we remember, optical illusions, thinking fast, creativity, false memories, IQ tests, daydreaming, how we remember and pay attention, how people think, human reasoning',
  },
  {
    name: 'Visual perception',
    within: 'Cognitive psychology',
    near: 'Visual neuroscience, Computer vision',
    terms:
      'perception, psychophysics, attention and perception, face perception, multisensory perception, optical illusions, perceptual learning',
    phrases:
      'how we perceive the world, optical illusions, how senses work together, why we see things that are not there, seeing and noticing, the five senses, what the eye tricks us into, touch and smell',
  },
  {
    name: 'Developmental psychology',
    within: 'Psychology',
    near: 'Early childhood education, Pediatrics',
    terms:
      'child development, infant cognition, adolescent development, parenting, cognitive development, attachment, lifespan development, autism development, moral development, 发展心理学, parent-child relationships, attachment in infancy, temperament in children, theory of mind, parenting styles, peer relationships, academic motivation, self-efficacy, school bullying, play in childhood, gifted children, identity development, emotional intelligence, test anxiety, achievement goals, aging and lifespan development, sibling relationships, divorce and children, language delay, executive functions in children, attachment theory, emotional development, school readiness, youth development, giftedness, intelligence and achievement',
    phrases:
      'how children grow up, baby minds, child psychology, how babies learn, teenagers, parents and children, children and screens, raising kids, what babies understand, handwriting, how children think, why pupils learn, babies learn, brothers and sisters, how pupils stay motivated, raising children',
  },
  {
    name: 'Autism and developmental disorders',
    within: 'Developmental psychology, Psychiatry',
    near: 'Special education, Genetics',
    terms:
      'autism, autism spectrum disorder, ADHD, developmental disabilities, Down syndrome, intellectual disability, neurodiversity, dyslexia',
    phrases:
      'autism, ADHD, children who are different, kids who cannot sit still, helping autistic children, Down syndrome, neurodivergent people, learning problems in kids, autistic children',
  },
  {
    name: 'Social psychology',
    within: 'Psychology',
    near: 'Sociology, Behavioral economics',
    terms:
      'prejudice, stereotypes, group behavior, social cognition, intergroup relations, relationships, attitudes, persuasion, moral psychology, social identity, cultural psychology, loneliness, stereotyping, moral judgment, prosocial behavior, romantic relationships, close relationships, attachment styles, social comparison, implicit bias, group dynamics, cooperation and trust, terror management, system justification, emotions in groups, shame and guilt, interpersonal attraction, motivation theory, self-determination, goal pursuit, humor psychology, deception detection, cross-cultural psychology, happiness and well-being, environmental psychology, pro-environmental behavior, belief in conspiracy, dark triad, group conflict, ingroup bias, social influence, prejudice and stereotypes, attitudes and persuasion, group identity, intergroup contact, humor, emotion regulation in groups, attachment in adults, authoritarian personality',
    phrases:
      'how people influence each other, prejudice, why people follow groups, relationships and love, why people help, friendship, peer pressure, racism in the mind, loneliness, first impressions, attribution, conformity, aggression, forgiveness, empathy, nostalgia, love and partners, being lonely, why groups fight, lying, why we put things off, trust in others, bullies, self-confidence, why people follow others, why groups hate each other, bullying of those who are different, going along with the group, why people judge strangers, being left out, us versus them, where hate of others comes from, doing what everybody does, why people are mean to outsiders, mobs and crowds',
  },
  {
    name: 'Clinical psychology',
    within: 'Psychology',
    near: 'Psychiatry, Counseling psychology',
    terms:
      'psychotherapy, cognitive behavioral therapy, CBT, anxiety, trauma, PTSD, eating disorders, depression treatment, psychopathology, mental health treatment, OCD, depression and anxiety, posttraumatic stress disorder, obsessive-compulsive disorder, bulimia, personality disorders, borderline personality disorder, mindfulness-based therapy, panic disorder, social anxiety, self-harm, suicidal behavior, grief and bereavement, trauma therapy, psychoanalysis, psychodynamic therapy, insomnia therapy, body image, emotion dysregulation, worry and rumination, schema therapy, resilience to trauma, therapeutic alliance, stress and coping, gambling disorder, internet addiction, EMDR, childhood trauma, family therapy, group therapy, sexual dysfunction therapy, post-traumatic stress, psychotherapy outcomes, psychological trauma, psychological distress, depression and anxiety symptoms, childhood maltreatment, rumination, worry, resilience and coping, sexual abuse, acceptance and commitment therapy, borderline personality',
    phrases:
      'therapy, helping depressed people, anxiety and fear, trauma, anorexia, treating mental problems by talking, soldiers with trauma, phobias, mental health therapy, panic attacks, dissociation, hoarding, perfectionism, depression, panic, fear of spiders, talking therapy, grief, compulsions, what helps anxious people, therapy for fear, helping people with anxiety, panic and trauma',
  },
  {
    name: 'Counseling psychology',
    within: 'Psychology',
    near: 'Clinical psychology, School psychology',
    terms:
      'counselling, career counseling, marriage and family therapy, couples therapy, multicultural counseling, art therapy, music therapy, vocational psychology',
    phrases:
      'counseling, family problems, couples in crisis, which job fits me, advice and help, marriage problems, therapy with art, career advice',
  },
  {
    name: 'School psychology',
    within: 'Psychology, Education research',
    near: 'Educational psychology, Special education',
    terms:
      'bullying, school mental health, school counseling, student wellbeing, social-emotional learning, school climate',
    phrases:
      'bullying at school, stress in school, helping kids in school, happy students, school counselor, fear of exams, feelings at school, unhappy pupils',
  },
  {
    name: 'Personality psychology',
    within: 'Psychology',
    near: 'Psychometrics, Social psychology',
    terms:
      'personality traits, Big Five, individual differences, intelligence research, narcissism, self-esteem, temperament, behavioral genetics of personality, trait assessment',
    phrases:
      'personality, introverts and extroverts, why people are different, character, IQ, narcissists, personality tests, self esteem, types of people, what kind of person am I, shy and outgoing people',
  },
  {
    name: 'Positive psychology',
    within: 'Psychology',
    near: 'Health psychology',
    terms:
      'well-being, happiness, happiness research, resilience, mindfulness, meditation, gratitude, life satisfaction, flourishing, meaning in life',
    phrases:
      'happiness, what makes people happy, meditation, being strong in crisis, a good life, mindfulness, gratitude, joy',
  },
  {
    name: 'Psychometrics',
    within: 'Psychology, Statistics',
    near: 'Educational assessment, Survey methodology',
    terms:
      'educational measurement, test theory, item response theory, quantitative psychology, psychological assessment, structural equation modeling, measurement invariance, scale validation, psychological testing, factor analysis of questionnaires',
    phrases:
      'measuring the mind, making tests, how to measure intelligence, fair tests, questionnaires in psychology, statistics for psychology, test scores, measuring personality',
  },
  {
    name: 'Behavioral science',
    within: 'Psychology',
    near: 'Behavioral economics, Cognitive psychology',
    terms:
      'behavioural science, decision making, judgment and decision making, nudging, risk perception, cognitive biases, self-control, habit formation, motivation science',
    phrases:
      'how people decide, bad decisions, nudges, why we make mistakes in thinking, taking risks, motivation, habits, irrational people, procrastination, self control',
  },
  {
    name: 'Industrial and organizational psychology',
    within: 'Psychology, Management',
    near: 'Human resources, Behavioral science',
    terms:
      'organizational psychology, work psychology, I/O psychology, leadership psychology, job satisfaction, burnout, team dynamics, personnel selection, occupational stress, work-life balance, work engagement, leadership styles, job stress, organizational commitment, team performance, career development, vocational interests, workplace bullying, emotional labor, traffic psychology, military psychology, performance appraisal, organizational justice, psychological contract, employee well-being, training transfer, unemployment and mental health, job burnout, job performance, work-family conflict, organizational citizenship',
    phrases:
      "psychology at work, happy employees, burnout, good leaders, stress at work, teams, choosing the right employees, work life balance, remote work and people, bosses, happy at work, choosing a job, good bosses, mobbing, work and family, tests for applicants, drivers' minds",
  },
  {
    name: 'Sport psychology',
    within: 'Psychology',
    near: 'Sports science, Kinesiology',
    terms: 'exercise psychology, athlete mental health, performance psychology, motivation in sport, mental training',
    phrases:
      'psychology of athletes, mental strength, nervous before games, motivation in sports, sport and mental health, winning mindset, pressure in sports, mental training',
  },
  {
    name: 'Forensic psychology',
    within: 'Psychology, Criminology',
    near: 'Law',
    terms:
      'eyewitness testimony, psychology and law, lie detection, criminal behavior, psychopathy, false confessions, jury decision making',
    phrases:
      'minds of criminals, why people kill, serial killers, detecting lies, witnesses who remember wrong, psychology of crime, psychopaths, profilers',
  },
  {
    name: 'Evolutionary psychology',
    within: 'Psychology, Evolutionary biology',
    near: 'Biological anthropology',
    terms:
      'human behavioral ecology, evolution of cooperation, human mating, evolution of language, comparative psychology, cultural evolution',
    phrases:
      'why humans evolved to behave this way, evolution of the mind, why we fall in love evolution, instincts, apes and humans, evolution of language, why we cooperate, stone age minds',
  },
  {
    name: 'Music cognition',
    within: 'Cognitive psychology, Music',
    near: 'Auditory neuroscience, Music therapy',
    terms: 'music psychology, music perception, music and emotion, rhythm perception, musical training and brain',
    phrases:
      'music and the brain, why music makes us feel, psychology of music, music and emotions, music and learning, why we like songs, rhythm in the mind, does music make smarter',
  },
  {
    name: 'Music therapy',
    within: 'Music, Counseling psychology',
    near: 'Music cognition',
    terms: 'arts in health, creative arts therapies, dance therapy, drama therapy',
    phrases:
      'healing with music, music for sick people, music in hospitals, art for healing, dance as therapy, singing for dementia, calming with music, creative therapy',
  },
  {
    name: 'Psycholinguistics',
    within: 'Cognitive psychology, Linguistics',
    near: 'Language acquisition',
    terms:
      'language processing, sentence processing, reading research, speech production, word recognition, neurolinguistics, language and cognition',
    phrases:
      'how we understand language, language in the mind, how people read, brain and words, finding words, thinking in languages, how we speak, reading and the brain, how the brain reads words, how we understand sentences',
  },
  {
    name: 'Language acquisition',
    within: 'Psycholinguistics',
    near: 'Language education, Developmental psychology',
    terms:
      'bilingualism, second language acquisition, child language, multilingualism, heritage languages, first language acquisition, bilingual children, word learning, language development, bilingual development',
    phrases:
      "how children learn to speak, growing up with two languages, bilingual kids, learning a second language, how babies learn words, being bilingual, first words, mixing languages, how children learn to talk, a baby's first words, kids who speak two languages, how toddlers learn words, raising children in two languages, why babies babble, how little kids learn grammar, learning to speak as a child, mixing two languages as a child",
  },
]
