// Longer than 300 lines because it is a table: one entry of data for each field.
import type { FieldEntry } from './entry.ts'

/** Mechanical, aerospace, civil and industrial engineering, energy. */
export const engineering: readonly FieldEntry[] = [
  {
    name: 'Engineering',
    within: '',
    near: 'Physics, Materials science',
    terms: 'applied science, engineering design, engineering sciences',
    phrases:
      'building things, how machines are made, inventing technical things, engineer, solving technical problems, technology projects, designing machines, making things work',
  },
  {
    name: 'Mechanical engineering',
    within: 'Engineering',
    near: 'Robotics, Aerospace engineering',
    terms: 'machine design, mechanical design, tribology, kinematics, machine elements, mechanisms, 机械工程',
    phrases:
      'machines, engines, how machines work, gears and motors, car mechanics, designing machine parts, friction and wear, moving parts, mechanical things',
  },
  {
    name: 'Fluid mechanics',
    within: 'Mechanical engineering, Physics',
    near: 'Aerodynamics, Partial differential equations',
    terms:
      'fluid dynamics, turbulence, computational fluid dynamics, CFD, multiphase flow, microfluidics flow, hydrodynamics, flow control, bubbles and drops',
    phrases:
      'how water flows, how air moves, flowing liquids, turbulence, simulating flow, waves and currents, drops and bubbles, physics of flow, wind flow',
  },
  {
    name: 'Aerodynamics',
    within: 'Fluid mechanics, Aerospace engineering',
    near: 'Wind energy, Automotive engineering',
    terms:
      'airfoils, wind tunnel, supersonic flow, hypersonics, flapping flight, aeroelasticity, drag reduction, aeroacoustics',
    phrases:
      'how planes fly, air resistance, why wings lift, faster cars through shape, wind tunnels, flying faster than sound, shape of planes, how birds fly',
  },
  {
    name: 'Microfluidics',
    within: 'Fluid mechanics, Biomedical engineering',
    near: 'Biosensors, Analytical chemistry',
    terms: 'lab-on-a-chip, droplet microfluidics, organ-on-a-chip, paper-based diagnostics, microreactors',
    phrases:
      'lab on a chip, tiny channels with liquid, blood tests on a chip, small drops in tiny pipes, mini laboratory, organs on chips, cheap medical tests on paper, tiny labs',
  },
  {
    name: 'Solid mechanics',
    within: 'Mechanical engineering',
    near: 'Structural engineering, Materials science',
    terms:
      'fracture mechanics, mechanics of materials, computational mechanics, finite element analysis, fatigue, plasticity, elasticity, contact mechanics, continuum mechanics',
    phrases:
      'why things break, strength of materials, cracks, how materials bend, simulating stress in parts, breaking and bending, forces inside materials, how much load something can carry',
  },
  {
    name: 'Thermodynamics',
    within: 'Mechanical engineering, Physics',
    near: 'Combustion, Energy engineering',
    terms:
      'heat transfer, thermal engineering, thermal management, refrigeration, heat pumps, boiling, thermal transport, cooling of electronics, thermal energy storage',
    phrases:
      'heat and cooling, air conditioning, cooling computers, how refrigerators work, heat pumps, keeping things cool, moving heat, better cooling, saving heat',
  },
  {
    name: 'Combustion',
    within: 'Thermodynamics',
    near: 'Propulsion, Fire safety engineering',
    terms: 'flames, engines combustion, internal combustion engines, spray combustion, alternative fuels, detonation',
    phrases:
      'how fire burns, car engines, burning fuel, cleaner engines, flames, gasoline and diesel, rocket fuel burning, fuel that burns cleanly',
  },
  {
    name: 'Fire safety engineering',
    within: 'Civil engineering',
    near: 'Combustion, Disaster management',
    terms: 'fire protection, fire dynamics, wildland fire, evacuation modeling, flame retardants, wildfires research',
    phrases:
      'wildfires, forest fires, protecting buildings from fire, how fires spread, escape from buildings, fire fighters technology, stopping wildfires, fire safety',
  },
  {
    name: 'Manufacturing',
    within: 'Engineering',
    near: 'Industrial engineering, Robotics',
    terms:
      'advanced manufacturing, smart manufacturing, machining, production engineering, Industry 4.0, process monitoring, precision manufacturing, micro-manufacturing',
    phrases:
      'making things in factories, smart factories, production lines, how products are made, machines that make things, factories with robots, milling and turning, modern factories',
  },
  {
    name: 'Additive manufacturing',
    within: 'Manufacturing',
    near: 'Digital fabrication, Metallurgy',
    terms:
      '3D printing, metal 3D printing, powder bed fusion, bioprinting processes, direct ink writing, design for additive manufacturing',
    phrases:
      '3D printing, printing metal parts, 3D printers, printing houses, printing objects layer by layer, 3D printed parts, printers that make things, printing spare parts',
  },
  {
    name: 'Aerospace engineering',
    within: 'Engineering',
    near: 'Space systems autonomy, Mechanical engineering',
    terms:
      'aeronautics, astronautics, aircraft design, flight mechanics, aviation, air traffic management, urban air mobility, 航空航天',
    phrases:
      'airplanes, planes and rockets, building aircraft, flying, flight technology, electric airplanes, flying taxis, aviation, jets',
  },
  {
    name: 'Spacecraft engineering',
    within: 'Aerospace engineering',
    near: 'Space robotics, Space systems autonomy',
    terms:
      'satellites, CubeSats, small satellites, space systems, space mission design, astrodynamics, orbital mechanics, space debris',
    phrases:
      'building satellites, space missions, small satellites, space technology, going to Mars, space junk, orbits, SpaceX and NASA technology, living in space',
  },
  {
    name: 'Propulsion',
    within: 'Aerospace engineering',
    near: 'Combustion, Plasma physics',
    terms: 'rocket propulsion, jet engines, gas turbines, electric propulsion, turbomachinery, hypersonic propulsion',
    phrases:
      'rockets, rocket engines, jet engines, how rockets fly, engines for space, ion engines, building rockets, faster space travel',
  },
  {
    name: 'Aerospace structures',
    within: 'Aerospace engineering, Structural engineering',
    near: 'Composite materials, Solid mechanics',
    terms: 'lightweight structures, deployable structures, structural dynamics, morphing wings',
    phrases:
      'light structures for planes, structures that unfold in space, wings that change shape, checking planes for damage, strong and light parts, vibration of wings, folding space structures, safe airplanes',
  },
  {
    name: 'Automotive engineering',
    within: 'Mechanical engineering',
    near: 'Autonomous vehicles, Electric vehicles',
    terms:
      'vehicle dynamics, car design, vehicle safety, crashworthiness, powertrain, engine control, motorsport engineering',
    phrases:
      'cars, building cars, Formula 1, car safety, crash tests, how cars are designed, race cars, vehicles, car engines and brakes',
  },
  {
    name: 'Electric vehicles',
    within: 'Automotive engineering, Energy engineering',
    near: 'Batteries, Power systems',
    terms: 'EV, electric mobility, hybrid vehicles, charging infrastructure, electric drives, vehicle-to-grid',
    phrases:
      'electric cars, Tesla cars, charging stations, e-bikes, cars with batteries, electric buses, hybrid cars, electric scooters',
  },
  {
    name: 'Ocean engineering',
    within: 'Engineering',
    near: 'Underwater robotics, Coastal engineering',
    terms:
      'naval architecture, marine engineering, offshore engineering, ship design, ship hydrodynamics, wave energy, tidal energy, ocean technology',
    phrases:
      'ships, building ships, boats, energy from waves, platforms in the sea, technology for the ocean, submarines, cleaner ships',
  },
  {
    name: 'Energy engineering',
    within: 'Engineering',
    near: 'Energy policy, Power systems',
    terms:
      'energy systems, energy conversion, energy efficiency, energy technology, sustainable energy, energy systems modeling',
    phrases:
      'energy of the future, clean energy, saving energy, where our energy comes from, power for everyone, energy transition, new energy sources, green energy technology',
  },
  {
    name: 'Renewable energy',
    within: 'Energy engineering',
    near: 'Environmental science, Solar energy',
    terms:
      'green energy, hydropower, geothermal energy, bioenergy, biofuels, biomass energy, marine energy, energy transition technology, 可再生能源',
    phrases:
      'green energy, energy without pollution, wind and sun power, water power, energy from nature, energy from plants, replacing oil and coal, clean electricity',
  },
  {
    name: 'Solar energy',
    within: 'Renewable energy',
    near: 'Semiconductor devices, Photochemistry',
    terms:
      'solar cells, photovoltaics, perovskite solar cells, organic solar cells, solar thermal, concentrated solar power, photovoltaic systems, silicon photovoltaics',
    phrases:
      'solar panels, electricity from the sun, better solar cells, sun power, cheap solar energy, solar on roofs, solar cars, energy from sunlight',
  },
  {
    name: 'Wind energy',
    within: 'Renewable energy',
    near: 'Aerodynamics, Power systems',
    terms: 'wind turbines, wind power, offshore wind, wind farms, wind resource assessment',
    phrases:
      'wind turbines, windmills, electricity from wind, wind parks in the sea, wind power, big wind wheels, energy from wind, where to build wind turbines',
  },
  {
    name: 'Hydrogen energy',
    within: 'Energy engineering',
    near: 'Electrochemistry, Catalysis',
    terms: 'hydrogen production, hydrogen storage, fuel cell systems, hydrogen economy, ammonia fuel, power-to-gas',
    phrases:
      'hydrogen cars, hydrogen as fuel, storing hydrogen, green hydrogen, fuel of the future, hydrogen from water, planes with hydrogen, clean fuel',
  },
  {
    name: 'Carbon capture',
    within: 'Environmental engineering, Chemical engineering',
    near: 'Climate change mitigation, Catalysis',
    terms:
      'carbon capture and storage, CCS, direct air capture, carbon utilization, CO2 sequestration, negative emissions',
    phrases:
      'taking CO2 out of the air, removing carbon dioxide, storing CO2 underground, cleaning the air from CO2, machines that suck carbon, turning CO2 into things, carbon removal, fighting climate change with technology',
  },
  {
    name: 'Nuclear engineering',
    within: 'Energy engineering',
    near: 'Plasma physics, Nuclear physics',
    terms:
      'nuclear energy, nuclear reactors, nuclear fuel, reactor physics, reactor safety, radioactive waste, nuclear materials, fusion technology',
    phrases:
      'nuclear power plants, atomic energy, nuclear waste, safe reactors, small nuclear reactors, uranium, nuclear safety, Chernobyl and Fukushima, power from atoms',
  },
  {
    name: 'Petroleum engineering',
    within: 'Energy engineering, Geology',
    near: 'Geophysics, Chemical engineering',
    terms:
      'reservoir engineering, oil and gas, drilling engineering, enhanced oil recovery, natural gas, porous media flow',
    phrases:
      'oil and gas, drilling for oil, how oil is found, getting oil out of the ground, gas fields, oil wells, pumping oil, fracking',
  },
  {
    name: 'Mining engineering',
    within: 'Engineering',
    near: 'Geology, Metallurgy',
    terms:
      'mineral processing, mineral extraction, rock mechanics, mine safety, critical minerals, tailings, urban mining, deep-sea mining',
    phrases:
      'mines, digging for metals, gold and copper mining, lithium mining, mining on the Moon, getting metals from rocks, mine safety, recycling metals from phones',
  },
  {
    name: 'Civil engineering',
    within: 'Engineering',
    near: 'Architecture, Urban planning',
    terms:
      'infrastructure, infrastructure systems, infrastructure resilience, bridge engineering, civil infrastructure, tunnel engineering, 土木工程',
    phrases:
      'bridges and roads, building bridges, roads and dams, how buildings are built, tunnels, city infrastructure, construction engineering, dams',
  },
  {
    name: 'Structural engineering',
    within: 'Civil engineering',
    near: 'Solid mechanics, Architecture',
    terms:
      'structural analysis, concrete structures, steel structures, timber structures, structural dynamics of buildings, structural reliability, tall buildings',
    phrases:
      'why buildings stand, skyscrapers, strong buildings, why bridges collapse, buildings that do not fall, wooden skyscrapers, safe buildings, load on bridges',
  },
  {
    name: 'Earthquake engineering',
    within: 'Structural engineering',
    near: 'Seismology, Disaster management',
    terms:
      'seismic design, seismic risk, base isolation, soil-structure interaction, ground motion, seismic retrofitting',
    phrases:
      'buildings that survive earthquakes, earthquake safe houses, protecting cities from earthquakes, shaking tables, strong houses for earthquakes, earthquake proof, how buildings shake, making old buildings safe',
  },
  {
    name: 'Geotechnical engineering',
    within: 'Civil engineering',
    near: 'Geology, Mining engineering',
    terms:
      'soil mechanics, foundations, slope stability, landslides engineering, ground improvement, underground construction, liquefaction',
    phrases:
      'building on soft ground, soil under buildings, landslides, why houses sink, foundations of buildings, digging tunnels, ground and soil engineering, stable slopes',
  },
  {
    name: 'Construction management',
    within: 'Civil engineering',
    near: 'Operations research, Architecture',
    terms:
      'construction engineering, building information modeling, BIM, construction automation, project management in construction, construction safety, modular construction',
    phrases:
      'managing building sites, building houses faster, construction projects, robots that build houses, safety on construction sites, prefabricated houses, planning construction, building costs',
  },
  {
    name: 'Building materials and concrete',
    within: 'Civil engineering, Materials science',
    near: 'Structural engineering, Green chemistry',
    terms:
      'cement, concrete technology, asphalt, pavement engineering, sustainable construction materials, low-carbon concrete, wood science',
    phrases:
      'concrete, cement, green concrete, road surfaces, bricks, building with wood, concrete without CO2, materials for houses',
  },
  {
    name: 'Building energy efficiency',
    within: 'Civil engineering, Energy engineering',
    near: 'Architecture, Thermodynamics',
    terms:
      'building performance, HVAC, green buildings, thermal comfort, indoor air quality, net-zero buildings, building simulation, daylighting',
    phrases:
      'houses that save energy, green buildings, heating and cooling houses, good air inside rooms, smart buildings energy, zero energy houses, insulation, comfortable temperature indoors',
  },
  {
    name: 'Transportation engineering',
    within: 'Civil engineering',
    near: 'Urban planning, Operations research',
    terms:
      'transportation, traffic engineering, traffic flow, intelligent transportation systems, public transport, transport modeling, travel behavior, traffic safety, railway engineering, mobility',
    phrases:
      'traffic jams, buses and trains, better public transport, why there are traffic jams, road safety, bike lanes, how people travel in cities, high speed trains, smart traffic lights',
  },
  {
    name: 'Environmental engineering',
    within: 'Civil engineering, Environmental science',
    near: 'Water treatment, Air pollution',
    terms:
      'waste management, pollution control, soil remediation, environmental biotechnology, contaminant transport, recycling technology, 环境工程',
    phrases:
      'cleaning up pollution, garbage and recycling, protecting the environment with technology, trash, cleaning dirty soil, waste problems, reducing pollution, plastic waste cleaning',
  },
  {
    name: 'Water treatment',
    within: 'Environmental engineering',
    near: 'Water resources, Chemical engineering',
    terms:
      'wastewater treatment, drinking water, desalination, water purification, water quality engineering, membrane filtration, PFAS removal, sanitation',
    phrases:
      'clean drinking water, making dirty water clean, water filters, salt water to drinking water, sewage, toilets for poor countries, water pollution cleaning, safe water',
  },
  {
    name: 'Water resources',
    within: 'Civil engineering, Earth science',
    near: 'Hydrology, Climate change adaptation',
    terms:
      'water management, flood management, irrigation, dams management, urban water systems, stormwater, water scarcity, hydraulic engineering',
    phrases:
      'water shortage, floods, managing water, rivers and dams, enough water for everyone, watering fields, flood protection, drought',
  },
  {
    name: 'Coastal engineering',
    within: 'Civil engineering',
    near: 'Oceanography, Climate change adaptation',
    terms:
      'coastal erosion, coastal protection, sediment transport, storm surge, ports and harbors, tsunamis engineering, nature-based coastal defense',
    phrases:
      'protecting beaches, rising sea and cities, sea walls, beaches disappearing, tsunami protection, harbors, storms at the coast, saving coasts',
  },
  {
    name: 'Industrial engineering',
    within: 'Engineering',
    near: 'Operations research, Manufacturing',
    terms:
      'systems engineering, quality control, production planning, lean manufacturing, ergonomics, human factors engineering, facility layout, 工业工程',
    phrases:
      'making companies more efficient, efficient factories, improving processes, less waste in production, planning production, comfortable work places, quality of products, organizing work',
  },
  {
    name: 'Reliability engineering',
    within: 'Industrial engineering',
    near: 'Uncertainty quantification, Structural health monitoring',
    terms:
      'predictive maintenance, prognostics and health management, risk analysis, system safety, failure analysis, safety engineering, maintenance optimization',
    phrases:
      'machines that do not fail, repairing before it breaks, when will a machine break, safety of machines, preventing accidents in plants, maintenance with AI, how long products last, avoiding failures',
  },
  {
    name: 'Structural health monitoring',
    within: 'Structural engineering',
    near: 'Sensors, Reliability engineering',
    terms:
      'nondestructive testing, damage detection, NDT, bridge monitoring, ultrasonic testing, fiber optic sensing, vibration-based monitoring',
    phrases:
      'sensors on bridges, checking bridges for damage, finding cracks without breaking, safe old bridges, testing without destroying, watching buildings with sensors, detecting damage early, ultrasound for materials',
  },
  {
    name: 'Engineering education',
    within: 'Education research, Engineering',
    near: 'STEM education',
    terms:
      'engineering pedagogy, capstone design, engineering learning, makerspaces in education, engineering identity, project-based engineering learning',
    phrases:
      'teaching engineering, how engineers learn, women in engineering, engineering for kids, better engineering classes, learning by building, engineering students, hands-on learning',
  },
  {
    name: 'Product design engineering',
    within: 'Mechanical engineering, Design',
    near: 'Manufacturing, User experience',
    terms:
      'design methodology, engineering design theory, design optimization, generative design, topology optimization, design thinking in engineering, product development, creativity in engineering',
    phrases:
      'designing products, inventing new products, computer generated designs, better product ideas, making prototypes, how inventors work, product invention, designing with AI',
  },
  {
    name: 'Human factors and ergonomics',
    within: 'Industrial engineering, Psychology',
    near: 'Human-computer interaction, Automotive engineering',
    terms:
      'human factors, ergonomics, driver behavior, aviation psychology, workload assessment, occupational ergonomics',
    phrases:
      'comfortable chairs and desks, how pilots and drivers make mistakes, safe work places for the body, tired drivers, machines that fit people, attention of drivers, cockpit design, texting while driving',
  },
  {
    name: 'Robotic construction and smart buildings',
    within: 'Construction management, Robotics',
    near: 'Architecture, Internet of things',
    terms:
      'construction robotics, robotic fabrication in architecture, 3D printed buildings, smart building systems, building automation',
    phrases:
      'robots building houses, machines instead of builders, intelligent houses, building with robots, automatic brick laying, smart offices, machines that build, construction drones',
  },
]
