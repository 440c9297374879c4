import type { FieldEntry } from '../entry.ts'

/** Narrow fields of animals, immunity, drugs, cells, materials, firms, the past and thought. */
export const cellsPastAndMaterialsTopics: readonly FieldEntry[] = [
  {
    name: 'Small animal medicine',
    within: 'Veterinary medicine',
    near: 'Animal behavior',
    terms:
      'canine medicine, feline medicine, companion animals, canine tumors, veterinary oncology, veterinary dermatology, veterinary anesthesia, canine hip dysplasia, equine colic, exotic pets, veterinary imaging, veterinary cardiology, feline viruses, canine genetics and disease',
    phrases:
      'sick dogs and cats, animal doctors for pets, surgery on dogs, why old cats get ill, cancer in dogs, medicine for horses, vaccines for puppies, sick rabbits and birds',
  },
  {
    name: 'Livestock diseases',
    within: 'Veterinary medicine, Animal science',
    near: 'Epidemiology, Parasitology',
    terms:
      'bovine tuberculosis, foot-and-mouth disease, mastitis, African swine fever, avian influenza in poultry, bovine respiratory disease, sheep parasites, lameness in cattle, herd health, Newcastle disease, porcine viruses, veterinary vaccines, antimicrobials in farm animals, bluetongue',
    phrases:
      'sick cows, diseases of pigs, chickens that get the flu, vaccines for farm animals, healthy herds, illness that spreads on farms, worms in sheep, antibiotics for farm animals',
  },
  {
    name: 'Autoimmunity and inflammation',
    within: 'Immunology',
    near: 'Rheumatology, Allergology',
    terms:
      'autoimmune disease mechanisms, inflammatory cytokines, autoantibodies, chronic inflammation, inflammasomes, regulatory T cells, interleukins, tumor necrosis factor, complement activation, immune tolerance mechanisms, mucosal inflammation, neutrophil extracellular traps, sepsis and immunity, HLA and disease, macrophage activation',
    phrases:
      'when the body attacks itself, why inflammation hurts, the immune system gone wrong, why some people get lupus, calming the immune system, why swelling happens, the defence of the body, white blood cells',
  },
  {
    name: 'Tumor immunology',
    within: 'Immunology, Oncology',
    near: 'Cancer biology',
    terms:
      'cancer immunotherapy, immune checkpoint inhibitors, tumor-infiltrating lymphocytes, cancer vaccines, PD-1, natural killer cell therapy, tumor antigens, adoptive cell therapy, cytokine therapy of cancer, oncolytic viruses',
    phrases:
      'the immune system against cancer, teaching immune cells to fight tumors, vaccines against cancer, why tumors hide from the body, cells that kill cancer, new immune drugs for cancer, helping the body fight cancer, viruses that kill tumors',
  },
  {
    name: 'Clinical pharmacology',
    within: 'Pharmacology',
    near: 'Pharmacy practice, Clinical trials',
    terms:
      'drug dosing, pharmacokinetics in patients, therapeutic drug monitoring, drug safety, drug-drug interactions, adverse effects of drugs, statins, opioids and dosing, pharmacogenomics of drug response, first-in-human trials, bioavailability, drug clearance, hepatotoxic drugs, cardiotoxic drugs',
    phrases:
      'how much medicine to give, why drugs have side effects, drugs that do not mix, why pills work differently in people, how long a drug stays in the blood, testing new drugs in people, the right dose for children, medicine for old people',
  },
  {
    name: 'Natural product pharmacology',
    within: 'Pharmacology, Phytochemistry',
    near: 'Traditional and integrative medicine',
    terms:
      'bioactive natural compounds, flavonoids, curcumin, plant extracts and disease, antioxidant activity, anti-inflammatory extracts, anticancer natural products, ginseng, cannabinoids from plants, hepatoprotective plants, antidiabetic plants, antimicrobial plant extracts, saponins, herbal pharmacology',
    phrases:
      'healing herbs, does turmeric help, drugs from the sea, plants against cancer, what is in herbal tea, plants that kill germs, old herbal cures tested, what makes garlic healthy',
  },
  {
    name: 'Colloidal nanoparticles',
    within: 'Nanomaterials',
    near: 'Catalysis',
    terms:
      'gold nanoparticles, silver nanoparticles, magnetic nanoparticles, nanorods, green synthesis of nanoparticles, colloidal nanocrystals, core-shell particles, iron oxide nanoparticles, carbon dots, quantum dot synthesis, nanoclusters, surface functionalization of nanoparticles',
    phrases:
      'making tiny particles, tiny gold balls, very small crystals, particles made with plants, growing tiny wires, glowing dots, how to make nanoparticles, tiny bits of silver',
  },
  {
    name: 'Luminescent materials',
    within: 'Optoelectronic materials',
    near: 'Photochemistry, Spectroscopy',
    terms:
      'phosphors, rare-earth luminescence, upconversion, LED phosphors, scintillator crystals, organic light-emitting materials, thermally activated delayed fluorescence, aggregation-induced emission, photochromic materials, thermoluminescence, fluorescent dyes, persistent luminescence, mechanochromic materials',
    phrases:
      'materials that glow, lights from crystals, things that shine in the dark, colours of LEDs, glowing molecules, materials that change colour, better screens, dyes that light up',
  },
  {
    name: 'Polymer composites and fibers',
    within: 'Polymers',
    near: 'Composite materials',
    terms:
      'natural fiber composites, carbon nanotube composites, flame-retardant polymers, polymer foams, biodegradable plastics, starch films, shape memory polymers, polymer rheology, rubber compounds, thermosets, epoxy composites, clay nanocomposites, polymer membranes, wood plastic composites',
    phrases:
      'plastics made stronger, fibers in plastic, plastics that do not burn, bags that rot away, spinning thin threads, stretchy rubber, plastics that remember a shape, cars made of plastic and fibers',
  },
  {
    name: 'RNA biology',
    within: 'Molecular biology',
    near: 'Gene regulation, Genomics',
    terms:
      'RNA processing, messenger RNA, RNA-binding proteins, ribozymes, RNA interference, RNA editing, nonsense-mediated decay, alternative splicing, small RNAs, RNA modification, translation initiation, riboswitches, mRNA decay, RNA polymerase',
    phrases:
      'what RNA does, messages from genes, how cells read genes, switching genes off with RNA, RNA vaccines and how they work, how proteins are made from RNA, cutting and joining RNA, the molecule between DNA and protein',
  },
  {
    name: 'Mitochondria and oxidative stress',
    within: 'Cell biology, Biochemistry',
    near: 'Aging',
    terms:
      'mitochondrial function, reactive oxygen species, mitochondrial dynamics, antioxidant defence, electron transport chain, glutathione, redox biology, mitophagy, nitric oxide, hydrogen sulfide, superoxide, lipid peroxidation, ATP synthesis, Nrf2, hypoxia signaling',
    phrases:
      'how cells make energy, free radicals, oxygen that harms cells, what antioxidants do, cells that run out of energy, why cells need oxygen, damage by oxygen, tired cells',
  },
  {
    name: 'Lipids and membranes',
    within: 'Biochemistry, Cell biology',
    near: 'Biophysics',
    terms:
      'lipid bilayers, cholesterol metabolism, phospholipids, lipid rafts, lipid droplets, fatty acid metabolism, membrane transport, ABC transporters, membrane fusion, ion pumps, vesicles and membranes',
    phrases:
      'the skin of cells, fats in the body, how things get into cells, what cholesterol does, gates of the cell, oil and water in cells, what a cell is wrapped in, proteins in the cell wall',
  },
  {
    name: 'Corporate governance',
    within: 'Management, Finance',
    near: 'Accounting, Business ethics',
    terms:
      'boards of directors, executive compensation, shareholder activism, ownership structure, audit committees, family firms, CEO turnover, agency theory, board diversity, institutional investors, state-owned enterprises, takeovers, disclosure by firms, stakeholder governance',
    phrases:
      'who controls a company, why bosses earn so much, boards of companies, owners of firms, women on boards, companies owned by families, how bosses are chosen, power in big companies',
  },
  {
    name: 'Organizational behavior',
    within: 'Management, Industrial and organizational psychology',
    near: 'Human resources',
    terms:
      'leadership styles, teamwork, organizational identity, workplace relationships, employee voice, job attitudes, organizational justice, workplace creativity, team diversity, emotional labor, organizational trust, abusive supervision',
    phrases:
      'good and bad bosses, why people like their job, working in teams, motivation at work, working from home, fair treatment at work, why employees speak up, people in organizations, employee motivation, remote work, work motivation, empowerment at work',
  },
  {
    name: 'Theology and church history',
    within: 'Religious studies, History',
    near: 'Philosophy, Medieval studies',
    terms:
      'Christian theology, systematic theology, church history, Reformation, papacy, missions and missionaries, Catholic theology, Protestant theology, Orthodox Christianity, liturgy, saints and hagiography, Augustine, Thomas Aquinas, Luther and Calvin, evangelicalism, pastoral theology, ecclesiastical history',
    phrases:
      'what Christians believe, history of the church, monks and saints, why churches split, talking about God, missionaries in other lands, popes and bishops, prayers and services, faith and reason',
  },
  {
    name: 'Biblical studies',
    within: 'Religious studies, Classics',
    near: 'Jewish studies, Archaeology',
    terms:
      'Hebrew Bible, New Testament, Gospels, biblical exegesis, Pauline letters, Dead Sea Scrolls, Septuagint, Old Testament prophets, early Christianity, historical Jesus, apocryphal texts, textual criticism of the Bible, ancient Israel, apocalyptic literature',
    phrases:
      'who wrote the Bible, stories of the Bible, life of Jesus, letters of Paul, old scrolls of the Bible, the first Christians, reading holy books, the story of Moses',
  },
  {
    name: 'Early modern history',
    within: 'History',
    near: 'Medieval studies, History of ideas',
    terms:
      'Renaissance history, Reformation era, Habsburg Empire, Tudor England, seventeenth-century Europe, Thirty Years War, court society, witch trials, early modern trade, nobility, Enlightenment history, print culture, absolute monarchy, Dutch Republic, Ottoman history, Spanish monarchy',
    phrases:
      'kings and queens of old Europe, life in the Renaissance, witch hunts, how printing changed the world, courts and nobles, the age of explorers, old trading cities, wars about religion',
  },
  {
    name: 'Modern European history',
    within: 'History',
    near: 'Political science, Military history',
    terms:
      'twentieth-century Europe, Nazi Germany, Weimar Republic, fascism, Stalinism, Spanish Civil War, French Third Republic, Victorian Britain, World War memory, Eastern Europe under communism, Francoism, Italian unification, postwar Europe, Holocaust history, Russian Revolution',
    phrases:
      'Hitler and the Nazis, life in the Soviet Union, Europe after the war, the Spanish Civil War, how dictators came to power, life in the trenches, the fall of the Berlin Wall, workers in old factories, Mussolini',
  },
  {
    name: 'History of the Americas',
    within: 'History',
    near: 'Latin American studies, American studies',
    terms:
      'colonial Latin America, colonial Mexico, Spanish conquest, Brazilian history, Andean history, American Revolution, American Civil War, US history, Native American history, Canadian history, Cuban history, Argentine history, slavery in the Americas, Mexican Revolution, Jesuit missions',
    phrases:
      'how America began, the Aztecs and the Spanish, Native American peoples, cowboys and settlers, history of Brazil, the American Civil War, the history of Mexico, Incas and the conquest',
  },
  {
    name: 'Continental philosophy',
    within: 'Philosophy',
    near: 'Political theory, Aesthetics',
    terms:
      'phenomenology, existentialism, hermeneutics, deconstruction, Frankfurt School, poststructuralism, German idealism, psychoanalytic theory, Derrida, Merleau-Ponty, Sartre, Adorno, Walter Benjamin, Hannah Arendt, Habermas, posthumanism, biopolitics, Kierkegaard',
    phrases:
      'what is it like to exist, the meaning of being, Nietzsche and God, Sartre and freedom, French thinkers, how power shapes truth, being in the world, critics of modern life',
  },
  {
    name: 'Ancient philosophy',
    within: 'Philosophy, Classics',
    near: 'History of ideas',
    terms:
      'Plato, Aristotle, Stoicism, Socrates, Neoplatonism, Epicureanism, Presocratics, ancient ethics, ancient metaphysics, Plotinus, Skepticism in antiquity, Greek thought, Roman philosophy, Confucian classics',
    phrases:
      'what Socrates thought, Plato and the cave, living like a Stoic, old Greek thinkers, Aristotle on virtue, wise men of old times, the first philosophers, ancient wisdom',
  },
  {
    name: 'Narrative and fiction',
    within: 'Literature',
    near: 'Film studies, Creative writing',
    terms:
      'narratology, the novel, fiction and reality, autobiography, memoir, Gothic fiction, detective fiction, utopia and dystopia, short stories, trauma in literature, travel writing, realism in literature, literary characters, historical novel, graphic narrative, memory in literature',
    phrases:
      'how stories work, why we read novels, science fiction books, detective stories, ghosts in books, writers who tell their lives, heroes in novels, stories about travel, books about the future',
  },
  {
    name: 'Manuscripts and book history',
    within: 'Literature, History',
    near: 'Library and information science, Medieval studies',
    terms:
      'book history, manuscripts, paleography, codicology, printing history, scribes, textual scholarship, libraries in history, early printed books, marginalia, history of reading, inscriptions and papyri, bibliography, illuminated manuscripts, publishing history, newspapers in history',
    phrases:
      'old handwritten books, how books were made, reading old handwriting, the first printed books, monks who copied books, pictures in old books, old newspapers, who read books in the past',
  },
  {
    name: 'Separation processes',
    within: 'Chemical engineering',
    near: 'Water treatment, Analytical chemistry',
    terms:
      'distillation columns, solvent extraction, adsorption processes, membrane gas separation, filtration, chromatography in industry, ion exchange, supercritical extraction, drying processes, absorption columns, ionic liquid extraction, metal recovery by extraction, deep eutectic solvents',
    phrases:
      'separating mixtures, getting pure chemicals, filters in factories, making pure salt, taking oil out of plants, drying powders, getting metals out of water, separating gases',
  },
  {
    name: 'Particle and multiphase processes',
    within: 'Chemical engineering, Fluid mechanics',
    near: 'Mechanical engineering',
    terms:
      'fluidization, granular materials, slurry reactors, gas-solid flows, cyclones, pneumatic conveying, mixing of powders, emulsification, discrete element method, boiling and condensation, two-phase flow',
    phrases:
      'sand that flows like water, powders in factories, bubbles in tanks, mixing powders, gas and sand together, exploding dust, drying drops to powder, grains that flow',
  },
]
