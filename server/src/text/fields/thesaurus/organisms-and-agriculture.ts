import type { FieldEntry } from './entry.ts'

/** Organisms, ecosystems and agriculture. */
export const organismsAndAgriculture: readonly FieldEntry[] = [
  {
    name: 'Evolutionary biology',
    within: 'Biology',
    near: 'Genetics, Paleontology',
    terms:
      'evolution, phylogenetics, speciation, adaptation, natural selection, molecular evolution, evolutionary genetics, systematics, coevolution',
    phrases:
      'evolution, Darwin, how species change, where humans come from, survival of the fittest, how new species arise, tree of life, why animals look the way they do, adaptation of animals, why we look like apes',
  },
  {
    name: 'Ecology',
    within: 'Biology, Environmental science',
    near: 'Conservation biology, Mathematical biology',
    terms:
      'ecosystems, community ecology, population ecology, biodiversity, food webs, invasive species, global change ecology, ecosystem ecology, disturbance ecology, 生态学, ecosystem functioning, plant communities, species diversity, species interactions, population dynamics of species, pollination, ecological succession, predator-prey, herbivory, vegetation dynamics',
    phrases:
      'nature and animals together, ecosystems, how species live together, food chains, forests and animals, balance of nature, invasive animals, biodiversity, who eats whom, how animals and plants live together, forests and their animals',
  },
  {
    name: 'Conservation biology',
    within: 'Ecology',
    near: 'Natural resource management, Wildlife biology',
    terms:
      'wildlife conservation, endangered species, species protection, protected areas, habitat restoration, rewilding, conservation genetics, restoration ecology, habitat fragmentation, marine protected areas, species conservation, habitat loss, extinction risk, conservation planning, wildlife trade',
    phrases:
      'saving animals, endangered species, protecting wildlife, saving elephants and tigers, protecting rainforest, nature reserves, why species die out, bringing back wolves, saving bees, saving animals that are dying out, why frogs disappear, protecting wild places, helping rare animals, saving the rain forest, protecting coral reefs, stopping poachers, animals that are nearly gone, why animals vanish, keeping nature alive',
  },
  {
    name: 'Wildlife biology',
    within: 'Zoology, Ecology',
    near: 'Animal behavior, Wildlife computer vision',
    terms:
      'wildlife ecology, mammals ecology, large carnivores, ornithology, birds, herpetology, wildlife management, human-wildlife conflict, animal tracking',
    phrases:
      'wild animals, birds, wolves and bears, bird watching, snakes and frogs, following animals with GPS, animals in the wild, elephants and lions, bats, following wolves and bears',
  },
  {
    name: 'Zoology',
    within: 'Biology',
    near: 'Animal behavior, Veterinary medicine',
    terms:
      'animal biology, vertebrate zoology, invertebrates, comparative anatomy, ichthyology, fish biology, mammalogy, animal taxonomy, amphibians and reptiles, primates, mollusks, vertebrate morphology, phylogeny of animals, new species descriptions, marine invertebrates',
    phrases:
      'animals, studying animals, fish, monkeys and apes, reptiles, how animals live, zoo animals, mammals, animal science',
  },
  {
    name: 'Animal behavior',
    within: 'Zoology',
    near: 'Neuroscience, Behavioral ecology studies',
    terms:
      'ethology, animal cognition, behavioral ecology, animal communication, animal intelligence, social behavior in animals, bird song, migration of animals',
    phrases:
      'why animals behave, how animals think, smart animals, how bees dance, animal language, how birds find their way, monkeys using tools, dog behavior, animal minds, why animals do what they do, clever animals, how dogs think',
  },
  {
    name: 'Behavioral ecology studies',
    within: 'Ecology, Animal behavior',
    near: 'Evolutionary biology',
    terms:
      'sexual selection, mating systems, foraging behavior, predator-prey interactions, parental care, cooperation in animals, camouflage',
    phrases:
      'how animals choose partners, why peacocks have big tails, animals hunting, how animals hide, animals helping each other, animal parents, mating of animals, camouflage',
  },
  {
    name: 'Collective animal behavior',
    within: 'Animal behavior',
    near: 'Swarm robotics, Complex systems',
    terms: 'flocking, schooling fish, swarm behavior, social insects, ant colonies, collective motion',
    phrases:
      'bird flocks, fish schools, how ants work together, swarms, bees in a hive, groups of animals moving, ant colonies, crowd behavior of animals',
  },
  {
    name: 'Bioacoustics',
    within: 'Animal behavior',
    near: 'Audio signal processing, Wildlife biology',
    terms:
      'animal sounds, acoustic monitoring, whale song, echolocation, soundscape ecology, passive acoustic monitoring',
    phrases:
      'sounds of animals, whale songs, recording birds, understanding animal language by sound, bats hearing, listening to nature, dolphins talking, frogs calling',
  },
  {
    name: 'Animal locomotion',
    within: 'Zoology, Biomechanics',
    near: 'Bio-inspired engineering, Legged locomotion',
    terms:
      'animal flight, swimming mechanics, insect flight, gait of animals, comparative biomechanics, jumping animals',
    phrases:
      'how animals move, how fish swim, how insects fly, how geckos climb, fastest animals, jumping fleas, snakes moving, running cheetahs',
  },
  {
    name: 'Entomology',
    within: 'Zoology',
    near: 'Plant pathology, Parasitology',
    terms:
      'insects, insect ecology, pollinators, bees, pest management, insect physiology, butterflies, mosquitoes biology, arachnology, honey bees, bumblebees, termites, butterflies and moths, Drosophila ecology, wasps, dragonflies, insect taxonomy, Hemiptera, Coleoptera, Lepidoptera, Hymenoptera, Diptera, beekeeping, insect diversity, insect decline, edible insects, silkworm, honeybees, insect pests, spiders and mites, biological control of insects, thrips, pheromones',
    phrases:
      'insects, bugs, bees, butterflies, ants, spiders, mosquitoes, why bees die, beetles, pests, flies, why insects disappear, eating insects, silk worms, flies and wasps, keeping bees, why bees are dying, ants and butterflies',
  },
  {
    name: 'Marine biology',
    within: 'Biology, Oceanography',
    near: 'Fisheries science, Ecology',
    terms:
      'marine ecology, coral reefs, marine mammals, deep-sea biology, plankton, whales, sharks, marine conservation, aquatic biology, 海洋生物学, marine ecosystems, marine fish, marine biodiversity, deep-sea fauna, benthic communities',
    phrases:
      'animals in the sea, coral reefs, whales and dolphins, sharks, life in the ocean, sea turtles, fish and corals, dying corals, deep sea animals, plankton, animals of the sea',
  },
  {
    name: 'Freshwater biology',
    within: 'Ecology',
    near: 'Hydrology, Fisheries science',
    terms: 'limnology, aquatic ecology, lake ecology, stream ecology, wetlands, freshwater fish, amphibians ecology',
    phrases: 'lakes and rivers life, fish in rivers, wetlands, frogs, pond life, life in lakes, swamps, healthy rivers',
  },
  {
    name: 'Plant biology',
    within: 'Biology',
    near: 'Agricultural science, Ecology',
    terms:
      'plant science, botany, plant physiology, plant genetics, photosynthesis, plant development, plant stress, plant evolution, plant ecology, Arabidopsis, 植物学, flowering plants, plant growth, plant morphology, plant anatomy, pollen, plant reproduction, plant nutrients, floristics',
    phrases:
      'plants, flowers, how plants grow, photosynthesis, plants and drought, plant research, how plants defend themselves, botany, how plants live, how trees grow',
  },
  {
    name: 'Plant pathology',
    within: 'Plant biology, Agricultural science',
    near: 'Microbiology, Entomology',
    terms:
      'plant diseases, plant-microbe interactions, fungal pathogens of plants, crop protection, plant immunity, plant viruses, plant disease resistance, plant bacterial diseases, biological control of plant diseases, rust fungi, phytoplasma',
    phrases:
      'sick plants, plant diseases, fungus on crops, protecting plants, why trees get sick, banana disease, pests on plants, plant viruses',
  },
  {
    name: 'Agricultural science',
    within: '',
    near: 'Plant biology, Environmental science',
    terms:
      'agriculture, agronomy, crop science, farming systems, sustainable agriculture, agroecology, organic farming, food security, 农学',
    phrases:
      'farming, growing food, better crops, feeding the world, fields and farmers, organic farming, wheat and rice, food for everyone, farms of the future, better farming, growing more food',
  },
  {
    name: 'Plant breeding',
    within: 'Agricultural science, Genetics',
    near: 'Genome editing, Plant biology',
    terms:
      'crop improvement, crop genetics, drought-tolerant crops, seed science, wheat genetics, rice breeding, genomic selection, horticulture breeding',
    phrases:
      'making better plants, plants that need less water, new crop types, rice that survives floods, better wheat, bigger tomatoes, seeds, GMO crops, better wheat and rice',
  },
  {
    name: 'Precision agriculture',
    within: 'Agricultural science, Engineering',
    near: 'Agricultural robotics, Remote sensing',
    terms:
      'agricultural engineering, smart farming, digital agriculture, irrigation technology, greenhouse technology, agricultural machinery, vertical farming, farm sensors',
    phrases:
      'smart farming, drones on farms, technology for farmers, sensors in fields, greenhouses, watering plants automatically, farming with data, vertical farms in cities',
  },
  {
    name: 'Horticulture',
    within: 'Agricultural science',
    near: 'Plant biology',
    terms:
      'fruit science, vegetable production, floriculture, viticulture, enology, urban agriculture, turfgrass, ornamental plants, gardening research, fruit trees, fruit quality, fruit ripening, apple orchards, citrus, olive growing, tomato cultivation, vegetable crops, strawberries, berry crops, coffee cultivation, cocoa production, tea plantations, nut trees, postharvest physiology, postharvest storage, shelf life of fruit, greenhouse vegetables, hydroponics, cut flowers, rootstocks, grafting of fruit trees',
    phrases:
      'gardens, fruit and vegetables, wine making, flowers growing, apples and grapes, gardening, city gardens, growing vegetables, banana, mango, growing tomatoes, coffee plants, apples and pears, fresh fruit for longer, vegetables in greenhouses, growing olives, bananas, farming without soil, cocoa and chocolate plants',
  },
  {
    name: 'Animal science',
    within: 'Agricultural science',
    near: 'Veterinary medicine, Zoology',
    terms:
      'livestock, animal husbandry, dairy science, poultry science, animal nutrition, animal breeding, animal welfare, meat science, cattle, pigs, poultry, ruminants, broilers, meat production, milk yield, rabbits, egg production',
    phrases:
      'cows and pigs, farm animals, milk and meat, chickens, animal welfare, happy farm animals, feeding animals, horses, breeding animals',
  },
  {
    name: 'Fisheries science',
    within: 'Agricultural science, Marine biology',
    near: 'Conservation biology',
    terms: 'aquaculture, fish farming, fisheries management, overfishing, shellfish, seafood',
    phrases:
      'fishing, fish farms, too much fishing, growing fish, shrimps and oysters, sustainable fishing, seafood, salmon, fishermen and fish',
  },
  {
    name: 'Forestry',
    within: 'Agricultural science, Environmental science',
    near: 'Ecology, Wood and paper science',
    terms:
      'forest ecology, forest management, silviculture, forest fires ecology, tropical forests, urban forestry, agroforestry, tree physiology, tree growth, forest inventory, forest dynamics, wildfires in forests, reforestation, boreal forests, forest carbon, timber production, pine plantations, eucalyptus, oak forests, bark beetles, forest restoration, mangroves, tree mortality, timber, tree species, wood production, plantations',
    phrases:
      'forests, trees, planting trees, rainforest, wood from forests, dying forests, trees in cities, managing forests, logging, how forests grow, fires in the forest, rings of trees, cutting trees, dying trees, mangrove forests, saving the rainforest, caring for forests',
  },
  {
    name: 'Wood and paper science',
    within: 'Forestry, Materials science',
    near: 'Green chemistry',
    terms: 'wood technology, cellulose, nanocellulose, pulp and paper, bio-based materials, bamboo',
    phrases:
      'wood as material, paper making, materials from trees, bamboo, cellulose, packaging from paper, wood instead of plastic, cardboard',
  },
  {
    name: 'Food science',
    within: 'Agricultural science',
    near: 'Nutrition, Food chemistry',
    terms:
      'food technology, food processing, food safety, food engineering, sensory science, food microbiology, alternative proteins, food packaging, fermentation of food, 食品科学, meat quality, meat products, milk proteins, cereal grains, starch chemistry, dietary fiber, gluten-free products, egg quality, seafood quality, edible oils, fats and oils, sensory evaluation of foods, food proteins, plant-based meat, functional foods, nutraceuticals, food texture, emulsions in food, hydrocolloids, sweeteners, dairy products, food quality, starch, polyphenols in food, sensory evaluation, wine and beer, cereals, tea and coffee, antioxidants in food, food emulsions, olive oil',
    phrases:
      'making food, safe food, food technology, vegan meat, how food is preserved, chocolate and cheese making, new foods, food that stays fresh, baking science, honey, milk, good meat, flour and bread, meat from plants, eggs, healthy oils, food that is good for you, how food feels in the mouth, tasting food, what is in our food, healthier food',
  },
  {
    name: 'Veterinary medicine',
    within: 'Medicine, Animal science',
    near: 'Infectious diseases, Zoology',
    terms:
      'animal health, veterinary science, zoonoses, veterinary pathology, One Health, companion animals, equine medicine, animal diseases, 兽医学, dogs diseases, cats diseases, horses medicine, canine cancer, feline infections, equine lameness, veterinary surgery, veterinary anesthesia, animal pathology, veterinary parasites, pet health, equine reproduction, veterinary imaging, veterinary public health, bovine diseases, wildlife diseases, zoo medicine, animal welfare in clinics, veterinary pharmacology, veterinary education, avian influenza in poultry, foot-and-mouth disease, canine distemper, heartworm, laboratory animal medicine, canine, feline, cats and dogs, dogs, livestock diseases, veterinary practice, pets, small animals, zoonotic diseases in animals, mastitis, swine diseases, avian diseases, lameness in horses, veterinarians',
    phrases:
      'animal doctor, vet, sick animals, health of pets, dogs and cats health, diseases of cows, bird flu, animal hospitals, horses health, sick dogs, cats at the vet, horses that limp, animal doctors, pets and health, operations on animals, vaccines for pets, animal hospital, sick cows, sick pets and cows, doctor for animals',
  },
  {
    name: 'Bioethics of animals',
    within: 'Philosophy, Animal science',
    near: 'Bioethics',
    terms: 'animal ethics, animal rights, alternatives to animal testing, human-animal studies',
    phrases:
      'animal rights, should we eat animals, animal experiments, rights of animals, treating animals well, humans and pets, ethics of meat, no animal testing',
  },
  {
    name: 'Radiation biology',
    within: 'Biology',
    near: 'Radiation oncology, Astrobiology',
    terms: 'DNA damage, radiation effects, space biology, gravitational biology, astronaut health',
    phrases:
      'radiation and living things, life in space stations, plants in space, what space does to the body, astronauts health, growing food in space, damage of DNA by radiation, animals in space',
  },
  {
    name: 'Phylogenomics and biodiversity informatics',
    within: 'Evolutionary biology, Bioinformatics',
    near: 'Ecology, Museum studies',
    terms:
      'biodiversity informatics, natural history collections, taxonomy, DNA barcoding, species distribution modeling, environmental DNA, eDNA',
    phrases:
      'discovering new species, naming animals, how many species exist, museum collections of animals, DNA in water to find animals, maps of species, citizen science nature, finding unknown plants',
  },
]
