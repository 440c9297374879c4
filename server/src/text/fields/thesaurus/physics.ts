import type { FieldEntry } from './entry.ts'

/** Physics and astronomy. */
export const physics: readonly FieldEntry[] = [
  {
    name: 'Physics',
    within: '',
    near: 'Mathematics, Engineering',
    terms:
      'theoretical physics, experimental physics, applied physics, 物理学, 物理, particle interactions, laser physics, plasma, many-body systems, symmetry breaking, physical theories, magnetic fields, optics and light',
    phrases:
      'how the universe works, laws of nature, physics research, physics experiments, forces and energy, why things move, Einstein and physics, understanding nature',
  },
  {
    name: 'Quantum physics',
    within: 'Physics',
    near: 'Quantum computing, Atomic physics',
    terms:
      'quantum mechanics, quantum optics, quantum information science, entanglement, quantum foundations, open quantum systems, quantum technologies, quantum sensing, quantum metrology',
    phrases:
      'quantum world, strange physics of small things, Schrödinger cat, entanglement, quantum theory, quantum experiments, spooky action, physics of the very small, particles in two places, strange world of atoms, particles in two places at once',
  },
  {
    name: 'Atomic physics',
    within: 'Quantum physics',
    near: 'Photonics, Quantum computing',
    terms:
      'cold atoms, ultracold atoms, Bose-Einstein condensation, laser cooling, trapped ions, atomic clocks, AMO physics, molecular physics, atomic spectroscopy, Bose-Einstein condensates, ion traps, electron collisions, atomic spectra, Rydberg atoms, strong laser fields, attosecond pulses, quantum entanglement, molecular collisions, photoionization',
    phrases:
      'cooling atoms with lasers, very cold atoms, atomic clocks, most precise clocks, trapping atoms, physics of atoms, coldest place in the universe, atoms and light',
  },
  {
    name: 'Condensed matter physics',
    within: 'Physics',
    near: 'Materials science, Semiconductor devices',
    terms:
      'solid-state physics, strongly correlated electrons, quantum materials, topological materials, topological insulators, electronic structure, low-temperature physics, many-body physics, 凝聚态物理',
    phrases:
      'physics of solids, physics of materials, new quantum materials, how electrons move in solids, crystals, strange materials, why metals conduct, matter at low temperature, why materials conduct, strange materials at low temperature',
  },
  {
    name: 'Superconductivity',
    within: 'Condensed matter physics',
    near: 'Quantum computing, Magnetism',
    terms:
      'superconductors, high-temperature superconductors, Josephson junctions, superconducting circuits, superfluidity',
    phrases:
      'electricity without loss, levitating magnets, superconductors, room temperature superconductor, floating trains, zero resistance, LK-99, perfect conductors',
  },
  {
    name: 'Magnetism',
    within: 'Condensed matter physics',
    near: 'Spintronics, Materials science',
    terms:
      'magnetic materials, spin systems, magnetization dynamics, skyrmions, frustrated magnets, magnetic nanostructures',
    phrases:
      'how magnets work, new magnets, magnetic materials, stronger magnets, tiny magnets, magnets for motors, compass and magnets, magnetic fields in materials',
  },
  {
    name: 'Spintronics',
    within: 'Condensed matter physics',
    near: 'Magnetism, Semiconductor devices',
    terms: 'spin transport, magnetic memory, MRAM, spin-orbit torque, spin qubits, magnonics',
    phrases:
      'electronics with spin, magnetic memory chips, computers with magnets, using electron spin, future memory, storing data with spins, low power magnetic devices, spin of electrons',
  },
  {
    name: 'Soft matter',
    within: 'Physics',
    near: 'Polymers, Biophysics',
    terms:
      'colloids, liquid crystals, active matter, granular matter, gels, foams, rheology, complex fluids, self-assembly',
    phrases:
      'physics of gels and foams, why ketchup flows, liquid crystals, sand physics, squishy materials, slime physics, soft materials, physics of food and creams',
  },
  {
    name: 'Statistical mechanics',
    within: 'Physics',
    near: 'Probability theory, Complex systems',
    terms:
      'statistical physics, phase transitions, critical phenomena, nonequilibrium physics, stochastic thermodynamics, spin glasses, nonequilibrium systems, synchronization, stochastic dynamics, diffusion processes, fractional calculus models',
    phrases:
      'physics of many particles, why water freezes, boiling and freezing, phase changes, order and disorder, heat and particles, critical points, physics of crowds of atoms',
  },
  {
    name: 'Biophysics',
    within: 'Physics, Biology',
    near: 'Structural biology, Soft matter',
    terms:
      'single-molecule biophysics, protein folding, membrane biophysics, cell mechanics, molecular motors, mechanobiology, optical tweezers, physics of living systems',
    phrases:
      'physics of life, physics and biology, how cells move physically, forces in cells, physics of proteins, how molecules in the body move, living matter physics, mechanics of cells, physics of living things',
  },
  {
    name: 'Medical physics',
    within: 'Physics, Biomedical engineering',
    near: 'Radiology, Radiation oncology',
    terms:
      'radiation therapy physics, dosimetry, proton therapy, imaging physics, radiation protection, nuclear medicine physics',
    phrases:
      'physics in hospitals, radiation against cancer, physics of X-rays, radiation dose, protons against tumors, how MRI machines work, physics for medicine, radiation safety',
  },
  {
    name: 'Particle physics',
    within: 'Physics',
    near: 'Nuclear physics, Cosmology',
    terms:
      'high-energy physics, elementary particles, Standard Model, Higgs boson, collider physics, neutrinos, neutrino physics, quantum chromodynamics, lattice QCD, beyond the Standard Model, LHC, 高能物理',
    phrases:
      'smallest particles, CERN, Higgs particle, particle accelerators, what everything is made of, neutrinos, God particle, smashing particles, building blocks of the universe, smallest pieces of matter, Higgs',
  },
  {
    name: 'String theory',
    within: 'Physics',
    near: 'Mathematical physics, General relativity',
    terms:
      'quantum gravity, holography, AdS/CFT, supergravity, quantum field theory, conformal field theory, supersymmetry, scattering amplitudes',
    phrases:
      'theory of everything, extra dimensions, tiny strings, combining gravity and quantum, multiverse, deep theory of the universe, quantum gravity, universe as hologram',
  },
  {
    name: 'Nuclear physics',
    within: 'Physics',
    near: 'Particle physics, Nuclear engineering',
    terms:
      'nuclear structure, nuclear reactions, rare isotopes, hadron physics, heavy-ion collisions, quark-gluon plasma, nuclear astrophysics, radioactive decay, nuclear data, muons, quarks',
    phrases:
      'inside the atom nucleus, radioactivity, splitting atoms, heavy elements, making new elements, nucleus of atoms, how stars make elements, physics of radiation',
  },
  {
    name: 'Accelerator physics',
    within: 'Physics',
    near: 'Particle physics, X-ray science',
    terms:
      'particle accelerators, synchrotrons, free-electron lasers, beam dynamics, plasma acceleration, detectors and instrumentation, radiation detectors',
    phrases:
      'machines that speed up particles, building particle detectors, synchrotron, big physics machines, X-ray lasers, cyclotron, particle beams, detectors for radiation',
  },
  {
    name: 'Plasma physics',
    within: 'Physics',
    near: 'Nuclear engineering, Space physics',
    terms:
      'fusion plasmas, magnetic confinement, tokamak, inertial confinement fusion, magnetohydrodynamics, low-temperature plasmas, laser-plasma interaction, nuclear fusion',
    phrases:
      'fusion energy, power like the sun, hot gas in magnets, tokamak, clean fusion power, artificial sun, lightning and plasma, fourth state of matter, energy from fusion, the sun on Earth',
  },
  {
    name: 'Photonics',
    within: 'Physics, Electrical engineering',
    near: 'Optical engineering, Semiconductor devices',
    terms:
      'optics, integrated photonics, optoelectronics, lasers, nonlinear optics, ultrafast optics, fiber optics, silicon photonics, nanophotonics, metamaterials, plasmonics, metasurfaces, optical communications, LEDs, 光学, photonic crystals, light-matter interaction, ultrafast lasers, optical solitons, optical vortices, random lasers',
    phrases:
      'lasers, working with light, chips that use light, technology with light, glass fiber internet, invisibility cloak, super fast lasers, controlling light, light instead of electricity, lasers and light, computing with light',
  },
  {
    name: 'Optical engineering',
    within: 'Photonics',
    near: 'Computational photography, Microscopy',
    terms:
      'optical design, lenses, adaptive optics, holography imaging, optical metrology, spectrometers, imaging optics, displays',
    phrases:
      'designing lenses, sharp lenses for cameras, telescopes and cameras, how lenses work, better displays, measuring with light, optical instruments, glasses and mirrors',
  },
  {
    name: 'Microscopy',
    within: 'Physics, Biology',
    near: 'Optical engineering, Cell biology',
    terms:
      'super-resolution microscopy, fluorescence microscopy, electron microscopy, scanning probe microscopy, atomic force microscopy, light-sheet microscopy, bioimaging, bioimage analysis',
    phrases:
      'seeing very small things, powerful microscopes, pictures of cells, seeing atoms, electron microscopes, photos of the tiny world, looking into living cells, microscope images',
  },
  {
    name: 'X-ray science',
    within: 'Physics',
    near: 'Structural biology, Materials characterization',
    terms:
      'X-ray scattering, X-ray diffraction, synchrotron science, neutron scattering, crystallography, X-ray spectroscopy, coherent diffraction imaging',
    phrases:
      'X-rays to see structure, looking inside materials with X-rays, crystals and X-rays, neutrons to study matter, structure of crystals, strong X-ray beams, how atoms are arranged, X-ray pictures of molecules',
  },
  {
    name: 'Acoustics',
    within: 'Physics, Mechanical engineering',
    near: 'Audio signal processing, Music',
    terms:
      'vibration, sound waves, ultrasonics, noise control, architectural acoustics, psychoacoustics, underwater acoustics, bioacoustics methods, acoustic metamaterials',
    phrases:
      'physics of sound, how sound travels, concert hall sound, reducing noise, ultrasound, sound waves, noise pollution, why instruments sound different, vibrations',
  },
  {
    name: 'Computational physics',
    within: 'Physics',
    near: 'High-performance computing, Molecular simulation',
    terms:
      'Monte Carlo simulation, physics simulation methods, lattice simulations, density functional theory methods, machine learning for physics, simulation of materials, numerical physics',
    phrases:
      'simulating physics, physics with computers, computer experiments in physics, programming physics simulations, AI for physics, simulating the universe, simulating atoms by computer, coding physics',
  },
  {
    name: 'Physics education research',
    within: 'STEM education, Physics',
    near: 'Learning sciences',
    terms: 'physics teaching, conceptual understanding of physics, physics laboratories teaching, astronomy education',
    phrases:
      'teaching physics, why physics is hard to learn, better physics lessons, how students learn physics, physics classes, making physics fun, experiments for school, misconceptions in physics',
  },
  {
    name: 'Astronomy',
    within: 'Physics',
    near: 'Astrophysics, Planetary science',
    terms:
      'observational astronomy, telescopes, astronomical surveys, radio astronomy, time-domain astronomy, astronomical instrumentation, galaxies, stars, 天文学',
    phrases:
      'stars and planets, looking at the sky, space, telescopes, studying stars, galaxies, the night sky, Hubble and James Webb, outer space, stars and galaxies, looking through telescopes, night sky',
  },
  {
    name: 'Astrophysics',
    within: 'Astronomy',
    near: 'Particle physics, Plasma physics',
    terms:
      'stellar astrophysics, black holes, supernovae, neutron stars, high-energy astrophysics, galaxy formation, star formation, compact objects, cosmic rays, gamma-ray bursts, computational astrophysics, 天体物理, stellar evolution, interstellar medium, active galactic nuclei, X-ray astronomy, accretion',
    phrases:
      'black holes, how stars die, exploding stars, physics of stars, neutron stars, birth of stars, what happens in a black hole, colliding galaxies, physics of space, black holes eating stars',
  },
  {
    name: 'Cosmology',
    within: 'Astrophysics',
    near: 'Particle physics, General relativity',
    terms:
      'dark matter, dark energy, cosmic microwave background, cosmic inflation, large-scale structure, early universe, gravitational lensing, observational cosmology',
    phrases:
      'big bang, dark matter, dark energy, beginning of the universe, how the universe started, age of the universe, expanding universe, what is the universe made of, end of the universe',
  },
  {
    name: 'Exoplanets',
    within: 'Astronomy',
    near: 'Planetary science, Astrobiology',
    terms:
      'extrasolar planets, exoplanet atmospheres, planet formation, transit photometry, protoplanetary disks, habitable zones, transiting planets, habitable planets',
    phrases:
      'planets around other stars, finding new planets, another Earth, planets outside our solar system, worlds where we could live, distant planets, how planets form, second Earth, a second Earth, worlds outside our solar system, planets with water, far away planets',
  },
  {
    name: 'Astrobiology',
    within: 'Astronomy, Biology',
    near: 'Exoplanets, Origin of life',
    terms:
      'biosignatures, life in extreme environments, habitability, prebiotic chemistry, search for extraterrestrial life, SETI, extremophiles',
    phrases:
      'aliens, life on Mars, is there life in space, searching for extraterrestrial life, life on other planets, alien life, where life could exist, origin of life in space',
  },
  {
    name: 'Origin of life',
    within: 'Biochemistry',
    near: 'Astrobiology, Evolutionary biology',
    terms: 'prebiotic chemistry, abiogenesis, RNA world, protocells, chemical evolution',
    phrases:
      'how life began, first living things, first cells on Earth, life from chemicals, where life comes from, primordial soup, making life from nothing, beginning of life',
  },
  {
    name: 'Planetary science',
    within: 'Astronomy, Geology',
    near: 'Space robotics, Exoplanets',
    terms:
      'solar system, Mars geology, lunar science, asteroids, comets, meteorites, planetary atmospheres, planetary surfaces, cosmochemistry, icy moons',
    phrases:
      'Mars and the Moon, our solar system, rocks from space, asteroids hitting Earth, volcanoes on other planets, meteorites, Jupiter and Saturn, moons of planets, Pluto',
  },
  {
    name: 'Space physics',
    within: 'Physics',
    near: 'Plasma physics, Solar physics',
    terms: 'heliophysics, space weather, magnetosphere, ionosphere, aurora, solar wind, radiation belts',
    phrases:
      'northern lights, space weather, solar storms, Earth magnetic field, storms from the sun, radiation in space, aurora, how the sun affects satellites',
  },
  {
    name: 'Solar physics',
    within: 'Astrophysics',
    near: 'Space physics, Plasma physics',
    terms: 'solar flares, sunspots, solar corona, coronal mass ejections, solar magnetic fields, helioseismology',
    phrases:
      'our sun, sunspots, eruptions on the sun, inside the sun, solar flares, how the sun works, sun storms, surface of the sun',
  },
  {
    name: 'General relativity',
    within: 'Physics',
    near: 'Cosmology, Differential geometry',
    terms:
      'gravitational waves, gravity, numerical relativity, black hole physics, gravitational-wave astronomy, LIGO, tests of gravity, spacetime',
    phrases:
      'gravity, Einstein theory, waves in space-time, time travel, wormholes, bending of space, ripples in space, gravitational waves, relativity',
  },
]
