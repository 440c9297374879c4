import type { FieldEntry } from '../entry.ts'

/** Narrow fields of nutrition, decisions, the mind, the brain, the earth, care and clean energy. */
export const healthMindAndEarthTopics: readonly FieldEntry[] = [
  {
    name: 'Clinical nutrition and dietetics',
    within: 'Nutrition',
    near: 'Endocrinology, Gastroenterology',
    terms:
      'dietetics, medical nutrition therapy, enteral nutrition, parenteral nutrition, disease-related malnutrition, diabetes diet, ketogenic diet, gluten-free diet, weight management, bariatric nutrition, nutritional assessment, sarcopenia and diet, dietary counseling, nutritional support in hospitals, dietary treatment of obesity',
    phrases:
      'what sick people should eat, diets for diabetics, losing weight in a healthy way, feeding patients in hospital, food as treatment, diet plans from a dietitian, eating without gluten, too thin old people, tube feeding',
  },
  {
    name: 'Maternal and child nutrition',
    within: 'Nutrition',
    near: 'Pediatrics, Global health',
    terms:
      'breastfeeding practices, complementary feeding, infant formula, stunting, wasting in children, childhood malnutrition, human milk, prenatal nutrition, maternal diet, micronutrient deficiency, vitamin A supplementation, anemia and iron intake, school meals, iodine intake, folic acid',
    phrases:
      'what babies should eat, mothers who breastfeed, hungry children, children who do not grow, food in pregnancy, vitamins for children, food at school, baby milk, children without enough iron',
  },
  {
    name: 'Dietary patterns and health',
    within: 'Nutrition',
    near: 'Epidemiology, Food science',
    terms:
      'nutritional epidemiology, plant-based diets, vegetarian diets, dietary fats, dietary cholesterol, sugar-sweetened beverages, salt intake, glycemic index, caloric restriction, vitamin supplementation, dietary polyphenols and health, coffee and health, food labels and choices, caffeine, functional foods and health, diet quality, bioactive food compounds',
    phrases:
      'does sugar make us sick, healthy fats, eating only plants, is coffee healthy, too much salt, eating and heart attacks, do vitamins help, eating less to live longer, healthy diets',
  },
  {
    name: 'Multi-criteria decision making',
    within: 'Decision science',
    near: '',
    terms:
      'analytic hierarchy process, fuzzy sets in decisions, linguistic decision making, outranking methods, preference aggregation, group decision making, data envelopment analysis, aggregation operators, grey relational analysis, rough set decisions, supplier selection methods, weighting of criteria, consensus reaching, hesitant fuzzy sets',
    phrases:
      'choosing the best of many options, comparing options with many criteria, how groups decide together, ranking alternatives, weighing pros and cons with numbers, choosing a supplier, decisions with vague words, the best place for a factory',
  },
  {
    name: 'Inventory and revenue management',
    within: 'Operations research, Supply chain management',
    near: 'Game theory',
    terms:
      'newsvendor problem, economic order quantity, dynamic pricing, yield management, closed-loop supply chains, capacity planning, lot sizing, perishable inventory, pricing and inventory, bullwhip effect, remanufacturing, overbooking',
    phrases:
      'how much to keep in stock, when to order new goods, prices that change every hour, why flights have different prices, full and empty shelves, goods that go bad, how many seats to sell, ordering the right amount',
  },
  {
    name: 'Scheduling and routing',
    within: 'Operations research, Combinatorial optimization',
    near: 'Transportation engineering, Industrial engineering',
    terms:
      'vehicle routing problem, job shop scheduling, machine scheduling, flow shop, crew scheduling, timetabling, traveling salesman problem, container terminals, airline operations, operating room planning, order picking, bin packing, nurse rostering',
    phrases:
      'best routes for delivery trucks, making timetables, planning who works when, where to build warehouses, shortest route through many cities, planning of flights and crews, planning machines in a factory, loading ships and containers, packing boxes well',
  },
  {
    name: 'Risk and uncertainty in decisions',
    within: 'Decision science',
    near: 'Behavioral economics, Uncertainty quantification',
    terms:
      'expected utility, belief functions, evidence theory, judgment aggregation, scenario planning, imprecise probabilities, technology foresight, Delphi studies, value of information, robust decisions',
    phrases:
      'deciding without knowing everything, how experts guess the future, how to deal with risk, betting on the right choice, plans for several futures, combining the opinions of experts, how good are forecasts, choices with unknown results, expert elicitation, forecasting accuracy',
  },
  {
    name: 'Trauma and stress disorders',
    within: 'Clinical psychology, Psychiatry',
    near: 'Mood disorders',
    terms:
      'post-traumatic stress disorder, psychological trauma, complex trauma, childhood abuse and neglect, acute stress disorder, trauma-focused therapy, EMDR, veterans and PTSD, dissociation, moral injury, posttraumatic growth, refugees and trauma, vicarious trauma, adverse childhood experiences',
    phrases:
      'soldiers with bad memories, after a terrible event, children who were abused, nightmares after war, healing from trauma, people who survived an accident, refugees with bad memories, growing after a crisis, help after violence',
  },
  {
    name: 'Anxiety and eating disorders',
    within: 'Clinical psychology, Psychiatry',
    near: 'Mood disorders, Behavioral science',
    terms:
      'anxiety disorders, social anxiety, panic disorder, phobias, obsessive-compulsive disorder, generalized anxiety, anorexia nervosa, bulimia, binge eating, body dissatisfaction, exposure therapy, worry and rumination, body dysmorphic disorder, hoarding, health anxiety, death anxiety, perfectionism',
    phrases:
      'why people are so afraid, fear of spiders, panic attacks, people who worry all the time, washing hands again and again, girls who stop eating, unhappy with my body, eating too much in secret, fear of other people',
  },
  {
    name: 'Emotion and relationships',
    within: 'Social psychology',
    near: 'Positive psychology, Affective computing',
    terms:
      'emotion theory, emotion regulation, empathy, romantic attachment, marital satisfaction, jealousy, interpersonal relationships, friendship, love and intimacy, forgiveness and apology, anger, disgust, embarrassment, emotional expression, facial expressions of emotion, prosocial behavior, loneliness and belonging, sexual satisfaction',
    phrases:
      'why we fall in love, what makes couples happy, why marriages fail, feelings and faces, being lonely, how friends are made, jealous partners, why we help others, controlling anger, saying sorry',
  },
  {
    name: 'Child and adolescent development',
    within: 'Developmental psychology',
    near: 'Family studies, School psychology',
    terms:
      'parent-child attachment, parenting practices, adolescent behavior, peer rejection, child temperament, emotional regulation in children, identity development, puberty, executive function in children, play and development, fathers and children, juvenile behavior problems, youth risk behavior, language and cognition in infancy, sibling relationships, positive youth development, resilience in children',
    phrases:
      'how children grow up, how teenagers think, what babies understand, parents and their children, friends at school age, fathers and babies, difficult teenagers, how children learn to control themselves, brothers and sisters, playing children',
  },
  {
    name: 'Neuroscience of memory',
    within: 'Cognitive neuroscience, Cognitive psychology',
    near: 'Computational neuroscience',
    terms:
      'hippocampal memory, memory consolidation, fear conditioning, spatial navigation in the brain, place cells, grid cells, working memory and prefrontal cortex, habit learning, extinction of fear, amnesia, engrams, memory reconsolidation, episodic memory',
    phrases:
      'how the brain remembers, why we forget, how memories are stored, finding our way in the brain, learned fear, making memories stronger, memories in mice, how habits form',
  },
  {
    name: 'Motor control and movement neuroscience',
    within: 'Neuroscience',
    near: 'Biomechanics, Neurology, Kinesiology',
    terms:
      'cerebellum and movement, motor learning, spinal reflexes, basal ganglia circuits, eye movements and saccades, tremor, movement disorders and circuits, sensorimotor integration, corticospinal tract, hand movements and grasping, posture control by the brain, muscle synergies',
    phrases:
      'how the brain moves the body, learning to move, how we keep our balance, shaking hands and tremor, how eyes move, how we grasp things, nerves and muscles, electrodes deep in the brain',
  },
  {
    name: 'Neuroendocrinology and stress',
    within: 'Neuroscience, Endocrinology',
    near: 'Behavioral science',
    terms:
      'cortisol, glucocorticoids and the brain, vasopressin, stress hormones, appetite regulation, circadian clocks, melatonin, pituitary hormones, sex hormones and behavior, energy balance and brain',
    phrases:
      'hormones and behavior, why stress makes us sick, the hormone of love, hunger in the brain, the inner clock, nerves of the heart and gut, hormones of stress, how the brain controls hunger',
  },
  {
    name: 'Chemical senses',
    within: 'Neuroscience',
    near: 'Food science',
    terms:
      'olfaction, smell receptors, olfactory bulb, gustation, taste receptors, smell loss, anosmia, odor perception, pheromone sensing, bitter taste, flavor perception, chemosensory',
    phrases:
      'how we smell, how noses work, what the tongue tells the brain, how taste works, why things taste bitter, noses and odors, smell and memory, smells that animals use, taste on the tongue',
  },
  {
    name: 'Tectonics and structural geology',
    within: 'Geology, Geophysics',
    near: 'Seismology',
    terms:
      'plate boundaries, orogenic belts, mountain building, faults and folds, subduction zones, continental collision, rifting, lithosphere, mantle convection, cratons, crustal deformation, paleomagnetism, basin evolution, neotectonics, ophiolites, supercontinents',
    phrases:
      'how mountains form, why continents move, moving plates, cracks in the earth, what is under the earth crust, how the Himalayas grew, why the earth breaks, continents that split',
  },
  {
    name: 'Mineralogy and petrology',
    within: 'Geology, Geochemistry',
    near: 'Mining engineering, Volcanology',
    terms:
      'igneous rocks, metamorphic rocks, granites and magmas, zircon geochronology, ore deposits, mineral chemistry, isotope geochemistry, hydrothermal alteration, kimberlites and diamonds, gemstones, meteorites and minerals, thermobarometry, gold deposits, porphyry copper, crystallography of minerals',
    phrases:
      'how rocks form, what stones are made of, where gold is found, how old is a rock, crystals in stones, how diamonds form, minerals and gems, rocks from deep in the earth, finding ore',
  },
  {
    name: 'Sedimentology and stratigraphy',
    within: 'Geology',
    near: 'Paleontology, Petroleum engineering',
    terms:
      'sedimentary rocks, carbonate platforms, sandstones, basin analysis, depositional environments, turbidites, biostratigraphy, sequence stratigraphy, shale, evaporites, coal geology, loess, lake sediments, source rocks',
    phrases:
      'layers of rock, what mud and sand tell, how sand becomes stone, reading layers of the earth, old lakes and seas in rock, how oil rocks form, where coal comes from, ages of layers',
  },
  {
    name: 'Geomorphology',
    within: 'Geology, Geography',
    near: 'Hydrology, Glaciology',
    terms:
      'landforms, landscape evolution, hillslope erosion, fluvial geomorphology, river channels, sediment yield, landslides and debris flows, dunes and aeolian processes, karst landscapes, coastal landforms, gully erosion, terraces, weathering, periglacial landforms, badlands, cosmogenic dating',
    phrases:
      'how rivers shape valleys, why hills slide down, how landscapes change, sand dunes, how water cuts rock, why coasts look as they do, caves and sinkholes, how valleys form',
  },
  {
    name: 'Geodesy and satellite earth observation',
    within: 'Geophysics',
    near: 'Remote sensing, Geographic information science',
    terms:
      'geodesy, GNSS positioning, gravity field, satellite gravimetry, reference frames, InSAR, satellite altimetry, earth rotation, geoid, ionospheric delay, crustal motion measurement, precise point positioning, leveling',
    phrases:
      'measuring the shape of the earth, GPS and moving ground, sinking cities from space, gravity from satellites, sea level from space, exact positions, how the earth turns, measuring the height of mountains',
  },
  {
    name: 'Meteorology of storms and rain',
    within: 'Atmospheric science',
    near: 'Climate science, Disaster management',
    terms:
      'tropical cyclones, hurricanes, thunderstorms, convection and clouds, monsoon rainfall, precipitation measurement, numerical weather prediction, tornadoes, cloud microphysics, aerosol-cloud interaction, atmospheric rivers, weather systems, boundary layer meteorology, wind and turbulence in the atmosphere, teleconnections, stratospheric ozone',
    phrases:
      'how hurricanes form, why it rains, predicting storms, clouds and rain, tomorrow’s weather, strong winds, thunder and hail, weather radar pictures, monsoon rains',
  },
  {
    name: 'Palliative and end-of-life care',
    within: 'Health services research, Nursing',
    near: 'Geriatrics, Bioethics',
    terms:
      'palliative care, hospice, advance care planning, end-of-life decisions, euthanasia, assisted dying, family caregivers, bereavement support, dying at home, quality of dying, cancer caregivers, spiritual care, terminal illness, do-not-resuscitate',
    phrases:
      'care for dying people, talking about death with patients, friends of dying people, what dying people need, families who care for the sick, help when nothing can cure, letting people die in peace, comfort at the end of life, caring for my grandmother',
  },
  {
    name: 'Primary care and patient safety',
    within: 'Health services research',
    near: 'Public health, Medicine',
    terms:
      'general practice, family medicine, primary health care, patient safety culture, medical errors, healthcare quality improvement, physician burnout, healthcare professionals, interprofessional teams, chronic disease management, patient engagement, hospital readmission, patient-centered care, health literacy, community health workers, clinical guidelines implementation, transitions of care, doctor-patient communication, healthcare workforce',
    phrases:
      'my family doctor, mistakes in hospitals, doctors who are burnt out, better care for patients, long waits at the doctor, doctors who listen, patients who do not understand the doctor, care after hospital, doctors in villages, safe hospitals',
  },
  {
    name: 'Electrocatalysis and fuel cells',
    within: 'Renewable energy, Electrochemistry',
    near: 'Hydrogen energy, Catalysis',
    terms:
      'fuel cells, oxygen reduction reaction, oxygen evolution, hydrogen evolution reaction, electrocatalysts, water splitting, CO2 electroreduction, proton exchange membrane, solid oxide fuel cells, photocatalytic hydrogen, microbial fuel cells, bifunctional catalysts, single-atom catalysts',
    phrases:
      'electricity from hydrogen, splitting water with electricity, making fuel from CO2, cars that run on hydrogen, cheap materials instead of platinum, turning sunlight into fuel, clean fuel from water, cells that make power',
  },
]
