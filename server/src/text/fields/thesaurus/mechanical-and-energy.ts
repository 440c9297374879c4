import type { FieldEntry } from './entry.ts'

/** Mechanical and aerospace engineering, manufacturing and energy. */
export const mechanicalAndEnergy: readonly FieldEntry[] = [
  {
    name: 'Engineering',
    within: '',
    near: 'Physics, Materials science',
    terms: 'applied science, engineering design, engineering sciences',
    phrases:
      'building things, how machines are made, inventing technical things, engineer, solving technical problems, technology projects, designing machines, making things work, engineering systems, industrial applications, technical standards, engineering practice',
  },
  {
    name: 'Mechanical engineering',
    within: 'Engineering',
    near: 'Robotics, Aerospace engineering',
    terms:
      'machine design, mechanical design, tribology, kinematics, machine elements, mechanisms, 机械工程, pumps and compressors, rotating machinery, mechanical vibrations, mechanisms and linkages, engine performance, metal forming, hydraulic machinery, elevators and cranes',
    phrases:
      'machines, engines, how machines work, gears and motors, car mechanics, designing machine parts, friction and wear, moving parts, mechanical things, machines and engines, building cars and machines',
  },
  {
    name: 'Fluid mechanics',
    within: 'Mechanical engineering, Physics',
    near: 'Aerodynamics, Partial differential equations',
    terms:
      'fluid dynamics, turbulence, computational fluid dynamics, CFD, multiphase flow, microfluidics flow, hydrodynamics, flow control, bubbles and drops, boundary layers, flow instability, jets and plumes, vortex dynamics, wakes, heat and mass transfer',
    phrases:
      'how water flows, how air moves, flowing liquids, turbulence, simulating flow, waves and currents, drops and bubbles, physics of flow, wind flow, how water and air flow, swirls and waves',
  },
  {
    name: 'Aerodynamics',
    within: 'Fluid mechanics, Aerospace engineering',
    near: 'Wind energy, Automotive engineering',
    terms:
      'airfoils, wind tunnel, supersonic flow, hypersonics, flapping flight, aeroelasticity, drag reduction, aeroacoustics',
    phrases:
      'how planes fly, air resistance, why wings lift, faster cars through shape, wind tunnels, flying faster than sound, shape of planes, how birds fly, air over wings, why planes fly, faster cars through less air',
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
      'fracture mechanics, mechanics of materials, computational mechanics, finite element analysis, fatigue, plasticity, elasticity, contact mechanics, continuum mechanics, composite plates, plasticity of solids, impact mechanics, viscoelasticity, functionally graded',
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
      'making things in factories, smart factories, production lines, how products are made, machines that make things, factories with robots, milling and turning, modern factories, how things are made in factories',
  },
  {
    name: 'Additive manufacturing',
    within: 'Manufacturing',
    near: 'Digital fabrication, Metallurgy',
    terms:
      '3D printing, metal 3D printing, powder bed fusion, bioprinting processes, direct ink writing, design for additive manufacturing',
    phrases:
      '3D printing, printing metal parts, 3D printers, printing houses, printing objects layer by layer, 3D printed parts, printers that make things, printing spare parts, 3D printers for factories',
  },
  {
    name: 'Aerospace engineering',
    within: 'Engineering',
    near: 'Space systems autonomy, Mechanical engineering',
    terms:
      'aeronautics, astronautics, aircraft design, flight mechanics, aviation, air traffic management, urban air mobility, 航空航天, flight control, flight dynamics, rotorcraft, air traffic control, aviation safety, wing aerodynamics, compressors and turbines, solid propellants, satellites attitude control, re-entry vehicles, hypersonic vehicles, airport operations, aircraft icing, aircraft, spacecraft, aerodynamics of aircraft, nuclear reactors and thermal hydraulics',
    phrases:
      'airplanes, planes and rockets, building aircraft, flying, flight technology, electric airplanes, flying taxis, aviation, jets, helicopters, planes, how planes fly, jet engines, rockets, satellites, airports, garbage in space, planes that fly very fast, wings, air traffic, how pilots steer planes, gliders, airplanes and rockets, building planes',
  },
  {
    name: 'Spacecraft engineering',
    within: 'Aerospace engineering',
    near: 'Space robotics, Space systems autonomy',
    terms:
      'satellites, CubeSats, small satellites, space systems, space mission design, astrodynamics, orbital mechanics, space debris',
    phrases:
      'building satellites, space missions, small satellites, space technology, going to Mars, space junk, orbits, SpaceX and NASA technology, living in space, space ships and stations',
  },
  {
    name: 'Propulsion',
    within: 'Aerospace engineering',
    near: 'Combustion, Plasma physics',
    terms:
      'rocket propulsion, jet engines, gas turbines, electric propulsion, turbomachinery, hypersonic propulsion, space propulsion, liquid rocket engines, plasma thrusters',
    phrases:
      'rockets, rocket engines, jet engines, how rockets fly, engines for space, ion engines, building rockets, faster space travel, rockets to other planets, how a rocket flies, stronger rocket motors, flying to Mars faster, engines for space ships, rockets that land again',
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
      'vehicle dynamics, car design, vehicle safety, crashworthiness, powertrain, engine control, motorsport engineering, diesel engines, engine emissions, suspension systems, braking systems, driver assistance systems, vehicle crash safety, alternative fuels for engines, fuel injection, off-road vehicles, engine knock, exhaust aftertreatment, transmission systems, electric vehicles and batteries, engines and emissions, crash safety',
    phrases:
      'cars, building cars, Formula 1, car safety, crash tests, how cars are designed, race cars, vehicles, car engines and brakes, tires, tractors, engines, cars that use less fuel, safe cars, hybrid cars, how brakes work, clean engines, steering and braking, trucks and buses, how cars drive in curves',
  },
  {
    name: 'Electric vehicles',
    within: 'Automotive engineering, Energy engineering',
    near: 'Batteries, Power systems',
    terms: 'EV, electric mobility, hybrid vehicles, charging infrastructure, electric drives, vehicle-to-grid',
    phrases:
      'electric cars, Tesla cars, charging stations, e-bikes, cars with batteries, electric buses, hybrid cars, electric scooters, charging cars',
  },
  {
    name: 'Ocean engineering',
    within: 'Engineering',
    near: 'Underwater robotics, Coastal engineering',
    terms:
      'naval architecture, marine engineering, offshore engineering, ship design, ship hydrodynamics, wave energy, tidal energy, ocean technology, wave loads, marine structures, ocean monitoring, drilling and wells',
    phrases:
      'ships, building ships, boats, energy from waves, platforms in the sea, technology for the ocean, submarines, cleaner ships',
  },
  {
    name: 'Energy engineering',
    within: 'Engineering',
    near: 'Energy policy, Power systems',
    terms:
      'energy systems, energy conversion, energy efficiency, energy technology, sustainable energy, energy systems modeling, power generation, thermal power plants, energy management',
    phrases:
      'energy of the future, clean energy, saving energy, where our energy comes from, power for everyone, energy transition, new energy sources, green energy technology, power plants',
  },
  {
    name: 'Renewable energy',
    within: 'Energy engineering',
    near: 'Environmental science, Solar energy',
    terms:
      'green energy, hydropower, geothermal energy, bioenergy, biofuels, biomass energy, marine energy, energy transition technology, 可再生能源, renewable sources, solar power, hybrid energy systems, electrocatalysis for energy',
    phrases:
      'green energy, energy without pollution, wind and sun power, water power, energy from nature, energy from plants, replacing oil and coal, clean electricity, clean energy, power from wind and sun, no more oil and coal',
  },
  {
    name: 'Solar energy',
    within: 'Renewable energy',
    near: 'Semiconductor devices, Photochemistry',
    terms:
      'solar cells, photovoltaics, perovskite solar cells, organic solar cells, solar thermal, concentrated solar power, photovoltaic systems, silicon photovoltaics, dye-sensitized, organic photovoltaics, photoelectrochemical, solar radiation',
    phrases:
      'solar panels, electricity from the sun, better solar cells, sun power, cheap solar energy, solar on roofs, solar cars, energy from sunlight, electricity from sunlight',
  },
  {
    name: 'Wind energy',
    within: 'Renewable energy',
    near: 'Aerodynamics, Power systems',
    terms: 'wind turbines, wind power, offshore wind, wind farms, wind resource assessment',
    phrases:
      'wind turbines, windmills, electricity from wind, wind parks in the sea, wind power, big wind wheels, energy from wind, where to build wind turbines, better wind turbines',
  },
  {
    name: 'Hydrogen energy',
    within: 'Energy engineering',
    near: 'Electrochemistry, Catalysis',
    terms:
      'hydrogen production, hydrogen storage, fuel cell systems, hydrogen economy, ammonia fuel, power-to-gas, water electrolysis, photocatalytic hydrogen, hydrogen evolution',
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
      'nuclear power plants, atomic energy, nuclear waste, safe reactors, small nuclear reactors, uranium, nuclear safety, Chernobyl and Fukushima, power from atoms, safe nuclear power',
  },
  {
    name: 'Petroleum engineering',
    within: 'Energy engineering, Geology',
    near: 'Geophysics, Chemical engineering',
    terms:
      'reservoir engineering, oil and gas, drilling engineering, enhanced oil recovery, natural gas, porous media flow, reservoir simulation, drilling fluids, well drilling, shale gas, gas hydrates, heavy oil, pipeline engineering, offshore platforms oil, petroleum geology, well logging, asphaltenes, unconventional reservoirs, formation damage, crude oil refining, coalbed methane, cementing of wells',
    phrases:
      'oil and gas, drilling for oil, how oil is found, getting oil out of the ground, gas fields, oil wells, pumping oil, fracking, oil, gas from rocks, pipelines, more oil from old wells, ice that burns, oil platforms',
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
]
