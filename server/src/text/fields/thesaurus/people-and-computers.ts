import type { FieldEntry } from './entry.ts'

/** Interaction, graphics, and computing for other disciplines. */
export const peopleAndComputers: readonly FieldEntry[] = [
  {
    name: 'Human-computer interaction',
    within: 'Computer science',
    near: 'Cognitive psychology, Design',
    terms:
      'HCI, human-centered computing, interaction design, human factors in computing, human-AI interaction, interactive systems, user studies, participatory design, 人机交互, human-AI collaboration, user interface, human-centered AI, interaction techniques, qualitative study of users, user interaction',
    phrases:
      'how people use computers, making technology easy to use, people and technology, designing for users, computers and humans together, better interfaces, people working with AI, technology that fits people, how humans and AI work together, making computers easy for people, how people use their phones, better ways to use a computer, technology for normal people, computers that fit to humans, how people and AI work together, making apps people like',
  },
  {
    name: 'User experience',
    within: 'Human-computer interaction',
    near: 'Design, Marketing',
    terms:
      'UX, UX research, UX design, user interfaces, UI design, usability, user-centered design, interface design, design systems, user experience design, user testing',
    phrases:
      'designing apps, app design, easy to use websites, UI and UX, user friendly design, making nice interfaces, what users like, website design, product design for apps, making apps nice to use, why some apps are confusing, making websites easy, designing screens',
  },
  {
    name: 'Virtual reality',
    within: 'Human-computer interaction, Computer graphics',
    near: 'Haptics, Games research',
    terms:
      'VR, augmented reality, AR, AR/VR, mixed reality, extended reality, XR, immersive environments, telepresence, metaverse, 虚拟现实, augmented reality applications, head-mounted display, immersive virtual reality, redirected walking, virtual environments, virtual environment',
    phrases:
      'VR headsets, virtual worlds, augmented reality glasses, putting digital things in the real world, metaverse, training in virtual reality, immersive experiences, VR games, holograms, being inside a computer world, glasses that show things that are not there, learning in virtual worlds, games you wear on your head, feeling present in another place, mixing real and virtual',
  },
  {
    name: 'Information visualization',
    within: 'Human-computer interaction',
    near: 'Data science, Graphic design',
    terms:
      'data visualization, visual analytics, scientific visualization, infographics, visualization literacy, interactive visualization, data storytelling, visual analytics systems, visualization design',
    phrases:
      'showing data in pictures, beautiful graphs, charts and maps, making data visible, interactive charts, explaining data visually, data graphics in newspapers, drawing data, dashboards, making graphs people understand, pictures of numbers, showing data so that people get it, maps and charts on the computer',
  },
  {
    name: 'Accessibility',
    within: 'Human-computer interaction',
    near: 'Disability studies, Assistive robotics',
    terms:
      'assistive technology, accessible computing, technology for blind people, sign language technology, inclusive design, augmentative communication, aging and technology, blind users, visually impaired, visual impairments, deaf and hard of hearing, accessible technology, older adults and technology, screen reader',
    phrases:
      'technology for disabled people, apps for blind people, helping deaf people with technology, sign language apps, computers for everyone, technology for old people, tools for people with disabilities, helping people with autism through apps, computers for blind people, helping deaf people talk, phones for people who cannot see, technology that helps disabled people, computers for old people, apps for people with autism, technology everybody can use',
  },
  {
    name: 'Social computing',
    within: 'Human-computer interaction',
    near: 'Computational social science, Online communities research',
    terms:
      'CSCW, computer-supported cooperative work, crowdsourcing, collaborative systems, content moderation, human computation, civic technology, remote work technology, crowdsourced, crowd workers, online collaboration, online discussions, community moderation',
    phrases:
      'how people work together online, online teams, crowd work, moderating online forums, working from home technology, social apps, people helping each other online, group work with computers, how strangers help each other online, Wikipedia editors, working together over the internet, people in online groups',
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
      'social media mining, Twitter analysis, online social networks, influencers, echo chambers, polarization online, bots on social media, information cascades, Twitter, tweets, Reddit, social media data, user behavior on social media, bot detection, online polarization',
    phrases:
      'what people post, Twitter data, Instagram and TikTok, how social media affects us, fake accounts, filter bubbles, viral posts, social networks like Facebook, effects of social media, what people say on Twitter, studying Instagram with data, how posts go viral, fake followers, what teenagers do on TikTok, online mobs, learning from social media posts',
  },
  {
    name: 'Computational social science',
    within: 'Data science, Sociology',
    near: 'Network science, Digital humanities',
    terms:
      'social data science, computational sociology, computational politics, social simulation, human behavior data, mobility data, digital traces, human mobility, online behavior, opinion dynamics, social dynamics',
    phrases:
      'studying society with data, people and big data, computers for social science, understanding society through data, data about human behavior, using phone data to study people, society by numbers, social science with code, understanding people with data, society in numbers, using computers to study people, how opinions spread',
  },
  {
    name: 'Haptics',
    within: 'Human-computer interaction, Robotics',
    near: 'Virtual reality, Tactile sensing',
    terms:
      'haptic interfaces, haptic feedback, vibrotactile displays, touch interfaces, tangible interfaces, force feedback, haptic, vibrotactile, haptic rendering, haptic devices',
    phrases:
      'feeling things in virtual reality, touch technology, gloves that let you feel, vibrating devices, technology you can touch, touching over distance, feeling virtual objects, sense of touch in games, feeling touch through a machine, gloves for virtual worlds, touching things that are not there',
  },
  {
    name: 'Brain-computer interfaces',
    within: 'Neural engineering, Human-computer interaction',
    near: 'Cognitive neuroscience',
    terms:
      'BCI, brain-machine interfaces, EEG decoding, neural decoding, neurofeedback, motor imagery, speech neuroprostheses, brain-computer interface, brain-machine interface, EEG signals, EEG classification, motor imagery decoding',
    phrases:
      'controlling computers with the mind, mind reading machines, Neuralink, moving things by thinking, connecting brains to computers, thoughts to text, brain chips, brain signals to control devices, moving a robot arm with thoughts, computers that read the brain, typing with your mind, chips in the brain, helping paralyzed people with brain signals',
  },
  {
    name: 'Educational technology',
    within: 'Education research, Human-computer interaction',
    near: 'Online learning, Computing education',
    terms:
      'EdTech, learning analytics, intelligent tutoring systems, AI in education, educational data mining, learning technologies, educational software, adaptive learning, MOOCs, intelligent tutoring, knowledge tracing, student modeling, automated grading, student performance prediction, learning platforms',
    phrases:
      'AI for schools, learning apps, AI tutor, technology for learning, computers in the classroom, apps that teach, ChatGPT in school, helping students learn with technology, AI teachers, a computer as a teacher, programs that help kids learn, apps for learning math, AI that teaches, homework help by computer, grading essays automatically, learning online better',
  },
  {
    name: 'Games research',
    within: 'Human-computer interaction',
    near: 'Game studies, Game AI, Computer graphics',
    terms:
      'game development, game design, serious games, gamification, player experience, educational games, esports, game engines, video games, player behavior, game mechanics',
    phrases:
      'making video games, designing games, why games are fun, games for learning, game programming, Unity and Unreal, what players like, games for health, turning work into a game, making computer games, why do people play, games that teach, inventing games, how games make us feel',
  },
  {
    name: 'Eye tracking',
    within: 'Human-computer interaction',
    near: 'Visual perception, Egocentric vision',
    terms: 'gaze estimation, gaze interaction, eye movements, attention tracking, eye gaze, gaze tracking',
    phrases:
      'where people look, following the eyes, controlling computers with the eyes, what people look at on screens, eye movement, tracking gaze, attention measured by eyes, glasses that follow the eyes, computers that know where I look, following eyes with a camera, moving the mouse with the eyes',
  },
  {
    name: 'Digital fabrication',
    within: 'Human-computer interaction',
    near: 'Additive manufacturing, Design',
    terms:
      'computational fabrication, personal fabrication, makerspaces, 3D printing interfaces, interactive fabrication, physical computing, electronic textiles design, 3D printed objects',
    phrases:
      '3D printing your own things, maker projects, laser cutting, building things at home with machines, making objects from computer designs, DIY electronics, printing objects, maker spaces, printing things in 3D at home, machines that make my designs, making real objects from the computer',
  },
  {
    name: 'Creativity support tools',
    within: 'Human-computer interaction',
    near: 'Visual arts, Generative models',
    terms:
      'computational creativity, creative AI tools, human-AI co-creation, digital art tools, design tools, generative art, creative coding, creativity support, creative practice with AI',
    phrases:
      'tools for artists, AI and artists, creative coding, art with code, computers that help artists, making art together with AI, technology for creativity, digital art, computers as partners for artists, AI that helps writers, making art with code, programs that help people be creative',
  },
  {
    name: 'Health technology design',
    within: 'Human-computer interaction, Health informatics',
    near: 'Digital health, Mobile computing',
    terms:
      'health HCI, personal informatics, mental health technology, patient-facing technology, behavior change technology, self-tracking, digital wellbeing, mental health apps, wellbeing technology, digital mental health, health tracking',
    phrases:
      'apps for mental health, apps that make you healthier, technology against stress, using the phone less, screen time, health apps, helping patients with apps, technology for wellbeing, apps that help people feel better, phones that help with stress, apps for sleep, technology for patients at home',
  },
  {
    name: 'ICT for development',
    within: 'Human-computer interaction',
    near: 'Development economics, Mobile computing',
    terms:
      'ICTD, HCI4D, technology for developing countries, rural connectivity, digital divide, digital inclusion, mobile money, computing for social good, low-resource communities, rural communities technology',
    phrases:
      'technology for poor countries, internet for villages, computers to help the poor, technology in Africa and India, bringing internet to everyone, tech for good, phones for farmers in poor countries, digital gap, phones for poor villages, computers for poor countries, technology for farmers in Africa',
  },
  {
    name: 'Computer graphics',
    within: 'Computer science',
    near: 'Computer vision, Geometry processing',
    terms:
      'rendering, ray tracing, real-time rendering, shading, global illumination, graphics hardware, 3D graphics, visual computing, 计算机图形学, rendering methods, path tracing, light transport, texture synthesis, material appearance',
    phrases:
      'making 3D images, graphics in games, how Pixar makes movies, realistic computer images, light and shadow by computer, 3D worlds, movie effects, drawing with computers, special effects, how games and movies are drawn by computers, making pictures look real, effects in films, drawing light and shadows with math, making 3D films, realistic computer pictures',
  },
  {
    name: 'Computer animation',
    within: 'Computer graphics',
    near: 'Human motion generation, Film studies',
    terms:
      'character animation, facial animation, crowd simulation, motion editing, rigging, deformation, character animation systems, facial animation synthesis',
    phrases:
      'making animated movies, cartoon characters by computer, animation, moving characters, Pixar animation, animating faces, virtual crowds, 3D animation, cartoons made by computer, making characters move, how Pixar moves its figures, talking cartoon faces',
  },
  {
    name: 'Geometry processing',
    within: 'Computer graphics',
    near: 'Computational geometry, 3D vision',
    terms:
      'shape analysis, mesh processing, shape modeling, discrete differential geometry, geometric modeling, computer-aided design, CAD, surface parameterization, 3D modeling, shape matching, shape correspondence, shape generation, CAD models, shape representations',
    phrases:
      'working with 3D shapes, 3D models, computer aided design, shapes in the computer, smoothing 3D models, designing parts in CAD, math of shapes, comparing shapes, working on 3D shapes with math, designing parts on a computer, making 3D shapes smooth',
  },
  {
    name: 'Physically based simulation',
    within: 'Computer graphics',
    near: 'Computational physics, Numerical analysis',
    terms:
      'physics simulation, cloth simulation, fluid simulation, differentiable simulation, physics-based animation, soft body simulation, fluid simulations, simulation of deformable, simulation of elastic',
    kinds:
      'differentiable simulation; cloth simulation; fluid simulation, fluid simulations; physics-based animation; soft body simulation, simulation of deformable, simulation of elastic',
    phrases:
      'simulating water and fire for movies, realistic cloth in games, physics in games, virtual water, simulating hair, computers that simulate physics, explosions in movies, physics engine, making fake water look real, how cloth moves in movies, simulating sand and snow, physics in computer games',
  },
  {
    name: 'Computational photography',
    within: 'Computer vision, Computer graphics',
    near: 'Image processing, Optical engineering',
    terms:
      'computational imaging, light fields, HDR imaging, camera design, coded imaging, lensless imaging, time-of-flight imaging, computational cameras, image signal processing, camera sensors, high dynamic range, burst photography',
    phrases:
      'better phone cameras, how phone cameras work, cameras of the future, night mode photos, seeing around corners, cameras without lenses, taking better pictures with math, smart cameras, how a phone takes good photos, making cameras smarter, photos in bad light, new kinds of cameras',
  },
  {
    name: 'Bioinformatics',
    within: 'Computer science, Biology',
    near: 'Genomics, Computational biology',
    terms:
      'sequence analysis, genome analysis, biological databases, sequence alignment, genome assembly, transcriptome analysis, biological data mining, 生物信息学, sequencing data, genomic data, gene expression data, protein sequences',
    phrases:
      'computers and biology, DNA data analysis, programming for biology, analyzing genes with computers, code and genes, reading DNA with computers, biology with Python, data science for genes, computers that read DNA, programs for genes, finding patterns in DNA, searching genes with computers',
  },
  {
    name: 'Computational biology',
    within: 'Biology, Computer science',
    near: 'Bioinformatics, Systems biology, Mathematical biology',
    terms:
      'computational genomics, computational structural biology, machine learning for biology, protein structure prediction, biological modeling, AI for biology, single-cell data analysis, AlphaFold, protein design, protein language models, RNA structure',
    phrases:
      'AI for biology, AlphaFold, predicting protein shapes, simulating cells, computer models of life, machine learning for biology, biology by computer, modeling living things, AI that understands proteins, computers for cell research, modeling life on a computer, biology with computers',
  },
  {
    name: 'AI for drug discovery',
    within: 'Computational biology, Medicinal chemistry',
    near: 'Computational chemistry, Graph neural networks',
    terms:
      'molecular machine learning, molecule generation, virtual screening, drug-target interaction, de novo drug design, molecular property prediction, AI for chemistry, drug discovery with machine learning, molecular generation, molecular representation, molecular graph, drug design',
    phrases:
      'AI that finds new medicines, computers that design drugs, AI for new drugs, machine learning for molecules, faster drug discovery with AI, inventing molecules with AI, AI and chemistry, finding cures with computers, AI that invents medicines, computers looking for new drugs, finding a cure with AI, making molecules with AI',
  },
  {
    name: 'Health informatics',
    within: 'Computer science, Medicine',
    near: 'Public health, Medical imaging',
    terms:
      'medical informatics, biomedical informatics, electronic health records, EHR, clinical decision support, machine learning for healthcare, AI in medicine, clinical informatics, medical AI, 医学信息学, medical records, health information exchange, clinical coding, medical terminology, ontologies in medicine, hospital information systems, health data privacy, mobile health apps, online health information, disease registries, medical librarianship, consumer health information, patient portals, electronic health record, healthcare AI, clinical prediction, disease prediction, clinical data, patient outcomes prediction, health information systems, interoperability of health data, medical data privacy',
    phrases:
      'AI for doctors, computers in hospitals, AI that diagnoses, health data, predicting disease with AI, AI in medicine, patient data, using AI to help patients, hospital data, machine learning for health, medical files, health apps, searching diseases online, doctor by video, digital patient records, names of diseases, data about patients, health websites, computers that help doctors decide, AI that predicts who gets sick, hospital computers, learning from patient data, AI for nurses, finding sick people early with data, predicting illness by computer, using data to save patients',
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
      'AI for climate, climate informatics, green computing, AI for environment, machine learning for weather, AI for social good, sustainable computing, climate change and machine learning, sustainability and AI, wildlife protection with AI',
    phrases:
      'AI against climate change, computers for the environment, using AI to save the planet, AI for good, machine learning for climate, data for nature protection, technology against global warming, green AI and energy, computers that help nature, AI for clean energy, saving energy with AI, using computers against climate change',
  },
  {
    name: 'Computational finance',
    within: 'Finance, Data science',
    near: 'Financial technology, Mathematical finance',
    terms:
      'algorithmic trading, machine learning in finance, quantitative trading, high-frequency trading, financial forecasting, stock prediction models, stock movement, financial time series',
    phrases:
      'AI for stock prices, trading with computers, predicting the stock market, robots that trade, computers in banking, making money with algorithms, stock prediction, machine learning for finance, AI for the stock market, computers that trade, predicting share prices, getting rich with algorithms',
  },
  {
    name: 'Legal informatics',
    within: 'Law, Natural language processing',
    near: 'Technology law and policy',
    terms:
      'AI and law, legal NLP, computational law, legal technology, legal tech, contract analysis, e-discovery, legal documents, legal text, legal judgment prediction, legal reasoning',
    phrases:
      'AI for lawyers, AI that reads contracts, law and computers, robot lawyers, computers in court, searching laws with AI, automatic legal advice, technology for law firms, AI for judges, computers that read laws, programs that help lawyers',
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
]
