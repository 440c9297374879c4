import type { FieldEntry } from './entry.ts'

/** Plants, fungi and crops; food; farm animals and fish; kinds of wild animals; rural life. */
export const plantsFoodAndAnimals: readonly FieldEntry[] = [
  {
    name: 'Plant physiology',
    within: 'Plant biology',
    near: 'Biochemistry, Plant breeding',
    terms:
      'stomata, plant hormones, auxin signaling, abscisic acid, gibberellins, drought tolerance, salt stress in plants, salinity tolerance, abiotic stress, plant growth regulators, leaf senescence, water relations of plants, root architecture, seed germination, seed dormancy, flowering time, chlorophyll fluorescence, plant nutrition, nutrient uptake, mycorrhiza, rhizosphere',
    phrases:
      'how plants grow, why plants need light, plants under heat and drought, how roots drink water, plants in salty soil, why leaves fall, when plants bloom, how seeds wake up, plant hormones and growth',
  },
  {
    name: 'Plant molecular biology',
    within: 'Plant biology',
    near: 'Molecular biology, Genetics',
    terms:
      'plant gene expression, plant genomics, transgenic plants, plant transformation, chloroplast biology, plant cell walls, plant signaling, plant development genes, light signaling in plants, phytochromes, plant immunity genes, plant tissue culture, micropropagation, somatic embryogenesis, lignin biosynthesis',
    phrases:
      'genes of plants, growing plants from cells, genetically modified plants, how plants sense light, plant DNA, plants in test tubes, cell walls of plants, copying plants in the lab',
  },
  {
    name: 'Phytochemistry',
    within: 'Plant biology',
    near: 'Medicinal chemistry, Traditional and integrative medicine',
    terms:
      'medicinal plants, plant secondary metabolites, essential oils, flavonoids, alkaloids, terpenoids, polyphenols, plant extracts, antioxidant activity of plants, ethnobotany, aromatic plants, saponins, tannins, glucosinolates',
    phrases:
      'medicines from plants, healing herbs, oils from plants, what is in plants, useful plants of native people, herbs in the laboratory, plant chemicals, antioxidants in leaves',
  },
  {
    name: 'Plant systematics and botany',
    within: 'Plant biology',
    near: 'Phylogenomics and biodiversity informatics, Ecology',
    terms:
      'plant taxonomy, herbarium, angiosperms, orchids, ferns, bryophytes, mosses, lichens, plant diversity, new plant species, pollination biology, pollen morphology, seed dispersal, plant phylogeny, invasive plants',
    phrases:
      'flora, conifers, palms, succulents, names of plants, wild flowers, plant collections, mosses and ferns, rare plants, how flowers are pollinated, families of plants, plants of a region',
  },
  {
    name: 'Mycology',
    within: 'Biology',
    near: 'Plant pathology, Microbiology',
    terms:
      'mushrooms, fungal diversity, fungal taxonomy, yeasts, mushroom cultivation, edible mushrooms, endophytes, fungal ecology, mycotoxins, ectomycorrhizal fungi, fungal genetics',
    phrases:
      'molds, mold, growing mushrooms, yeast, fungi in the forest, poisonous mushrooms, new kinds of fungi, what fungi do, fungi that live with trees, fungi and plants together',
  },
  {
    name: 'Phycology',
    within: 'Plant biology, Marine biology',
    near: 'Freshwater biology, Renewable energy',
    terms:
      'microalgae, seaweed, macroalgae, diatoms, cyanobacteria, phytoplankton, algal biotechnology, kelp, seaweed farming, dinoflagellates',
    phrases:
      'algae, green water, algae as food, algae farms, tiny water plants, blooms of algae, fuel from algae, kelp forests, plants of the sea, slime in ponds',
  },
  {
    name: 'Agronomy',
    within: 'Agricultural science',
    near: 'Soil science, Precision agriculture',
    terms:
      'crop production, crop yield, cropping systems, crop rotation, intercropping, wheat production, maize production, rice cultivation, soybean, cotton production, sugarcane, potato cultivation, sorghum and millet, fertilizers, nitrogen fertilization, tillage, cover crops, weed control, weed science, herbicides, herbicide resistance, forage crops, pasture management, grassland management, conservation agriculture, irrigation scheduling, crop modeling, allelopathy, seed production, tropical agriculture, soil fertility, wheat, maize, potato production, drought tolerance of crops, cassava, sorghum',
    phrases:
      'legumes, pulses, growing wheat and rice, better harvests, corn, fields without weeds, fertilizer, growing crops, organic farms, how to feed plants, potatoes, farming without plowing, growing beans',
  },
  {
    name: 'Pest management',
    within: 'Agricultural science',
    near: 'Entomology, Plant pathology',
    terms:
      'integrated pest management, biological control of pests, insecticides, pesticide resistance, insect pests of crops, stored product pests, entomopathogenic fungi, parasitoids, natural enemies of pests, nematodes of plants, aphids, whiteflies, fruit flies, locusts, rodent pests, mites of crops, pheromone traps, Bacillus thuringiensis',
    phrases:
      'insects that eat crops, farming without poison, useful insects, locust plagues, protecting harvests, pests, rats in fields, beetles in grain, fewer pesticides',
  },
  {
    name: 'Viticulture and enology',
    within: 'Horticulture, Food science',
    near: 'Plant biology, Fermentation and brewing',
    terms: 'grapevine, wine chemistry, vineyards, wine aroma, grape varieties, wine tourism and wineries, terroir',
    phrases:
      'wine, growing grapes, how wine is made, taste of wine, wine and climate, good wine, grapes, red and white wine, wine cellars',
  },
  {
    name: 'Food technology',
    within: 'Food science',
    near: 'Food chemistry, Microbiology',
    terms:
      'food preservation, edible coatings, active packaging, drying of foods, freezing of foods, pasteurization, high pressure processing, pulsed electric fields in food, irradiation of food, shelf life, extrusion of foods, encapsulation of food ingredients, cold chain, microwave heating of foods',
    phrases:
      'keeping food fresh, packaging of food, dried fruit, frozen food, food that lasts, food factories, milk that does not spoil, how food is processed',
  },
  {
    name: 'Food safety and microbiology',
    within: 'Food science',
    near: 'Microbiology, Epidemiology',
    terms:
      'foodborne pathogens, Salmonella, Listeria, food contamination, food poisoning, food hygiene, food allergens, pesticide residues in food, food fraud, food authentication, mycotoxins in food, antimicrobial residues, Campylobacter, food traceability, HACCP',
    phrases:
      'safe food, germs in food, fake food, poison in food, checking food, clean kitchens, salmonella in eggs, spoiled food, is my food safe',
  },
  {
    name: 'Fermentation and brewing',
    within: 'Food science',
    near: 'Microbiology, Bioprocess engineering',
    terms:
      'fermented foods, lactic acid bacteria, probiotics in foods, brewing science, beer, yogurt, sourdough, kombucha, soy sauce, distilled spirits, starter cultures, bread making, vinegar',
    phrases:
      'cheese, cheese making, bread, fermented food, how beer is brewed, kimchi, good bacteria in food, sour milk, pickled vegetables, baking with yeast',
  },
  {
    name: 'Animal nutrition',
    within: 'Animal science',
    near: 'Nutrition, Microbiome',
    terms:
      'feed additives, ruminant nutrition, rumen fermentation, silage, poultry nutrition, swine nutrition, feed efficiency, methane from cattle, fish feed, animal feed, pig production, dairy cows, beef cattle, broiler chickens, laying hens, sheep and goats, rabbits production, insect meal, livestock production, mastitis in cows',
    phrases:
      'camel, buffalo, what cows eat, feeding chickens, food for pigs, farm animals, cows and methane, feed for fish, healthy chickens, goats and sheep',
  },
  {
    name: 'Animal breeding and genetics',
    within: 'Animal science, Genetics',
    near: 'Plant breeding, Reproductive biology',
    terms:
      'livestock genetics, genomic selection in animals, cattle breeds, quantitative trait loci in livestock, animal reproduction, artificial insemination of livestock, horse breeding, dog breeds, poultry breeding, local breeds, heritability in cattle',
    phrases:
      'breeding cows, better farm animals by genes, horses and their genes, breeding chickens, old animal breeds, choosing the best bull, animals with more milk, choosing animals for breeding, sheep with better wool',
  },
  {
    name: 'Aquaculture',
    within: 'Fisheries science',
    near: 'Marine biology, Animal science',
    terms:
      'shrimp farming, salmon farming, tilapia, oysters, mussels, bivalves aquaculture, fish diseases, fish health, fish growth, recirculating aquaculture, sea cucumbers, fish reproduction, crustaceans culture, ornamental fish, fish nutrition, oysters and mussels, aquatic animals',
    phrases:
      'carp, hatcheries, fish farms, growing shrimp, healthy fish, salmon, farming in the sea, fish for food, sick fish, raising fish, ponds with fish',
  },
  {
    name: 'Ichthyology and herpetology',
    within: 'Zoology',
    near: 'Marine biology, Evolutionary biology',
    terms:
      'fish taxonomy, sharks and rays, amphibians, salamanders, crocodiles, amphibian decline, coral reef fishes, freshwater fishes',
    phrases:
      'fishes, snakes, lizards, turtles, fish species, sharks, why frogs die, venom of snakes, lizards and geckos, kinds of fish, toads and newts, animals with scales, fish of rivers and lakes',
  },
  {
    name: 'Ornithology',
    within: 'Zoology',
    near: 'Wildlife biology, Animal behavior, Conservation biology',
    terms:
      'bird migration, bird populations, seabirds, avian ecology, breeding biology of birds, waterbirds, owls, poultry ancestors, nests of birds',
    phrases:
      'raptors, birds, watching birds, why birds migrate, bird songs, penguins, nests and eggs, birds of prey, fewer birds, bird watching, where birds fly in winter',
  },
  {
    name: 'Mammalogy',
    within: 'Zoology',
    near: 'Wildlife biology, Conservation biology',
    terms: 'carnivores, primates ecology, dolphins, small mammals, marsupials, big cats',
    phrases:
      'rodents, seals, elephants, deer, wolves, wild mammals, bats, tigers and lions, bears, mice in nature, mice and rats in nature, seals and sea lions, animals with fur, wild cats, hedgehogs',
  },
  {
    name: 'Invertebrate zoology',
    within: 'Zoology',
    near: 'Entomology, Marine biology',
    terms:
      'arachnids, scorpions, crustaceans, molluscs, earthworms, nematodes, echinoderms, polychaetes, myriapods, zooplankton, copepods, tardigrades, flatworms, jellyfish, cephalopods',
    phrases:
      'snails, sponges, corals, mites, spiders, crabs, octopus, tiny animals in soil, starfish, animals without bones, sea stars, crabs and lobsters, animals with many legs, slugs',
  },
  {
    name: 'Rural studies',
    within: 'Sociology, Agricultural science',
    near: 'Agricultural economics, Development studies',
    terms:
      "agricultural extension, family farming, farmers' decision making, smallholder farmers, rural livelihoods, food sovereignty, alternative food networks, land tenure, peasant agriculture, adoption of agricultural innovations, rural women, rural communities, agrarian reform, rural extension, peasants, agricultural cooperatives, farmers' adoption of technology, agricultural development",
    phrases:
      'life in villages, small farmers, farmers in Africa, helping farmers, country life, young people leaving villages, family farms, food from the region, farm policy',
  },
]
