import type { FieldEntry } from './entry.ts'

export const moleculesNeuronsAndDrugs: readonly FieldEntry[] = [
  {
    name: 'Gene regulation',
    within: 'Molecular biology',
    near: 'Epigenetics, Genomics',
    terms:
      'transcription factors, gene expression regulation, microRNA, long noncoding RNA, RNA splicing, RNA editing, messenger RNA, translation of proteins, ribosome, telomeres, transposable elements, RNA interference, circular RNA, RNA modification, tRNA, nuclear receptors, cell-free DNA, mitochondrial DNA, DNA damage response, riboswitches, G-quadruplex, nonsense-mediated decay, circadian genes',
    phrases:
      'enhancers, how genes are switched, RNA, how cells read DNA, repairing DNA, genes on and off, copying DNA, jumping genes, ends of chromosomes',
  },
  {
    name: 'Cell signaling',
    within: 'Cell biology',
    near: 'Cancer biology, Molecular biology',
    terms:
      'signal transduction, apoptosis, cell cycle, actin, microtubules, cell adhesion, integrins, endocytosis, endoplasmic reticulum stress, G protein-coupled receptors, Wnt signaling, Notch signaling, Hedgehog signaling, TGF-beta, MAPK pathway, PI3K/AKT/mTOR, calcium signaling, gap junctions, exosomes, extracellular vesicles, extracellular matrix, ferroptosis, cilia, growth factors, angiogenesis, NF-kappaB, tyrosine kinase receptors, nuclear pore, peroxisomes, lysosomes, Hippo pathway, aquaporins, cell fusion, mechanotransduction',
    phrases:
      'hypoxia, how cells talk, how cells die, how cells move, power plants of the cell, inside the cell, cell division, signals in cells, channels in cells, how new blood vessels grow',
  },
  {
    name: 'Cancer biology',
    within: 'Oncology, Cell biology',
    near: 'Genetics, Pharmacology',
    terms:
      'tumor microenvironment, oncogenes, tumor suppressor genes, p53, cancer stem cells, epithelial-mesenchymal transition, tumor metabolism, carcinogenesis, drug resistance in cancer, metastasis mechanisms, BRCA mutations, RAS mutations, cancer cell lines, circulating tumor cells, cancer epigenetics, chromosomal instability, DNA repair in cancer, anticancer compounds mechanisms, HER2, angiogenesis inhibitors, tumor suppressor, cancer metastasis, cancer cell proliferation, cancer metabolism, cancer biomarkers',
    phrases:
      'how cancer starts, cancer cells, why cancer spreads, genes and cancer, why cancer drugs stop working, tumors and their surroundings, what feeds tumors, how normal cells become cancer, why cells become cancer, how tumors grow, how cancer spreads',
  },
  {
    name: 'Bacteriology',
    within: 'Microbiology',
    near: 'Biochemistry, Infectious diseases',
    terms:
      'Escherichia coli, quorum sensing, toxins of bacteria, bacterial cell wall, plasmids, actinomycetes, streptomyces, bacterial motility, mycobacteria, Pseudomonas, streptococci, microbial metabolism, bacterial secretion systems, bacterial taxonomy, enterococci, legionella, chlamydia, mycoplasma, nitrogen-fixing bacteria, antimicrobial peptides, host-microbe interaction',
    phrases:
      'spores, bacteria, germs under the microscope, life in hot springs, viruses that eat bacteria, slime of bacteria, how bacteria talk, how germs make us sick, tiny living things, life of microbes, how bacteria eat',
  },
  {
    name: 'Population genetics',
    within: 'Genetics',
    near: 'Evolutionary biology, Genomics',
    terms:
      'genetic diversity, human evolution genetics, haplotypes, Y chromosome, mitochondrial haplogroups, single nucleotide polymorphisms, chromosomes, cytogenetics, karyotype, sex determination, twin studies, gene duplication, copy number variation, linkage disequilibrium, C. elegans, zebrafish, gene families, DNA fingerprinting',
    phrases:
      'inbreeding, family tree by DNA, where our ancestors came from, genes of peoples, old DNA, twins, genes of fish and flies, DNA tests, mutations in families',
  },
]
