// Longer than 300 lines because it is a table: one entry of data for each field.
import type { FieldEntry } from './entry.ts'

/** Artificial intelligence and machine learning. */
export const artificialIntelligence: readonly FieldEntry[] = [
  {
    name: 'Computer science',
    within: '',
    near: 'Mathematics, Electrical engineering',
    terms: 'computing, informatics, CS, computer engineering, 计算机科学',
    phrases:
      'how computers work, coding, programming things, computer studies, computers, learn about computers, IT research, software and computers',
  },
  {
    name: 'Artificial intelligence',
    within: 'Computer science',
    near: 'Cognitive psychology, Robotics',
    terms:
      'AI, machine intelligence, intelligent systems, automated reasoning, symbolic AI, neurosymbolic AI, 人工智能',
    phrases:
      'smart machines, computers that think, thinking machines, teaching computers to think, AI research, making computers smart, intelligent programs, artificial brains',
  },
  {
    name: 'Machine learning',
    within: 'Artificial intelligence',
    near: 'Statistics, Data science',
    terms:
      'ML, statistical learning, supervised learning, unsupervised learning, pattern recognition, predictive modeling, ensemble methods, random forests, 机器学习',
    phrases:
      'computers that learn from data, teaching machines, training models, learning algorithms, computers learning from examples, predicting things with data, self-learning programs, programs that improve by themselves, how machines learn',
  },
  {
    name: 'Deep learning',
    within: 'Machine learning',
    near: 'Computational neuroscience, Computer vision',
    terms: 'deep neural networks, DNN, convolutional neural networks, CNN, recurrent neural networks, LSTM, 深度学习',
    phrases:
      'deep nets, training neural networks, networks like a brain, brain-like computer networks, layers of artificial neurons, deep AI models, artificial neurons, big neural nets',
  },
  {
    name: 'Neural networks',
    within: 'Machine learning',
    near: 'Deep learning, Neuromorphic computing',
    terms: 'artificial neural networks, ANN, multilayer perceptron, spiking neural networks, backpropagation',
    phrases:
      'computer brains, artificial brain cells, networks inspired by the brain, simulated neurons, computers built like brains, how neural nets learn, brain inspired AI, fake neurons',
  },
  {
    name: 'Reinforcement learning',
    within: 'Machine learning',
    near: 'Control theory, Robot learning, Game AI',
    terms:
      'RL, deep reinforcement learning, Q-learning, policy gradient, Markov decision processes, bandits, multi-armed bandits, reward learning, 强化学习',
    phrases:
      'learning by trial and error, AI that learns by rewards, training agents with rewards, AI that plays games, AI that learns to play, teaching a computer by reward and punishment, learning from mistakes, agents that learn by doing, computers that teach themselves games',
  },
  {
    name: 'Game AI',
    within: 'Artificial intelligence',
    near: 'Reinforcement learning, Games research',
    terms:
      'game playing, general game playing, computer Go, computer chess, procedural content generation, Monte Carlo tree search',
    phrases:
      'computers that play chess, AI for video games, smart enemies in games, beating humans at games, AI game players, chess programs, Go playing AI, computer opponents, AlphaGo',
  },
  {
    name: 'Large language models',
    within: 'Natural language processing, Deep learning',
    near: 'Text generation, Dialogue systems, AI safety',
    terms:
      'LLM, LLMs, language models, foundation models, pretrained language models, GPT, BERT, prompt engineering, prompting, instruction tuning, fine-tuning language models, retrieval-augmented generation, RAG, 大语言模型, 大模型',
    phrases:
      'ChatGPT, things like ChatGPT, how ChatGPT works, AI that writes text, AI chat, big language AI, AI writing, text AI, models that write, Claude and ChatGPT, making chatbots smarter, AI hallucinations',
  },
  {
    name: 'Vision-language models',
    within: 'Computer vision, Natural language processing',
    near: 'Multimodal learning, Image captioning',
    terms:
      'VLM, VLMs, vision and language, visual question answering, VQA, visual grounding, CLIP, multimodal large language models',
    phrases:
      'AI that describes pictures, talking about images, AI that sees and talks, asking questions about photos, connecting words and images, pictures and text together, AI that understands pictures and words, chat about images',
  },
  {
    name: 'Image captioning',
    within: 'Vision-language models',
    near: 'Text generation, Accessibility',
    terms: 'image description, video captioning, dense captioning, alt text generation',
    phrases:
      'describing pictures automatically, automatic photo descriptions, writing captions for photos, computers that describe images, telling blind people what is in a picture, subtitles for pictures, captions for videos, picture to text',
  },
  {
    name: 'Multimodal learning',
    within: 'Machine learning',
    near: 'Vision-language models, Speech recognition',
    terms:
      'multi-modal models, multi-modal learning, multimodal models, audio-visual learning, cross-modal learning, multimodal fusion',
    phrases:
      'AI that uses sound and images, combining video and audio, AI with many senses, mixing text images and sound, learning from different kinds of data, machines that see and hear, combining several types of data, senses for computers',
  },
  {
    name: 'Generative models',
    within: 'Machine learning',
    near: 'Image generation, Text generation',
    terms:
      'generative AI, generative modeling, GAN, GANs, generative adversarial networks, variational autoencoders, VAE, normalizing flows, autoregressive models',
    phrases:
      'AI that creates things, AI that makes art, creative AI, AI generated content, computers that make new pictures, AI that invents, making fake data, deepfakes, generating new content',
  },
  {
    name: 'Diffusion models',
    within: 'Generative models',
    near: 'Image generation, Stochastic processes',
    terms: 'diffusion model, denoising diffusion, score-based models, score matching, flow matching, latent diffusion',
    phrases:
      'Stable Diffusion, how Midjourney works, models behind AI art, making images from noise, image AI from noise, text to picture models, DALL-E, turning noise into images',
  },
  {
    name: 'Graph neural networks',
    within: 'Deep learning',
    near: 'Network science, Knowledge graphs',
    terms:
      'GNN, GNNs, graph representation learning, graph embeddings, graph machine learning, geometric deep learning, link prediction, 图神经网络',
    phrases:
      'AI on networks, learning from networks, AI for graphs, neural networks for molecules, learning from connected data, AI for social network data, predicting links between people, deep learning on graphs',
  },
  {
    name: 'Representation learning',
    within: 'Machine learning',
    near: 'Deep learning, Transfer learning',
    terms:
      'self-supervised learning, contrastive learning, embeddings, feature learning, manifold learning, dimensionality reduction, disentangled representations',
    phrases:
      'learning without labels, finding patterns without labels, AI that learns without being told answers, turning data into vectors, useful features from raw data, machines that learn on their own from raw data, compressing data into meaning, learning what matters in data',
  },
  {
    name: 'Transfer learning',
    within: 'Machine learning',
    near: 'Few-shot learning, Continual learning',
    terms:
      'domain adaptation, domain generalization, out-of-distribution generalization, distribution shift, multi-task learning, pretraining',
    phrases:
      'reusing what AI learned, AI that works in new places, using one model for another task, models that adapt to new data, applying knowledge to new problems, when AI fails on new data, training once and using everywhere, models that generalize',
  },
  {
    name: 'Few-shot learning',
    within: 'Machine learning',
    near: 'Transfer learning, In-context learning',
    terms: 'zero-shot learning, meta-learning, learning to learn, low-resource learning, data-efficient learning',
    phrases:
      'learning from few examples, learning with little data, AI that learns quickly, learning from one picture, learning how to learn, AI that needs less data, small datasets, teaching AI with only a few samples',
  },
  {
    name: 'In-context learning',
    within: 'Large language models',
    near: 'Few-shot learning',
    terms:
      'in-context examples, prompt learning, chain-of-thought, chain-of-thought prompting, reasoning in language models, test-time compute',
    phrases:
      'prompting AI, writing good prompts, making AI reason step by step, AI that thinks step by step, teaching ChatGPT with examples, prompt tricks, reasoning of ChatGPT, AI math reasoning',
  },
  {
    name: 'Continual learning',
    within: 'Machine learning',
    near: 'Transfer learning, Online learning algorithms',
    terms: 'lifelong learning, incremental learning, catastrophic forgetting',
    phrases:
      'AI that keeps learning, AI that does not forget, learning all the time, machines that learn for life, updating AI over time, learning new tasks without forgetting old ones, AI that remembers, never ending learning',
  },
  {
    name: 'Online learning algorithms',
    within: 'Learning theory',
    near: 'Reinforcement learning, Algorithmic game theory',
    terms: 'regret minimization, online convex optimization, adversarial bandits, streaming learning',
    phrases:
      'learning from data that arrives one by one, learning as data comes, deciding while learning, learning from a stream, making decisions without knowing the future, learning on the fly, exploration and exploitation, choosing the best option while learning',
  },
  {
    name: 'Federated learning',
    within: 'Machine learning, Distributed systems',
    near: 'Privacy, Edge computing',
    terms:
      'federated optimization, collaborative learning, split learning, decentralized learning, on-device learning, 联邦学习',
    phrases:
      'training AI without sharing data, AI on phones, learning from many phones, private AI training, hospitals training AI together, AI that keeps data at home, sharing models not data, learning across devices',
  },
  {
    name: 'Active learning',
    within: 'Machine learning',
    near: 'Human-computer interaction, Experimental design',
    terms:
      'query strategies, human-in-the-loop learning, interactive machine learning, data annotation, data labeling, weak supervision',
    phrases:
      'AI that asks questions, choosing what to label, labeling data, AI that asks humans for help, people teaching AI, less labeling work, humans helping machines learn, picking the best training examples',
  },
  {
    name: 'Causal inference',
    within: 'Statistics, Machine learning',
    near: 'Econometrics, Epidemiology',
    terms:
      'causal discovery, causality, treatment effects, potential outcomes, instrumental variables, counterfactual reasoning, observational studies, structural causal models',
    phrases:
      'cause and effect, what causes what, finding causes in data, does it really cause it, why things happen in data, correlation is not causation, proving that something works, effects of decisions',
  },
  {
    name: 'Bayesian inference',
    within: 'Statistics, Machine learning',
    near: 'Probabilistic graphical models, Uncertainty quantification',
    terms:
      'Bayesian statistics, Bayesian methods, probabilistic modeling, variational inference, Markov chain Monte Carlo, MCMC, probabilistic programming, Bayesian optimization, hierarchical models',
    phrases:
      'updating beliefs with data, probability models, Bayes rule, reasoning under uncertainty, guessing with probabilities, learning from prior knowledge, how sure we can be, statistics with beliefs',
  },
  {
    name: 'Probabilistic graphical models',
    within: 'Machine learning',
    near: 'Bayesian inference, Causal inference',
    terms:
      'graphical models, Bayesian networks, Markov random fields, hidden Markov models, belief propagation, latent variable models',
    phrases:
      'networks of probabilities, models with hidden causes, probability graphs, chance diagrams, models of uncertain relations, guessing hidden states, probability networks, dependencies between random things',
  },
  {
    name: 'Gaussian processes',
    within: 'Machine learning',
    near: 'Bayesian inference, Kernel methods',
    terms: 'Gaussian process regression, kriging, nonparametric Bayes, surrogate models',
    phrases:
      'smooth predictions with error bars, predicting curves with uncertainty, fitting unknown functions, guessing between data points, interpolating measurements, models that know when they are unsure, drawing a curve through points, flexible regression',
  },
  {
    name: 'Kernel methods',
    within: 'Machine learning',
    near: 'Gaussian processes, Learning theory',
    terms: 'support vector machines, SVM, reproducing kernel Hilbert spaces, kernel machines',
    phrases:
      'separating data into classes, classic machine learning, SVM classifiers, similarity based learning, drawing lines between groups of data, non-neural machine learning, measuring similarity of data, classifiers with margins',
  },
  {
    name: 'Learning theory',
    within: 'Machine learning, Theory of computation',
    near: 'Statistics, Optimization',
    terms:
      'statistical learning theory, generalization bounds, PAC learning, deep learning theory, sample complexity, theory of machine learning',
    phrases:
      'why AI works, the math behind machine learning, the theory of AI, proving things about machine learning, why deep learning works, math of neural networks, how much data is needed to learn, understanding AI mathematically',
  },
  {
    name: 'Transformers',
    within: 'Deep learning',
    near: 'Large language models, Machine learning systems',
    terms:
      'attention mechanisms, multi-head attention, self-attention, vision transformers, ViT, long-context models, efficient attention',
    phrases:
      'attention is all you need, the T in GPT, attention models, architecture of ChatGPT, building transformers, models that pay attention, long text models, sequence models',
  },
  {
    name: 'Neural architecture search',
    within: 'Deep learning',
    near: 'Model compression, Optimization',
    terms:
      'AutoML, automated machine learning, hyperparameter optimization, hyperparameter tuning, architecture design',
    phrases:
      'AI that designs AI, automatic machine learning, finding the best network, tuning models automatically, machine learning without experts, choosing settings automatically, letting computers design networks, automating AI building',
  },
  {
    name: 'Model compression',
    within: 'Deep learning',
    near: 'Machine learning systems, Edge computing',
    terms:
      'quantization of neural networks, model quantization, knowledge distillation, network pruning, efficient deep learning, TinyML, on-device inference, sparse networks',
    phrases:
      'making AI smaller, small AI models, AI on tiny devices, AI on a phone, shrinking neural networks, faster AI, AI that uses less energy, running AI without internet, cheap AI, green AI',
  },
  {
    name: 'Machine learning systems',
    within: 'Computer architecture, Machine learning',
    near: 'Hardware accelerators, Cloud computing',
    terms:
      'ML systems, MLSys, systems for machine learning, distributed training, MLOps, GPU training, inference serving, deep learning compilers, LLM serving',
    phrases:
      'running AI fast, making AI training faster, software for training AI, AI infrastructure, training on many GPUs, AI in data centers, putting AI into production, how big AI models are trained, computers for AI',
  },
  {
    name: 'Interpretability',
    within: 'Machine learning',
    near: 'AI safety, Human-computer interaction',
    terms:
      'explainable AI, XAI, model interpretability, mechanistic interpretability, feature attribution, saliency maps, transparent models, black-box explanation',
    phrases:
      'why AI decides, explaining AI decisions, opening the black box, understanding what AI does inside, AI that explains itself, looking inside neural networks, trust in AI, seeing how AI thinks, transparent AI',
  },
  {
    name: 'AI safety',
    within: 'Artificial intelligence',
    near: 'Interpretability, AI ethics and policy',
    terms:
      'AI alignment, value alignment, trustworthy AI, robust AI, red teaming, RLHF, reinforcement learning from human feedback, guardrails, AI risk',
    phrases:
      'making AI safe, dangerous AI, AI that does what we want, controlling AI, AI taking over, stopping harmful AI, safe artificial intelligence, AI risks for humanity, AI going wrong, keeping AI under control',
  },
  {
    name: 'Fairness in machine learning',
    within: 'Machine learning',
    near: 'AI ethics and policy, Privacy',
    terms:
      'algorithmic fairness, algorithmic bias, responsible AI, bias mitigation, discrimination in algorithms, fair classification',
    phrases:
      'biased AI, racist algorithms, fair AI, unfair computer decisions, AI and discrimination, algorithms that treat people equally, sexist AI, bias in algorithms, AI that is fair to everyone, prejudice in AI',
  },
  {
    name: 'AI ethics and policy',
    within: 'Artificial intelligence, Science and technology studies',
    near: 'Fairness in machine learning, Technology law and policy',
    terms:
      'AI ethics, AI governance, AI policy, AI regulation, ethics of artificial intelligence, societal impact of AI, AI accountability, algorithmic accountability',
    phrases:
      'is AI good or bad, AI and society, rules for AI, laws for AI, how AI changes society, AI and jobs, ethical AI, right and wrong in AI, should we trust AI, governments and AI',
  },
  {
    name: 'Adversarial machine learning',
    within: 'Machine learning, Computer security',
    near: 'AI safety, Malware analysis',
    terms:
      'adversarial robustness, adversarial examples, adversarial attacks, data poisoning, backdoor attacks, jailbreaks, prompt injection, model stealing, certified robustness',
    phrases:
      'fooling AI, tricking AI, hacking AI, attacks on neural networks, making AI harder to fool, jailbreaking ChatGPT, stickers that fool self-driving cars, security of AI, breaking AI',
  },
  {
    name: 'Time series analysis',
    within: 'Statistics, Machine learning',
    near: 'Econometrics, Anomaly detection',
    terms:
      'time series forecasting, time series, sequential data, state-space models, change point detection, spatio-temporal modeling, temporal point processes',
    phrases:
      'predicting the future from data, forecasting, predicting trends, data over time, sales forecasts, predicting demand, patterns over time, predicting tomorrow from yesterday, trend analysis',
  },
  {
    name: 'Anomaly detection',
    within: 'Data mining',
    near: 'Time series analysis, Computer security',
    terms: 'outlier detection, novelty detection, fraud detection, fault detection, intrusion detection by learning',
    phrases:
      'finding strange data, detecting fraud, spotting unusual things, credit card fraud, finding errors in data, detecting weird behavior, catching cheaters with data, what does not fit, scam detection',
  },
  {
    name: 'Recommender systems',
    within: 'Information retrieval',
    near: 'Data mining, Personalization of services',
    terms:
      'recommendation systems, collaborative filtering, personalization, click-through rate prediction, user modeling, matrix factorization, 推荐系统',
    phrases:
      'how Netflix recommends, YouTube recommendations, suggesting movies, TikTok algorithm, what to watch next, suggestions for shopping, Spotify recommendations, apps that know what you like, product suggestions, the feed algorithm',
  },
  {
    name: 'Personalization of services',
    within: 'Recommender systems',
    near: 'User experience, Online advertising',
    terms: 'adaptive user interfaces, user profiling, preference learning, preference elicitation',
    phrases:
      'apps that adapt to you, customized services, learning what people like, services that know me, personal suggestions, learning my taste, tailored content, adapting to each user',
  },
  {
    name: 'Data-centric machine learning',
    within: 'Machine learning',
    near: 'Active learning',
    terms:
      'data quality for machine learning, synthetic data, data augmentation, noisy labels, dataset curation, benchmark design',
    phrases:
      'good training data, artificial training data, fake data to train AI, mistakes in data, cleaning training data, better datasets, data for AI, wrong labels',
  },
  {
    name: 'AI agents for science',
    within: 'Artificial intelligence',
    near: 'Data science, Large language models',
    terms:
      'automated scientific discovery, AI scientist, self-driving laboratories, hypothesis generation, symbolic regression, lab automation',
    phrases:
      'AI that does research, robots doing experiments, AI that discovers things, automatic laboratories, computers as scientists, science done by AI, AI finding new laws, self-driving lab',
  },
]
