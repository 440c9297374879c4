import type { FieldEntry } from './entry.ts'

/** Machine learning: settings, methods, systems and its effects on people. */
export const machineLearning: readonly FieldEntry[] = [
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
