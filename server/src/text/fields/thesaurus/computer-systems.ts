import type { FieldEntry } from './entry.ts'

/** Hardware, systems, networks and data. */
export const computerSystems: readonly FieldEntry[] = [
  {
    name: 'Computer architecture',
    within: 'Computer science, Electrical engineering',
    near: 'Operating systems, VLSI design',
    terms:
      'processor design, microarchitecture, memory hierarchy, caches, instruction set architecture, RISC-V, multicore processors, in-memory computing, processing in memory, memory systems, processor architecture',
    phrases:
      'how processors work, designing CPUs, faster computer chips, how a computer is built inside, making processors faster, computer hardware, chip architecture, building better computers, how the inside of a computer works, better processors, what makes a computer fast, building a CPU, computer parts',
  },
  {
    name: 'Hardware accelerators',
    within: 'Computer architecture',
    near: 'Machine learning systems, FPGA design',
    terms:
      'AI accelerators, AI chips, GPU computing, GPUs, domain-specific architectures, tensor processing units, TPU, neural network accelerators, hardware-software co-design, systolic arrays, accelerator architecture, deep learning accelerators, DNN accelerators, GPU architecture, hardware acceleration',
    phrases:
      'AI chips, chips for AI, computer chips for machine learning, graphics cards for AI, Nvidia GPUs, special hardware for neural networks, faster hardware for AI, GPU programming, chips that run AI, special chips that run AI, making graphics cards faster, hardware that speeds up AI, faster chips for neural nets',
  },
  {
    name: 'Embedded systems',
    within: 'Computer architecture',
    near: 'Cyber-physical systems, Internet of things',
    terms:
      'real-time systems, microcontrollers, firmware, real-time operating systems, low-power computing, energy harvesting devices, intermittent computing, automotive electronics, embedded software, cyber-physical platforms, real-time scheduling, embedded devices',
    phrases:
      'small computers inside things, programming microcontrollers, Arduino and Raspberry Pi, computers in cars and machines, electronics with code, tiny computers, computers without batteries, programming devices, small computers in machines, computers inside washing machines, programming little devices, code for gadgets, programming a Raspberry Pi',
  },
  {
    name: 'FPGA design',
    within: 'Computer architecture',
    near: 'VLSI design, Hardware accelerators',
    terms:
      'FPGAs, FPGA, reconfigurable computing, high-level synthesis, hardware description languages, Verilog, VHDL, digital design, FPGA acceleration, high-level synthesis tools',
    phrases:
      'programmable chips, programming hardware, making circuits with code, hardware you can reprogram, digital logic, building circuits in Verilog, custom hardware, logic design, chips you can rewire, writing code that becomes a circuit',
  },
  {
    name: 'VLSI design',
    within: 'Electrical engineering, Computer architecture',
    near: 'Semiconductor devices, Analog circuit design',
    terms:
      'VLSI, electronic design automation, EDA, chip design, integrated circuits, ASIC, physical design, circuit testing, hardware verification, logic synthesis, 集成电路, circuit design automation, physical synthesis, placement and routing, digital circuits',
    phrases:
      'designing computer chips, making microchips, how chips are made, drawing circuits on silicon, software that designs chips, chip industry, silicon chips, tools for chip design, how microchips are designed, drawing a computer chip, putting billions of switches on a chip',
  },
  {
    name: 'Neuromorphic computing',
    within: 'Computer architecture',
    near: 'Neural networks, Computational neuroscience',
    terms:
      'neuromorphic engineering, spiking hardware, memristors, event cameras, brain-inspired computing, analog computing, spiking neural network, event camera, event-based vision, memristor',
    phrases:
      'chips like a brain, brain-like computers, computers that work like brains, hardware that copies neurons, brain inspired chips, low energy brain chips, cameras like eyes, artificial brain hardware, computers built like a brain, chips with artificial nerve cells, computers that use as little energy as a brain',
  },
  {
    name: 'Quantum computing',
    within: 'Computer science, Quantum physics',
    near: 'Theory of computation, Cryptography',
    terms:
      'quantum algorithms, quantum information, quantum information theory, qubits, quantum error correction, quantum machine learning, quantum simulation, quantum software, 量子计算, quantum circuits, variational quantum, quantum programs, quantum computation, quantum hardware',
    phrases:
      'quantum computers, computers with qubits, how quantum computers work, programming quantum computers, super fast quantum machines, computing with atoms, future quantum technology, quantum bits, quantum software, computers that use quantum physics, the computer of the future with qubits, writing programs for quantum machines, quantum machines that break codes',
  },
  {
    name: 'Quantum communication',
    within: 'Quantum physics, Communications engineering',
    near: 'Cryptography, Quantum computing',
    terms:
      'quantum key distribution, quantum cryptography, quantum networks, quantum internet, entanglement distribution, quantum repeaters',
    phrases:
      'quantum internet, unbreakable quantum codes, sending secrets with photons, safe communication with quantum physics, entangled photons, teleporting information, quantum security, hack-proof networks',
  },
  {
    name: 'Operating systems',
    within: 'Computer science',
    near: 'Distributed systems, Computer architecture',
    terms:
      'kernels, virtualization, hypervisors, file systems, memory management, containers, unikernels, Linux kernel, 操作系统, operating system, kernel design, memory allocation',
    phrases:
      'how Windows and Linux work, building an operating system, the core of computer software, Linux, low level software, software that runs the computer, kernel programming, virtual machines, the software under all programs, making Linux better, how a computer runs many programs at once, what happens when a computer starts',
  },
  {
    name: 'Storage systems',
    within: 'Operating systems, Databases',
    near: 'Cloud computing',
    terms:
      'file systems, key-value stores, solid-state drives, SSD, flash memory, persistent memory, erasure coding, data deduplication, DNA data storage, file system, flash storage, SSDs',
    phrases:
      'how data is stored, hard drives, storing huge data, keeping files safe, faster disks, saving data for a long time, storage in the cloud, flash drives, keeping data for hundreds of years, where the data in the cloud is kept, faster hard disks, saving files safely',
  },
  {
    name: 'Distributed systems',
    within: 'Computer science',
    near: 'Computer networks, Databases',
    terms:
      'distributed computing, consensus protocols, fault tolerance, replication, distributed algorithms, microservices, Byzantine fault tolerance, 分布式系统, distributed storage, state machine replication, distributed protocols, large-scale systems, grid computing, middleware, scheduling in clouds',
    phrases:
      'many computers working together, how big websites work, systems that never fail, computers sharing work, software on thousands of servers, how Google handles so many users, keeping servers in sync, large scale systems, thousands of computers acting as one, keeping websites up when computers break, many servers sharing work, how WhatsApp serves everyone, computers that agree with each other',
  },
  {
    name: 'Cloud computing',
    within: 'Distributed systems',
    near: 'Operating systems, Edge computing',
    terms:
      'data centers, serverless computing, cloud infrastructure, resource management, datacenter networking, autoscaling, 云计算, serverless, cloud resource, virtual machines placement, cloud platforms, data center',
    phrases:
      'the cloud, Amazon web services, servers in data centers, computing over the internet, renting computers online, big data centers, cloud services, energy use of data centers, renting computers over the internet, huge buildings full of computers, programs that run in the cloud, data centers that use less power',
  },
  {
    name: 'Edge computing',
    within: 'Distributed systems',
    near: 'Internet of things, Mobile computing',
    terms:
      'fog computing, mobile edge computing, edge intelligence, edge AI, computation offloading, vehicular computing, edge devices, edge inference, task offloading, edge servers',
    phrases:
      'computing near the user, small servers close to people, AI at the edge, processing data on the device, faster apps without the cloud, smart devices computing locally, computing on cars and cameras, local processing, computing close to where the data is, small computers near the sensors, faster answers without the cloud',
  },
  {
    name: 'High-performance computing',
    within: 'Computer science',
    near: 'Numerical analysis, Computer architecture',
    terms:
      'HPC, supercomputing, parallel computing, parallel programming, parallel algorithms, scientific computing, exascale computing, performance optimization, OpenMP, MPI, CUDA, 高性能计算, GPU programs, performance portability',
    phrases:
      'supercomputers, very fast computers, running programs in parallel, big simulations, making code run faster, computing for science, thousands of processors at once, parallel programs, the fastest computers in the world, making programs use many processors, huge computations, weather on supercomputers',
  },
  {
    name: 'Peer-to-peer systems',
    within: 'Distributed systems',
    near: 'Blockchain, Computer networks',
    terms: 'P2P, overlay networks, decentralized systems, decentralized web, distributed hash tables, content delivery',
    phrases:
      'networks without a center, sharing files directly, BitTorrent, internet without big companies, decentralized internet, apps without servers, people sharing computers, web3, sharing files without a company, an internet that nobody owns, networks of equal computers',
  },
  {
    name: 'Blockchain',
    within: 'Distributed systems, Computer security',
    near: 'Financial technology, Cryptography',
    terms:
      'cryptocurrency, cryptocurrencies, smart contracts, decentralized finance, DeFi, distributed ledgers, Bitcoin, Ethereum, consensus in blockchains, 区块链, blockchains, smart contract, cryptocurrency markets, decentralized applications, consensus protocol',
    phrases:
      'Bitcoin, digital money, crypto, how cryptocurrencies work, NFTs, money without banks, blockchain apps, electronic coins, contracts in code, money on the internet without banks, how Bitcoin works, digital coins, records nobody can change, crypto coins',
  },
  {
    name: 'Computer networks',
    within: 'Computer science',
    near: 'Distributed systems, Communications engineering',
    terms:
      'networking, internet protocols, software-defined networking, SDN, congestion control, routing protocols, network protocols, programmable networks, network function virtualization, 计算机网络, network traffic, datacenter networks, internet routing, network management, video streaming, TCP, transport protocols, routing, quality of service, ad hoc networks, delay tolerant networks, peer-to-peer networks, 5G networks',
    phrases:
      'how the internet works, making the internet faster, routers and cables, sending data between computers, internet technology, better internet connections, video streaming without delay, networks of computers, how data travels around the world, faster internet, better video calls, why the internet is slow, cables and routers, sending messages between computers',
  },
  {
    name: 'Network measurement',
    within: 'Computer networks',
    near: 'Computer security, Network science',
    terms:
      'internet measurement, network monitoring, traffic analysis, quality of experience, internet censorship, internet topology, internet measurements, network telemetry',
    phrases:
      'measuring the internet, why is my internet slow, internet censorship, who blocks websites, internet speed tests, watching network traffic, internet outages, mapping the internet, checking how fast the internet is, finding who blocks the internet, watching what happens on the internet',
  },
  {
    name: 'Wireless networks',
    within: 'Computer networks, Communications engineering',
    near: 'Mobile computing, Internet of things',
    terms:
      'wireless communication, wireless communications, 5G, 6G, cellular networks, Wi-Fi, millimeter wave, MIMO, massive MIMO, spectrum sharing, cognitive radio, sensor networks, wireless sensing, RF sensing, 无线通信, wireless systems, mmWave, Wi-Fi sensing, radio resource, beamforming for wireless',
    phrases:
      'mobile phone networks, 5G and 6G, Wi-Fi, wireless internet, faster phone internet, signals through the air, cell towers, sensing people with Wi-Fi, radio signals, connecting without cables, better phone signal, how phones talk to towers, the next mobile network, internet without cables, finding people through walls with Wi-Fi, faster mobile internet in villages',
  },
  {
    name: 'Internet of things',
    within: 'Computer networks, Embedded systems',
    near: 'Ubiquitous computing, Wireless networks',
    terms:
      'IoT, smart devices, wireless sensor networks, smart home, smart buildings, low-power networks, LoRa, RFID, industrial IoT, 物联网, IoT devices, IoT security, smart homes, sensor networks',
    phrases:
      'smart home, connected devices, sensors everywhere, smart things, devices that talk to each other, smart lights and fridges, home automation, smart sensors, Alexa at home, things in the house connected to the internet, sensors that talk to each other, lamps and fridges on the internet, houses that think, sensors for a city',
  },
  {
    name: 'Mobile computing',
    within: 'Computer science',
    near: 'Ubiquitous computing, Wireless networks',
    terms:
      'mobile systems, smartphone sensing, mobile apps, mobile sensing, Android systems, mobile health sensing, crowdsensing, mobile devices, app usage',
    phrases:
      'apps for phones, smartphones, phone sensors, making Android apps, mobile phone research, what phones can sense, saving battery on phones, iPhone and Android, what my phone can measure, better apps, programs for phones, using the phone as a sensor',
  },
  {
    name: 'Ubiquitous computing',
    within: 'Human-computer interaction',
    near: 'Mobile computing, Internet of things',
    terms:
      'pervasive computing, wearable computing, wearables, context-aware computing, smart textiles, activity recognition with sensors, earables, smartwatches, wearable, human activity recognition, smartwatch',
    phrases:
      'smart watches, computers you wear, fitness trackers, clothes with sensors, smart clothing, computers everywhere, sleep trackers, devices on the body, smart rings, watches that measure your health, clothes that are computers, computers we wear, devices that know what I am doing, gadgets on the body',
  },
  {
    name: 'Databases',
    within: 'Computer science',
    near: 'Data mining, Information systems',
    terms:
      'database systems, data management, query optimization, query processing, transactions, data integration, data cleaning, SQL, NoSQL, graph databases, stream processing, vector databases, 数据库, SQL queries, data lake, graph data management, entity resolution, data cleaning systems, transaction processing',
    phrases:
      'storing and finding data, SQL, organizing data, fast search in big tables, data storage for companies, cleaning messy data, managing information, how databases work, keeping lots of information in order, finding something in huge tables fast, making databases faster, asking questions to a table of data, cleaning dirty data',
  },
  {
    name: 'Big data',
    within: 'Databases',
    near: 'Data science, Distributed systems',
    terms:
      'big data analytics, large-scale data processing, data lakes, MapReduce, Spark, data engineering, data pipelines, 大数据, big data processing, massive data, large-scale data',
    phrases:
      'huge amounts of data, working with big data, data engineering, processing millions of records, data pipelines, too much data for one computer, data at scale, analyzing massive data, too much data for one machine, handling millions of records, very big data sets',
  },
  {
    name: 'Data mining',
    within: 'Computer science',
    near: 'Machine learning, Databases',
    terms:
      'knowledge discovery, knowledge discovery in databases, KDD, clustering, association rules, pattern mining, graph mining, web mining, 数据挖掘, data mining applications, data warehouse, process mining, frequent patterns, graph data mining, subgraph, pattern discovery, user behavior data, formal concept analysis, stream mining',
    phrases:
      'finding patterns in data, discovering things in data, getting knowledge from data, hidden patterns, grouping customers by data, digging through data, what data tells us, patterns in shopping data, digging in data, discovering hidden things in data, what shoppers buy together, finding groups in data, classification algorithms, feature selection',
  },
  {
    name: 'Data science',
    within: 'Computer science, Statistics',
    near: 'Machine learning, Business analytics',
    terms:
      'data analysis, data analytics, applied data science, exploratory data analysis, data-driven discovery, AI for science, scientific machine learning, 数据科学, data-driven methods',
    phrases:
      'working with data, analyzing data with Python, data analysis, numbers and statistics with computers, Kaggle, using data to answer questions, data jobs, making graphs from data, predicting with data, using numbers to understand the world, learning from data with Python, getting answers from data, stories in data',
  },
  {
    name: 'Information retrieval',
    within: 'Computer science',
    near: 'Natural language processing, Library and information science',
    terms:
      'IR, web search, search engines, document ranking, query understanding, learning to rank, dense retrieval, enterprise search, conversational search, 信息检索, text retrieval, multimedia retrieval, passage retrieval, document retrieval, query expansion, ranking models, search engine, neural retrieval, relevance feedback, e-commerce search, ranking documents, semantic search, indexing documents, digital libraries and search',
    phrases:
      'how Google search works, building a search engine, finding information, better search results, searching the web, finding documents, ranking websites, search in large libraries, making search engines better, finding the right page, how does Google find things, searching in many documents, search that understands me, finding what you look for online',
  },
  {
    name: 'Web science',
    within: 'Computer science',
    near: 'Information retrieval, Computational social science',
    terms:
      'web technologies, web development, world wide web, web archives, Wikipedia research, web engineering, browser systems, web services, service-oriented architecture, recommendation on the web, social networks analysis, open data, knowledge representation systems, web pages, web data, web crawling',
    phrases:
      'websites, how the web changes, making web pages, web apps, internet culture with data, Wikipedia, studying online behavior, web programming, HTML and JavaScript, how people use the web, making web sites, the internet as a place to study',
  },
  {
    name: 'Online advertising',
    within: 'Web science',
    near: 'Marketing, Algorithmic game theory',
    terms: 'computational advertising, sponsored search, ad auctions, real-time bidding, conversion prediction',
    phrases:
      'ads on the internet, how Google earns money, why I see this ad, internet marketing algorithms, selling ads, targeted ads, ads on Facebook, click prediction',
  },
  {
    name: 'Network science',
    within: 'Applied mathematics, Data mining',
    near: 'Computational social science, Graph neural networks',
    terms:
      'complex networks, social network analysis, community detection, graph analytics, information diffusion, epidemic spreading on networks, influence maximization, 复杂网络, information cascades in networks, influence maximization in networks, complex network, diffusion on networks, graph analysis, social network',
    phrases:
      'how things are connected, six degrees of separation, networks of people, how rumors spread, how diseases spread through contacts, maps of connections, who knows whom, viral spread online, how friends are connected, how a virus or a rumor spreads through people, who is important in a network, maps of friendships, math of networks',
  },
  {
    name: 'Vehicular and satellite networks',
    within: 'Wireless networks',
    near: 'Autonomous vehicles, Spacecraft engineering',
    terms: 'vehicular networks, V2X, satellite networks, non-terrestrial networks, underwater networks, UAV networks',
    phrases:
      'cars talking to each other, internet from satellites, networks in space, connected cars, internet on airplanes, communication between drones, internet at sea, talking traffic lights',
  },
]
