import type { FieldEntry } from './entry.ts'

/** Artificial intelligence and machine learning. */
export const artificialIntelligence: readonly FieldEntry[] = [
  {
    name: 'Computer science',
    within: '',
    near: 'Mathematics, Electrical engineering',
    terms: 'computing, informatics, CS, computer engineering, 计算机科学',
    phrases:
      'how computers work, coding, programming things, computer studies, computers, learn about computers, IT research, software and computers, algorithms and data, information technology, web technology, computing systems, computer applications, computational methods, data processing',
  },
  {
    name: 'Artificial intelligence',
    within: 'Computer science',
    near: 'Cognitive psychology, Robotics',
    terms:
      'AI, machine intelligence, intelligent systems, automated reasoning, symbolic AI, neurosymbolic AI, 人工智能',
    phrases:
      'smart machines, computers that think, thinking machines, teaching computers to think, AI research, making computers smart, intelligent programs, artificial brains, machines that think like people, computers with intelligence, building intelligent machines, human-like AI, how clever can computers get, making machines smart, AI technology, creating an artificial mind, computers that reason like humans',
  },
  {
    name: 'Machine learning',
    within: 'Artificial intelligence',
    near: 'Statistics, Data science',
    terms:
      'ML, statistical learning, supervised learning, unsupervised learning, pattern recognition, predictive modeling, ensemble methods, random forests, 机器学习',
    phrases:
      'computers that learn from data, teaching machines, training models, learning algorithms, computers learning from examples, predicting things with data, self-learning programs, programs that improve by themselves, how machines learn, computers that find rules in data by themselves, programs that learn from experience, computers that improve with practice, teaching computers with examples, algorithms that learn, making computers learn, letting the computer learn from data, machines learning from past examples',
  },
  {
    name: 'Deep learning',
    within: 'Machine learning',
    near: 'Computational neuroscience, Computer vision',
    terms:
      'deep neural networks, DNN, convolutional neural networks, CNN, recurrent neural networks, LSTM, 深度学习, convolutional networks, deep neural network',
    phrases:
      'deep nets, training neural networks, networks like a brain, brain-like computer networks, layers of artificial neurons, deep AI models, artificial neurons, big neural nets, AI with many layers, training deep networks, how big neural networks are trained, networks with many layers, learning with layers of neurons, powerful neural networks',
  },
  {
    name: 'Neural networks',
    within: 'Machine learning',
    near: 'Deep learning, Neuromorphic computing',
    terms:
      'artificial neural networks, ANN, multilayer perceptron, spiking neural networks, backpropagation, neural network training',
    phrases:
      'computer brains, artificial brain cells, networks inspired by the brain, simulated neurons, computers built like brains, how neural nets learn, brain inspired AI, fake neurons, networks of fake brain cells, computer models of nerve cells that learn, machines that copy how the brain learns, math modeled on the brain, brain-like networks in a computer',
  },
  {
    name: 'Reinforcement learning',
    within: 'Machine learning',
    near: 'Control theory, Robot learning, Game AI',
    terms:
      'RL, deep reinforcement learning, Q-learning, policy gradient, Markov decision processes, bandits, multi-armed bandits, reward learning, preference-based reinforcement learning, preference learning, reinforcement learning from human feedback, RLHF, 强化学习, offline reinforcement learning, model-free reinforcement learning, policy optimization, Monte Carlo tree search, deep Q-networks, reward shaping, reward functions',
    kinds:
      'bandits, multi-armed bandits; preference learning, reward learning, preference-based reinforcement learning, reinforcement learning from human feedback, RLHF; offline reinforcement learning; Monte Carlo tree search',
    phrases:
      'learning by trial and error, AI that learns by rewards, training agents with rewards, AI that plays games, AI that learns to play, teaching a computer by reward and punishment, learning from mistakes, agents that learn by doing, computers that teach themselves games, AI that gets better by trial and error, programs that learn from winning and losing, learning by playing millions of games, rewarding a computer for good moves, AI that practices until it wins, machines that learn by trying things, training AI like a dog with treats, learning what to do from rewards, AI that learned to play by playing against itself',
  },
  {
    name: 'Game AI',
    within: 'Artificial intelligence',
    near: 'Reinforcement learning, Games research',
    terms:
      'game playing, general game playing, computer Go, computer chess, procedural content generation, Monte Carlo tree search, game-playing agents, imperfect information games, poker, chess engines, StarCraft',
    kinds: 'procedural content generation; poker, imperfect information games',
    phrases:
      'computers that play chess, AI for video games, smart enemies in games, beating humans at games, AI game players, chess programs, Go playing AI, computer opponents, AlphaGo, bots that play games, beating the world champion with a computer, poker bots, AI opponents in computer games, making game characters smart, computers playing board games, programs that play poker, intelligent game characters',
  },
  {
    name: 'Large language models',
    within: 'Natural language processing, Deep learning',
    near: 'Text generation, Dialogue systems, AI safety',
    terms:
      'LLM, LLMs, language models, foundation models, pretrained language models, GPT, BERT, prompt engineering, prompting, instruction tuning, fine-tuning language models, retrieval-augmented generation, RAG, 大语言模型, 大模型, in-context learning, language model pretraining, instruction following, hallucination in language models, multilingual language models, long-context language models',
    kinds:
      'retrieval-augmented generation, RAG; hallucination in language models; multilingual language models; prompt engineering, prompting; instruction tuning; long-context language models; fine-tuning language models; language model pretraining, pretrained language models',
    apart: 'instruction following',
    phrases:
      'ChatGPT, things like ChatGPT, how ChatGPT works, AI that writes text, AI chat, big language AI, AI writing, text AI, models that write, Claude and ChatGPT, making chatbots smarter, AI hallucinations, making ChatGPT better, programs like ChatGPT, AI that makes things up, when ChatGPT lies, chatbots that invent facts, AI that can write and talk, training models on all the text of the internet, computers that predict the next word, AI you can talk to about everything',
  },
  {
    name: 'Vision-language models',
    within: 'Computer vision, Natural language processing',
    near: 'Multimodal learning, Image captioning',
    terms:
      'VLM, VLMs, vision and language, visual question answering, VQA, visual grounding, CLIP, multimodal large language models, multimodal LLMs, vision-language pretraining, image-text retrieval, image-text matching, referring expression',
    kinds:
      'visual question answering, VQA; visual grounding, referring expression; image-text retrieval, image-text matching',
    phrases:
      'AI that describes pictures, talking about images, AI that sees and talks, asking questions about photos, connecting words and images, pictures and text together, AI that understands pictures and words, chat about images, AI that looks at a photo and answers questions, computers that understand images and words, asking AI what is in a photo, AI that connects what it sees and what it reads, talking with a computer about a picture, describing what a camera sees',
  },
  {
    name: 'Image captioning',
    within: 'Vision-language models',
    near: 'Text generation, Accessibility',
    terms:
      'image description, video captioning, dense captioning, alt text generation, image captions, caption generation',
    phrases:
      'describing pictures automatically, automatic photo descriptions, writing captions for photos, computers that describe images, telling blind people what is in a picture, subtitles for pictures, captions for videos, picture to text, telling a blind person what the camera sees, computer that tells what is in a photo, AI that writes a sentence about a picture, photos described in words, describing photos to blind people',
  },
  {
    name: 'Multimodal learning',
    within: 'Machine learning',
    near: 'Vision-language models, Speech recognition',
    terms:
      'multi-modal models, multi-modal learning, multimodal models, audio-visual learning, cross-modal learning, multimodal fusion, audio-visual speech, multimodal representation, cross-modal retrieval',
    phrases:
      'AI that uses sound and images, combining video and audio, AI with many senses, mixing text images and sound, learning from different kinds of data, machines that see and hear, combining several types of data, senses for computers, AI that can see and hear at once, computers that use eyes and ears together, learning from video with sound, mixing pictures and speech in AI',
  },
  {
    name: 'Generative models',
    within: 'Machine learning',
    near: 'Image generation, Text generation',
    terms:
      'generative AI, generative modeling, GAN, GANs, generative adversarial networks, variational autoencoders, VAE, normalizing flows, autoregressive models, generative adversarial network, deep generative models, variational autoencoder, generative flow networks',
    kinds:
      'GAN, GANs, generative adversarial networks, generative adversarial network; variational autoencoders, VAE, variational autoencoder; normalizing flows, generative flow networks',
    phrases:
      'AI that creates things, AI that makes art, creative AI, AI generated content, computers that make new pictures, AI that invents, making fake data, deepfakes, generating new content, computers that create new things, AI that makes up new images and sounds, machines that imagine, AI that produces art or music, programs that invent pictures',
  },
  {
    name: 'Diffusion models',
    within: 'Generative models',
    near: 'Image generation, Stochastic processes',
    terms:
      'diffusion model, denoising diffusion, score-based models, score matching, flow matching, latent diffusion, text-to-image diffusion, diffusion probabilistic models, diffusion sampling',
    phrases:
      'Stable Diffusion, how Midjourney works, models behind AI art, making images from noise, image AI from noise, text to picture models, DALL-E, turning noise into images, AI that starts from noise and makes a picture, how AI image makers work inside, the method behind AI pictures',
  },
  {
    name: 'Graph neural networks',
    within: 'Deep learning',
    near: 'Network science, Knowledge graphs',
    terms:
      'GNN, GNNs, graph representation learning, graph embeddings, graph machine learning, geometric deep learning, link prediction, 图神经网络, graph convolutional networks, graph learning, node classification, graph classification, graph transformers, graph contrastive learning',
    kinds: 'link prediction',
    phrases:
      'AI on networks, learning from networks, AI for graphs, neural networks for molecules, learning from connected data, AI for social network data, predicting links between people, deep learning on graphs, AI that learns from friendships and links, learning from graphs of connections, AI that understands networks of things, machine learning on molecules and networks, neural nets for maps of relations',
  },
  {
    name: 'Representation learning',
    within: 'Machine learning',
    near: 'Deep learning, Transfer learning',
    terms:
      'self-supervised learning, contrastive learning, embeddings, feature learning, manifold learning, dimensionality reduction, disentangled representations, contrastive pretraining, self-supervised pretraining, unsupervised representation learning, metric learning',
    kinds:
      'self-supervised learning, self-supervised pretraining, unsupervised representation learning; contrastive learning, contrastive pretraining; metric learning; disentangled representations',
    apart: 'manifold learning, dimensionality reduction',
    phrases:
      'learning without labels, finding patterns without labels, AI that learns without being told answers, turning data into vectors, useful features from raw data, machines that learn on their own from raw data, compressing data into meaning, learning what matters in data, computers learning without a teacher, AI that learns just by looking, learning from unlabeled data, AI that teaches itself from raw data, understanding data without labels',
  },
  {
    name: 'Transfer learning',
    within: 'Machine learning',
    near: 'Few-shot learning, Continual learning',
    terms:
      'domain adaptation, domain generalization, out-of-distribution generalization, distribution shift, multi-task learning, pretraining, unsupervised domain adaptation, test-time adaptation, multitask learning, out-of-distribution detection',
    kinds:
      'multi-task learning, multitask learning; domain adaptation, unsupervised domain adaptation, domain generalization; test-time adaptation',
    apart: 'pretraining; out-of-distribution detection',
    phrases:
      'reusing what AI learned, AI that works in new places, using one model for another task, models that adapt to new data, applying knowledge to new problems, when AI fails on new data, training once and using everywhere, models that generalize, using what a computer learned before for something new, AI that works in a different hospital or country, making AI work on data it never saw, AI trained here and used there, learning one thing to help with another',
  },
  {
    name: 'Few-shot learning',
    within: 'Machine learning',
    near: 'Transfer learning, In-context learning',
    terms:
      'zero-shot learning, meta-learning, learning to learn, low-resource learning, data-efficient learning, few-shot classification, zero-shot transfer, meta-reinforcement learning',
    apart:
      'zero-shot learning, zero-shot transfer; meta-learning, learning to learn, meta-reinforcement learning; low-resource learning; data-efficient learning',
    phrases:
      'learning from few examples, learning with little data, AI that learns quickly, learning from one picture, learning how to learn, AI that needs less data, small datasets, teaching AI with only a few samples, learning from just a few photos, teaching a computer with one example, AI that learns as fast as a child, computers that learn new things quickly, AI without huge data',
  },
  {
    name: 'In-context learning',
    within: 'Large language models',
    near: 'Few-shot learning',
    terms:
      'in-context examples, prompt learning, chain-of-thought, chain-of-thought prompting, reasoning in language models, test-time compute, chain of thought, LLM reasoning, mathematical reasoning with language models, multi-step reasoning',
    apart:
      'test-time compute; chain-of-thought, chain-of-thought prompting, reasoning in language models, chain of thought, LLM reasoning, mathematical reasoning with language models, multi-step reasoning; prompt learning',
    phrases:
      'prompting AI, writing good prompts, making AI reason step by step, AI that thinks step by step, teaching ChatGPT with examples, prompt tricks, reasoning of ChatGPT, AI math reasoning, making AI think before it answers, AI that solves math word problems, how to ask AI the right way, step by step thinking of AI',
  },
]
