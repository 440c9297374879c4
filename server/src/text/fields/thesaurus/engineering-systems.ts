import type { FieldEntry } from './entry.ts'

export const engineeringSystems: readonly FieldEntry[] = [
  {
    name: 'Electrical machines and drives',
    within: 'Electrical engineering',
    near: 'Power electronics, Electric vehicles',
    terms:
      'permanent magnet machines, induction motors, transformers for power, switched reluctance motors, motor fault diagnosis, sensorless control, magnetic bearings, electromagnetic actuators, superconducting machines',
    phrases:
      'generators, electric motors, better motors, charging without cable, big transformers, motors for cars, magnets that float, electric drives, machines with coils, how motors work, motors without brushes',
  },
  {
    name: 'Microwave and terahertz engineering',
    within: 'Electrical engineering',
    near: 'Antennas and electromagnetics, Photonics',
    terms:
      'microwave circuits, microwave filters, terahertz technology, radar cross section, millimeter-wave, RF power amplifiers, frequency selective surfaces, dielectric resonators, waveguides, electromagnetic interference, microwave imaging, vacuum electronics',
    phrases:
      'radio waves, invisible cloaks, microwave technology, waves through walls, terahertz scanners, noise in electronics, materials that bend waves, radio chips',
  },
  {
    name: 'Radar and sonar',
    within: 'Signal processing, Electrical engineering',
    near: 'Remote sensing, Antennas and electromagnetics',
    terms:
      'direction of arrival estimation, sonar, beamforming, MIMO radar, ground penetrating radar, GNSS, satellite navigation, weather radar, lidar',
    apart: 'lidar; GNSS, satellite navigation',
    phrases:
      'radar, finding things with waves, GPS, sonar in the sea, where am I indoors, tracking planes, looking under the ground, radio waves that find planes, locating ships by sound',
  },
  {
    name: 'Fiber optics',
    within: 'Communications engineering, Photonics',
    near: 'Optical engineering, Wireless networks',
    terms:
      'optical fibers, fiber lasers, fiber Bragg gratings, fiber sensors, free-space optical communication, visible light communication, photonic crystal fibers, optical amplifiers, optical modulators, semiconductor lasers, photodetectors, coherent optical transmission, wavelength division multiplexing, radio over fiber',
    phrases:
      'internet through glass, light in fibers, sending data with light, fiber internet, lasers for the internet, chips with light, lamps that send data, fast cables',
  },
  {
    name: 'Microelectronics',
    within: 'Semiconductor devices',
    near: 'VLSI design, Electronic materials',
    terms:
      'MOSFET, FinFET, CMOS devices, silicon carbide devices, gallium nitride devices, thin-film transistors, tunnel FET, radiation effects in electronics, electronic packaging, microfabrication, lithography, 3D integration, semiconductor reliability, nonvolatile memory, ferroelectric memory, quantum dot devices, phase-locked loops',
    phrases:
      'making chips, transistors, smaller chips, chips for power, memory chips, chip factories, chips in space, tiny transistors, how chips are made',
  },
  {
    name: 'Industrial automation',
    within: 'Control theory, Manufacturing',
    near: 'Mechatronics, Cyber-physical systems',
    terms:
      'PID control, sliding mode control, fuzzy control, fault detection and diagnosis, fault-tolerant control, Petri nets, programmable logic controllers, networked control systems, system identification, consensus of multi-agent systems, iterative learning control, observers and estimation, hydraulic systems, time-delay systems, stability analysis of systems, PLC, control of industrial processes, industrial robots, SCADA, discrete event systems',
    phrases:
      'machines that control themselves, automatic factories, stable systems, control loops, digital copy of a factory, finding faults in machines, hydraulic machines, robots in industry, thermostat and cruise control, fault diagnosis, condition monitoring',
  },
  {
    name: 'Railway engineering',
    within: 'Civil engineering, Transportation engineering',
    near: 'Mechanical engineering',
    terms:
      'rail tracks, wheel-rail contact, train dynamics, high-speed rail, pantograph catenary, railway ballast, maglev, train control systems, railway bridges, rolling stock',
    phrases:
      'railways, trains, fast trains, train tracks, wheels on rails, railway stations and signals, subways, noise of trains, railroads, safe trains',
  },
  {
    name: 'Rock mechanics',
    within: 'Geotechnical engineering, Mining engineering',
    near: 'Geology, Solid mechanics',
    terms:
      'underground mining, rock bursts, slope failure, unsaturated soils, pile foundations, retaining walls, geosynthetics, expansive soils, soil stabilization, dam safety, hydraulic fracturing, coal mining, blasting in mines, longwall mining, soil constitutive models, deep excavations, debris flows, permafrost engineering',
    phrases:
      'embankments, digging tunnels, stones under pressure, why slopes slide, mines under the ground, building on clay, piles in the ground, safe mines, walls that hold soil',
  },
  {
    name: 'Mineral processing',
    within: 'Mining engineering, Chemical engineering',
    near: 'Metallurgy, Geochemistry',
    terms:
      'froth flotation, ore processing, grinding of ores, comminution, leaching of metals, rare earth extraction, gold extraction, coal processing, bauxite residue, copper smelting, bioleaching, recovery of metals from electronic waste, magnetic separation',
    phrases:
      'getting metals from stones, metals from old phones, gold from ore, crushing rocks, copper, rare metals, waste of mines, washing coal',
  },
  {
    name: 'Naval architecture',
    within: 'Ocean engineering',
    near: 'Fluid mechanics, Aerospace structures',
    terms:
      'marine propulsion, hull form, offshore structures, mooring systems, floating wind turbines, maritime transport, ship structures, ship maneuvering, autonomous ships, marine engines, ship collisions, subsea pipelines',
    phrases:
      'propellers, risers, ships, building ships, energy from waves, submarines, boats, wind turbines at sea, big ships and fuel, electricity from the tide, shape of ships, ship propellers, harbors and ferries',
  },
  {
    name: 'Energy systems',
    within: 'Energy engineering',
    near: 'Renewable energy, Energy policy',
    terms:
      'energy consumption, energy storage systems, hybrid renewable energy systems, techno-economic analysis of energy, life cycle assessment of energy, combined heat and power, district heating, rural electrification, ocean energy, electrolyzers, carbon dioxide reduction, photoelectrochemical cells, nuclear fuel cycle, coal combustion, gasification',
    phrases:
      'energy of the future, saving energy, energy from the earth, power from water, energy for villages, heat for whole cities, where energy comes from, all energy from renewables',
  },
  {
    name: 'Metrology',
    within: 'Engineering, Physics',
    near: 'Sensors, Optical engineering',
    terms:
      'precision measurement, calibration, coordinate measuring machines, surface metrology, interferometry, laser measurement, flow measurement, temperature measurement, electrical measurements, machine vision inspection, strain gauges, tomography in industry, data acquisition systems, measurement uncertainty, surveying engineering, instrumentation, dimensional measurement, measurement standards',
    apart: 'calibration; instrumentation; tomography in industry; data acquisition systems; measurement uncertainty',
    phrases:
      'measuring exactly, sensors for gas, scales and rulers, measuring with lasers, what a meter is, exact clocks, electronic noses, measuring the earth',
  },
  {
    name: 'Industrial safety',
    within: 'Industrial engineering',
    near: 'Reliability engineering, Disaster management',
    terms:
      'occupational accidents, accident analysis, safety culture, risk assessment in industry, dust explosions, fault tree analysis, human error, safety management, hazardous materials, probabilistic risk assessment, structural fire, system resilience',
    phrases:
      'explosions, accidents at work, safe factories, human mistakes, how to leave a burning building, dangerous goods, safety rules, learning from accidents, dangerous machines, safety at plants',
  },
]
