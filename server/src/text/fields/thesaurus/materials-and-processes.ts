import type { FieldEntry } from './entry.ts'

export const materialsAndProcesses: readonly FieldEntry[] = [
  {
    name: 'Coatings and surface engineering',
    within: 'Materials science',
    near: 'Metallurgy, Nanotechnology',
    terms:
      'thin film deposition, physical vapor deposition, chemical vapor deposition, atomic layer deposition, sputtering, hard coatings, diamond-like carbon, superhydrophobic surfaces, plasma treatment of surfaces, thermal spray, sol-gel coatings, self-assembled monolayers, surface modification, anodization, electroplating, laser surface texturing',
    phrases:
      'wetting, adhesion, surfaces that stay clean, paint and coatings, very thin layers, non-stick pans, water drops on surfaces, protecting metal surfaces, glue, hard surfaces, lotus effect',
  },
  {
    name: 'Corrosion science',
    within: 'Materials science, Metallurgy',
    near: 'Electrochemistry, Civil engineering',
    terms:
      'corrosion inhibitors, stress corrosion cracking, passivation, pitting corrosion, high-temperature oxidation, hydrogen embrittlement, cathodic protection, steel corrosion in concrete, anticorrosion coatings',
    phrases:
      'rust, why metals rust, stopping rust, ships that rust, pipes that leak, metals in sea water, protecting steel, rusty bridges',
  },
  {
    name: 'Nanomaterials',
    within: 'Materials science',
    near: 'Nanotechnology, Materials chemistry',
    terms:
      'gold nanoparticles, silver nanoparticles, graphene oxide, magnetic nanoparticles, nanocrystals, perovskite nanocrystals, MXene, upconversion nanoparticles, carbon dots, nanofibers, electrospinning, metal oxide nanoparticles, zinc oxide nanostructures, titanium dioxide, plasmonic nanoparticles, nanoporous materials, aerogels, molybdenum disulfide',
    phrases:
      'tiny particles, gold particles, glowing nano crystals, nano, threads thinner than hair, carbon tubes, nano silver, very small materials, crystals of a few atoms',
  },
  {
    name: 'Electrode and battery materials',
    within: 'Materials chemistry, Batteries',
    near: 'Electrochemistry, Energy engineering',
    terms:
      'lithium-ion battery materials, cathode materials, anode materials, solid electrolytes, lithium-sulfur batteries, zinc-ion batteries, energy storage materials, metal-air batteries, pseudocapacitance',
    phrases:
      'better batteries, materials for batteries, batteries that charge fast, batteries without cobalt, storing energy in materials, super capacitors, longer lasting phone battery, salt batteries',
  },
  {
    name: 'Porous and framework materials',
    within: 'Materials chemistry, Inorganic chemistry',
    near: 'Catalysis, Supramolecular chemistry',
    terms:
      'mesoporous silica, gas adsorption materials, molecular sieves, porous carbon, activated carbon, crystal engineering, coordination polymers, hydrogen storage materials, layered double hydroxides, clay minerals',
    phrases:
      'materials with tiny holes, sponges for gas, catching gas in crystals, filters from carbon, clay, storing hydrogen in materials, crystals like cages, active coal',
  },
  {
    name: 'Optoelectronic materials',
    within: 'Electronic materials, Materials chemistry',
    near: 'Solar energy, Semiconductor devices',
    terms:
      'dye-sensitized solar cells, organic light-emitting diodes, phosphors, luminescent materials, conducting polymers, organic semiconductors, thermoelectric materials, transparent conductors, photocatalysis materials, rare earth luminescence, scintillators, electrochromic materials, nonlinear optical crystals, photochromism',
    phrases:
      'materials for solar cells, glowing materials, screens that bend, plastic that conducts electricity, electricity from heat, materials that change color, LED materials, crystals for lasers, light from plastic',
  },
  {
    name: 'Ferroelectric and magnetic materials',
    within: 'Electronic materials',
    near: 'Magnetism, Condensed matter physics',
    terms:
      'multiferroics, ferrites, permanent magnets, magnetocaloric materials, magnetic thin films, high-entropy alloys magnetism, microwave absorption materials, electromagnetic shielding, varistors, perovskite oxides',
    phrases:
      'magnets, strong magnets, materials that make electricity when pressed, cooling with magnets, magnets without rare earths, blocking radio waves, crystals under pressure, magnetic materials, crystals that make electricity',
  },
  {
    name: 'Welding and joining',
    within: 'Manufacturing, Metallurgy',
    near: 'Solid mechanics, Robotics',
    terms:
      'friction stir welding, laser welding, arc welding, brazing, soldering, adhesive bonding, resistance spot welding, dissimilar metal joints, weld defects, solder joints in electronics',
    phrases:
      'joining metals, welding robots, gluing metal parts, strong welds, joining steel and aluminum, sparks and metal, laser that joins parts, welding, metal and heat',
  },
  {
    name: 'Machining and forming',
    within: 'Manufacturing, Mechanical engineering',
    near: 'Metallurgy, Robotics',
    terms:
      'metal cutting, tool wear, surface roughness, sheet metal forming, rolling of metals, extrusion of metals, incremental forming, electrical discharge machining, micromachining, laser machining, CNC machine tools, cutting fluids, chatter in machining, hydroforming, powder compaction',
    phrases:
      'milling, turning, grinding, drilling, forging, cutting metal, shaping metal, machines in a workshop, bending sheets of metal, drilling precise holes, smooth surfaces, tools that do not wear, making car parts',
  },
  {
    name: 'Tribology',
    within: 'Mechanical engineering',
    near: 'Coatings and surface engineering, Solid mechanics',
    terms: 'lubricants, sliding contact, wear resistance, solid lubricants, gear dynamics',
    phrases:
      'lubrication, bearings, gears, friction, oil for machines, parts that rub, why machines wear out, slippery surfaces, less friction, grease and oil, rubbing parts, worn parts',
  },
  {
    name: 'Fracture mechanics',
    within: 'Solid mechanics, Mechanical engineering',
    near: 'Metallurgy, Structural engineering',
    terms:
      'fatigue crack growth, fatigue life, crack propagation, damage mechanics, cohesive zone models, phase-field fracture, low-cycle fatigue, failure of composites, delamination, impact damage, ductile fracture, fracture toughness, ballistic impact, high strain rate, constitutive models, crystal plasticity, hyperelasticity, micromechanics, plasticity theory',
    phrases:
      'cracks in metal, how long parts last, materials under shock, broken wings of planes, glass that cracks, bullet proof materials, tired metals, why metal cracks, materials that tear',
  },
  {
    name: 'Vibration and structural mechanics',
    within: 'Solid mechanics, Mechanical engineering',
    near: 'Acoustics, Aerospace structures',
    terms:
      'vibration control, vibration isolation, nonlinear vibrations, modal analysis, finite element method, plates and shells, functionally graded materials, isogeometric analysis, meshless methods, topology optimization of structures, rotor dynamics, elastic waves, auxetic structures, lattice structures, sandwich panels, energy absorption, thermoelasticity, nonlocal elasticity',
    phrases:
      'buckling, beams, machines that shake, stopping vibrations, computing forces in parts, light and stiff structures, why bridges swing, honeycomb structures, crash structures, calculating bending',
  },
  {
    name: 'Process engineering',
    within: 'Chemical engineering',
    near: 'Control theory, Chemistry',
    terms:
      'chemical process design, process intensification, chemical reactors, liquid-liquid extraction, crystallization processes, fluidized beds, membrane separation, adsorption columns, bubble columns, process safety, heat integration, reaction kinetics, multiphase reactors, process simulation, supercritical fluids, ionic liquids in separation, mass transfer, granular flow, powder technology, spray drying, pervaporation, gas separation',
    phrases:
      'distillation, mixing, chemical factories, separating liquids, reactors, big chemical plants, safe chemical plants, making chemicals cheaper, powders, from the lab to the factory, distilling',
  },
  {
    name: 'Industrial catalysis',
    within: 'Chemical engineering, Catalysis',
    near: 'Green chemistry, Petroleum engineering',
    terms:
      'zeolite catalysts, Fischer-Tropsch synthesis, hydrotreating, catalytic cracking, methane reforming, CO2 hydrogenation, selective oxidation, ammonia synthesis, NOx reduction catalysts, catalytic combustion, metal oxide catalysts, supported metal catalysts, catalyst deactivation, hydrogenation, Fischer-Tropsch, catalytic oxidation, reforming catalysts, hydrodesulfurization, syngas',
    phrases:
      'making fuel with catalysts, cleaning exhaust gas, fertilizer from air, turning CO2 into fuel, oil refineries, catalysts in factories, gas to liquid, cheaper chemicals',
  },
  {
    name: 'Biofuels and biomass conversion',
    within: 'Energy engineering, Chemical engineering',
    near: 'Bioprocess engineering, Forestry',
    terms:
      'biodiesel, bioethanol, biogas, anaerobic digestion, biomass pyrolysis, biomass gasification, lignocellulosic biomass, hydrothermal liquefaction, torrefaction, wood pellets, sustainable aviation fuel, waste to energy',
    phrases:
      'fuel from plants, gas from garbage, energy from wood, diesel from oil plants, green fuel for planes, energy from cow dung, alcohol as fuel, burning wood for power, fuel from corn',
  },
  {
    name: 'Heat transfer',
    within: 'Thermodynamics, Mechanical engineering',
    near: 'Fluid mechanics, Energy engineering',
    terms:
      'heat exchangers, nanofluids, boiling heat transfer, natural convection, forced convection, heat pipes, phase change materials, refrigeration cycles, thermal conductivity, condensation heat transfer, radiative heat transfer, solar collectors, organic Rankine cycle, desiccant cooling, porous media convection, exergy analysis',
    phrases:
      'cooling computers, heat pumps, fridges, moving heat, storing heat, better heating, air conditioners, heat in fluids, radiators',
  },
  {
    name: 'Computational fluid dynamics',
    within: 'Fluid mechanics',
    near: 'Aerodynamics, Computational physics',
    terms:
      'turbulence modeling, large eddy simulation, direct numerical simulation, lattice Boltzmann method, cavitation, pumps and turbines flow, smoothed particle hydrodynamics, boundary layer flow, magnetohydrodynamic flow, non-Newtonian fluids, flow in pipes, particle-laden flows, vortex shedding, shock waves, hypersonic flow, lattice Boltzmann, finite volume methods, mesh generation',
    phrases:
      'droplets, sprays, bubbles, simulating water and air, how drops form, turbulence, waves and whirlpools, air faster than sound, pumps, computing flows, flow of gas and liquid, air and water in computers, numerical simulation of flows',
  },
  {
    name: 'Textile and leather engineering',
    within: 'Materials science, Manufacturing',
    near: 'Fashion, Polymers',
    terms:
      'textile materials, textile dyeing, protective clothing, technical textiles, leather tanning, fiber spinning, textile finishing, nonwovens, cotton fibers',
    phrases:
      'yarn, weaving, knitting, dyes, wool, making fabrics, coloring clothes, leather, wool and cotton, clothes that protect, cloth machines, fibers and threads, cloth, machines that knit',
  },
]
