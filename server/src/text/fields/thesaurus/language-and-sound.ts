import type { FieldEntry } from './entry.ts'

/** Computers that process language and sound, and knowledge. */
export const languageAndSound: readonly FieldEntry[] = [
  {
    name: 'Natural language processing',
    within: 'Artificial intelligence',
    near: 'Linguistics, Information retrieval',
    terms:
      'NLP, computational linguistics, language technology, parsing, semantic parsing, word embeddings, multilingual NLP, low-resource languages, 自然语言处理, language resources, linguistic annotation, multilingual language processing, dependency parsing, syntactic parsing, NLP for low-resource languages, language models for low-resource languages, language understanding, natural language understanding',
    kinds:
      'parsing, dependency parsing, syntactic parsing; semantic parsing; word embeddings; multilingual NLP, low-resource languages, multilingual language processing, NLP for low-resource languages, language models for low-resource languages',
    phrases:
      'computers that understand language, teaching computers to read, computers and human language, understanding text with computers, AI that reads, analyzing text automatically, language and AI, machines that understand what people say, text processing, computers that read and understand, making computers understand human language, teaching a computer my language, computers and words, programs that work with text, understanding sentences by computer, AI for small languages, language programs, making computers understand what we write, machines that understand texts, language tools for African or Indian languages',
  },
  {
    name: 'Machine translation',
    within: 'Natural language processing',
    near: 'Translation studies, Large language models',
    terms:
      'neural machine translation, speech translation, cross-lingual transfer, multilingual translation, 机器翻译, low-resource machine translation, simultaneous translation, translation quality estimation, document-level translation, translation model, translation systems, multilingual neural machine translation, speech-to-speech translation',
    kinds: 'speech translation, speech-to-speech translation; translation quality estimation',
    apart: 'cross-lingual transfer',
    phrases:
      'Google Translate, automatic translation, translating languages with computers, computers that translate, translation apps, AI translator, translating rare languages, breaking language barriers with AI, translate between two languages automatically, translating speech at once, subtitles in other languages, computers that speak many languages, automatic interpreter, translation by machine, translating for my grandparents',
  },
  {
    name: 'Information extraction',
    within: 'Natural language processing',
    near: 'Knowledge graphs, Text mining',
    terms:
      'named entity recognition, relation extraction, event extraction, entity linking, coreference resolution, entity extraction, knowledge extraction, relation classification, event detection, named entities, open information extraction, document-level relation extraction',
    kinds:
      'named entity recognition, named entities, entity extraction; relation extraction, relation classification, document-level relation extraction; event extraction, event detection; entity linking; coreference resolution',
    phrases:
      'pulling facts out of text, finding names in text, turning documents into data, extracting information from articles, reading documents automatically, getting data from text, finding who did what in the news, structured data from text, finding who what and when in text, filling tables from texts, picking out names and dates, turning text into a table, reading reports and pulling out the facts, collecting facts from articles, finding important things in long texts',
  },
  {
    name: 'Question answering',
    within: 'Natural language processing',
    near: 'Information retrieval, Dialogue systems',
    terms:
      'reading comprehension, open-domain question answering, fact verification, question generation, machine reading comprehension, multi-hop question answering, knowledge base question answering, conversational question answering, open-domain QA, retrieval-augmented question answering',
    kinds:
      'reading comprehension, machine reading comprehension; multi-hop question answering; conversational question answering',
    apart: 'question generation; fact verification',
    phrases:
      'computers that answer questions, asking a computer anything, AI that answers, getting answers from documents, quiz playing AI, answering questions from text, homework answering AI, AI with common sense, a computer that reads books and answers, ask in normal words and get an answer, programs that can answer exam questions, finding the answer in a long document, AI that answers from books, a machine that knows all answers, answering questions about an article, an AI that replies to my questions',
  },
  {
    name: 'Dialogue systems',
    within: 'Natural language processing',
    near: 'Large language models, Human-computer interaction',
    terms:
      'conversational agents, conversational AI, chatbots, voice assistants, virtual assistants, spoken dialogue, task-oriented dialogue, dialogue generation, dialogue state tracking, open-domain dialogue, response generation, empathetic dialogue, empathetic response generation, multi-turn dialogue, dialogue management, dialogue modeling, dialogue agents, dialogue policy, dialogue response, conversational systems, conversational assistants, conversational AI systems, multi-turn conversation, open-domain conversation, chatbot, persona-based dialogue, dialogue summarization, dialogue act, human-machine dialogue, dialog systems, dialog generation, dialog state tracking, task-oriented dialog, open-domain dialog',
    phrases:
      'building chatbots, talking with computers, Siri and Alexa, voice assistants, computers that chat, chat bots for customers, AI companions, talking machines, conversation with AI, talking to a machine like to a friend, computers that talk with people, better voice assistants, Alexa that understands me, a robot friend to chat with, programs that chat with lonely people, talking with AI, a bot that answers customers, AI you can have a conversation with, making chatbots more human, a chat program, making a phone assistant that understands',
  },
  {
    name: 'Text generation',
    within: 'Natural language processing',
    near: 'Large language models, Creative writing',
    terms:
      'natural language generation, text summarization, summarization, story generation, paraphrasing, style transfer in text, controllable text generation, story generation with language models, poetry generation, paraphrase generation',
    kinds:
      'text summarization, summarization; story generation, story generation with language models; paraphrasing, paraphrase generation; style transfer in text; poetry generation',
    phrases:
      'AI that writes stories, summarizing text, automatic summaries, computers that write, writing articles with AI, making text shorter, story writing AI, AI poetry, computers that tell stories, AI novels, AI that writes poems, programs that write reports, machine written news, a computer that writes like a human',
  },
  {
    name: 'Sentiment analysis',
    within: 'Natural language processing',
    near: 'Affective computing, Social media analysis',
    terms:
      'opinion mining, emotion detection in text, stance detection, hate speech detection, toxicity detection, argument mining, aspect-based sentiment analysis, emotion classification, hate speech, sarcasm detection, offensive language, toxic comments, emotion recognition in conversations, opinion analysis, abusive language',
    kinds: 'emotion detection in text, emotion classification, emotion recognition in conversations',
    apart:
      'stance detection; argument mining; hate speech detection, toxicity detection, hate speech, offensive language, toxic comments, abusive language; sarcasm detection',
    phrases:
      'what people feel online, emotions in text, is a review positive or negative, reading feelings from tweets, finding hate speech, opinions on Twitter, mood from text, analyzing reviews, is this comment angry or happy, computers that know if people are happy in text, finding hateful comments, what customers think from reviews, detecting anger in messages, emotions in tweets, finding mean comments online, stopping bullying comments with AI, do people like a product',
  },
  {
    name: 'Text mining',
    within: 'Natural language processing, Data mining',
    near: 'Digital humanities, Computational social science',
    terms:
      'topic modeling, text classification, document clustering, text analytics, corpus analysis, text as data, topic models, document classification, text categorization',
    kinds:
      'topic modeling, topic models; text classification, document classification, text categorization; document clustering',
    phrases:
      'finding patterns in text, analyzing many documents, sorting documents by topic, counting words in books, topics in the news, grouping texts, big text collections, data from books, sorting emails by topic, what are people writing about, counting words in many documents, reading thousands of articles by computer, finding themes in texts',
  },
  {
    name: 'Biomedical text mining',
    within: 'Text mining, Health informatics',
    near: 'Bioinformatics',
    terms:
      'clinical NLP, medical language processing, BioNLP, literature mining, clinical notes, medical coding, biomedical natural language processing, clinical text, clinical natural language processing, medical question answering, biomedical entity, biomedical language models, medical dialogue, automatic ICD coding, medical text, radiology reports, radiology report generation, clinical language models, medical language models, electronic medical records, biomedical relation extraction, medical report generation',
    phrases:
      'reading doctors notes with AI, AI for medical records, understanding medical texts by computer, searching medical papers automatically, hospital documents and AI, finding diseases in notes, language AI for medicine, health chatbots, pulling facts from patient files, AI that reads medical charts, medical language understood by computers, finding the diagnosis in written notes, reading hospital reports automatically, a program that understands medical texts, getting information out of health records, AI that helps doctors with paperwork, searching in medical articles, coding medical charts automatically',
  },
  {
    name: 'Knowledge graphs',
    within: 'Artificial intelligence',
    near: 'Databases, Information extraction',
    terms:
      'knowledge representation, knowledge bases, ontologies, semantic web, linked data, description logic, knowledge reasoning, commonsense reasoning, commonsense knowledge, 知识图谱, knowledge graph completion, knowledge graph embedding, knowledge graph reasoning, knowledge base, entity alignment, knowledge graph question answering',
    kinds:
      'knowledge graph completion, knowledge graph embedding, knowledge graph reasoning; ontologies, description logic; entity alignment; semantic web, linked data',
    apart: 'commonsense reasoning, commonsense knowledge; knowledge reasoning; knowledge representation',
    phrases:
      'organizing knowledge for computers, databases of facts, networks of facts, connecting facts, storing knowledge in a computer, map of knowledge, computers that know facts, logic and knowledge, computers that know facts about the world, giving computers common sense, storing what we know about the world, connecting facts like a web, teaching computers everyday knowledge, a big map of facts',
  },
  {
    name: 'Automated planning',
    within: 'Artificial intelligence',
    near: 'Operations research, Motion planning',
    terms:
      'AI planning, task planning, heuristic search, constraint satisfaction, constraint programming, SAT solving, satisfiability, scheduling algorithms, automated scheduling, classical planning, planning under uncertainty, heuristic planning, plan recognition, goal recognition, multi-agent path finding, POMDP, answer set programming, SAT solvers, constraint solving',
    kinds:
      'SAT solving, satisfiability, SAT solvers; constraint satisfaction, constraint programming, constraint solving; multi-agent path finding; scheduling algorithms, automated scheduling; plan recognition, goal recognition; answer set programming; planning under uncertainty, POMDP',
    apart: 'heuristic search, heuristic planning',
    phrases:
      'computers that make plans, planning with AI, making schedules automatically, solving puzzles with computers, finding the best plan, AI that plans ahead, timetables by computer, search algorithms, computers that decide the next steps, making a plan step by step by computer, programs that make timetables, puzzle solving programs, computers that think ahead, planning many steps ahead',
  },
  {
    name: 'Multi-agent systems',
    within: 'Artificial intelligence',
    near: 'Game theory, Swarm robotics',
    terms:
      'multi-agent reinforcement learning, multi-agent coordination, agent-based modeling, LLM agents, AI agents, autonomous agents, negotiation agents, cooperative AI, multi-agent learning, multi-agent cooperation, agent coordination, social choice, coalition formation, human-agent teams, agent simulation',
    phrases:
      'AI agents working together, many AIs cooperating, simulating crowds of agents, AI that negotiates, teams of robots and programs, agents that use tools, AI assistants that do tasks, groups of AI, many programs working as a team, AIs that talk to each other, bots that cooperate, simulated people in a computer, AI that makes deals, crowds simulated by computer',
  },
  {
    name: 'Evolutionary computation',
    within: 'Artificial intelligence',
    near: 'Optimization, Evolutionary biology',
    terms:
      'genetic algorithms, genetic programming, evolutionary algorithms, swarm intelligence, particle swarm optimization, neuroevolution, artificial life, metaheuristics, evolutionary optimization, multi-objective evolutionary, evolution strategies, quality diversity, differential evolution',
    phrases:
      'programs that evolve, evolution in the computer, nature inspired algorithms, survival of the fittest programs, artificial evolution, ant colony algorithms, breeding programs, virtual creatures, letting programs evolve like animals, survival of the best program, using evolution to solve problems, algorithms copied from nature, computers that breed solutions',
  },
  {
    name: 'Affective computing',
    within: 'Human-computer interaction, Artificial intelligence',
    near: 'Sentiment analysis, Social psychology',
    terms:
      'emotion recognition, facial expression recognition, emotional AI, social signal processing, empathy in machines, emotion recognition from speech, multimodal emotion recognition, facial expressions, affect recognition, stress detection, multimodal sentiment',
    apart: 'facial expressions',
    phrases:
      'computers that understand emotions, reading emotions from faces, AI that feels, emotional robots, detecting stress with computers, machines with empathy, recognizing feelings, mood detection, AI that knows if I am sad, computers that notice feelings, recognizing emotions in a face or voice, machines that respond to my mood, computers that see if you are happy, phones that notice stress',
  },
  {
    name: 'Speech recognition',
    within: 'Artificial intelligence',
    near: 'Natural language processing, Audio signal processing',
    terms:
      'automatic speech recognition, ASR, speech processing, spoken language processing, spoken language understanding, speaker recognition, speaker diarization, voice recognition, 语音识别, end-to-end speech recognition, speech enhancement, speech separation, speech representation, keyword spotting, speaker verification, spoken language, multilingual speech recognition, dysarthric speech',
    phrases:
      "voice to text, computers that understand speech, talking to your phone, dictation software, recognizing voices, speech to text, understanding accents, turning talk into text, subtitles automatically, computers that understand what I say, typing by talking, making phones understand accents, turning speech into text, automatic subtitles, computers that hear, understanding children's speech, voice control, machines that listen, writing down what people say, talking to computers in my language, who is speaking on a recording",
  },
  {
    name: 'Speech synthesis',
    within: 'Artificial intelligence',
    near: 'Speech recognition, Phonetics',
    terms:
      'text-to-speech, TTS, voice conversion, voice cloning, expressive speech, talking head generation, neural text-to-speech, singing voice synthesis, prosody modeling, vocoder, voice synthesis',
    phrases:
      'computers that speak, artificial voices, voice cloning, text to voice, reading text aloud by computer, fake voices, robot voices, making computers talk, making computers talk naturally, computer voices that sound human, giving people a voice back, reading text out loud, making a copy of a voice, artificial singing, voices for people who cannot speak',
  },
  {
    name: 'Audio signal processing',
    within: 'Signal processing',
    near: 'Acoustics, Speech recognition',
    terms:
      'audio processing, sound event detection, source separation, audio classification, spatial audio, noise cancellation, microphone arrays, acoustic scene classification, audio generation, audio tagging, sound classification',
    phrases:
      'analyzing sounds with computers, removing noise from sound, AI for audio, recognizing sounds, noise cancelling headphones, separating voices, sound analysis, bird song recognition, computers that recognize sounds, hearing a gunshot or baby cry by computer, cleaning up a noisy recording, sounds understood by AI, finding where a sound comes from',
  },
  {
    name: 'Music information retrieval',
    within: 'Information retrieval, Audio signal processing',
    near: 'Music, Recommender systems',
    terms:
      'computer music, music generation, music technology, automatic music transcription, beat tracking, music recommendation, music AI, symbolic music, music transcription, music recommendation systems, music emotion, musical audio',
    phrases:
      'AI that makes music, computers and music, music made by AI, Shazam, recognizing songs, analyzing songs with a computer, composing with AI, music apps, sound and code, computers that make music, a program that composes songs, AI songs, finding a song by humming, music and programming, turning music into notes automatically, AI musicians, recognizing a song from a short piece',
  },
]
