import type { FieldEntry } from './entry.ts'

/** Interaction, graphics, and computing for other disciplines. */
export const peopleAndComputers: readonly FieldEntry[] = [
  {
    name: 'Human-computer interaction',
    within: 'Computer science',
    near: 'Cognitive psychology, Design',
    terms:
      'HCI, human-centered computing, interaction design, human factors in computing, human-AI interaction, interactive systems, user studies, participatory design, 人机交互',
    phrases:
      'how people use computers, making technology easy to use, people and technology, designing for users, computers and humans together, better interfaces, people working with AI, technology that fits people, how humans and AI work together',
  },
  {
    name: 'User experience',
    within: 'Human-computer interaction',
    near: 'Design, Marketing',
    terms:
      'UX, UX research, UX design, user interfaces, UI design, usability, user-centered design, interface design, design systems',
    phrases:
      'designing apps, app design, easy to use websites, UI and UX, user friendly design, making nice interfaces, what users like, website design, product design for apps',
  },
  {
    name: 'Virtual reality',
    within: 'Human-computer interaction, Computer graphics',
    near: 'Haptics, Games research',
    terms:
      'VR, augmented reality, AR, AR/VR, mixed reality, extended reality, XR, immersive environments, telepresence, metaverse, 虚拟现实',
    phrases:
      'VR headsets, virtual worlds, augmented reality glasses, putting digital things in the real world, metaverse, training in virtual reality, immersive experiences, VR games, holograms',
  },
  {
    name: 'Information visualization',
    within: 'Human-computer interaction',
    near: 'Data science, Graphic design',
    terms:
      'data visualization, visual analytics, scientific visualization, infographics, visualization literacy, interactive visualization, data storytelling',
    phrases:
      'showing data in pictures, beautiful graphs, charts and maps, making data visible, interactive charts, explaining data visually, data graphics in newspapers, drawing data, dashboards',
  },
  {
    name: 'Accessibility',
    within: 'Human-computer interaction',
    near: 'Disability studies, Assistive robotics',
    terms:
      'assistive technology, accessible computing, technology for blind people, sign language technology, inclusive design, augmentative communication, aging and technology',
    phrases:
      'technology for disabled people, apps for blind people, helping deaf people with technology, sign language apps, computers for everyone, technology for old people, tools for people with disabilities, helping people with autism through apps',
  },
  {
    name: 'Social computing',
    within: 'Human-computer interaction',
    near: 'Computational social science, Online communities research',
    terms:
      'CSCW, computer-supported cooperative work, crowdsourcing, collaborative systems, content moderation, human computation, civic technology, remote work technology',
    phrases:
      'how people work together online, online teams, crowd work, moderating online forums, working from home technology, social apps, people helping each other online, group work with computers',
  },
  {
    name: 'Online communities research',
    within: 'Social computing',
    near: 'Social media analysis, Digital anthropology',
    terms:
      'online communities, virtual communities, peer production, online harassment, platform governance, trust and safety',
    phrases:
      'Reddit and Discord, life in online groups, why people join online communities, bullying on the internet, trolls, rules of online platforms, fan communities online, safe online spaces',
  },
  {
    name: 'Social media analysis',
    within: 'Computational social science',
    near: 'Sentiment analysis, Communication studies',
    terms:
      'social media mining, Twitter analysis, online social networks, influencers, echo chambers, polarization online, bots on social media, information cascades',
    phrases:
      'what people post, Twitter data, Instagram and TikTok, how social media affects us, fake accounts, filter bubbles, viral posts, social networks like Facebook, effects of social media',
  },
  {
    name: 'Computational social science',
    within: 'Data science, Sociology',
    near: 'Network science, Digital humanities',
    terms:
      'social data science, computational sociology, computational politics, social simulation, human behavior data, mobility data, digital traces',
    phrases:
      'studying society with data, people and big data, computers for social science, understanding society through data, data about human behavior, using phone data to study people, society by numbers, social science with code',
  },
  {
    name: 'Haptics',
    within: 'Human-computer interaction, Robotics',
    near: 'Virtual reality, Tactile sensing',
    terms:
      'haptic interfaces, haptic feedback, vibrotactile displays, touch interfaces, tangible interfaces, force feedback',
    phrases:
      'feeling things in virtual reality, touch technology, gloves that let you feel, vibrating devices, technology you can touch, touching over distance, feeling virtual objects, sense of touch in games',
  },
  {
    name: 'Brain-computer interfaces',
    within: 'Neural engineering, Human-computer interaction',
    near: 'Cognitive neuroscience',
    terms:
      'BCI, brain-machine interfaces, EEG decoding, neural decoding, neurofeedback, motor imagery, speech neuroprostheses',
    phrases:
      'controlling computers with the mind, mind reading machines, Neuralink, moving things by thinking, connecting brains to computers, thoughts to text, brain chips, brain signals to control devices',
  },
  {
    name: 'Educational technology',
    within: 'Education research, Human-computer interaction',
    near: 'Online learning, Computing education',
    terms:
      'EdTech, learning analytics, intelligent tutoring systems, AI in education, educational data mining, learning technologies, educational software, adaptive learning, MOOCs',
    phrases:
      'AI for schools, learning apps, AI tutor, technology for learning, computers in the classroom, apps that teach, ChatGPT in school, helping students learn with technology, AI teachers',
  },
  {
    name: 'Games research',
    within: 'Human-computer interaction',
    near: 'Game studies, Game AI, Computer graphics',
    terms:
      'game development, game design, serious games, gamification, player experience, educational games, esports, game engines',
    phrases:
      'making video games, designing games, why games are fun, games for learning, game programming, Unity and Unreal, what players like, games for health, turning work into a game',
  },
  {
    name: 'Eye tracking',
    within: 'Human-computer interaction',
    near: 'Visual perception, Egocentric vision',
    terms: 'gaze estimation, gaze interaction, eye movements, attention tracking',
    phrases:
      'where people look, following the eyes, controlling computers with the eyes, what people look at on screens, eye movement, tracking gaze, attention measured by eyes, glasses that follow the eyes',
  },
  {
    name: 'Digital fabrication',
    within: 'Human-computer interaction',
    near: 'Additive manufacturing, Design',
    terms:
      'computational fabrication, personal fabrication, makerspaces, 3D printing interfaces, interactive fabrication, physical computing, electronic textiles design',
    phrases:
      '3D printing your own things, maker projects, laser cutting, building things at home with machines, making objects from computer designs, DIY electronics, printing objects, maker spaces',
  },
  {
    name: 'Creativity support tools',
    within: 'Human-computer interaction',
    near: 'Visual arts, Generative models',
    terms:
      'computational creativity, creative AI tools, human-AI co-creation, digital art tools, design tools, generative art, creative coding',
    phrases:
      'tools for artists, AI and artists, creative coding, art with code, computers that help artists, making art together with AI, technology for creativity, digital art',
  },
  {
    name: 'Health technology design',
    within: 'Human-computer interaction, Health informatics',
    near: 'Digital health, Mobile computing',
    terms:
      'health HCI, personal informatics, mental health technology, patient-facing technology, behavior change technology, self-tracking, digital wellbeing',
    phrases:
      'apps for mental health, apps that make you healthier, technology against stress, using the phone less, screen time, health apps, helping patients with apps, technology for wellbeing',
  },
  {
    name: 'ICT for development',
    within: 'Human-computer interaction',
    near: 'Development economics, Mobile computing',
    terms:
      'ICTD, HCI4D, technology for developing countries, rural connectivity, digital divide, digital inclusion, mobile money, computing for social good',
    phrases:
      'technology for poor countries, internet for villages, computers to help the poor, technology in Africa and India, bringing internet to everyone, tech for good, phones for farmers in poor countries, digital gap',
  },
  {
    name: 'Computer graphics',
    within: 'Computer science',
    near: 'Computer vision, Geometry processing',
    terms:
      'rendering, ray tracing, real-time rendering, shading, global illumination, graphics hardware, 3D graphics, visual computing, 计算机图形学',
    phrases:
      'making 3D images, graphics in games, how Pixar makes movies, realistic computer images, light and shadow by computer, 3D worlds, movie effects, drawing with computers, special effects',
  },
  {
    name: 'Computer animation',
    within: 'Computer graphics',
    near: 'Human motion generation, Film studies',
    terms: 'character animation, facial animation, crowd simulation, motion editing, rigging, deformation',
    phrases:
      'making animated movies, cartoon characters by computer, animation, moving characters, Pixar animation, animating faces, virtual crowds, 3D animation',
  },
  {
    name: 'Geometry processing',
    within: 'Computer graphics',
    near: 'Computational geometry, 3D vision',
    terms:
      'shape analysis, mesh processing, shape modeling, discrete differential geometry, geometric modeling, computer-aided design, CAD, surface parameterization, 3D modeling',
    phrases:
      'working with 3D shapes, 3D models, computer aided design, shapes in the computer, smoothing 3D models, designing parts in CAD, math of shapes, comparing shapes',
  },
  {
    name: 'Physically based simulation',
    within: 'Computer graphics',
    near: 'Computational physics, Numerical analysis',
    terms:
      'physics simulation, cloth simulation, fluid simulation, differentiable simulation, physics-based animation, soft body simulation',
    phrases:
      'simulating water and fire for movies, realistic cloth in games, physics in games, virtual water, simulating hair, computers that simulate physics, explosions in movies, physics engine',
  },
  {
    name: 'Computational photography',
    within: 'Computer vision, Computer graphics',
    near: 'Image processing, Optical engineering',
    terms:
      'computational imaging, light fields, HDR imaging, camera design, coded imaging, lensless imaging, time-of-flight imaging',
    phrases:
      'better phone cameras, how phone cameras work, cameras of the future, night mode photos, seeing around corners, cameras without lenses, taking better pictures with math, smart cameras',
  },
  {
    name: 'Bioinformatics',
    within: 'Computer science, Biology',
    near: 'Genomics, Computational biology',
    terms:
      'sequence analysis, genome analysis, biological databases, sequence alignment, genome assembly, transcriptome analysis, biological data mining, 生物信息学',
    phrases:
      'computers and biology, DNA data analysis, programming for biology, analyzing genes with computers, code and genes, reading DNA with computers, biology with Python, data science for genes',
  },
  {
    name: 'Computational biology',
    within: 'Biology, Computer science',
    near: 'Bioinformatics, Systems biology, Mathematical biology',
    terms:
      'computational genomics, computational structural biology, machine learning for biology, protein structure prediction, biological modeling, AI for biology, single-cell data analysis, AlphaFold',
    phrases:
      'AI for biology, AlphaFold, predicting protein shapes, simulating cells, computer models of life, machine learning for biology, biology by computer, modeling living things',
  },
  {
    name: 'AI for drug discovery',
    within: 'Computational biology, Medicinal chemistry',
    near: 'Computational chemistry, Graph neural networks',
    terms:
      'molecular machine learning, molecule generation, virtual screening, drug-target interaction, de novo drug design, molecular property prediction, AI for chemistry',
    phrases:
      'AI that finds new medicines, computers that design drugs, AI for new drugs, machine learning for molecules, faster drug discovery with AI, inventing molecules with AI, AI and chemistry, finding cures with computers',
  },
  {
    name: 'Health informatics',
    within: 'Computer science, Medicine',
    near: 'Public health, Medical imaging',
    terms:
      'medical informatics, biomedical informatics, electronic health records, EHR, clinical decision support, machine learning for healthcare, AI in medicine, clinical informatics, medical AI, 医学信息学, medical records, health information exchange, clinical coding, medical terminology, ontologies in medicine, hospital information systems, health data privacy, mobile health apps, online health information, disease registries, medical librarianship, consumer health information, patient portals',
    phrases:
      'AI for doctors, computers in hospitals, AI that diagnoses, health data, predicting disease with AI, AI in medicine, patient data, using AI to help patients, hospital data, machine learning for health, medical files, health apps, searching diseases online, doctor by video, digital patient records, names of diseases, data about patients, health websites',
  },
  {
    name: 'Digital health',
    within: 'Health informatics, Public health',
    near: 'Ubiquitous computing, Health technology design',
    terms:
      'telemedicine, telehealth, mobile health, mHealth, eHealth, remote patient monitoring, wearable health monitoring, digital therapeutics',
    phrases:
      'seeing the doctor online, health apps, doctors on video, measuring health with a watch, watching patients at home, medicine over the internet, health on the phone, fitness data for health',
  },
  {
    name: 'Computational sustainability',
    within: 'Computer science, Environmental science',
    near: 'Renewable energy, Climate modeling',
    terms:
      'AI for climate, climate informatics, green computing, AI for environment, machine learning for weather, AI for social good, sustainable computing',
    phrases:
      'AI against climate change, computers for the environment, using AI to save the planet, AI for good, machine learning for climate, data for nature protection, technology against global warming, green AI and energy',
  },
  {
    name: 'Computational finance',
    within: 'Finance, Data science',
    near: 'Financial technology, Mathematical finance',
    terms:
      'algorithmic trading, machine learning in finance, quantitative trading, high-frequency trading, financial forecasting',
    phrases:
      'AI for stock prices, trading with computers, predicting the stock market, robots that trade, computers in banking, making money with algorithms, stock prediction, machine learning for finance',
  },
  {
    name: 'Legal informatics',
    within: 'Law, Natural language processing',
    near: 'Technology law and policy',
    terms: 'AI and law, legal NLP, computational law, legal technology, legal tech, contract analysis, e-discovery',
    phrases:
      'AI for lawyers, AI that reads contracts, law and computers, robot lawyers, computers in court, searching laws with AI, automatic legal advice, technology for law firms',
  },
  {
    name: 'Computational neuroscience',
    within: 'Neuroscience, Applied mathematics',
    near: 'Neural networks, Cognitive psychology',
    terms:
      'theoretical neuroscience, neural coding, neural population dynamics, models of neural circuits, NeuroAI, brain modeling, neural data analysis, computational psychiatry',
    phrases:
      'simulating the brain, computer models of the brain, math of the brain, how the brain computes, comparing AI with brains, brain and AI, equations for neurons, artificial brain simulation',
  },
  {
    name: 'Digital art and sound installations',
    within: 'Visual arts, Computer graphics',
    near: 'Creativity support tools, Music',
    terms:
      'interactive art, computational arts, new media art, projection mapping, sound art, digital musical instruments',
    phrases:
      'interactive art, art with sensors, light shows, new electronic instruments, art installations with computers, playing with light and sound, art that reacts to people, museum installations',
  },
]
