// Longer than 300 lines because it is a table: one entry of data for each field.
import type { FieldEntry } from './entry.ts'

/** Public health, neuroscience and psychology. */
export const healthAndMind: readonly FieldEntry[] = [
  {
    name: 'Public health',
    within: 'Medicine',
    near: 'Sociology, Health policy',
    terms:
      'population health, health promotion, community health, preventive medicine, health disparities, social determinants of health, health equity, 公共卫生',
    phrases:
      'keeping people healthy, health of a whole country, preventing disease, why poor people are sicker, healthy communities, prevention, health for everyone, unfair health',
  },
  {
    name: 'Epidemiology',
    within: 'Public health',
    near: 'Biostatistics, Infectious diseases',
    terms:
      'disease surveillance, cohort studies, cancer epidemiology, chronic disease epidemiology, social epidemiology, molecular epidemiology, outbreak investigation, 流行病学',
    phrases:
      'how diseases spread in a population, who gets sick and why, counting sick people, tracking outbreaks, causes of disease in populations, risk factors, studying disease in many people, disease detectives',
  },
  {
    name: 'Epidemiological modeling',
    within: 'Epidemiology, Applied mathematics',
    near: 'Mathematical biology, Network science',
    terms:
      'infectious disease modeling, epidemic models, pandemic forecasting, transmission dynamics, SIR models, pandemic preparedness',
    phrases:
      'predicting pandemics, simulating how a virus spreads, math of epidemics, how many people will get sick, corona predictions, stopping epidemics with models, flatten the curve, spread of disease in computers',
  },
  {
    name: 'Global health',
    within: 'Public health',
    near: 'Development studies, Tropical medicine',
    terms:
      'international health, health in low-income countries, maternal and child health, health systems strengthening, humanitarian health, refugee health',
    phrases:
      'health in poor countries, helping sick people in Africa, doctors without borders, health for refugees, mothers and babies in poor countries, health around the world, medicine for everyone, world health',
  },
  {
    name: 'Environmental health',
    within: 'Public health, Environmental science',
    near: 'Air pollution, Toxicology',
    terms:
      'occupational health, exposure science, environmental epidemiology, climate and health, noise exposure, workplace safety, lead exposure, planetary health',
    phrases:
      'how pollution makes us sick, healthy work places, dirty air and children, climate change and health, chemicals at home, noise and health, lead in water, health and environment',
  },
  {
    name: 'Nutrition',
    within: 'Public health, Biology',
    near: 'Food science, Endocrinology',
    terms:
      'nutritional science, diet, dietetics, malnutrition, obesity prevention, nutritional epidemiology, vitamins, eating behavior, plant-based diets, 营养学',
    phrases:
      'healthy food, what should we eat, diets, vegan food and health, vitamins, hunger and malnutrition, eating and health, sugar and fat, losing weight by eating',
  },
  {
    name: 'Health policy',
    within: 'Public health, Public policy',
    near: 'Health economics, Health services research',
    terms:
      'health care policy, health systems, health law, healthcare access, health insurance policy, pandemic policy, tobacco control policy',
    phrases:
      'health care system, who pays for doctors, laws for health, health insurance for everyone, fair health care, governments and health, why medicine is expensive, hospital politics',
  },
  {
    name: 'Health services research',
    within: 'Public health',
    near: 'Health policy, Operations research',
    terms:
      'healthcare quality, healthcare management, hospital management, health outcomes research, primary care research, health administration, rural health',
    phrases:
      'better hospitals, how hospitals work, managing health care, waiting for doctors, doctors in villages, quality of care, organizing hospitals, family doctors',
  },
  {
    name: 'Health psychology',
    within: 'Psychology, Public health',
    near: 'Behavioral science, Addiction research',
    terms:
      'behavioral medicine, health behavior, stress and health, coping with illness, health communication, physical activity promotion, patient adherence, psycho-oncology',
    phrases:
      'mind and body health, why people live unhealthy, stress and illness, changing habits, motivating people to exercise, living with illness, healthy habits, how to quit bad habits',
  },
  {
    name: 'Global mental health',
    within: 'Public health, Psychiatry',
    near: 'Clinical psychology, Global health',
    terms:
      'public mental health, suicide prevention, youth mental health, community mental health, trauma-informed care, mental health services, student mental health',
    phrases:
      'mental health of students, suicide prevention, mental health of young people, talking about mental illness, mental health in poor countries, help for depressed teenagers, lonely people, mental health',
  },
  {
    name: 'Neuroscience',
    within: 'Biology, Medicine',
    near: 'Psychology, Artificial intelligence',
    terms: 'neurobiology, brain research, brain science, nervous system, 神经科学',
    phrases:
      'the brain, how the brain works, brain research, nerves, brain science, inside the brain, studying the brain, brains and minds, neurons',
  },
  {
    name: 'Molecular neuroscience',
    within: 'Neuroscience',
    near: 'Molecular biology, Pharmacology',
    terms:
      'cellular neuroscience, synaptic plasticity, synapses, neurotransmitters, ion channels in neurons, glia, neurogenesis, axons, neural development, neuroimmunology',
    phrases:
      'brain cells, how neurons connect, brain chemistry, dopamine and serotonin, how nerve cells grow, synapses, molecules in the brain, growing brain cells',
  },
  {
    name: 'Systems neuroscience',
    within: 'Neuroscience',
    near: 'Computational neuroscience, Animal behavior',
    terms:
      'neural circuits, optogenetics, behavior and neural circuits, motor cortex, hippocampus, memory circuits, sensory processing, basal ganglia, brain mapping, connectomics',
    phrases:
      'circuits in the brain, brain maps, how brain makes movement, memories in the mouse brain, switching brain cells with light, wiring of the brain, brain networks, how the brain stores memories',
  },
  {
    name: 'Cognitive neuroscience',
    within: 'Neuroscience, Psychology',
    near: 'Neuroimaging, Cognitive psychology',
    terms:
      'memory and brain, attention networks, decision neuroscience, social neuroscience, language and brain, consciousness science, affective neuroscience, emotion and brain, neuroeconomics',
    phrases:
      'how the brain thinks, consciousness, brain and memory, brain and emotions, how we decide in the brain, brain and language, love in the brain, what happens in the brain when we learn, brain and feelings',
  },
  {
    name: 'Neuroimaging',
    within: 'Neuroscience',
    near: 'Medical imaging, Biomedical signal processing',
    terms: 'fMRI, EEG, MEG, brain imaging, diffusion MRI, functional connectivity, brain atlases, human brain mapping',
    phrases:
      'brain scans, pictures of the brain, brain waves, seeing thoughts, watching the brain work, MRI of the brain, measuring brain activity, brain activity pictures',
  },
  {
    name: 'Visual neuroscience',
    within: 'Neuroscience',
    near: 'Visual perception, Ophthalmology',
    terms:
      'visual cortex, retina circuits, vision science, object recognition in the brain, color vision, visual system',
    phrases:
      'how we see, brain and eyes, how the brain sees, seeing colors, from eye to brain, optical illusions and brain, how we recognize faces, vision in the brain',
  },
  {
    name: 'Auditory neuroscience',
    within: 'Neuroscience',
    near: 'Audiology, Music cognition',
    terms:
      'auditory cortex, hearing neuroscience, auditory perception, speech perception, sound localization, vestibular system',
    phrases:
      'how we hear, brain and sound, hearing in the brain, understanding speech in noise, how the ear works, brain and music, hearing where sound comes from, sound and nerves',
  },
  {
    name: 'Psychology',
    within: '',
    near: 'Neuroscience, Sociology',
    terms: 'psychological science, experimental psychology, 心理学',
    phrases:
      'the human mind, why people do what they do, human behavior, psych, how people think and feel, understanding people, mind and behavior, minds',
  },
  {
    name: 'Cognitive psychology',
    within: 'Psychology',
    near: 'Cognitive neuroscience, Artificial intelligence',
    terms:
      'cognitive science, human cognition, memory, attention, reasoning, thinking, mental representation, human learning, problem solving, working memory, executive function, 认知科学',
    phrases:
      'how we think, memory, attention, why we forget, how people solve problems, how we learn and remember, concentration, thinking and reasoning, intelligence, multitasking',
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
      'child development, infant cognition, adolescent development, parenting, cognitive development, attachment, lifespan development, autism development, moral development, 发展心理学',
    phrases:
      'how children grow up, baby minds, child psychology, how babies learn, teenagers, parents and children, children and screens, raising kids, what babies understand',
  },
  {
    name: 'Autism and developmental disorders',
    within: 'Developmental psychology, Psychiatry',
    near: 'Special education, Genetics',
    terms:
      'autism, autism spectrum disorder, ADHD, developmental disabilities, Down syndrome, intellectual disability, neurodiversity, dyslexia',
    phrases:
      'autism, ADHD, children who are different, kids who cannot sit still, helping autistic children, Down syndrome, neurodivergent people, learning problems in kids',
  },
  {
    name: 'Social psychology',
    within: 'Psychology',
    near: 'Sociology, Behavioral economics',
    terms:
      'prejudice, stereotypes, group behavior, social cognition, intergroup relations, relationships, attitudes, persuasion, moral psychology, social identity, cultural psychology, loneliness',
    phrases:
      'how people influence each other, prejudice, why people follow groups, relationships and love, why people help, friendship, peer pressure, racism in the mind, loneliness, first impressions',
  },
  {
    name: 'Clinical psychology',
    within: 'Psychology',
    near: 'Psychiatry, Counseling psychology',
    terms:
      'psychotherapy, cognitive behavioral therapy, CBT, anxiety, trauma, PTSD, eating disorders, depression treatment, psychopathology, mental health treatment, OCD',
    phrases:
      'therapy, helping depressed people, anxiety and fear, trauma, anorexia, treating mental problems by talking, soldiers with trauma, phobias, mental health therapy, panic attacks',
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
      'personality traits, Big Five, individual differences, intelligence research, narcissism, self-esteem, temperament, behavioral genetics of personality',
    phrases:
      'personality, introverts and extroverts, why people are different, character, IQ, narcissists, personality tests, self esteem, types of people',
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
      'educational measurement, test theory, item response theory, quantitative psychology, psychological assessment, structural equation modeling, measurement invariance',
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
      'organizational psychology, work psychology, I/O psychology, leadership psychology, job satisfaction, burnout, team dynamics, personnel selection, occupational stress, work-life balance',
    phrases:
      'psychology at work, happy employees, burnout, good leaders, stress at work, teams, choosing the right employees, work life balance, remote work and people, bosses',
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
      'how we understand language, language in the mind, how people read, brain and words, finding words, thinking in languages, how we speak, reading and the brain',
  },
  {
    name: 'Language acquisition',
    within: 'Psycholinguistics',
    near: 'Language education, Developmental psychology',
    terms:
      'bilingualism, second language acquisition, child language, multilingualism, heritage languages, first language acquisition',
    phrases:
      'how children learn to speak, growing up with two languages, bilingual kids, learning a second language, how babies learn words, being bilingual, first words, mixing languages',
  },
]
