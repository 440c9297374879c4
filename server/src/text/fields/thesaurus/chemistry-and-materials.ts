import type { FieldEntry } from './entry.ts'

/** Chemistry, chemical engineering and materials. */
export const chemistryAndMaterials: readonly FieldEntry[] = [
  {
    name: 'Chemistry',
    within: '',
    near: 'Physics, Biology, Materials science',
    terms:
      'chemical sciences, 化学, chemical bonding, reactivity, solvents, coordination compounds, ionic liquids, chemical education, fullerenes, organometallic complexes, radicals',
    phrases:
      'chemical reactions, mixing chemicals, chemistry lab, molecules and reactions, what things are made of, making new substances, test tubes, chemistry experiments, mixing substances, experiments with liquids and gases, molecular structure, chemical synthesis, chemical compounds',
  },
  {
    name: 'Organic chemistry',
    within: 'Chemistry',
    near: 'Medicinal chemistry, Polymers',
    terms:
      'organic synthesis, total synthesis, asymmetric catalysis, reaction mechanisms, C-H activation, synthetic methodology, natural product synthesis, heterocycles, 有机化学, reaction development, flow chemistry, heterocyclic compounds, cross-coupling, asymmetric synthesis, stereochemistry, cycloaddition, chiral compounds, fluorine chemistry, organocatalysis, carbohydrates synthesis, phosphorus compounds, multicomponent reactions, steroids, click chemistry, quinolines, sulfur compounds, peptide synthesis, boron compounds, nitrogen heterocycles, biological activity of compounds',
    phrases:
      'making complicated molecules, carbon compounds, building molecules step by step, new ways to make molecules, copying natural substances, synthesis of molecules, carbon chemistry, organic reactions, inventing chemical reactions, cooking molecules in the lab, making complicated substances from simple ones, new ways to make drugs in the lab, molecules made by chemists',
  },
  {
    name: 'Inorganic chemistry',
    within: 'Chemistry',
    near: 'Catalysis, Materials chemistry',
    terms:
      'coordination chemistry, organometallic chemistry, transition metal complexes, bioinorganic chemistry, main group chemistry, lanthanides, cluster chemistry, transition metals, ligands, polyoxometalates, crystallography of complexes, ruthenium, gold complexes, actinides, Schiff bases, porphyrins',
    phrases:
      'metals in chemistry, chemistry of metals, colorful metal compounds, molecules with metals, chemistry without carbon, metal complexes, rare earth metals, minerals chemistry',
  },
  {
    name: 'Physical chemistry',
    within: 'Chemistry',
    near: 'Computational chemistry, Statistical mechanics',
    terms:
      'chemical kinetics, thermochemistry, surface chemistry, interfacial chemistry, reaction dynamics, colloid chemistry, chemical physics, thermodynamics of solutions, intermolecular interactions, solvation, molecular clusters, hydrogen bonding, molecular dynamics of liquids, surfactants, water structure, adsorption on surfaces, crystallization',
    phrases:
      'physics of chemical reactions, why reactions happen, energy of molecules, speed of reactions, chemistry and physics together, surfaces and molecules, how molecules move and react, heat in reactions',
  },
  {
    name: 'Spectroscopy',
    within: 'Physical chemistry, Analytical chemistry',
    near: 'Photonics, Atomic physics',
    terms:
      'NMR spectroscopy, nuclear magnetic resonance, Raman spectroscopy, infrared spectroscopy, ultrafast spectroscopy, fluorescence spectroscopy, EPR, Raman, electron paramagnetic resonance, X-ray absorption, laser-induced breakdown, molecular spectra, vibrational spectra, terahertz spectroscopy',
    phrases:
      'identifying molecules with light, light and molecules, measuring substances with light, colors of molecules, NMR, seeing molecules vibrate, what light tells about matter, infrared measurements',
  },
  {
    name: 'Analytical chemistry',
    within: 'Chemistry',
    near: 'Proteomics, Forensic science',
    terms:
      'mass spectrometry, chromatography, electroanalysis, separation science, chemical analysis, chemometrics, bioanalysis, sample preparation, liquid chromatography, capillary electrophoresis, determination of trace elements, solid-phase extraction, atomic spectrometry, fluorescence detection, ion-selective electrodes',
    phrases:
      'measuring what is in a sample, testing water and food for chemicals, finding traces of substances, drug tests, analyzing samples in the lab, detecting pollution chemically, lab analysis, how much of a substance, finding tiny amounts of poison, what is in this water, testing food and drugs, detection limits',
  },
  {
    name: 'Computational chemistry',
    within: 'Chemistry',
    near: 'Molecular simulation, AI for drug discovery',
    terms:
      'quantum chemistry, density functional theory, DFT, ab initio methods, theoretical chemistry, electronic structure theory, cheminformatics, machine learning potentials',
    phrases:
      'simulating molecules, chemistry on the computer, calculating reactions, predicting chemical reactions by computer, theoretical chemistry, molecules in the computer, programming for chemistry, quantum calculations of molecules, calculating how molecules behave',
  },
  {
    name: 'Molecular simulation',
    within: 'Computational chemistry, Computational physics',
    near: 'Biophysics, Soft matter',
    terms:
      'molecular dynamics, MD simulation, coarse-grained models, free energy calculations, enhanced sampling, protein simulation, multiscale simulation',
    phrases:
      'watching molecules move in the computer, simulating proteins, movies of molecules, virtual molecules, computer model of atoms, simulating water molecules, simulating how drugs bind, moving atoms on screen',
  },
  {
    name: 'Medicinal chemistry',
    within: 'Chemistry, Pharmacology',
    near: 'AI for drug discovery, Chemical biology',
    terms:
      'drug discovery, drug design, drug synthesis, structure-activity relationships, lead optimization, antibiotics discovery, 药物化学, natural products, molecular docking, QSAR, anticancer agents, antimalarial compounds, antiviral agents, marine natural products, enzyme inhibitors, prodrugs, fragment-based drug discovery, high-throughput screening, peptide drugs, PROTAC, ADMET, kinase inhibitors, antibacterial compounds',
    phrases:
      'inventing new medicines, making drugs, how medicines are designed, finding new antibiotics, chemistry of medicines, new pills, drugs against cancer chemistry, discovering drugs, finding new medicines, medicine from the sea, designing drugs, molecules that cure, computers find drugs, new antibiotics, new use for old drugs, designing molecules that heal, making a better pill, chemistry for medicines',
  },
  {
    name: 'Chemical biology',
    within: 'Chemistry, Biology',
    near: 'Biochemistry, Medicinal chemistry',
    terms:
      'bioorthogonal chemistry, chemical probes, peptide chemistry, glycobiology, chemical genetics, bioconjugation, nucleic acid chemistry, protein chemistry',
    phrases:
      'chemistry inside cells, using chemistry to understand life, molecules that change cells, chemistry of living things, coloring proteins with chemicals, sugar molecules in cells, chemical tools for biology, artificial proteins and DNA chemistry',
  },
  {
    name: 'Biochemistry',
    within: 'Biology, Chemistry',
    near: 'Structural biology, Molecular biology',
    terms:
      'enzymology, enzymes, protein chemistry, metabolism, lipids, bioenergetics, signal transduction biochemistry, 生物化学, enzyme kinetics, protein aggregation, proteases, glycoproteins, lipid metabolism, metalloproteins, heme proteins, redox biology, oxidative stress, reactive oxygen species, kinases, phosphatases, ubiquitin, proteasome, heat shock proteins, ATP synthase, peptides, amino acid metabolism, nitric oxide, carbohydrate metabolism, sulfur metabolism, cytochrome P450, sphingolipids, prostaglandins, iron-sulfur clusters, glutathione, collagen biochemistry, lectins, polyamines, vitamin metabolism, coenzymes, steroids biosynthesis, protein crosslinking, protein function, carbohydrates, glycosylation, amino acids, post-translational modifications, protein-protein interactions, vitamins and cofactors, cell metabolism, redox signaling, nucleotides, collagen',
    phrases:
      'chemistry of the body, how enzymes work, proteins, chemical reactions in living things, how cells make energy, vitamins and metabolism, molecules of life, chemistry of life, how proteins fold, fat in cells, energy of the cell, sugar on cells, stress by oxygen, fats and sugars in cells, chemistry inside living things, what proteins do, enzymes in the body',
  },
  {
    name: 'Catalysis',
    within: 'Chemistry, Chemical engineering',
    near: 'Organic chemistry, Electrochemistry',
    terms:
      'heterogeneous catalysis, homogeneous catalysis, electrocatalysis, photocatalysis, biocatalysis, single-atom catalysts, zeolites, CO2 reduction',
    phrases:
      'speeding up reactions, turning CO2 into fuel, making reactions faster, catalysts, catalytic converters, cleaner chemical production, splitting water with light, fuel from sunlight, helpers of chemical reactions, turning carbon dioxide into fuel',
  },
  {
    name: 'Electrochemistry',
    within: 'Chemistry',
    near: 'Batteries, Catalysis',
    terms:
      'electrochemical energy, fuel cells, electrolysis, corrosion, electrodeposition, electrochemical sensors, water splitting, redox chemistry',
    phrases:
      'chemistry with electricity, making hydrogen from water, rust and corrosion, fuel cells, electricity from chemicals, splitting water, metal coating with electricity, why metals rust, making chemicals with electricity, splitting water with electricity',
  },
  {
    name: 'Batteries',
    within: 'Electrochemistry, Energy engineering',
    near: 'Materials chemistry, Electric vehicles',
    terms:
      'lithium-ion batteries, energy storage, solid-state batteries, sodium-ion batteries, battery materials, supercapacitors, redox flow batteries, battery management, 电池',
    phrases:
      'better batteries, batteries for electric cars, batteries that last longer, storing energy, phone batteries, charging faster, battery recycling, lithium batteries, energy storage, phones that last longer, storing electricity, batteries that charge fast, better electric car batteries',
  },
  {
    name: 'Photochemistry',
    within: 'Chemistry',
    near: 'Solar energy, Catalysis',
    terms:
      'photoredox catalysis, artificial photosynthesis, photophysics, photoswitches, luminescence, excited states, solar fuels',
    phrases:
      'chemistry with light, artificial photosynthesis, molecules that react to light, glowing molecules, light driven reactions, copying plants to make fuel, colors and light chemistry, glow in the dark',
  },
  {
    name: 'Supramolecular chemistry',
    within: 'Chemistry',
    near: 'Nanotechnology, Soft matter',
    terms:
      'host-guest chemistry, molecular machines, metal-organic frameworks, MOF, MOFs, covalent organic frameworks, self-assembling molecules, molecular recognition, porous materials',
    phrases:
      'molecular machines, molecules that build themselves, materials with tiny holes, tiny motors from molecules, sponges for gases, cages of molecules, molecules that recognise each other, trapping CO2 in crystals',
  },
  {
    name: 'Green chemistry',
    within: 'Chemistry',
    near: 'Environmental engineering, Catalysis',
    terms:
      'sustainable chemistry, biomass conversion, biorefinery, renewable chemicals, plastic recycling chemistry, green solvents, circular chemistry, lignin',
    phrases:
      'chemistry without pollution, eco friendly chemistry, recycling plastic, chemicals from plants, sustainable chemistry, plastic from plants, less toxic chemicals, environment friendly products',
  },
  {
    name: 'Atmospheric chemistry',
    within: 'Chemistry, Atmospheric science',
    near: 'Air pollution, Climate science',
    terms:
      'aerosols, ozone chemistry, air quality chemistry, cloud chemistry, atmospheric aerosols, trace gases, secondary organic aerosol',
    phrases:
      'chemistry of the air, ozone hole, smog, particles in the air, what is in the air we breathe, fine dust, greenhouse gases chemistry, how air pollution forms',
  },
  {
    name: 'Food chemistry',
    within: 'Food science, Chemistry',
    near: 'Nutrition, Analytical chemistry',
    terms: 'flavor chemistry, food analysis, food colloids, phytochemicals, food additives, antioxidants',
    phrases:
      'chemistry of cooking, why food tastes good, what is in our food, flavors and smells, chemistry in the kitchen, chocolate and coffee chemistry, food colors, taste molecules',
  },
  {
    name: 'Chemical engineering',
    within: 'Engineering, Chemistry',
    near: 'Materials science, Bioprocess engineering',
    terms:
      'process engineering, reaction engineering, process systems engineering, separation processes, transport phenomena, process control, membranes, chemical processes, 化学工程, extraction processes, catalytic reactors, crystallizers, heat exchangers in plants, petroleum refining, combustion of fuels, zeolite catalysis, adsorbents',
    phrases:
      'chemical factories, making chemicals in large amounts, from lab to factory, oil refineries, producing chemicals, chemical plants, cleaning water with membranes, engineering with chemistry',
  },
  {
    name: 'Bioprocess engineering',
    within: 'Chemical engineering, Biotechnology',
    near: 'Metabolic engineering, Pharmaceutical science',
    terms:
      'fermentation, bioreactors, biomanufacturing, cell culture engineering, downstream processing, biochemical engineering, cultivated meat, industrial biotechnology',
    phrases:
      'growing cells in tanks, making medicine with bacteria, beer brewing science, lab grown meat, fermentation, producing insulin, factories made of cells, biofuel from algae',
  },
  {
    name: 'Materials science',
    within: '',
    near: 'Physics, Chemistry, Engineering',
    terms:
      'materials engineering, functional materials, materials design, computational materials science, materials informatics, 材料科学, hardness and wear of materials, powder processing, mechanical properties of materials, composite properties, glass and ceramics, oxide materials',
    phrases:
      'new materials, stronger materials, inventing materials, why things break, super materials, materials for the future, metals plastics and ceramics, testing materials, inventing new materials, stronger and lighter materials, why metals break, material properties, phase transformations',
  },
  {
    name: 'Materials characterization',
    within: 'Materials science',
    near: 'Microscopy, X-ray science',
    terms:
      'materials testing, microstructure, thin film characterization, surface analysis, mechanical testing, electron microscopy of materials',
    phrases:
      'looking at materials under a microscope, testing how strong materials are, structure of materials, measuring materials, examining metals, what materials look like inside, analyzing surfaces, testing samples',
  },
  {
    name: 'Materials chemistry',
    within: 'Materials science, Chemistry',
    near: 'Nanotechnology, Inorganic chemistry',
    terms:
      'solid-state chemistry, hybrid materials, sol-gel, perovskites, crystal growth, functional coatings, materials synthesis, metal oxides, mesoporous materials, photocatalysts, nanoparticle synthesis, crystal structures, graphene synthesis, inorganic materials, photoluminescence, boron nitride, silica',
    phrases:
      'making materials with chemistry, growing crystals, chemistry for new materials, new coatings, materials for solar cells, powders and crystals, chemistry of solids, cooking new materials',
  },
  {
    name: 'Nanotechnology',
    within: 'Materials science',
    near: 'Two-dimensional materials, Nanomedicine',
    terms:
      'nanomaterials, nanoparticles, nanofabrication, quantum dots, nanowires, carbon nanotubes, nanostructures, nanoscience, DNA nanotechnology, 纳米材料',
    phrases:
      'very tiny things, nano, tiny particles, technology smaller than a hair, building with atoms, nano materials, tiny tubes of carbon, very small machines, very tiny machines, things a thousand times thinner than hair, materials made atom by atom',
  },
  {
    name: 'Two-dimensional materials',
    within: 'Nanotechnology, Condensed matter physics',
    near: 'Semiconductor devices',
    terms:
      '2D materials, graphene, transition metal dichalcogenides, van der Waals heterostructures, MXenes, moiré materials, twistronics',
    phrases:
      'graphene, materials one atom thick, thinnest material, ultra thin materials, layers of atoms, wonder material, flat materials, carbon sheets',
  },
  {
    name: 'Polymers',
    within: 'Materials science, Chemistry',
    near: 'Soft matter, Green chemistry',
    terms:
      'polymer science, polymer chemistry, polymerization, plastics, hydrogels, elastomers, biodegradable polymers, conjugated polymers, polymer physics, 高分子, polymer synthesis, block copolymers, polylactic acid, bioplastics, polymer blends, epoxy resins, polyurethanes, polyethylene, natural fibers, chitosan, starch-based films, polymer composites, flame retardant polymers, rheology of polymers, ring-opening polymerization, radical polymerization, dendrimers, polymer membranes, silk fibroin, crystallization of polymers, thermosets, vitrimers, polyurethane, copolymers, polymer nanocomposites, polymer processing, fibers and films',
    phrases:
      'plastics, rubber, better plastics, plastic that disappears, biodegradable plastic, how plastic is made, gels, long chain molecules, plastic in the environment, making plastic, plastic that rots, plastic from plants, materials from wood, plastic recycling chemistry, stretchy materials, long molecules, gels that soak up water, plastics that rot away, rubber and plastic',
  },
  {
    name: 'Composite materials',
    within: 'Materials science',
    near: 'Solid mechanics, Aerospace structures',
    terms: 'carbon fiber composites, fiber-reinforced polymers, laminates, nanocomposites, natural fiber composites',
    phrases:
      'carbon fiber, light and strong materials, materials for airplanes and bikes, fiberglass, mixing materials, lightweight materials, strong fibers, materials for race cars',
  },
  {
    name: 'Metallurgy',
    within: 'Materials science',
    near: 'Manufacturing, Mining engineering',
    terms:
      'alloys, steel, physical metallurgy, metal processing, high-entropy alloys, welding metallurgy, casting, corrosion of metals, metal additive manufacturing, stainless steel, aluminum alloys, magnesium alloys, titanium alloys, nickel superalloys, phase transformations in alloys, heat treatment, grain refinement, severe plastic deformation, recrystallization, precipitation hardening, casting of metals, solidification, powder metallurgy, steelmaking, blast furnace, ironmaking, extractive metallurgy, hydrometallurgy, bulk metallic glasses, intermetallics, microstructure and mechanical properties',
    phrases:
      'metals, steel, better steel, mixing metals, why metal breaks, welding, melting metals, strong alloys, aluminum and titanium, creep, strong steel, light metals, making iron, metals for planes, hardening of steel, casting metal parts, aluminum',
  },
  {
    name: 'Ceramics and glass',
    within: 'Materials science',
    near: 'Dental materials, Optical engineering',
    terms:
      'ceramic materials, glass science, refractories, ceramic processing, piezoelectric ceramics, bioceramics, glass-ceramics',
    phrases:
      'glass, ceramics, stronger glass, phone screens glass, pottery materials, heat resistant materials, unbreakable glass, tiles for spacecraft',
  },
  {
    name: 'Biomaterials',
    within: 'Materials science, Biomedical engineering',
    near: 'Tissue engineering, Polymers',
    terms:
      'hydrogels for medicine, implants, biocompatible materials, drug-eluting materials, bioinspired materials, scaffolds, silk materials, medical materials, hydroxyapatite, bone substitutes, bioactive glass, titanium implants, scaffolds for bone, biocompatibility, antibacterial surfaces, wound dressings, magnesium implants, injectable hydrogels, collagen materials, calcium phosphate, osseointegration, decellularized tissue, bone scaffolds, implant materials, silk, collagen scaffolds, calcium phosphates',
    phrases:
      'materials for the body, implants, artificial skin material, materials doctors put into people, materials that heal, spider silk, safe materials for bones, contact lenses material, artificial bones, materials that heal wounds, screws that dissolve, body friendly metals, skin from the lab, bone cement',
  },
  {
    name: 'Electronic materials',
    within: 'Materials science, Electrical engineering',
    near: 'Semiconductor devices, Flexible electronics',
    terms:
      'thin films, ferroelectrics, dielectric materials, oxide electronics, thermoelectrics, wide-bandgap semiconductors, phase-change materials, semiconductor materials, piezoelectrics, chalcogenides, zinc oxide',
    phrases:
      'materials for electronics, electricity from heat, materials for chips, new materials for computers, thin layers for electronics, materials that store data, heat to electricity, better semiconductors',
  },
  {
    name: 'Self-healing and smart materials',
    within: 'Materials science',
    near: 'Soft robotics, Polymers',
    terms:
      'smart materials, shape memory alloys, stimuli-responsive materials, self-healing materials, 4D printing, metamaterials mechanical, architected materials, programmable matter',
    phrases:
      'materials that repair themselves, metals that remember their shape, materials that change, smart materials, printing things that move, living materials, materials that react, shape shifting',
  },
]
