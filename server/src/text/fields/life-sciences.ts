// Longer than 300 lines because it is a table: one entry of data for each field.
import type { FieldEntry } from './entry.ts'

/** Molecules, cells, organisms and ecosystems. */
export const lifeSciences: readonly FieldEntry[] = [
  {
    name: 'Biology',
    within: '',
    near: 'Chemistry, Medicine',
    terms: 'life sciences, biological sciences, 生物学',
    phrases:
      'living things, life science, how life works, animals and plants, nature and life, studying life, bio, cells and organisms',
  },
  {
    name: 'Molecular biology',
    within: 'Biology',
    near: 'Genetics, Biochemistry',
    terms:
      'molecular genetics, gene regulation, gene expression, transcription, RNA biology, DNA repair, DNA replication, chromatin, noncoding RNA, translation control, 分子生物学',
    phrases:
      'how genes are switched on, DNA and RNA, molecules in cells, how DNA is copied, RNA, reading genes, molecules of life, repair of DNA',
  },
  {
    name: 'Cell biology',
    within: 'Biology',
    near: 'Molecular biology, Microscopy',
    terms:
      'cell signaling, cell culture, cytoskeleton, cell division, mitochondria, membrane trafficking, autophagy, cell migration, organelles, 细胞生物学',
    phrases:
      'how cells work, cells, cell division, inside a cell, how cells talk to each other, growing cells in the lab, mitochondria, cell growth, how cells die',
  },
  {
    name: 'Genetics',
    within: 'Biology',
    near: 'Genomics, Evolutionary biology',
    terms:
      'human genetics, population genetics, gene mapping, heredity, mutations, model organism genetics, Drosophila genetics, yeast genetics, medical genetics, rare genetic diseases, 遗传学',
    phrases:
      'genes, DNA, why children look like parents, inherited diseases, mutations, family traits, fruit flies genes, what genes do, heredity',
  },
  {
    name: 'Genomics',
    within: 'Genetics',
    near: 'Bioinformatics, Systems biology',
    terms:
      'functional genomics, genome sequencing, single-cell sequencing, transcriptomics, RNA sequencing, RNA-seq, metagenomics, comparative genomics, spatial transcriptomics, genome evolution',
    phrases:
      'reading all the DNA, sequencing genomes, all genes of an organism, DNA sequencing, human genome, ancestry tests, genome data, genes of single cells',
  },
  {
    name: 'Genome editing',
    within: 'Genetics, Biotechnology',
    near: 'Gene therapy, Synthetic biology',
    terms: 'CRISPR, gene editing, base editing, prime editing, Cas9, genetic engineering, gene drives',
    phrases:
      'changing genes, CRISPR, editing DNA, cutting DNA, designer babies, repairing genes, genetically modified, gene scissors, rewriting DNA',
  },
  {
    name: 'Gene therapy',
    within: 'Biotechnology, Medicine',
    near: 'Genome editing, Drug delivery',
    terms:
      'viral vectors, cell therapy, AAV, gene medicine, RNA therapeutics, antisense oligonucleotides, mRNA therapeutics, CAR T cells',
    phrases:
      'curing diseases with genes, healing genetic diseases, medicine that changes genes, treating sickle cell, new therapy with genes, mRNA medicine, repairing broken genes in patients, cells as medicine',
  },
  {
    name: 'Epigenetics',
    within: 'Molecular biology',
    near: 'Developmental biology, Genomics',
    terms: 'DNA methylation, histone modifications, epigenomics, genomic imprinting, chromatin regulation',
    phrases:
      'genes switched on and off by life, how environment changes genes, marks on DNA, stress changes genes, inherited without DNA change, switching genes, why twins differ, memory of cells',
  },
  {
    name: 'Synthetic biology',
    within: 'Biotechnology',
    near: 'Genome editing, Metabolic engineering',
    terms:
      'genetic circuits, cell-free systems, engineered bacteria, biological design, biofoundry, artificial cells, directed evolution',
    phrases:
      'programming cells, rewriting life, building new life, engineering bacteria, designing organisms, cells as machines, iGEM, making bacteria do useful things',
  },
  {
    name: 'Metabolic engineering',
    within: 'Biotechnology',
    near: 'Bioprocess engineering, Synthetic biology',
    terms:
      'metabolic pathways engineering, microbial production, strain engineering, biosynthesis, microbial cell factories, algae engineering',
    phrases:
      'bacteria that make products, yeast that makes medicine, making chemicals with microbes, fuel from microbes, plastic from bacteria, cells as factories, changing metabolism of microbes, perfume from yeast',
  },
  {
    name: 'Biotechnology',
    within: 'Biology, Engineering',
    near: 'Pharmaceutical science, Bioprocess engineering',
    terms:
      'biotech, applied biology, enzyme technology, biopharmaceuticals, antibodies engineering, plant biotechnology, 生物技术',
    phrases:
      'using living things for technology, biotech, making products with biology, biology startups, genetically engineered plants, technology from biology, useful bacteria, biology in industry',
  },
  {
    name: 'Systems biology',
    within: 'Biology',
    near: 'Computational biology, Mathematical biology',
    terms:
      'network biology, gene regulatory networks, multi-omics, quantitative biology, biological networks, metabolic modeling, signaling networks',
    phrases:
      'how all parts of a cell work together, networks of genes, whole cell models, biology as a system, biology with big data and models, feedback in cells, how genes interact, circuits in cells',
  },
  {
    name: 'Structural biology',
    within: 'Biology, Biochemistry',
    near: 'Biophysics, X-ray science',
    terms:
      'protein structure, cryo-EM, cryo-electron microscopy, X-ray crystallography, protein NMR, membrane proteins, macromolecular complexes',
    phrases:
      'shape of proteins, seeing proteins in 3D, what proteins look like, structure of viruses, 3D structure of molecules of life, frozen proteins, how proteins fit together, protein pictures',
  },
  {
    name: 'Protein engineering',
    within: 'Biotechnology, Biochemistry',
    near: 'Computational biology, Synthetic biology',
    terms:
      'protein design, directed evolution of enzymes, de novo proteins, antibody engineering, enzyme engineering, protein language models',
    phrases:
      'designing new proteins, making better enzymes, inventing proteins, proteins that eat plastic, artificial proteins, AI designed proteins, improving enzymes, new antibodies',
  },
  {
    name: 'Proteomics',
    within: 'Biochemistry',
    near: 'Analytical chemistry, Bioinformatics',
    terms: 'metabolomics, lipidomics, protein mass spectrometry, biomarkers discovery, protein interactions, glycomics',
    phrases:
      'all proteins in the body, measuring thousands of proteins, proteins in blood, molecules in blood that show disease, which proteins are in a cell, measuring metabolism, markers for disease, protein networks',
  },
  {
    name: 'Microbiology',
    within: 'Biology',
    near: 'Infectious diseases, Immunology',
    terms:
      'bacteriology, bacteria, bacterial pathogenesis, antimicrobial resistance, antibiotic resistance, mycology, fungi, archaea, bacterial genetics, biofilms, 微生物学',
    phrases:
      'bacteria, germs, antibiotics that no longer work, fungi and mushrooms, microbes, tiny living things, superbugs, mold, yeast',
  },
  {
    name: 'Microbial ecology',
    within: 'Microbiology, Ecology',
    near: 'Soil science, Microbiome',
    terms:
      'environmental microbiology, microbial communities, soil microbes, marine microbes, microbial evolution, bioremediation, phages in nature',
    phrases:
      'bacteria in nature, microbes in soil and sea, bacteria that clean oil, how microbes live together, bacteria that eat plastic, invisible life in water, bacteria in rivers, microbes and plants',
  },
  {
    name: 'Microbiome',
    within: 'Microbiology',
    near: 'Nutrition, Gastroenterology',
    terms:
      'gut microbiome, gut bacteria, host-microbe interactions, probiotics, human microbiota, fecal transplant, skin microbiome',
    phrases:
      'bacteria in the gut, good bacteria, gut health, probiotics, microbes in our body, stomach bacteria and mood, yogurt bacteria, bacteria on skin',
  },
  {
    name: 'Virology',
    within: 'Microbiology',
    near: 'Infectious diseases, Vaccinology',
    terms:
      'viruses, viral evolution, HIV, influenza, coronaviruses, viral pathogenesis, bacteriophages, virus-host interactions, COVID-19 virology, 病毒学',
    phrases:
      'viruses, how viruses work, corona virus, flu, HIV, where new viruses come from, stopping viruses, viruses that kill bacteria, how viruses jump from animals',
  },
  {
    name: 'Parasitology',
    within: 'Biology',
    near: 'Tropical medicine, Entomology',
    terms:
      'parasites, malaria biology, helminths, protozoa, vector biology, host-parasite interactions, mosquitoes and disease, ticks',
    phrases:
      'parasites, worms, malaria, mosquitoes that carry disease, animals that live in others, ticks, sleeping sickness, parasites that control animals',
  },
  {
    name: 'Developmental biology',
    within: 'Biology',
    near: 'Stem cells, Evolutionary biology',
    terms:
      'embryology, embryo development, morphogenesis, organ development, regeneration, cell fate, evo-devo, zebrafish development',
    phrases:
      'how embryos grow, from egg to animal, how bodies form, how organs develop, growing from one cell, animals that regrow legs, embryo, how babies form',
  },
  {
    name: 'Stem cells',
    within: 'Cell biology',
    near: 'Tissue engineering, Developmental biology',
    terms:
      'stem cell biology, pluripotent stem cells, iPSC, organoids, cell reprogramming, hematopoietic stem cells, stem cell therapy',
    phrases:
      'cells that can become anything, stem cells, mini brains in a dish, mini organs, growing new cells for patients, turning skin cells into brain cells, repairing the body with cells, making young cells',
  },
  {
    name: 'Reproductive biology',
    within: 'Biology',
    near: 'Obstetrics and gynecology, Developmental biology',
    terms: 'fertility, sperm biology, oocytes, placenta, IVF biology, germ cells, meiosis, reproductive endocrinology',
    phrases:
      'fertility, sperm and egg, test tube babies, why people cannot have children, pregnancy biology, making babies, IVF, hormones and fertility',
  },
  {
    name: 'Physiology',
    within: 'Biology, Medicine',
    near: 'Kinesiology, Endocrinology',
    terms:
      'human physiology, animal physiology, cardiovascular physiology, muscle physiology, respiratory physiology, ion channels, comparative physiology, circadian rhythms physiology',
    phrases:
      'how the body works, how the heart works, how muscles work, body functions, breathing and heart, how animals survive cold, organs and their work, body and temperature',
  },
  {
    name: 'Chronobiology',
    within: 'Biology',
    near: 'Sleep science, Physiology',
    terms: 'circadian rhythms, circadian clock, biological clocks, jet lag, shift work biology',
    phrases:
      'inner clock, body clock, jet lag, why we get tired at night, day and night rhythm, early birds and night owls, time in the body, clock genes',
  },
  {
    name: 'Aging',
    within: 'Biology, Medicine',
    near: 'Geriatrics, Neurodegenerative diseases',
    terms:
      'longevity, biology of aging, senescence, gerontology, aging research, lifespan extension, geroscience, 衰老',
    phrases:
      'why we get old, living longer, stopping aging, getting 100 years old, staying young, anti aging, old people research, long life',
  },
  {
    name: 'Evolutionary biology',
    within: 'Biology',
    near: 'Genetics, Paleontology',
    terms:
      'evolution, phylogenetics, speciation, adaptation, natural selection, molecular evolution, evolutionary genetics, systematics, coevolution',
    phrases:
      'evolution, Darwin, how species change, where humans come from, survival of the fittest, how new species arise, tree of life, why animals look the way they do, adaptation of animals',
  },
  {
    name: 'Ecology',
    within: 'Biology, Environmental science',
    near: 'Conservation biology, Mathematical biology',
    terms:
      'ecosystems, community ecology, population ecology, biodiversity, food webs, invasive species, global change ecology, ecosystem ecology, disturbance ecology, 生态学',
    phrases:
      'nature and animals together, ecosystems, how species live together, food chains, forests and animals, balance of nature, invasive animals, biodiversity, who eats whom',
  },
  {
    name: 'Conservation biology',
    within: 'Ecology',
    near: 'Natural resource management, Wildlife biology',
    terms:
      'wildlife conservation, endangered species, species protection, protected areas, habitat restoration, rewilding, conservation genetics, restoration ecology',
    phrases:
      'saving animals, endangered species, protecting wildlife, saving elephants and tigers, protecting rainforest, nature reserves, why species die out, bringing back wolves, saving bees',
  },
  {
    name: 'Wildlife biology',
    within: 'Zoology, Ecology',
    near: 'Animal behavior, Wildlife computer vision',
    terms:
      'wildlife ecology, mammals ecology, large carnivores, ornithology, birds, herpetology, wildlife management, human-wildlife conflict, animal tracking',
    phrases:
      'wild animals, birds, wolves and bears, bird watching, snakes and frogs, following animals with GPS, animals in the wild, elephants and lions, bats',
  },
  {
    name: 'Zoology',
    within: 'Biology',
    near: 'Animal behavior, Veterinary medicine',
    terms:
      'animal biology, vertebrate zoology, invertebrates, comparative anatomy, ichthyology, fish biology, mammalogy',
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
      'why animals behave, how animals think, smart animals, how bees dance, animal language, how birds find their way, monkeys using tools, dog behavior, animal minds',
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
      'insects, insect ecology, pollinators, bees, pest management, insect physiology, butterflies, mosquitoes biology, arachnology',
    phrases: 'insects, bugs, bees, butterflies, ants, spiders, mosquitoes, why bees die, beetles, pests',
  },
  {
    name: 'Marine biology',
    within: 'Biology, Oceanography',
    near: 'Fisheries science, Ecology',
    terms:
      'marine ecology, coral reefs, marine mammals, deep-sea biology, plankton, whales, sharks, marine conservation, aquatic biology, 海洋生物学',
    phrases:
      'animals in the sea, coral reefs, whales and dolphins, sharks, life in the ocean, sea turtles, fish and corals, dying corals, deep sea animals, plankton',
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
      'plant science, botany, plant physiology, plant genetics, photosynthesis, plant development, plant stress, plant evolution, plant ecology, Arabidopsis, 植物学',
    phrases:
      'plants, flowers, how plants grow, photosynthesis, plants and drought, plant research, how plants defend themselves, botany',
  },
  {
    name: 'Plant pathology',
    within: 'Plant biology, Agricultural science',
    near: 'Microbiology, Entomology',
    terms:
      'plant diseases, plant-microbe interactions, fungal pathogens of plants, crop protection, plant immunity, plant viruses',
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
      'farming, growing food, better crops, feeding the world, fields and farmers, organic farming, wheat and rice, food for everyone, farms of the future',
  },
  {
    name: 'Plant breeding',
    within: 'Agricultural science, Genetics',
    near: 'Genome editing, Plant biology',
    terms:
      'crop improvement, crop genetics, drought-tolerant crops, seed science, wheat genetics, rice breeding, genomic selection, horticulture breeding',
    phrases:
      'making better plants, plants that need less water, new crop types, rice that survives floods, better wheat, bigger tomatoes, seeds, GMO crops',
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
      'fruit science, vegetable production, floriculture, viticulture, enology, urban agriculture, turfgrass, ornamental plants, gardening research',
    phrases:
      'gardens, fruit and vegetables, wine making, flowers growing, apples and grapes, gardening, city gardens, growing vegetables',
  },
  {
    name: 'Animal science',
    within: 'Agricultural science',
    near: 'Veterinary medicine, Zoology',
    terms:
      'livestock, animal husbandry, dairy science, poultry science, animal nutrition, animal breeding, animal welfare, meat science',
    phrases:
      'cows and pigs, farm animals, milk and meat, chickens, animal welfare, happy farm animals, feeding animals, horses, breeding animals',
  },
  {
    name: 'Fisheries science',
    within: 'Agricultural science, Marine biology',
    near: 'Conservation biology',
    terms: 'aquaculture, fish farming, fisheries management, overfishing, shellfish, seafood',
    phrases:
      'fishing, fish farms, too much fishing, growing fish, shrimps and oysters, sustainable fishing, seafood, salmon',
  },
  {
    name: 'Forestry',
    within: 'Agricultural science, Environmental science',
    near: 'Ecology, Wood and paper science',
    terms:
      'forest ecology, forest management, silviculture, forest fires ecology, tropical forests, urban forestry, agroforestry, tree physiology',
    phrases:
      'forests, trees, planting trees, rainforest, wood from forests, dying forests, trees in cities, managing forests',
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
      'food technology, food processing, food safety, food engineering, sensory science, food microbiology, alternative proteins, food packaging, fermentation of food, 食品科学',
    phrases:
      'making food, safe food, food technology, vegan meat, how food is preserved, chocolate and cheese making, new foods, food that stays fresh, baking science',
  },
  {
    name: 'Veterinary medicine',
    within: 'Medicine, Animal science',
    near: 'Infectious diseases, Zoology',
    terms:
      'animal health, veterinary science, zoonoses, veterinary pathology, One Health, companion animals, equine medicine, animal diseases, 兽医学',
    phrases:
      'animal doctor, vet, sick animals, health of pets, dogs and cats health, diseases of cows, bird flu, animal hospitals, horses health',
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
