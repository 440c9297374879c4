import { lowerFirst } from './lower-first.ts'

/**
 * A topic within a sentence: "legged locomotion". One that begins with a name, or has another word with a capital, stays
 * as it is: "Islamic law", "Machine Learning", since half of a title in lower case looks worse than all of it.
 */
export const lowerTopic = (text: string): string =>
  /[\s-]\p{Lu}\p{Ll}/u.test(text) || isName(/^[\p{L}’']*/u.exec(text)![0]) ? text : lowerFirst(text)

/** Whether a word with a capital is made of a name: "Bayesian", "Alzheimer's". */
function isName(word: string): boolean {
  if (/['’]s$/.test(word)) return !/^(?:Women|Men|Children|People|Patient|Consumer|Worker)['’]s$/.test(word)
  return (/(?:ian|ese|ean)$/.test(word) && !ordinary.test(word)) || names.test(word)
}

/** Words with the ending of a name that are none. */
const ordinary =
  /^(?:.*(?:[^gv]arian|cheese|obese|ocean|mean|lean|mammalian|amphibian|median|guardian|pedestrian|civilian|reptilian|avian|technician|clinician|physician|musician|politician|comedian|custodian|equestrian|magician|logician|statistician|mathematician|academician|these))$/i

const names =
  /^(?:African|American|Mexican|German|Germanic|Roman|Romance|Korean|Cuban|Chilean|Afghan|Balkan|Tibetan|Pakistani|Israeli|Iraqi|Anglican|Lutheran|English|Spanish|Irish|British|Scottish|Polish|Turkish|Danish|Swedish|Finnish|Flemish|Jewish|Kurdish|Yiddish|French|Dutch|Welsh|Greek|Czech|Swiss|Thai|Arab|Arabic|Bantu|Hausa|Igbo|Yoruba|Swahili|Zulu|Hindi|Urdu|Sanskrit|Latin|Latino|Latina|Hebrew|Islam|Islamic|Muslim|Christian|Christianity|Judaism|Hinduism|Hindu|Buddhism|Buddhist|Catholic|Protestant|Quranic|Vedic|Biblical|Talmudic|Hispanic|Indigenous|Icelandic|Nordic|Baltic|Slavic|Celtic|Gothic|Attic|Arctic|Antarctic|Atlantic|Pacific|Byzantine|Philippine|Ottoman|Viking|Inca|Maya|Aztec|Asian|Russian|Marxist|Marxism|Kantian|Platonic|Socratic|Homeric|Napoleonic|Renaissance|Enlightenment|Markov|Bayes|Fourier|Hilbert|Banach|Lie|Boolean|Kalman|Turing|Raman|Higgs|Monte|Doppler|Crohn|Zika|Ebola|Europe|Africa|Asia|America|China|India|Japan|Ghana|Nigeria|Kenya|Germany|France|Italy|Spain|Russia|Brazil|Mexico|Python|Java|Linux|Shakespeare|Shakespearean|Dante|Bach|Mozart|Beethoven|Chaucer|Nietzsche|Kant|Hegel|Plato|Aristotle)$/
