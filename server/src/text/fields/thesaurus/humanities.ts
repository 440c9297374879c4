import type { FieldEntry } from './entry.ts'

/** History, philosophy, religion and literature. */
export const humanities: readonly FieldEntry[] = [
  {
    name: 'History',
    within: '',
    near: 'Archaeology, Political science',
    terms:
      'modern history, world history research, historical research, historiography, social history, cultural history, oral history, public history, 历史学, European history, colonial history, French Revolution, Russian history, Soviet Union history, Japanese history, Indian history, American Civil War, Ottoman Empire, nationalism history, Cold War history, labor history, urban history, history of women, history of childhood, archives and documents, diplomatic history, Spanish history, Portuguese history, Italian history, German history, Irish history, Scottish history, Habsburg history, Napoleonic era, Spanish Civil War, fascism history, local history, maritime history, Polish history, Ukrainian history, Byzantine history, Crusades, feudalism, nineteenth century, eighteenth century, seventeenth century, sixteenth century, twentieth century, historical narratives, historiographical debates, historical memory, First World War, Roman Catholic history, Soviet history, history of Spain, history of Italy, history of Britain, history of Russia, early modern Europe, colonial America, Habsburg monarchy, nobility and monarchy, Renaissance humanism',
    phrases:
      'the past, what happened in history, old times, studying the past, history stories, kings and wars, historical events, learning from history, biography, world wars, kings and queens, colonies, slavery, the Soviet Union, old letters and documents, how people lived in the past, history of my country, the Holocaust, empires, how people lived long ago, archival sources',
  },
  {
    name: 'Military history',
    within: 'History',
    near: 'International relations, Peace and conflict studies',
    terms:
      'World War I, World War II, Cold War, war history, Holocaust studies, history of warfare, naval history, Vietnam War',
    phrases:
      'world wars, Second World War, Hitler, Cold War, old battles, Holocaust, soldiers in history, weapons history, Vietnam war, wars of the past, soldiers in the world wars',
  },
  {
    name: 'Medieval studies',
    within: 'History',
    near: 'Literature, Classics',
    terms:
      'Renaissance studies, Middle Ages, early modern history, Byzantine studies, medieval literature, paleography, Vikings, medieval art, Byzantine Empire, medieval manuscripts, Norse and Viking age, Anglo-Saxon England, feudal society, medieval cities, medieval art and religion, troubadour manuscripts',
    phrases:
      'Middle Ages, knights, castles, Vikings, Renaissance, old manuscripts, plague in history, kings and queens, monks, knights and castles, the Middle Ages, monks and kings',
  },
  {
    name: 'Classics',
    within: 'History, Literature',
    near: 'Archaeology, Philosophy',
    terms:
      'ancient history, Latin and Greek, ancient Rome, ancient Greece, Greek literature, Roman history, classical archaeology, ancient philosophy, mythology, Latin, Greek and Roman history, Latin literature, Greek tragedy, Latin poetry, Homer, Virgil, Roman Empire, Greek philosophy, ancient texts, papyri, Greek and Roman antiquity, epigraphy, Ovid, Cicero',
    phrases:
      'ancient Rome, ancient Greece, Latin, Greek myths, Caesar, gladiators, Homer and Odyssey, gods of Greece, old Greek, Romans and Greeks, how ordinary Romans lived, old Greek stories, gods and heroes of old Greece, Caesar and the Romans, the ancient world',
  },
  {
    name: 'Postcolonial studies',
    within: 'History, Cultural studies',
    near: 'African studies, Literature',
    terms:
      'decolonial theory, colonialism, imperialism, empire history, slavery history, Atlantic slave trade, decolonization, subaltern studies',
    phrases:
      'colonies, slavery history, colonial times, empires, after colonialism, British empire, stolen land, slaves and masters, writing after colonial rule, literature of former colonies',
  },
  {
    name: 'Environmental humanities',
    within: 'History, Literature',
    near: 'Environmental science, Anthropology',
    terms:
      'environmental history, ecocriticism, Anthropocene, environmental philosophy, climate fiction, animal history, nature writing',
    phrases:
      'nature in books, history of nature and people, stories about climate, philosophy of nature, humans and nature in history, climate in novels, nature writing, how people thought about nature',
  },
  {
    name: 'History of ideas',
    within: 'History, Philosophy',
    near: 'Political theory',
    terms:
      'intellectual history, Enlightenment, history of philosophy, history of knowledge, history of political thought, history of the book',
    phrases:
      'great thinkers, history of thinking, Enlightenment, how ideas changed the world, old books history, famous philosophers, history of knowledge, ideas of the past',
  },
  {
    name: 'Philosophy',
    within: '',
    near: 'Political theory, Psychology',
    terms:
      'ethics, metaphysics, epistemology, moral philosophy, phenomenology, existentialism, analytic philosophy, continental philosophy, 哲学, ethics and moral philosophy, Kant, Hegel, Heidegger, Nietzsche, Aristotle, Plato, Aquinas, Spinoza, Leibniz, Descartes, Kierkegaard, Marx and Marxism, Foucault, Deleuze, Derrida, hermeneutics, virtue ethics, stoicism, medieval philosophy, Chinese philosophy, Confucianism, Daoism, Indian philosophy, African philosophy, feminist philosophy, philosophy of history, philosophy of education, philosophy of technology, personhood, human dignity, utilitarianism, ontology of objects, truth and knowledge, dialectics, Frankfurt School, posthumanism, nihilism, transcendental philosophy, ethics of war, justice theory, Husserl, Merleau-Ponty, Levinas, Arendt, Sartre, phenomenology and existentialism, hermeneutic philosophy, consciousness and intentionality, pragmatism in philosophy, German idealism, ontological questions',
    phrases:
      'big questions of life, meaning of life, what is truth, right and wrong, free will, thinking about existence, philosophers, what can we know, Plato and Kant, Hume, pragmatism, skepticism, humanism, utopia, subjectivity, contemplation, rationality, big questions, Greek philosophers, Kant and Hegel, Chinese thinkers, the meaning of life, thinking about thinking',
  },
  {
    name: 'Philosophy of mind',
    within: 'Philosophy',
    near: 'Cognitive psychology, Artificial intelligence',
    terms:
      'consciousness philosophy, philosophy of cognitive science, mental states, personal identity, philosophy of artificial intelligence, free will debate, intentionality',
    phrases:
      'what is consciousness, can machines think, mind and body, do we have free will, who am I, soul and brain, can AI be conscious, thoughts and reality, mind and brain',
  },
  {
    name: 'Philosophy of science',
    within: 'Philosophy',
    near: 'Science and technology studies, Metascience',
    terms:
      'philosophy of physics, philosophy of biology, scientific realism, explanation in science, causation philosophy, decision theory philosophy, formal epistemology, scientific explanation, theory of science, epistemology of science, causality in philosophy, scientific knowledge and method',
    phrases:
      'what is science, how do we know science is true, philosophy and physics, what is time, what is a cause, limits of science, scientific method thinking, reality and theories',
  },
  {
    name: 'Philosophy of mathematics',
    within: 'Philosophy',
    near: 'Mathematical logic',
    terms:
      'philosophical logic, logic philosophy, foundations philosophy, mathematical platonism, paradoxes, nonclassical logic',
    phrases:
      'are numbers real, logic and thinking, paradoxes, philosophy and math, what is infinity, logical puzzles philosophy, truth and logic, is math invented or discovered',
  },
  {
    name: 'Philosophy of language',
    within: 'Philosophy',
    near: 'Syntax and semantics',
    terms: 'meaning and reference, speech acts, pragmatics philosophy, Wittgenstein, metaphor, truth theories',
    phrases:
      'what do words mean, language and reality, Wittgenstein, how words refer to things, thought and language, metaphors, language and truth, naming things',
  },
  {
    name: 'Bioethics',
    within: 'Philosophy, Medicine',
    near: 'Health law and family law, Science and technology studies',
    terms:
      'medical ethics, research ethics, neuroethics, clinical ethics, reproductive ethics, ethics of genetics, euthanasia ethics',
    phrases:
      'right and wrong in medicine, should we clone people, ethics of gene editing, abortion ethics, ethics of doctors, helping people to die, ethical medicine, organ donation ethics',
  },
  {
    name: 'Religious studies',
    within: '',
    near: 'Philosophy, Anthropology',
    terms:
      'theology, Christianity, biblical studies, Buddhism, Hinduism, philosophy of religion, comparative religion, history of religions, church history, spirituality, 宗教学, Christian theology, Bible studies, Old Testament, New Testament, Catholicism, Protestantism, Orthodox Christianity, Pentecostalism, missions and missionaries, Quran studies, mysticism, liturgy, pastoral care, religious texts, Dead Sea Scrolls, early Christianity, interreligious dialogue, monasticism, sermon and preaching, papacy, ecumenism, gods and goddesses, sacred texts, religious pluralism, atheism, ritual and worship, exegesis, eschatology, Mormonism, shamanism, Catholic Church, Protestant Reformation, religious beliefs and practices, missionaries, Pentecostal churches, religious rituals, religious experience, spirituality and faith, Orthodox Church, ecclesiology',
    phrases:
      'religions, Bible, God, Buddhism, faith, churches, religions of the world, holy books, Jesus, what people believe, Reformation, Luther, saints, pilgrimage, Trinity, Augustine, the Bible, gods, prayer, popes, faith and doubt, Islam and Christianity, why people believe in God',
  },
  {
    name: 'Islamic studies',
    within: 'Religious studies',
    near: 'Middle Eastern studies',
    terms:
      'Islam, Quranic studies, Islamic law, Islamic history, Muslim societies, Sufism, Islamic art, hadith, Islamic theology, Islamic philosophy, Sharia, Islamic finance and banking, political Islam',
    phrases: 'Islam, Muslims, Quran, mosques, Islamic history, life of Muslims, Ramadan, Arabic religion',
  },
  {
    name: 'Jewish studies',
    within: 'Religious studies',
    near: 'Middle Eastern studies, Military history',
    terms:
      'Judaism, Hebrew, Jewish history, antisemitism, Yiddish, Hebrew Bible, Talmud, Holocaust memory, rabbinic literature, Jewish identity',
    phrases: 'Judaism, Jewish history, Jews, Hebrew language, antisemitism, Torah, Yiddish, Jewish culture',
  },
  {
    name: 'Folklore',
    within: 'Anthropology, Literature',
    near: 'Religious studies, Cultural heritage studies',
    terms:
      'mythology studies, fairy tales, folk tales, legends, folk music, oral traditions, vernacular culture, rituals',
    phrases:
      'fairy tales, myths and legends, old stories, folk songs, ghosts and legends, stories people tell, superstition, dragons and witches, old tales and customs, legends of my village',
  },
  {
    name: 'Literature',
    within: '',
    near: 'History, Linguistics',
    terms:
      'English literature, literary theory, comparative literature, literary studies, literary criticism, poetry studies, novel studies, world literature, 文学, narrative theory, literary genres, modernist literature, African American literature, postcolonial literature, Latin American literature, Portuguese and Brazilian literature, Gothic fiction, autobiography and memoir, travel writing, epic poetry, Cervantes, James Joyce, Virginia Woolf, Borges, intertextuality, literary history, theater texts, comics and graphic novels, detective fiction, literary journalism, book history, manuscripts and editions, Renaissance literature, trauma in literature, feminist criticism, medieval romance, Caribbean literature, Irish literature, writers and exile, Chaucer, literary analysis, narrative voice, poets and poetry, novels and novelists, literary modernism, postmodern fiction, literary imagination, allegory and symbolism, literary texts and authors, satire and irony, reader response, literary influence, contemporary poetry',
    phrases:
      'books, novels, reading books, poems, Shakespeare, famous writers, analyzing stories, literature, Harry Potter as literature, classic books, satire, poetics, lyric, allegory, Milton, Beckett, stories and their meaning, fantasy books, comics, books of other countries, old manuscripts, women writers, great novels, why stories matter, reading books closely',
  },
  {
    name: 'English literary history',
    within: 'Literature',
    near: 'Medieval studies, Theater',
    terms:
      'Shakespeare studies, Victorian literature, Romanticism, modernism, American literature, British literature, contemporary fiction, postmodern literature, Shakespearean tragedy, Renaissance drama, early modern drama, early modern literature, Elizabethan drama, Romantic poetry, Victorian poets, Scottish literature, American novelists',
    phrases:
      'Shakespeare plays, Jane Austen, Victorian novels, American novels, romantic poets, old English books, Charles Dickens, modern novels, Hamlet and Macbeth, Romeo and Juliet, English plays of long ago, Jane Austen and Dickens, English writers of the past',
  },
  {
    name: 'Romance languages and literatures',
    within: 'Literature, Linguistics',
    near: 'Latin American studies, European studies',
    terms:
      'French literature, Spanish literature, Italian literature, Portuguese studies, Hispanic studies, French studies, Italian studies, Spanish Golden Age, Latin American novel, Latin American poetry, French novelists, Italian Renaissance literature, Dante studies, Brazilian literature, Portuguese literature, Catalan literature, magical realism, Francophone writing, troubadours',
    phrases:
      'French books, Spanish literature, Dante, Italian culture, French language and culture, Don Quixote, Portuguese, Spanish poems',
  },
  {
    name: 'Germanic and Slavic literatures',
    within: 'Literature',
    near: 'European studies',
    terms:
      'German literature, Russian literature, Scandinavian studies, Polish studies, Slavic languages, Yiddish literature, Dutch studies, Russian novelists, Russian poetry, Dostoevsky, Tolstoy, German Romanticism, Polish literature, Czech literature, Ukrainian literature, Nordic sagas',
    phrases:
      'Russian novels, German books, Goethe, Tolstoy and Dostoevsky, Kafka, Scandinavian literature, Polish writers, German language and culture',
  },
  {
    name: 'Asian languages and literatures',
    within: 'Literature',
    near: 'East Asian studies',
    terms:
      'Chinese literature, Japanese literature, Korean literature, Sanskrit, Indian literature, Arabic literature, Persian literature, Chinese poetry, Sanskrit texts, Turkish literature, Indian English literature, Hebrew literature, classical Chinese texts',
    phrases:
      'Chinese poems, Japanese novels, manga as literature, Indian epics, Korean literature, Persian poetry, haiku, stories from Asia',
  },
  {
    name: 'Creative writing',
    within: 'Literature',
    near: 'Text generation, Film studies',
    terms: 'poetry, fiction writing, screenwriting, playwriting, creative nonfiction, storytelling, narrative writing',
    phrases:
      'writing stories, writing poems, becoming a writer, writing a novel, storytelling, writing scripts for movies, fantasy writing, short stories',
  },
  {
    name: "Children's literature",
    within: 'Literature',
    near: 'Literacy education, Folklore',
    terms:
      'young adult literature, picture books, comics studies, graphic novels, fantasy literature, science fiction studies',
    phrases:
      'books for children, comics, graphic novels, picture books, science fiction, fantasy books, superheroes, teen novels, fairy tales',
  },
  {
    name: 'Digital humanities',
    within: 'Literature, Data science',
    near: 'Text mining, Library and information science',
    terms:
      'cultural analytics, computational literary studies, digital history, digital archives, stylometry, historical text analysis, digital scholarship, cultural data, text encoding, digital editions',
    phrases:
      'computers and books, analyzing novels with computers, digital history, old texts and AI, data and culture, who wrote this text, maps of history, humanities with code, old books and computers, history with data',
  },
]
