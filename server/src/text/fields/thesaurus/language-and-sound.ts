import type { FieldEntry } from './entry.ts'

/** Computers that process language and sound, and knowledge. */
export const languageAndSound: readonly FieldEntry[] = [
  {
    name: 'Natural language processing',
    within: 'Artificial intelligence',
    near: 'Linguistics, Information retrieval',
    terms:
      'NLP, computational linguistics, language technology, parsing, semantic parsing, word embeddings, multilingual NLP, low-resource languages, 自然语言处理',
    phrases:
      'computers that understand language, teaching computers to read, computers and human language, understanding text with computers, AI that reads, analyzing text automatically, language and AI, machines that understand what people say, text processing',
  },
  {
    name: 'Machine translation',
    within: 'Natural language processing',
    near: 'Translation studies, Large language models',
    terms: 'neural machine translation, speech translation, cross-lingual transfer, multilingual translation, 机器翻译',
    phrases:
      'Google Translate, automatic translation, translating languages with computers, computers that translate, translation apps, AI translator, translating rare languages, breaking language barriers with AI',
  },
  {
    name: 'Information extraction',
    within: 'Natural language processing',
    near: 'Knowledge graphs, Text mining',
    terms: 'named entity recognition, relation extraction, event extraction, entity linking, coreference resolution',
    phrases:
      'pulling facts out of text, finding names in text, turning documents into data, extracting information from articles, reading documents automatically, getting data from text, finding who did what in the news, structured data from text',
  },
  {
    name: 'Question answering',
    within: 'Natural language processing',
    near: 'Information retrieval, Dialogue systems',
    terms: 'reading comprehension, open-domain question answering, fact verification',
    phrases:
      'computers that answer questions, asking a computer anything, AI that answers, getting answers from documents, quiz playing AI, answering questions from text, homework answering AI, AI with common sense',
  },
  {
    name: 'Dialogue systems',
    within: 'Natural language processing',
    near: 'Large language models, Human-computer interaction',
    terms: 'conversational agents, conversational AI, chatbots, voice assistants, virtual assistants, spoken dialogue',
    phrases:
      'building chatbots, talking with computers, Siri and Alexa, voice assistants, computers that chat, chat bots for customers, AI companions, talking machines, conversation with AI',
  },
  {
    name: 'Text generation',
    within: 'Natural language processing',
    near: 'Large language models, Creative writing',
    terms:
      'natural language generation, text summarization, summarization, story generation, paraphrasing, style transfer in text',
    phrases:
      'AI that writes stories, summarizing text, automatic summaries, computers that write, writing articles with AI, making text shorter, story writing AI, AI poetry',
  },
  {
    name: 'Sentiment analysis',
    within: 'Natural language processing',
    near: 'Affective computing, Social media analysis',
    terms:
      'opinion mining, emotion detection in text, stance detection, hate speech detection, toxicity detection, argument mining',
    phrases:
      'what people feel online, emotions in text, is a review positive or negative, reading feelings from tweets, finding hate speech, opinions on Twitter, mood from text, analyzing reviews',
  },
  {
    name: 'Text mining',
    within: 'Natural language processing, Data mining',
    near: 'Digital humanities, Computational social science',
    terms: 'topic modeling, text classification, document clustering, text analytics, corpus analysis, text as data',
    phrases:
      'finding patterns in text, analyzing many documents, sorting documents by topic, counting words in books, topics in the news, grouping texts, big text collections, data from books',
  },
  {
    name: 'Biomedical text mining',
    within: 'Text mining, Health informatics',
    near: 'Bioinformatics',
    terms: 'clinical NLP, medical language processing, BioNLP, literature mining, clinical notes, medical coding',
    phrases:
      'reading doctors notes with AI, AI for medical records, understanding medical texts by computer, searching medical papers automatically, hospital documents and AI, finding diseases in notes, language AI for medicine, health chatbots',
  },
  {
    name: 'Knowledge graphs',
    within: 'Artificial intelligence',
    near: 'Databases, Information extraction',
    terms:
      'knowledge representation, knowledge bases, ontologies, semantic web, linked data, description logic, knowledge reasoning, commonsense reasoning, commonsense knowledge, 知识图谱',
    phrases:
      'organizing knowledge for computers, databases of facts, networks of facts, connecting facts, storing knowledge in a computer, map of knowledge, computers that know facts, logic and knowledge',
  },
  {
    name: 'Automated planning',
    within: 'Artificial intelligence',
    near: 'Operations research, Motion planning',
    terms:
      'AI planning, task planning, heuristic search, constraint satisfaction, constraint programming, SAT solving, satisfiability, scheduling algorithms, automated scheduling',
    phrases:
      'computers that make plans, planning with AI, making schedules automatically, solving puzzles with computers, finding the best plan, AI that plans ahead, timetables by computer, search algorithms',
  },
  {
    name: 'Multi-agent systems',
    within: 'Artificial intelligence',
    near: 'Game theory, Swarm robotics',
    terms:
      'multi-agent reinforcement learning, multi-agent coordination, agent-based modeling, LLM agents, AI agents, autonomous agents, negotiation agents, cooperative AI',
    phrases:
      'AI agents working together, many AIs cooperating, simulating crowds of agents, AI that negotiates, teams of robots and programs, agents that use tools, AI assistants that do tasks, groups of AI',
  },
  {
    name: 'Evolutionary computation',
    within: 'Artificial intelligence',
    near: 'Optimization, Evolutionary biology',
    terms:
      'genetic algorithms, genetic programming, evolutionary algorithms, swarm intelligence, particle swarm optimization, neuroevolution, artificial life, metaheuristics',
    phrases:
      'programs that evolve, evolution in the computer, nature inspired algorithms, survival of the fittest programs, artificial evolution, ant colony algorithms, breeding programs, virtual creatures',
  },
  {
    name: 'Affective computing',
    within: 'Human-computer interaction, Artificial intelligence',
    near: 'Sentiment analysis, Social psychology',
    terms:
      'emotion recognition, facial expression recognition, emotional AI, social signal processing, empathy in machines',
    phrases:
      'computers that understand emotions, reading emotions from faces, AI that feels, emotional robots, detecting stress with computers, machines with empathy, recognizing feelings, mood detection',
  },
  {
    name: 'Speech recognition',
    within: 'Artificial intelligence',
    near: 'Natural language processing, Audio signal processing',
    terms:
      'automatic speech recognition, ASR, speech processing, spoken language processing, spoken language understanding, speaker recognition, speaker diarization, voice recognition, 语音识别',
    phrases:
      'voice to text, computers that understand speech, talking to your phone, dictation software, recognizing voices, speech to text, understanding accents, turning talk into text, subtitles automatically',
  },
  {
    name: 'Speech synthesis',
    within: 'Artificial intelligence',
    near: 'Speech recognition, Phonetics',
    terms: 'text-to-speech, TTS, voice conversion, voice cloning, expressive speech, talking head generation',
    phrases:
      'computers that speak, artificial voices, voice cloning, text to voice, reading text aloud by computer, fake voices, robot voices, making computers talk',
  },
  {
    name: 'Audio signal processing',
    within: 'Signal processing',
    near: 'Acoustics, Speech recognition',
    terms:
      'audio processing, sound event detection, source separation, audio classification, spatial audio, noise cancellation, microphone arrays',
    phrases:
      'analyzing sounds with computers, removing noise from sound, AI for audio, recognizing sounds, noise cancelling headphones, separating voices, sound analysis, bird song recognition',
  },
  {
    name: 'Music information retrieval',
    within: 'Information retrieval, Audio signal processing',
    near: 'Music, Recommender systems',
    terms:
      'computer music, music generation, music technology, automatic music transcription, beat tracking, music recommendation, music AI',
    phrases:
      'AI that makes music, computers and music, music made by AI, Shazam, recognizing songs, analyzing songs with a computer, composing with AI, music apps, sound and code',
  },
]
