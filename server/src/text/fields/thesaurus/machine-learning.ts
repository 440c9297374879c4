import type { FieldEntry } from './entry.ts'

/** Machine learning: settings, methods, systems and its effects on people. */
export const machineLearning: readonly FieldEntry[] = [
  {
    name: 'Continual learning',
    within: 'Machine learning',
    near: 'Transfer learning, Online learning algorithms',
    terms:
      'lifelong learning, incremental learning, catastrophic forgetting, continual adaptation, class-incremental learning',
    phrases:
      'AI that keeps learning, AI that does not forget, learning all the time, machines that learn for life, updating AI over time, learning new tasks without forgetting old ones, AI that remembers, never ending learning, AI that forgets old things when it learns new ones, computers that learn their whole life, learning new skills without losing old ones, AI that grows over time',
  },
  {
    name: 'Online learning algorithms',
    within: 'Learning theory',
    near: 'Reinforcement learning, Algorithmic game theory',
    terms:
      'regret minimization, online convex optimization, adversarial bandits, streaming learning, regret bounds, online optimization, contextual bandits, online decision making',
    phrases:
      'learning from data that arrives one by one, learning as data comes, deciding while learning, learning from a stream, making decisions without knowing the future, learning on the fly, exploration and exploitation, choosing the best option while learning, making the best choice again and again, slot machine math, learning while making choices, decisions when you do not know what comes',
  },
  {
    name: 'Federated learning',
    within: 'Machine learning, Distributed systems',
    near: 'Privacy, Edge computing',
    terms:
      'federated optimization, collaborative learning, split learning, decentralized learning, on-device learning, 联邦学习, personalized federated learning, federated training, vertical federated learning',
    phrases:
      "training AI without sharing data, AI on phones, learning from many phones, private AI training, hospitals training AI together, AI that keeps data at home, sharing models not data, learning across devices, learning from private data without seeing it, my data stays on my phone, training AI without collecting everyone's data, hospitals that learn together without sharing patients, machine learning that keeps data private, training on data that stays at home",
  },
  {
    name: 'Active learning',
    within: 'Machine learning',
    near: 'Human-computer interaction, Experimental design',
    terms:
      'query strategies, human-in-the-loop learning, interactive machine learning, data annotation, data labeling, weak supervision, annotation cost, crowdsourced labels, learning from crowds, weakly supervised learning',
    apart:
      'weak supervision, weakly supervised learning; data annotation, data labeling, annotation cost, crowdsourced labels, learning from crowds; interactive machine learning, human-in-the-loop learning',
    phrases:
      'AI that asks questions, choosing what to label, labeling data, AI that asks humans for help, people teaching AI, less labeling work, humans helping machines learn, picking the best training examples, computers that ask people when unsure, paying people to label pictures, getting labels cheaply, AI that chooses what to learn next',
  },
  {
    name: 'Causal inference',
    within: 'Statistics, Machine learning',
    near: 'Econometrics, Epidemiology',
    terms:
      'causal discovery, causality, treatment effects, potential outcomes, instrumental variables, counterfactual reasoning, observational studies, structural causal models, causal effects, causal effect estimation, causal graphs, causal structure learning, treatment effect estimation, causal models',
    kinds: 'causal discovery, causal structure learning',
    phrases:
      'cause and effect, what causes what, finding causes in data, does it really cause it, why things happen in data, correlation is not causation, proving that something works, effects of decisions, finding out what really causes something, does A cause B, did the treatment work or was it luck, AI that understands cause and effect, why did it happen and not just that it happened, telling cause from coincidence',
  },
  {
    name: 'Bayesian inference',
    within: 'Statistics, Machine learning',
    near: 'Probabilistic graphical models, Uncertainty quantification',
    terms:
      'Bayesian statistics, Bayesian methods, probabilistic modeling, variational inference, Markov chain Monte Carlo, MCMC, probabilistic programming, Bayesian optimization, hierarchical models, posterior inference, variational Bayes, Bayesian deep learning, Bayesian neural networks, Monte Carlo methods',
    kinds:
      'Bayesian optimization; Markov chain Monte Carlo, MCMC, Monte Carlo methods; Bayesian deep learning, Bayesian neural networks; variational inference, variational Bayes',
    apart: 'probabilistic programming',
    phrases:
      'updating beliefs with data, probability models, Bayes rule, reasoning under uncertainty, guessing with probabilities, learning from prior knowledge, how sure we can be, statistics with beliefs, changing your mind with new evidence, probability instead of certainty, how sure is the computer, making guesses better with evidence, mixing what we know with new data',
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
    apart: 'surrogate models',
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
      'statistical learning theory, generalization bounds, PAC learning, deep learning theory, sample complexity, theory of machine learning, generalization bound, overparameterization, neural tangent kernel, regret analysis',
    phrases:
      'why AI works, the math behind machine learning, the theory of AI, proving things about machine learning, why deep learning works, math of neural networks, how much data is needed to learn, understanding AI mathematically, proving that machine learning works, why do neural networks work at all, mathematics of AI, theorems about learning machines, how many examples are needed',
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
    apart: 'hyperparameter optimization, hyperparameter tuning; AutoML, automated machine learning',
    phrases:
      'AI that designs AI, automatic machine learning, finding the best network, tuning models automatically, machine learning without experts, choosing settings automatically, letting computers design networks, automating AI building, AI that builds better AI, computers that choose their own design, machine learning that sets itself up',
  },
  {
    name: 'Model compression',
    within: 'Deep learning',
    near: 'Machine learning systems, Edge computing',
    terms:
      'quantization of neural networks, model quantization, knowledge distillation, network pruning, efficient deep learning, TinyML, on-device inference, sparse networks, model pruning, quantization-aware training, efficient inference, lightweight networks, low-bit quantization',
    kinds:
      'knowledge distillation; quantization of neural networks, model quantization, quantization-aware training, low-bit quantization; network pruning, model pruning, sparse networks',
    phrases:
      'making AI smaller, small AI models, AI on tiny devices, AI on a phone, shrinking neural networks, faster AI, AI that uses less energy, running AI without internet, cheap AI, green AI, AI that fits on a phone, smaller and cheaper AI, AI that runs on a watch, making big AI models smaller, AI with less electricity, fast AI on small computers, saving energy in AI',
  },
  {
    name: 'Machine learning systems',
    within: 'Computer architecture, Machine learning',
    near: 'Hardware accelerators, Cloud computing',
    terms:
      'ML systems, MLSys, systems for machine learning, distributed training, MLOps, GPU training, inference serving, deep learning compilers, LLM serving, distributed deep learning, large-scale training, training systems, model serving',
    phrases:
      'running AI fast, making AI training faster, software for training AI, AI infrastructure, training on many GPUs, AI in data centers, putting AI into production, how big AI models are trained, computers for AI, computers behind AI, making AI run on many machines, training huge AI faster, how companies run AI for millions of users',
  },
  {
    name: 'Interpretability',
    within: 'Machine learning',
    near: 'AI safety, Human-computer interaction',
    terms:
      'explainable AI, XAI, model interpretability, mechanistic interpretability, feature attribution, saliency maps, transparent models, black-box explanation, explainable machine learning, interpretable machine learning, explanation methods, counterfactual explanations, concept-based explanations, explainability, interpretable models, feature importance, explainable artificial intelligence, neural network explanations',
    kinds: 'mechanistic interpretability; counterfactual explanations; saliency maps',
    phrases:
      'why AI decides, explaining AI decisions, opening the black box, understanding what AI does inside, AI that explains itself, looking inside neural networks, trust in AI, seeing how AI thinks, transparent AI, why does the AI say that, AI that tells its reasons, making AI explain itself to people, what happens inside AI, how does AI reach its decision, AI that can say why, nobody knows how AI thinks, making computer decisions understandable, looking into the brain of an AI, asking the computer why, AI that shows its reasons, explaining decisions of a computer to normal people',
  },
  {
    name: 'AI safety',
    within: 'Artificial intelligence',
    near: 'Interpretability, AI ethics and policy',
    terms:
      'AI alignment, value alignment, trustworthy AI, robust AI, red teaming, guardrails, AI risk, safe reinforcement learning, LLM alignment, preference alignment, jailbreak, safety alignment, human feedback',
    kinds:
      'jailbreak, red teaming; safe reinforcement learning; AI alignment, value alignment, LLM alignment, preference alignment, human feedback',
    apart: 'trustworthy AI; robust AI',
    phrases:
      'making AI safe, dangerous AI, AI that does what we want, controlling AI, AI taking over, stopping harmful AI, safe artificial intelligence, AI risks for humanity, AI going wrong, keeping AI under control, stopping AI from hurting people, AI that will not harm us, keeping humans in control of AI, what if AI gets too powerful, teaching AI human values, AI that follows human values, preventing AI disasters',
  },
  {
    name: 'Fairness in machine learning',
    within: 'Machine learning',
    near: 'AI ethics and policy, Privacy',
    terms:
      'algorithmic fairness, algorithmic bias, responsible AI, bias mitigation, discrimination in algorithms, fair classification, fair machine learning, group fairness, gender bias, social bias, bias in language models, debiasing, fairness constraints, counterfactual fairness',
    apart: 'responsible AI',
    phrases:
      'biased AI, racist algorithms, fair AI, unfair computer decisions, AI and discrimination, algorithms that treat people equally, sexist AI, bias in algorithms, AI that is fair to everyone, prejudice in AI, AI that treats everyone the same, computers that are racist, unfair decisions by computers, AI that discriminates against women, algorithms that are unfair to Black people, hiring programs that reject women, face cameras that fail on dark skin, equal treatment by AI, AI without prejudice, programs that deny loans unfairly, why AI is unfair to some people, computer programs that discriminate',
  },
  {
    name: 'AI ethics and policy',
    within: 'Artificial intelligence, Science and technology studies',
    near: 'Fairness in machine learning, Technology law and policy',
    terms:
      'AI ethics, AI governance, AI policy, AI regulation, ethics of artificial intelligence, societal impact of AI, AI accountability, algorithmic accountability, responsible AI governance',
    phrases:
      'is AI good or bad, AI and society, rules for AI, laws for AI, how AI changes society, AI and jobs, ethical AI, right and wrong in AI, should we trust AI, governments and AI, what should AI be allowed to do, who is responsible when AI makes a mistake, moral rules for machines, AI and human rights, should machines decide about people, good and bad uses of AI',
  },
  {
    name: 'Adversarial machine learning',
    within: 'Machine learning, Computer security',
    near: 'AI safety, Malware analysis',
    terms:
      'adversarial robustness, adversarial examples, adversarial attacks, data poisoning, backdoor attacks, jailbreaks, prompt injection, model stealing, certified robustness, adversarial training, adversarial perturbations, backdoor attack, adversarial defense, evasion attacks, membership inference, poisoning attacks',
    kinds:
      'data poisoning, poisoning attacks, backdoor attacks, backdoor attack; membership inference; jailbreaks, prompt injection; model stealing',
    phrases:
      'fooling AI, tricking AI, hacking AI, attacks on neural networks, making AI harder to fool, jailbreaking ChatGPT, stickers that fool self-driving cars, security of AI, breaking AI, tricking an AI with a sticker, how to fool a neural network, making AI safe from attackers, pictures that confuse AI, protecting AI against hackers, AI that cannot be tricked',
  },
  {
    name: 'Time series analysis',
    within: 'Statistics, Machine learning',
    near: 'Econometrics, Anomaly detection',
    terms:
      'time series forecasting, time series, sequential data, state-space models, change point detection, spatio-temporal modeling, temporal point processes, time-series forecasting, time series classification, multivariate time series, demand forecasting, traffic forecasting, spatio-temporal forecasting, probabilistic forecasting, temporal data, sequence prediction',
    kinds:
      'temporal point processes; change point detection; traffic forecasting, spatio-temporal modeling, spatio-temporal forecasting; demand forecasting',
    apart: 'sequential data; temporal data; sequence prediction',
    phrases:
      'predicting the future from data, forecasting, predicting trends, data over time, sales forecasts, predicting demand, patterns over time, predicting tomorrow from yesterday, trend analysis, guessing what comes next from old data, how much will we sell tomorrow, predicting sales, guessing tomorrow from today, forecasting with a computer, numbers that change over time, predicting prices over time, predicting traffic from past data, predicting what happens next from past data, programs that predict the next value, how many customers will come',
  },
  {
    name: 'Anomaly detection',
    within: 'Data mining',
    near: 'Time series analysis, Computer security',
    terms:
      'outlier detection, novelty detection, fraud detection, fault detection, intrusion detection by learning, anomaly localization, video anomaly detection',
    kinds: 'fraud detection; video anomaly detection; fault detection; intrusion detection by learning',
    apart: 'novelty detection',
    phrases:
      'finding strange data, detecting fraud, spotting unusual things, credit card fraud, finding errors in data, detecting weird behavior, catching cheaters with data, what does not fit, scam detection, noticing when something is wrong, finding the odd one out in data, warning before a machine breaks, strange payments, finding fake transactions, spotting a problem in sensor data, detecting something unusual',
  },
  {
    name: 'Recommender systems',
    within: 'Information retrieval',
    near: 'Data mining, Personalization of services',
    terms:
      'recommendation systems, collaborative filtering, personalization, click-through rate prediction, user modeling, matrix factorization, 推荐系统, recommender system, sequential recommendation, session-based recommendation, cold-start recommendation, news recommendation, collaborative recommendation',
    phrases:
      'how Netflix recommends, YouTube recommendations, suggesting movies, TikTok algorithm, what to watch next, suggestions for shopping, Spotify recommendations, apps that know what you like, product suggestions, the feed algorithm, what movie should I watch next, how YouTube knows what I like, why TikTok knows me, suggesting songs I like, apps that guess what I want to buy, how Spotify picks songs, picking videos for people, online shops that know your taste, showing people what they like, suggesting books or films',
  },
  {
    name: 'Personalization of services',
    within: 'Recommender systems',
    near: 'User experience, Online advertising',
    terms: 'adaptive user interfaces, user profiling, preference elicitation, personalized models, user preferences',
    phrases:
      'apps that adapt to you, customized services, learning what people like, services that know me, personal suggestions, learning my taste, tailored content, adapting to each user, services that fit each person, apps made for me, computers that know my habits',
  },
  {
    name: 'Data-centric machine learning',
    within: 'Machine learning',
    near: 'Active learning',
    terms:
      'data quality for machine learning, synthetic data, data augmentation, noisy labels, dataset curation, benchmark design, label noise, noisy label, dataset distillation, class imbalance, data selection',
    apart:
      'synthetic data; data augmentation; noisy labels, label noise, noisy label; dataset distillation; class imbalance; data selection, dataset curation; benchmark design',
    phrases:
      'good training data, artificial training data, fake data to train AI, mistakes in data, cleaning training data, better datasets, data for AI, wrong labels, when training data is wrong, making more data for AI, collecting data for AI, choosing good examples for AI, data with errors',
  },
  {
    name: 'AI agents for science',
    within: 'Artificial intelligence',
    near: 'Data science, Large language models',
    terms:
      'automated scientific discovery, AI scientist, self-driving laboratories, hypothesis generation, symbolic regression, lab automation, AI for scientific discovery, scientific discovery',
    kinds: 'symbolic regression; self-driving laboratories, lab automation',
    phrases:
      'AI that does research, robots doing experiments, AI that discovers things, automatic laboratories, computers as scientists, science done by AI, AI finding new laws, self-driving lab, letting AI do experiments, AI that invents theories, a robot scientist, computers that make discoveries',
  },
]
