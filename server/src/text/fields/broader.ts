/**
 * Fields and their narrower fields, one field a line, with the names of the vocabulary. With this table, a student of
 * object detection also matches a professor who lists only "Computer vision". The groups follow the areas of
 * csrankings.org and the first two levels of the ACM Computing Classification System and of MeSH, for fields that
 * students use.
 */
export const narrowerFields = `
natural language processing: large language models, machine translation, question answering, dialogue systems, text generation, sentiment analysis, information extraction, text mining, spoken language processing, in-context learning
computer vision: vision-language models, object detection, image segmentation, image classification, image generation, image processing, medical imaging, 3D vision, neural rendering, human motion generation, pose estimation, video understanding, egocentric vision, face recognition, optical character recognition, scene understanding
robotics: robot learning, robotic manipulation, motion planning, SLAM, human-robot interaction, autonomous vehicles, unmanned aerial vehicles, soft robotics, legged locomotion, medical robotics, embodied AI, active perception, state estimation, world models
machine learning: deep learning, reinforcement learning, generative models, diffusion models, graph neural networks, representation learning, transfer learning, few-shot learning, continual learning, federated learning, active learning, causal inference, Bayesian inference, probabilistic graphical models, Gaussian processes, kernel methods, learning theory, transformers, neural architecture search, model compression, interpretability, fairness in machine learning, adversarial machine learning, time series analysis, anomaly detection, neural networks, multimodal learning
artificial intelligence: knowledge graphs, multi-agent systems, AI safety, evolutionary computation
information retrieval: recommender systems, music information retrieval
speech recognition: speech synthesis, audio signal processing
databases: data mining, big data, storage systems, data science
human-computer interaction: user experience, virtual reality, information visualization, accessibility, social computing, ubiquitous computing, haptics, eye tracking, usable security
computer graphics: geometry processing, physically based simulation, computational photography, computational fabrication, neural rendering
algorithms: theory of computation, combinatorial optimization, algorithmic game theory, randomized algorithms, data structures and streaming algorithms
computer security: privacy, blockchain, malware analysis, software security, hardware security, usable security, cryptography
software engineering: software testing, program analysis, program synthesis, formal verification, DevOps, open source software, requirements engineering, empirical software engineering
programming languages: compilers, program synthesis, program analysis, formal verification
distributed systems: cloud computing, edge computing, peer-to-peer systems, operating systems
computer networks: wireless networks, internet of things, mobile computing, network measurement
computer architecture: embedded systems, FPGA design, VLSI design, neuromorphic computing, machine learning systems
bioinformatics: health informatics
applied mathematics: numerical analysis, partial differential equations, dynamical systems, mathematical biology, inverse problems, uncertainty quantification
statistics: biostatistics, probability theory, Bayesian inference, time series analysis
operations research: optimization, combinatorial optimization
`
