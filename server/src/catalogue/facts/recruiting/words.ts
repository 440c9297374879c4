import { replaceSynonyms } from './synonyms.ts'

const degrees: readonly [RegExp, string][] = [
  [/\bph\. ?d\b\.?/g, 'phd'],
  [/\bd\. ?phil\b\.?/g, 'dphil'],
  [/\bm\. ?(?:sc|s|a|eng|tech|phil|res)\b\.?|\bm(?:eng|tech|asc|fa|ba|ph|mus|litt|a|s)\b(?= |,|\/|\)|$)/g, 'msc'],
  [/\bb\. ?(?:sc|s|a|eng|tech)\b\.?/g, 'bsc'],
]

const contractions: readonly [RegExp, string][] = [
  [/[’‘`]/g, "'"],
  [/\bcan(?:'t|not)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(there|that|it|here|what|who|he|she)'s\b/g, '$1 is'],
]

/** Several words with one meaning, each replaced by one word. */
const phrases: readonly [RegExp, string][] = [
  [/\bpost-?\s?doc(?:s|toral|torate)?\b/g, 'postdoc'],
  [/\b(?:under-?\s?grad(?:uate)?s?|college students|bsc students?)\b/g, 'undergraduates'],
  [
    /\b(?:grad|graduate|postgraduate|pg|post-graduate) (?:students?|researchers?|study|studies|school)\b/g,
    'gradstudents',
  ],
  [/\b(?:high-? ?school(?:ers?)?(?: students?| pupils?| interns?)?)\b/g, 'highschoolers'],
  [/\bnew (?:lab |group |team )?members\b/g, 'newcomers'],
  [
    /\b(?:requests?|inquir(?:y|ies)|enquir(?:y|ies)) for supervision\b|\bsupervision (?:requests?|inquiries|enquiries)\b/g,
    'applications',
  ],
  // "Students' opinions" are no students.
  [/\b(?:students?|candidates?|interns?|undergraduates)'(?:s\b)?(?= )/g, 'theirs'],
  [/\blook-out\b/g, 'lookout'],
  [/\b(?:assistant|associate|full|visiting) professors?\b/g, 'faculty'],
  [/\bexpressions? of interest\b/g, 'applications'],
  [/\bused up\b/g, 'usedup'],
  [/\b(?:student|work|industrial|research) placements?\b/g, 'internships'],
  [/\bsome years\b|\bfrom time to time\b/g, 'sometimes'],
  [/\b(?:is |was )?not (?:true|the case) that\b/g, 'whether'],
  [/\bnext[ -]door\b|\bdown the (?:hall|corridor)\b/g, 'neighbouring'],
  [/\be-?mails?\b/g, 'email'],
  [/\bno more than\b/g, 'upto'],
  [/\bmore than welcome\b/g, 'welcome'],
  [/\bany ?more\b|\bany longer\b/g, 'anymore'],
  [/\bno longer\b/g, 'not nolonger'],
  [/\bnot (?:only|just|merely|limited|hesitate|necessarily|need)\b/g, 'also'],
  [/\bno need\b/g, 'also'],
  [/\bcan not wait\b/g, 'eager'],
  [/\b(?:open until|until) filled\b/g, 'open'],
  [/\b(?:at capacity|at full capacity|fully booked)\b/g, 'full'],
  [
    /\bget in (?:touch|contact)(?: with)?\b|\breach out(?: to)?\b|\bdrop (?=me|us)|\bsend (?=me|us)|(?<!\ba )\btalk to\b|\bspeak (?:to|with)\b|\bwrite (?:to )?(?=me|us|the professor|prof|dr)|\bemail(?= me| us| the professor| to)/g,
    'contact ',
  ],
]

/** Adverbs that change no statement. */
const fillers = new Set(
  `currently presently actively always also still really very particularly especially just again definitely certainly
  generally typically unfortunately sadly regrettably indeed actually personally regularly quite now
  even kindly please likewise additionally temporarily sorry warmly cordially most already often
  however therefore thus mainly primarily exclusively solely finally simply`.split(/\s+/),
)

/** The words and signs of a sentence, in lower case, without contractions and fillers, and with one word for each meaning. */
export function readWords(sentence: string): string[] {
  const plain = [...degrees, ...contractions, ...phrases].reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    sentence.toLowerCase().replace(/[’‘`]/g, "'"),
  )
  const words = (plain.match(/\d+\/\d+|[\p{L}\d][\p{L}\d'+-]*|[,;:?!()]|[–—]/gu) ?? [])
    .map((word) => (word === '—' || word === '–' ? ';' : word.replace(/'s?$/, '')))
    .filter((word) => !fillers.has(word))
  return replaceSynonyms(words)
}
