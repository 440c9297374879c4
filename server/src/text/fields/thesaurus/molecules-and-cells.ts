import type { FieldEntry } from './entry.ts'

/** Biology of molecules, cells, microbes and bodies. */
export const moleculesAndCells: readonly FieldEntry[] = [
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
      'molecular genetics, gene regulation, gene expression, transcription, RNA biology, DNA repair, DNA replication, chromatin, noncoding RNA, translation control, 分子生物学, protein synthesis, long non-coding RNAs, signaling pathways, ribosomes, translation regulation, molecular mechanisms, molecular pathways in cancer, PI3K/AKT, NF-kB',
    phrases:
      'how genes are switched on, DNA and RNA, molecules in cells, how DNA is copied, RNA, reading genes, molecules of life, repair of DNA, DNA in the lab',
  },
  {
    name: 'Cell biology',
    within: 'Biology',
    near: 'Molecular biology, Microscopy',
    terms:
      'cell signaling, cell culture, cytoskeleton, cell division, mitochondria, membrane trafficking, autophagy, cell migration, organelles, 细胞生物学, cell membrane, mitochondrial function, endoplasmic reticulum, centrosomes',
    phrases:
      'how cells work, cells, cell division, inside a cell, how cells talk to each other, growing cells in the lab, mitochondria, cell growth, how cells die, what happens inside a cell, cells under the microscope',
  },
  {
    name: 'Genetics',
    within: 'Biology',
    near: 'Genomics, Evolutionary biology',
    terms:
      'human genetics, population genetics, gene mapping, heredity, mutations, model organism genetics, Drosophila genetics, yeast genetics, medical genetics, rare genetic diseases, 遗传学, genetic mutations, genetic variation, inheritance, genetic markers, polymorphisms, genetic disorders, sex chromosomes, quantitative trait loci, congenital anomalies and genes, genetic syndromes, rare genetic variants',
    phrases:
      'genes, DNA, why children look like parents, inherited diseases, mutations, family traits, fruit flies genes, what genes do, heredity, how we inherit things, DNA and genes, traits from parents',
  },
  {
    name: 'Genomics',
    within: 'Genetics',
    near: 'Bioinformatics, Systems biology',
    terms:
      'functional genomics, genome sequencing, single-cell sequencing, transcriptomics, RNA sequencing, RNA-seq, metagenomics, comparative genomics, spatial transcriptomics, genome evolution',
    phrases:
      'reading all the DNA, sequencing genomes, all genes of an organism, DNA sequencing, human genome, ancestry tests, genome data, genes of single cells, reading all of our DNA, comparing genomes, the whole DNA of animals',
  },
  {
    name: 'Genome editing',
    within: 'Genetics, Biotechnology',
    near: 'Gene therapy, Synthetic biology',
    terms: 'CRISPR, gene editing, base editing, prime editing, Cas9, genetic engineering, gene drives',
    phrases:
      'changing genes, CRISPR, editing DNA, cutting DNA, designer babies, repairing genes, genetically modified, gene scissors, rewriting DNA, changing genes with scissors, fixing bad genes',
  },
  {
    name: 'Gene therapy',
    within: 'Biotechnology, Medicine',
    near: 'Genome editing, Drug delivery',
    terms:
      'viral vectors, cell therapy, AAV, gene medicine, RNA therapeutics, antisense oligonucleotides, mRNA therapeutics, CAR T cells',
    phrases:
      'curing diseases with genes, healing genetic diseases, medicine that changes genes, treating sickle cell, new therapy with genes, mRNA medicine, repairing broken genes in patients, cells as medicine, healing with genes, replacing a broken gene',
  },
  {
    name: 'Epigenetics',
    within: 'Molecular biology',
    near: 'Developmental biology, Genomics',
    terms: 'DNA methylation, histone modifications, epigenomics, genomic imprinting, chromatin regulation',
    phrases:
      'genes switched on and off by life, how environment changes genes, marks on DNA, stress changes genes, inherited without DNA change, switching genes, why twins differ, memory of cells, how life changes our genes, genes switched on and off',
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
      'biotech, applied biology, enzyme technology, biopharmaceuticals, antibodies engineering, plant biotechnology, 生物技术, recombinant proteins, industrial enzymes, fermentation technology, biopolymers from microbes, enzyme immobilization, bioprocesses',
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
      'bacteriology, bacteria, bacterial pathogenesis, antimicrobial resistance, antibiotic resistance, mycology, fungi, archaea, bacterial genetics, biofilms, 微生物学, bacterial physiology, microbial diversity, soil bacteria, yeasts and fungi, antimicrobial compounds',
    phrases:
      'bacteria, germs, antibiotics that no longer work, fungi and mushrooms, microbes, tiny living things, superbugs, mold, yeast, bacteria and germs, good and bad bacteria',
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
      'bacteria in the gut, good bacteria, gut health, probiotics, microbes in our body, stomach bacteria and mood, yogurt bacteria, bacteria on skin, bacteria in our gut, germs that keep us healthy',
  },
  {
    name: 'Virology',
    within: 'Microbiology',
    near: 'Infectious diseases, Vaccinology',
    terms:
      'viruses, viral evolution, HIV, influenza, coronaviruses, viral pathogenesis, bacteriophages, virus-host interactions, COVID-19 virology, 病毒学, viral infections, viral replication, influenza virus, HIV biology, herpesviruses, hepatitis viruses, animal viruses, retroviruses, arboviruses, antiviral immunity, papillomavirus',
    phrases:
      'viruses, how viruses work, corona virus, flu, HIV, where new viruses come from, stopping viruses, viruses that kill bacteria, how viruses jump from animals, how viruses make us sick',
  },
  {
    name: 'Parasitology',
    within: 'Biology',
    near: 'Tropical medicine, Entomology',
    terms:
      'parasites, malaria biology, helminths, protozoa, vector biology, host-parasite interactions, mosquitoes and disease, ticks, malaria parasites, Leishmania, trypanosomes, parasitic diseases, intestinal parasites, ticks and tick-borne diseases, Plasmodium, parasitic worms, amoeba, Giardia, Cryptosporidium',
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
]
