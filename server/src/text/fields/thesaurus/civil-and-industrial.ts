import type { FieldEntry } from './entry.ts'

/** Civil, environmental and industrial engineering. */
export const civilAndIndustrial: readonly FieldEntry[] = [
  {
    name: 'Civil engineering',
    within: 'Engineering',
    near: 'Architecture, Urban planning',
    terms:
      'infrastructure, infrastructure systems, infrastructure resilience, bridge engineering, civil infrastructure, tunnel engineering, 土木工程, pavements, infrastructure maintenance, masonry, slopes and landslides, construction materials, roads',
    phrases:
      'bridges and roads, building bridges, roads and dams, how buildings are built, tunnels, city infrastructure, construction engineering, dams, building bridges and roads, tunnels and dams, houses that stand firm',
  },
  {
    name: 'Structural engineering',
    within: 'Civil engineering',
    near: 'Solid mechanics, Architecture',
    terms:
      'structural analysis, concrete structures, steel structures, timber structures, structural dynamics of buildings, structural reliability, tall buildings, reinforced concrete, prestressed concrete, fiber reinforced polymer strengthening, steel connections, composite beams, masonry structures, progressive collapse, wind effects on structures, shear walls, concrete columns, cold-formed steel, seismic performance of buildings, historic masonry, cable-stayed bridges, blast loading, fire resistance of structures, structural optimization, retrofitting of buildings, timber engineering, tensegrity',
    phrases:
      'why buildings stand, skyscrapers, strong buildings, why bridges collapse, buildings that do not fall, wooden skyscrapers, safe buildings, load on bridges, bridges, strong concrete beams, towers in the wind, walls of brick, steel frames, old bridges, making houses stronger, buildings after a fire, how strong is a bridge, beams and columns, bridges that do not fall, tall buildings in the wind, why buildings collapse',
  },
  {
    name: 'Earthquake engineering',
    within: 'Structural engineering',
    near: 'Seismology, Disaster management',
    terms:
      'seismic design, seismic risk, base isolation, soil-structure interaction, ground motion, seismic retrofitting',
    phrases:
      'buildings that survive earthquakes, earthquake safe houses, protecting cities from earthquakes, shaking tables, strong houses for earthquakes, earthquake proof, how buildings shake, making old buildings safe, houses that survive earthquakes, safe buildings in quake areas',
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
      'construction engineering, building information modeling, BIM, construction automation, project management in construction, construction safety, modular construction, construction industry, contracts in construction, construction productivity',
    phrases:
      'managing building sites, building houses faster, construction projects, robots that build houses, safety on construction sites, prefabricated houses, planning construction, building costs, leading building sites, building cheaper and faster, project delivery, cost estimation, facility management',
  },
  {
    name: 'Building materials and concrete',
    within: 'Civil engineering, Materials science',
    near: 'Structural engineering, Green chemistry',
    terms:
      'cement, concrete technology, asphalt, pavement engineering, sustainable construction materials, low-carbon concrete, wood science, self-compacting concrete, geopolymers, fly ash, recycled aggregate concrete, fiber-reinforced concrete, cement hydration, alkali-activated materials, high-performance concrete, asphalt mixtures, bituminous binders, road pavements, durability of concrete, chloride penetration, concrete cracking, self-healing concrete, lightweight concrete, lime plaster, 3D printed concrete, supplementary cementitious materials, bricks and earth construction, demolition waste, concrete durability, building envelope, mortar',
    phrases:
      'concrete, cement, green concrete, road surfaces, bricks, building with wood, concrete without CO2, materials for houses, mortars, better concrete, concrete from waste, roads that last, holes in roads, bricks from earth, concrete that heals itself, cement with less CO2',
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
      'transportation, traffic engineering, traffic flow, intelligent transportation systems, public transport, transport modeling, travel behavior, traffic safety, railway engineering, mobility, transportation planning, travel demand, traffic accidents, logistics and freight transport, cycling and walking, parking, urban transport, traffic prediction',
    phrases:
      'traffic jams, buses and trains, better public transport, why there are traffic jams, road safety, bike lanes, how people travel in cities, high speed trains, smart traffic lights, less traffic jams, better buses and trains, planning roads, traffic simulation',
  },
  {
    name: 'Environmental engineering',
    within: 'Civil engineering, Environmental science',
    near: 'Water treatment, Air pollution',
    terms:
      'waste management, pollution control, soil remediation, environmental biotechnology, contaminant transport, recycling technology, 环境工程, heavy metals in soil, persistent organic pollutants, pesticides in water, pharmaceuticals in water, dioxins, volatile organic compounds, biochar, phytoremediation, photocatalytic degradation of pollutants, municipal solid waste, landfill, composting, plastic waste, recycling of waste, groundwater contamination, arsenic in water, mercury pollution, acid mine drainage, radioactive contamination, radon, emissions inventory, antibiotics in the environment, fluoride in water, nitrate, air quality monitoring, bisphenol A, air pollution and health, solid waste management, membrane filtration of water, odor control, adsorption of pollutants, waste incineration, drinking water treatment, air quality control, hazardous waste',
    phrases:
      'cleaning up pollution, garbage and recycling, protecting the environment with technology, trash, cleaning dirty soil, waste problems, reducing pollution, plastic waste cleaning, odor, dirty water, plastic in the sea, poison in soil, cleaning waste water, garbage dumps, dirty air, plants that clean soil, cleaning dirty water and air, getting rid of waste',
  },
  {
    name: 'Water treatment',
    within: 'Environmental engineering',
    near: 'Water resources, Chemical engineering',
    terms:
      'wastewater treatment, drinking water, desalination, water purification, water quality engineering, membrane filtration, PFAS removal, sanitation, wastewater, activated sludge, constructed wetlands, nutrient removal, advanced oxidation, Fenton process, drinking water disinfection, sewage sludge, adsorption of dyes, heavy metal removal',
    phrases:
      'clean drinking water, making dirty water clean, water filters, salt water to drinking water, sewage, toilets for poor countries, water pollution cleaning, safe water, making sea water drinkable, cleaning sewage',
  },
  {
    name: 'Water resources',
    within: 'Civil engineering, Earth science',
    near: 'Hydrology, Climate change adaptation',
    terms:
      'water management, flood management, irrigation, dams management, urban water systems, stormwater, water scarcity, hydraulic engineering, irrigation water, dams and reservoirs, water supply, urban water, transboundary water',
    phrases:
      'water shortage, floods, managing water, rivers and dams, enough water for everyone, watering fields, flood protection, drought',
  },
  {
    name: 'Coastal engineering',
    within: 'Civil engineering',
    near: 'Oceanography, Climate change adaptation',
    terms:
      'coastal erosion, coastal protection, sediment transport, storm surge, ports and harbors, tsunamis engineering, nature-based coastal defense, beaches, tsunami, estuaries, shoreline change, dunes, breakwaters',
    phrases:
      'protecting beaches, rising sea and cities, sea walls, beaches disappearing, tsunami protection, harbors, storms at the coast, saving coasts',
  },
  {
    name: 'Industrial engineering',
    within: 'Engineering',
    near: 'Operations research, Manufacturing',
    terms:
      'systems engineering, quality control, production planning, lean manufacturing, ergonomics, human factors engineering, facility layout, 工业工程, manufacturing systems, lean production, Six Sigma, ergonomics in production, assembly systems, maintenance management, production efficiency, flexible manufacturing',
    phrases:
      'making companies more efficient, efficient factories, improving processes, less waste in production, planning production, comfortable work places, quality of products, organizing work, making factories run better, less waste in factories, production systems, process improvement',
  },
  {
    name: 'Reliability engineering',
    within: 'Industrial engineering',
    near: 'Uncertainty quantification, Structural health monitoring',
    terms:
      'predictive maintenance, prognostics and health management, risk analysis, system safety, failure analysis, safety engineering, maintenance optimization, prognostics, probabilistic risk, fault tree, warranty',
    phrases:
      'machines that do not fail, repairing before it breaks, when will a machine break, safety of machines, preventing accidents in plants, maintenance with AI, how long products last, avoiding failures, risk assessment, system reliability, safety analysis, software reliability',
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
