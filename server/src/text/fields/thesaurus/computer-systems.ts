import type { FieldEntry } from './entry.ts'

/** Hardware, systems, networks and data. */
export const computerSystems: readonly FieldEntry[] = [
  {
    name: 'Computer architecture',
    within: 'Computer science, Electrical engineering',
    near: 'Operating systems, VLSI design',
    terms:
      'processor design, microarchitecture, memory hierarchy, caches, instruction set architecture, RISC-V, multicore processors, in-memory computing, processing in memory',
    phrases:
      'how processors work, designing CPUs, faster computer chips, how a computer is built inside, making processors faster, computer hardware, chip architecture, building better computers',
  },
  {
    name: 'Hardware accelerators',
    within: 'Computer architecture',
    near: 'Machine learning systems, FPGA design',
    terms:
      'AI accelerators, AI chips, GPU computing, GPUs, domain-specific architectures, tensor processing units, TPU, neural network accelerators, hardware-software co-design, systolic arrays',
    phrases:
      'AI chips, chips for AI, computer chips for machine learning, graphics cards for AI, Nvidia GPUs, special hardware for neural networks, faster hardware for AI, GPU programming, chips that run AI',
  },
  {
    name: 'Embedded systems',
    within: 'Computer architecture',
    near: 'Cyber-physical systems, Internet of things',
    terms:
      'real-time systems, microcontrollers, firmware, real-time operating systems, low-power computing, energy harvesting devices, intermittent computing, automotive electronics',
    phrases:
      'small computers inside things, programming microcontrollers, Arduino and Raspberry Pi, computers in cars and machines, electronics with code, tiny computers, computers without batteries, programming devices',
  },
  {
    name: 'FPGA design',
    within: 'Computer architecture',
    near: 'VLSI design, Hardware accelerators',
    terms:
      'FPGAs, FPGA, reconfigurable computing, high-level synthesis, hardware description languages, Verilog, VHDL, digital design',
    phrases:
      'programmable chips, programming hardware, making circuits with code, hardware you can reprogram, digital logic, building circuits in Verilog, custom hardware, logic design',
  },
  {
    name: 'VLSI design',
    within: 'Electrical engineering, Computer architecture',
    near: 'Semiconductor devices, Analog circuit design',
    terms:
      'VLSI, electronic design automation, EDA, chip design, integrated circuits, ASIC, physical design, circuit testing, hardware verification, logic synthesis, 集成电路',
    phrases:
      'designing computer chips, making microchips, how chips are made, drawing circuits on silicon, software that designs chips, chip industry, silicon chips, tools for chip design',
  },
  {
    name: 'Neuromorphic computing',
    within: 'Computer architecture',
    near: 'Neural networks, Computational neuroscience',
    terms:
      'neuromorphic engineering, spiking hardware, memristors, event cameras, brain-inspired computing, analog computing',
    phrases:
      'chips like a brain, brain-like computers, computers that work like brains, hardware that copies neurons, brain inspired chips, low energy brain chips, cameras like eyes, artificial brain hardware',
  },
  {
    name: 'Quantum computing',
    within: 'Computer science, Quantum physics',
    near: 'Theory of computation, Cryptography',
    terms:
      'quantum algorithms, quantum information, quantum information theory, qubits, quantum error correction, quantum machine learning, quantum simulation, quantum software, 量子计算',
    phrases:
      'quantum computers, computers with qubits, how quantum computers work, programming quantum computers, super fast quantum machines, computing with atoms, future quantum technology, quantum bits, quantum software',
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
      'kernels, virtualization, hypervisors, file systems, memory management, containers, unikernels, Linux kernel, 操作系统',
    phrases:
      'how Windows and Linux work, building an operating system, the core of computer software, Linux, low level software, software that runs the computer, kernel programming, virtual machines',
  },
  {
    name: 'Storage systems',
    within: 'Operating systems, Databases',
    near: 'Cloud computing',
    terms:
      'file systems, key-value stores, solid-state drives, SSD, flash memory, persistent memory, erasure coding, data deduplication, DNA data storage',
    phrases:
      'how data is stored, hard drives, storing huge data, keeping files safe, faster disks, saving data for a long time, storage in the cloud, flash drives',
  },
  {
    name: 'Distributed systems',
    within: 'Computer science',
    near: 'Computer networks, Databases',
    terms:
      'distributed computing, consensus protocols, fault tolerance, replication, distributed algorithms, microservices, Byzantine fault tolerance, 分布式系统',
    phrases:
      'many computers working together, how big websites work, systems that never fail, computers sharing work, software on thousands of servers, how Google handles so many users, keeping servers in sync, large scale systems',
  },
  {
    name: 'Cloud computing',
    within: 'Distributed systems',
    near: 'Operating systems, Edge computing',
    terms:
      'data centers, serverless computing, cloud infrastructure, resource management, datacenter networking, autoscaling, 云计算',
    phrases:
      'the cloud, Amazon web services, servers in data centers, computing over the internet, renting computers online, big data centers, cloud services, energy use of data centers',
  },
  {
    name: 'Edge computing',
    within: 'Distributed systems',
    near: 'Internet of things, Mobile computing',
    terms:
      'fog computing, mobile edge computing, edge intelligence, edge AI, computation offloading, vehicular computing',
    phrases:
      'computing near the user, small servers close to people, AI at the edge, processing data on the device, faster apps without the cloud, smart devices computing locally, computing on cars and cameras, local processing',
  },
  {
    name: 'High-performance computing',
    within: 'Computer science',
    near: 'Numerical analysis, Computer architecture',
    terms:
      'HPC, supercomputing, parallel computing, parallel programming, parallel algorithms, scientific computing, exascale computing, performance optimization, OpenMP, MPI, CUDA, 高性能计算',
    phrases:
      'supercomputers, very fast computers, running programs in parallel, big simulations, making code run faster, computing for science, thousands of processors at once, parallel programs',
  },
  {
    name: 'Peer-to-peer systems',
    within: 'Distributed systems',
    near: 'Blockchain, Computer networks',
    terms: 'P2P, overlay networks, decentralized systems, decentralized web, distributed hash tables, content delivery',
    phrases:
      'networks without a center, sharing files directly, BitTorrent, internet without big companies, decentralized internet, apps without servers, people sharing computers, web3',
  },
  {
    name: 'Blockchain',
    within: 'Distributed systems, Computer security',
    near: 'Financial technology, Cryptography',
    terms:
      'cryptocurrency, cryptocurrencies, smart contracts, decentralized finance, DeFi, distributed ledgers, Bitcoin, Ethereum, consensus in blockchains, 区块链',
    phrases:
      'Bitcoin, digital money, crypto, how cryptocurrencies work, NFTs, money without banks, blockchain apps, electronic coins, contracts in code',
  },
  {
    name: 'Computer networks',
    within: 'Computer science',
    near: 'Distributed systems, Communications engineering',
    terms:
      'networking, internet protocols, software-defined networking, SDN, congestion control, routing protocols, network protocols, programmable networks, network function virtualization, 计算机网络',
    phrases:
      'how the internet works, making the internet faster, routers and cables, sending data between computers, internet technology, better internet connections, video streaming without delay, networks of computers',
  },
  {
    name: 'Network measurement',
    within: 'Computer networks',
    near: 'Computer security, Network science',
    terms:
      'internet measurement, network monitoring, traffic analysis, quality of experience, internet censorship, internet topology',
    phrases:
      'measuring the internet, why is my internet slow, internet censorship, who blocks websites, internet speed tests, watching network traffic, internet outages, mapping the internet',
  },
  {
    name: 'Wireless networks',
    within: 'Computer networks, Communications engineering',
    near: 'Mobile computing, Internet of things',
    terms:
      'wireless communication, wireless communications, 5G, 6G, cellular networks, Wi-Fi, millimeter wave, MIMO, massive MIMO, spectrum sharing, cognitive radio, sensor networks, wireless sensing, RF sensing, 无线通信',
    phrases:
      'mobile phone networks, 5G and 6G, Wi-Fi, wireless internet, faster phone internet, signals through the air, cell towers, sensing people with Wi-Fi, radio signals, connecting without cables',
  },
  {
    name: 'Internet of things',
    within: 'Computer networks, Embedded systems',
    near: 'Ubiquitous computing, Wireless networks',
    terms:
      'IoT, smart devices, wireless sensor networks, smart home, smart buildings, low-power networks, LoRa, RFID, industrial IoT, 物联网',
    phrases:
      'smart home, connected devices, sensors everywhere, smart things, devices that talk to each other, smart lights and fridges, home automation, smart sensors, Alexa at home',
  },
  {
    name: 'Mobile computing',
    within: 'Computer science',
    near: 'Ubiquitous computing, Wireless networks',
    terms:
      'mobile systems, smartphone sensing, mobile apps, mobile sensing, Android systems, mobile health sensing, crowdsensing',
    phrases:
      'apps for phones, smartphones, phone sensors, making Android apps, mobile phone research, what phones can sense, saving battery on phones, iPhone and Android',
  },
  {
    name: 'Ubiquitous computing',
    within: 'Human-computer interaction',
    near: 'Mobile computing, Internet of things',
    terms:
      'pervasive computing, wearable computing, wearables, context-aware computing, smart textiles, activity recognition with sensors, earables, smartwatches',
    phrases:
      'smart watches, computers you wear, fitness trackers, clothes with sensors, smart clothing, computers everywhere, sleep trackers, devices on the body, smart rings',
  },
  {
    name: 'Databases',
    within: 'Computer science',
    near: 'Data mining, Information systems',
    terms:
      'database systems, data management, query optimization, query processing, transactions, data integration, data cleaning, SQL, NoSQL, graph databases, stream processing, vector databases, 数据库',
    phrases:
      'storing and finding data, SQL, organizing data, fast search in big tables, data storage for companies, cleaning messy data, managing information, how databases work',
  },
  {
    name: 'Big data',
    within: 'Databases',
    near: 'Data science, Distributed systems',
    terms:
      'big data analytics, large-scale data processing, data lakes, MapReduce, Spark, data engineering, data pipelines, 大数据',
    phrases:
      'huge amounts of data, working with big data, data engineering, processing millions of records, data pipelines, too much data for one computer, data at scale, analyzing massive data',
  },
  {
    name: 'Data mining',
    within: 'Computer science',
    near: 'Machine learning, Databases',
    terms:
      'knowledge discovery, knowledge discovery in databases, KDD, clustering, association rules, pattern mining, graph mining, web mining, 数据挖掘, data mining applications, data warehouse, process mining',
    phrases:
      'finding patterns in data, discovering things in data, getting knowledge from data, hidden patterns, grouping customers by data, digging through data, what data tells us, patterns in shopping data',
  },
  {
    name: 'Data science',
    within: 'Computer science, Statistics',
    near: 'Machine learning, Business analytics',
    terms:
      'data analysis, data analytics, applied data science, exploratory data analysis, data-driven discovery, AI for science, scientific machine learning, 数据科学',
    phrases:
      'working with data, analyzing data with Python, data analysis, numbers and statistics with computers, Kaggle, using data to answer questions, data jobs, making graphs from data, predicting with data',
  },
  {
    name: 'Information retrieval',
    within: 'Computer science',
    near: 'Natural language processing, Library and information science',
    terms:
      'IR, web search, search engines, document ranking, query understanding, learning to rank, dense retrieval, enterprise search, conversational search, 信息检索, text retrieval, multimedia retrieval',
    phrases:
      'how Google search works, building a search engine, finding information, better search results, searching the web, finding documents, ranking websites, search in large libraries',
  },
  {
    name: 'Web science',
    within: 'Computer science',
    near: 'Information retrieval, Computational social science',
    terms:
      'web technologies, web development, world wide web, web archives, Wikipedia research, web engineering, browser systems, web services, service-oriented architecture, recommendation on the web, social networks analysis, open data, knowledge representation systems',
    phrases:
      'websites, how the web changes, making web pages, web apps, internet culture with data, Wikipedia, studying online behavior, web programming, HTML and JavaScript',
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
      'complex networks, social network analysis, community detection, graph analytics, information diffusion, epidemic spreading on networks, influence maximization, 复杂网络',
    phrases:
      'how things are connected, six degrees of separation, networks of people, how rumors spread, how diseases spread through contacts, maps of connections, who knows whom, viral spread online',
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
