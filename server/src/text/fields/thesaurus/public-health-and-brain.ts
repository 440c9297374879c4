import type { FieldEntry } from './entry.ts'

/** Public health and neuroscience. */
export const publicHealthAndBrain: readonly FieldEntry[] = [
  {
    name: 'Public health',
    within: 'Medicine',
    near: 'Sociology, Health policy',
    terms:
      "population health, health promotion, community health, preventive medicine, health disparities, social determinants of health, health equity, 公共卫生, sedentary behavior, alcohol consumption, mortality trends, life expectancy, screening programs, vaccination coverage, health inequalities, adolescent health, migrants' health, prison health, indigenous health, water and sanitation, injury prevention, road traffic injuries, homelessness and health, men's health, violence and health, tobacco control, health surveys, disease burden, sexual health, war and health",
    phrases:
      'keeping people healthy, health of a whole country, preventing disease, why poor people are sicker, healthy communities, prevention, health for everyone, unfair health, healthy living, smoking and drinking, moving more, healthy cities, health of poor people, how long people live, health of migrants, accidents on the road, health of teenagers, vaccines for everybody, keeping whole countries healthy, preventing sickness',
  },
  {
    name: 'Epidemiology',
    within: 'Public health',
    near: 'Biostatistics, Infectious diseases',
    terms:
      'disease surveillance, cohort studies, cancer epidemiology, chronic disease epidemiology, social epidemiology, molecular epidemiology, outbreak investigation, 流行病学',
    phrases:
      'how diseases spread in a population, who gets sick and why, counting sick people, tracking outbreaks, causes of disease in populations, risk factors, studying disease in many people, disease detectives, how illness spreads',
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
      'occupational health, exposure science, environmental epidemiology, climate and health, noise exposure, workplace safety, lead exposure, planetary health, exposure to pollutants, arsenic exposure, particulate matter and health, chemical exposure, pesticide exposure, heat waves and health, environmental carcinogens, endocrine disrupting chemicals',
    phrases:
      'how pollution makes us sick, healthy work places, dirty air and children, climate change and health, chemicals at home, noise and health, lead in water, health and environment',
  },
  {
    name: 'Nutrition',
    within: 'Public health, Biology',
    near: 'Food science, Endocrinology',
    terms:
      'nutritional science, diet, dietetics, malnutrition, obesity prevention, nutritional epidemiology, vitamins, eating behavior, plant-based diets, 营养学, dietary intake, dietary assessment, micronutrient deficiency, vitamin D, iron deficiency, vitamin A, zinc supplementation, obesity and diet, Mediterranean diet, dietary patterns, enteral nutrition, parenteral nutrition, breastfeeding and infant feeding, vegetarian diets, omega-3 fatty acids, dietary supplements, body composition, school meals, food intake, energy balance, ketogenic diet, intermittent fasting, nutrition education, fruit and vegetable consumption, sugar-sweetened beverages, folate, nutritional status, caffeine, antioxidant vitamins, trace elements in diet, micronutrients, breastfeeding, infant feeding, dietitians, vitamins and minerals, eating habits, fatty acids in the diet, iodine deficiency, antioxidants in diet, selenium, gut health and diet, weight loss',
    phrases:
      'healthy food, what should we eat, diets, vegan food and health, vitamins, hunger and malnutrition, eating and health, sugar and fat, losing weight by eating, appetite, healthy eating, losing weight by diet, what children should eat, enough iron, fish oil, eating without meat, fasting, school lunch',
  },
  {
    name: 'Health policy',
    within: 'Public health, Public policy',
    near: 'Health economics, Health services research',
    terms:
      'health care policy, health systems, health law, healthcare access, health insurance policy, pandemic policy, tobacco control policy, healthcare reform, health policy analysis, universal health coverage, health inequalities policy, national health service',
    phrases:
      'health care system, who pays for doctors, laws for health, health insurance for everyone, fair health care, governments and health, why medicine is expensive, hospital politics',
  },
  {
    name: 'Health services research',
    within: 'Public health',
    near: 'Health policy, Operations research',
    terms:
      'healthcare quality, healthcare management, hospital management, health outcomes research, primary care research, health administration, rural health, medical errors, quality improvement in healthcare, hospital readmissions, clinical handover, patient satisfaction, patient-centered care, shared decision making, healthcare workforce, interprofessional collaboration, primary care, general practice, rural health services, telemedicine services, health literacy, emergency department crowding, health insurance coverage, integrated care, clinical guidelines, physician burnout, long-term care, healthcare disparities, doctor-patient communication, evidence-based practice, systematic review methods, community health workers, access to healthcare, chronic disease management, advance care planning, healthcare professionals, patient-provider communication, burnout of physicians',
    phrases:
      'better hospitals, how hospitals work, managing health care, waiting for doctors, doctors in villages, quality of care, organizing hospitals, family doctors, caregivers, mistakes of doctors, waiting at the doctor, patients who decide, cost of hospitals, tired doctors, care for old people at home, health insurance, patient experience',
  },
  {
    name: 'Health psychology',
    within: 'Psychology, Public health',
    near: 'Behavioral science, Addiction research',
    terms:
      'behavioral medicine, health behavior, stress and health, coping with illness, health communication, physical activity promotion, patient adherence, psycho-oncology, health behavior change, illness perception, psychological aspects of illness, psychological impact of pandemics',
    phrases:
      'mind and body health, why people live unhealthy, stress and illness, changing habits, motivating people to exercise, living with illness, healthy habits, how to quit bad habits, quality of life and coping, mental well-being',
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
    terms:
      'neurobiology, brain research, brain science, nervous system, 神经科学, brain function, brain regions, cortex, neurophysiology, glial cells, amygdala, neuroendocrinology, sleep and brain',
    phrases:
      'the brain, how the brain works, brain research, nerves, brain science, inside the brain, studying the brain, brains and minds, neurons, brain cells',
  },
  {
    name: 'Molecular neuroscience',
    within: 'Neuroscience',
    near: 'Molecular biology, Pharmacology',
    terms:
      'cellular neuroscience, synaptic plasticity, synapses, neurotransmitters, ion channels in neurons, glia, neurogenesis, axons, neural development, neuroimmunology, dopamine, serotonin, GABA, glutamate receptors, astrocytes, microglia, myelin, oligodendrocytes, axon guidance, neurotrophic factors, neuroinflammation, neuroprotection, amyloid beta, tau protein, alpha-synuclein, blood-brain barrier, neuronal migration, acetylcholine, neuropeptides, oxytocin, spinal cord circuits, pain mechanisms, nerve regeneration, stress hormones and brain, hypothalamus, addiction neurobiology, prion disease, orexin, circadian clock neurons, taste and smell receptors, photoreceptors, autonomic nervous system, vagus nerve, neurotransmitter receptors, GABA receptors, nerve growth factor, axon regeneration',
    phrases:
      'brain cells, how neurons connect, brain chemistry, dopamine and serotonin, how nerve cells grow, synapses, molecules in the brain, growing brain cells, cells of the brain, messengers in the brain, happiness hormones, how nerves grow, memory in cells, why pain hurts, brain inflammation, helper cells of the brain, protein clumps in the brain, molecules in brain cells',
  },
  {
    name: 'Systems neuroscience',
    within: 'Neuroscience',
    near: 'Computational neuroscience, Animal behavior',
    terms:
      'neural circuits, optogenetics, behavior and neural circuits, motor cortex, hippocampus, memory circuits, sensory processing, basal ganglia, brain mapping, connectomics, learning and memory, memory formation',
    phrases:
      'circuits in the brain, brain maps, how brain makes movement, memories in the mouse brain, switching brain cells with light, wiring of the brain, brain networks, how the brain stores memories, why we remember some things, brain cells that hold a memory',
  },
  {
    name: 'Cognitive neuroscience',
    within: 'Neuroscience, Psychology',
    near: 'Neuroimaging, Cognitive psychology',
    terms:
      'memory and brain, attention networks, decision neuroscience, social neuroscience, language and brain, consciousness science, affective neuroscience, emotion and brain, neuroeconomics, functional MRI, event-related potentials, brain connectivity, default mode network, prefrontal cortex, decision making in the brain, reward processing, emotion regulation in the brain, face perception in the brain, language in the brain, cerebellum, transcranial magnetic stimulation, brain development, brain oscillations, multisensory integration, mirror neurons, memory consolidation, spatial navigation in the brain, synesthesia, brain lateralization, hand preference, time perception, interoception, hemispheric asymmetry, neuroplasticity, amblyopia and brain, brain aging, white matter, memory and the brain, episodic memory, working memory, neural correlates, brain imaging of cognition, reward and brain, neural oscillations',
    phrases:
      'how the brain thinks, consciousness, brain and memory, brain and emotions, how we decide in the brain, brain and language, love in the brain, what happens in the brain when we learn, brain and feelings, thinking and the brain, brain scans, brain waves, what happens in the brain when we decide, left and right brain, how the brain remembers, emotions in the brain, magnets on the head, left-handed people, why people forget, remembering songs for years, memory in the brain, how the brain learns',
  },
  {
    name: 'Neuroimaging',
    within: 'Neuroscience',
    near: 'Medical imaging, Biomedical signal processing',
    terms: 'fMRI, EEG, MEG, brain imaging, diffusion MRI, functional connectivity, brain atlases, human brain mapping',
    phrases:
      'brain scans, pictures of the brain, brain waves, seeing thoughts, watching the brain work, MRI of the brain, measuring brain activity, brain activity pictures, pictures of the brain at work',
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
]
