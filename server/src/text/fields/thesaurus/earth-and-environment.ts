import type { FieldEntry } from './entry.ts'

/** Earth, climate, oceans and environment. */
export const earthAndEnvironment: readonly FieldEntry[] = [
  {
    name: 'Earth science',
    within: '',
    near: 'Physics, Environmental science',
    terms: 'geoscience, geosciences, earth and planetary sciences, earth system science, 地球科学',
    phrases:
      'how the Earth works, our planet, rocks and mountains, inside the Earth, studying the Earth, nature of the planet, history of the Earth, earth research, how our planet works, rocks and oceans',
  },
  {
    name: 'Geology',
    within: 'Earth science',
    near: 'Paleontology, Planetary science',
    terms:
      'sedimentology, stratigraphy, structural geology, tectonics, plate tectonics, geomorphology, mineralogy, petrology, field geology, 地质学, igneous rocks, metamorphic rocks, sedimentary basins, orogeny, crustal structure, ore deposits, gold deposits, Cambrian, Cretaceous, Permian, Jurassic, Triassic, zircon, meteorite impact craters, karst, volcanic eruptions, earthquakes and faults, seismic tomography, gravity and magnetic fields, ophiolites, basalts, shale, river deltas, glacial landforms, loess, desert dunes, geological mapping, geoheritage, marine geology, seafloor, hydrothermal vents, hydrothermal alteration, carbonates, evaporites, subduction, continental drift, tectonic evolution, zircon geochronology, hydrothermal deposits, magmatism, geological structures, carbonates and sandstones, mineral resources, coal geology, geological history, landforms',
    phrases:
      'rocks, minerals, how mountains form, moving continents, stones and crystals, layers of rock, gems, how landscapes form, caves, mantle, diamonds, granite, quaternary, fossils, dinosaurs, volcanoes, mountains and how they form, old layers of earth, gold in rocks, craters, stones and mountains',
  },
  {
    name: 'Geophysics',
    within: 'Earth science, Physics',
    near: 'Seismology, Inverse problems',
    terms:
      'exploration geophysics, geodesy, gravity and magnetics, geodynamics, seismic imaging, Earth interior, paleomagnetism, gravity field, geomagnetism, electromagnetic geophysics, subduction zones, satellite gravimetry, ground-penetrating radar, earthquake detection',
    phrases:
      'physics of the Earth, inside of the Earth, Earth core, looking underground, magnetic field of the Earth, finding oil with waves, measuring the Earth from space, shape of the Earth',
  },
  {
    name: 'Seismology',
    within: 'Geophysics',
    near: 'Earthquake engineering, Volcanology',
    terms:
      'earthquakes, earthquake physics, earthquake prediction, earthquake early warning, seismic waves, fault mechanics, induced seismicity',
    phrases:
      'earthquakes, predicting earthquakes, why the ground shakes, earthquake warnings, San Andreas fault, shaking ground, measuring earthquakes, tsunamis from earthquakes, why the earth shakes',
  },
  {
    name: 'Volcanology',
    within: 'Geology',
    near: 'Seismology, Geochemistry',
    terms: 'volcanoes, magma, eruptions, volcanic hazards, geothermal systems, igneous petrology',
    phrases:
      'volcanoes, predicting eruptions, lava, magma under the ground, why volcanoes erupt, living near volcanoes, volcanic ash, hot springs and geysers, lava and ash',
  },
  {
    name: 'Geochemistry',
    within: 'Earth science, Chemistry',
    near: 'Climate science, Cosmochemistry and meteorites',
    terms:
      'isotope geochemistry, biogeochemistry, geochronology, organic geochemistry, aqueous geochemistry, stable isotopes, carbon cycle, nutrient cycling, trace elements in rocks, geochemical processes, diagenesis, mantle geochemistry, meteorites and isotopes, water-rock interaction, clay mineralogy',
    phrases:
      'chemistry of rocks, age of rocks, chemistry of the Earth, how old is a stone, carbon cycle, chemicals in soil and rocks, dating rocks, nutrients in nature',
  },
  {
    name: 'Cosmochemistry and meteorites',
    within: 'Planetary science',
    near: 'Geochemistry',
    terms: 'cosmochemistry, meteorites, presolar grains, sample return, isotopes in meteorites',
    phrases:
      'meteorites, stones from space, what asteroids are made of, samples from the Moon, dust from space, space rocks chemistry, oldest rocks, asteroid samples',
  },
  {
    name: 'Paleontology',
    within: 'Geology, Evolutionary biology',
    near: 'Paleoclimatology, Zoology',
    terms:
      'fossils, dinosaurs, paleobiology, mass extinctions, paleoecology, vertebrate paleontology, micropaleontology, taphonomy, trilobites, foraminifera, fossil record, mass extinction, fossil mammals, microfossils, ichnology, fossil plants, evolution of early vertebrates',
    phrases:
      'dinosaurs, fossils, ancient animals, digging up bones, life millions of years ago, extinct animals, why dinosaurs died, old bones, T rex, bones of old animals in stone',
  },
  {
    name: 'Soil science',
    within: 'Earth science, Agricultural science',
    near: 'Geochemistry, Microbial ecology',
    terms:
      'soil health, soil carbon, soil microbiology, soil physics, soil erosion, land degradation, pedology, soil organic matter, soil nutrients, phosphorus in soils, soil moisture, clay minerals in soils, soil properties, compost, soil management, soil salinity',
    phrases:
      'soil, healthy soil, what lives in the ground, dirt science, saving soil, fertile ground, erosion of farmland, carbon in soil, dirt that grows food',
  },
  {
    name: 'Hydrology',
    within: 'Earth science',
    near: 'Water resources, Atmospheric science',
    terms:
      'groundwater, hydrogeology, river hydrology, watershed hydrology, snow hydrology, floods, droughts, ecohydrology, river flow, rainfall-runoff, catchments, water balance, aquifers, drought indices, streamflow, sediment transport in rivers, hydrological models, evapotranspiration',
    phrases:
      'rivers and lakes, water under the ground, where rain goes, water cycle, floods and droughts, groundwater, snow and water supply, river science, rivers and floods, where water goes',
  },
  {
    name: 'Glaciology',
    within: 'Earth science',
    near: 'Climate science, Oceanography',
    terms:
      'glaciers, ice sheets, sea ice, permafrost, cryosphere, ice cores, snow, polar science, Antarctica research, Greenland ice, snow cover',
    phrases:
      'melting ice, glaciers, ice at the poles, Antarctica, Arctic, melting of Greenland, frozen ground, sea level and ice, snow science, melting glaciers',
  },
  {
    name: 'Atmospheric science',
    within: 'Earth science',
    near: 'Climate science, Fluid mechanics',
    terms:
      'meteorology, weather forecasting, numerical weather prediction, atmospheric dynamics, clouds, hurricanes, tornadoes, severe weather, precipitation, 大气科学, clouds and precipitation, tropical cyclones, ozone layer, stratosphere, lightning and thunderstorms, atmospheric turbulence, boundary layer meteorology, greenhouse gases measurements, radiation budget, satellite meteorology, Arctic ocean, atmospheric circulation, ozone, atmospheric chemistry and aerosols, meteorological observations, wind patterns, boundary layer of the atmosphere',
    phrases:
      'weather, predicting the weather, hurricanes, tornadoes, clouds and rain, storms, how weather works, thunder and lightning, weather forecast with AI, tides, wind, fog, rainfall, salinity, Antarctic, rain, waves, thunder, ozone hole, the sea and climate, storms and clouds',
  },
  {
    name: 'Climate science',
    within: 'Earth science, Environmental science',
    near: 'Atmospheric science, Oceanography',
    terms:
      'climate change, global warming, climate dynamics, climate variability, El Niño, climate impacts, attribution of extreme events, monsoon, climatology, 气候变化, climate change impacts, greenhouse gas, sea level rise, precipitation trends, carbon emissions',
    phrases:
      'climate change, global warming, why the Earth gets warmer, greenhouse effect, future climate, extreme weather, heat waves, El Nino, warming planet, why the planet gets warmer, melting ice and climate',
  },
  {
    name: 'Climate modeling',
    within: 'Climate science',
    near: 'High-performance computing, Computational sustainability',
    terms:
      'climate models, earth system models, downscaling, climate simulation, climate projections, machine learning for climate, data assimilation in climate',
    phrases:
      'predicting the climate, computer models of climate, simulating the Earth, climate in 100 years, how hot will it get, climate predictions, AI for weather and climate, climate simulations',
  },
  {
    name: 'Paleoclimatology',
    within: 'Climate science, Geology',
    near: 'Glaciology, Paleontology',
    terms: 'past climate, ice age, paleoceanography, tree rings, dendrochronology, climate proxies, Quaternary science',
    phrases:
      'climate of the past, ice ages, tree rings, weather thousands of years ago, what ice tells about the past, ancient climate, climate history, old climate from mud',
  },
  {
    name: 'Climate change adaptation',
    within: 'Environmental science, Environmental policy',
    near: 'Climate science, Urban planning',
    terms:
      'climate resilience, climate adaptation, vulnerability, nature-based solutions, sea level rise adaptation, heat adaptation, climate risk',
    phrases:
      'living with climate change, preparing for climate change, cities and heat, people losing homes to the sea, climate refugees, protecting people from heat, getting ready for floods, adapting to warming',
  },
  {
    name: 'Climate change mitigation',
    within: 'Environmental science, Energy policy',
    near: 'Carbon capture, Renewable energy',
    terms:
      'decarbonization, net zero, emissions reduction, carbon footprint, life cycle assessment, geoengineering, carbon accounting, solar radiation management',
    phrases:
      'stopping climate change, reducing CO2, net zero, carbon footprint, less emissions, cooling the planet, how to stop global warming, living climate friendly',
  },
  {
    name: 'Oceanography',
    within: 'Earth science',
    near: 'Marine biology, Climate science',
    terms:
      'physical oceanography, ocean circulation, chemical oceanography, biological oceanography, marine science, deep sea, ocean acidification, sea level, ocean modeling, 海洋学, sea surface temperature, ocean waves, marine biogeochemistry, upwelling, coastal dynamics, marine sediments, carbon in the ocean, air-sea interaction, Antarctic waters, ocean heat, continental shelf',
    phrases:
      'oceans, the sea, ocean currents, deep sea, how the ocean works, rising sea level, Gulf stream, waves and tides, exploring the ocean, acid ocean, currents in the sea, how oceans work',
  },
  {
    name: 'Environmental science',
    within: '',
    near: 'Ecology, Earth science',
    terms:
      'environmental studies, environmental research, sustainability science, environmental monitoring, environmental change, sustainability, 环境科学, biodiversity conservation, national parks, species distribution, climate change impacts on species, desertification, fire ecology, landscape ecology, environmental education and awareness, sustainable development, ecological footprint, urban ecology, river ecology, phosphorus in lakes, forest conservation, vegetation and satellites, savanna, grasslands, mountain ecosystems, island biogeography, ecological modeling, environmental impact assessment, drought impacts, water footprint, seagrass, environmental change in Amazonia, sustainability indicators, environmental pollution, environmental protection, environmental awareness',
    phrases:
      'environment, protecting nature, saving the planet, nature protection, environmental problems, green planet, pollution and nature, sustainable living, eco, lakes, saving nature, animals that die out, invasive animals, sustainable life, the Amazon, city nature, clean lakes, deserts that grow, protecting nature from pollution, healthy environment',
  },
  {
    name: 'Air pollution',
    within: 'Environmental science',
    near: 'Atmospheric chemistry, Environmental health',
    terms:
      'air quality, particulate matter, emissions, exposure assessment, indoor air pollution, traffic emissions, wildfire smoke',
    phrases:
      'dirty air, smog in cities, clean air, exhaust from cars, bad air and health, smoke from fires, measuring air quality, air in schools, dirty air in cities, smoke and breathing',
  },
  {
    name: 'Water pollution',
    within: 'Environmental science',
    near: 'Water treatment, Ecotoxicology',
    terms:
      'water quality, microplastics, eutrophication, algal blooms, emerging contaminants, PFAS, marine pollution, plastic pollution, oil spills',
    phrases:
      'plastic in the ocean, microplastics, dirty rivers, poison in water, plastic pollution, algae in lakes, oil in the sea, garbage in the ocean, forever chemicals',
  },
  {
    name: 'Ecotoxicology',
    within: 'Environmental science, Toxicology',
    near: 'Water pollution',
    terms:
      'environmental toxicology, pesticides effects, heavy metals, bioaccumulation, endocrine disruptors in wildlife, environmental chemistry, heavy metals in organisms, pesticides in the environment, toxicity to aquatic organisms, mercury, metal toxicity, polycyclic aromatic hydrocarbons',
    phrases:
      'how poison harms animals, pesticides and bees, chemicals in nature, mercury in fish, poison in the environment, toxic chemicals and wildlife, what chemicals do to nature, lead in soil',
  },
  {
    name: 'Remote sensing',
    within: 'Earth science',
    near: 'Computer vision, Geographic information science',
    terms:
      'satellite imagery, Earth observation, hyperspectral imaging, synthetic aperture radar, SAR, LiDAR remote sensing, satellite remote sensing, land cover mapping, 遥感, remote sensing images, remote sensing image, aerial images, aerial imagery, hyperspectral images, change detection, land use classification, satellite image time series, geospatial, overhead imagery, Earth observation data, remote sensing object detection',
    phrases:
      'pictures from satellites, watching Earth from space, satellite images, seeing forests from space, AI for satellite pictures, mapping with drones, space pictures of farms, watching deforestation, satellite photos of the land, pictures of the Earth from above, watching the Amazon from space, finding houses in satellite pictures, maps made from airplane pictures, seeing floods or fires from space, what satellites see, counting trees from above, drone photos of land, computers that read aerial photos, measuring ice from space',
  },
  {
    name: 'Geographic information science',
    within: 'Geography',
    near: 'Remote sensing, Spatial statistics',
    terms:
      'GIS, geographic information systems, spatial analysis, cartography, geospatial data, geoinformatics, spatial data science, GeoAI, mapping',
    phrases:
      'maps, digital maps, Google Maps, making maps, location data, where things are, maps with data, mapping with computers',
  },
  {
    name: 'Geography',
    within: '',
    near: 'Earth science, Sociology',
    terms: 'physical geography, human geography, regional geography, geographical research, landscape studies',
    phrases:
      'countries and places, how people and places connect, maps and countries, land and people, regions of the world, landscapes, places of the world, travel and places',
  },
  {
    name: 'Human geography',
    within: 'Geography',
    near: 'Urban sociology, Development studies',
    terms:
      'urban geography, political geography, economic geography, cultural geography, population geography, mobilities, borders',
    phrases:
      'why cities grow, how people use space, borders, places and identity, rural and urban life, where people live and why, neighborhoods, space and society',
  },
  {
    name: 'Natural resource management',
    within: 'Environmental science',
    near: 'Environmental economics, Forestry',
    terms:
      'land use, land management, rangeland management, watershed management, community-based conservation, ecosystem services, land use change, deforestation',
    phrases:
      'using nature wisely, managing forests and land, who owns nature, using land, protecting resources, deforestation, national parks management, value of nature',
  },
  {
    name: 'Circular economy',
    within: 'Environmental science, Industrial engineering',
    near: 'Green chemistry, Sustainable business',
    terms:
      'industrial ecology, recycling, life cycle analysis, resource efficiency, waste reduction, sustainable consumption, material flow analysis, e-waste',
    phrases:
      'recycling, using things again, less trash, reuse instead of throwing away, zero waste, repairing things, electronic waste, products that last',
  },
  {
    name: 'Disaster management',
    within: 'Environmental science, Public administration',
    near: 'Earthquake engineering, Climate change adaptation',
    terms:
      'natural hazards, disaster risk reduction, emergency management, disaster response, early warning systems, community resilience, landslide hazards, crisis informatics',
    phrases:
      'natural disasters, helping after earthquakes, emergency response, warning people of disasters, preparing for disasters, rescue after floods, how communities recover, evacuation',
  },
]
