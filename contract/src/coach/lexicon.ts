import { listStems, listWords, partsOf, stemOf, type Word } from './words.ts'

/** Words of grammar. They say nothing about a subject. */
const grammar = listWords(`
  a about above across after again against ago all almost along already also although always am among an and another any
  anybody anyone anything are aren't around as at away back be became because become becomes been before behind being below
  beneath beside besides between both but by came can can't cannot come comes coming could couldn't did didn't do does
  doesn't doing don't done down during each either else enough etc even ever every everyone everything few first for
  four five from further gave get gets getting give given gives giving go goes going gone got had hadn't has hasn't have
  haven't having he her here hers him his how however i i'd i'll i'm i've if in instead into is isn't it it's its itself
  just keep kept last later least less let like likely lot made make makes making many may maybe me might mine more most
  much must my myself near need never new next no none nor not nothing now of off often on once one only onto or other
  others ought our ours out over own perhaps per put quite rather really said same saw say says second see seem seems
  seen several shall she should since six so some somebody someone something sometimes soon still such take taken takes
  taking ten than that that's the their theirs them then there there's therefore these they they're thing things third
  this those though three through thus till to together too took toward towards try two under until unless up upon us
  use used uses using very via want was wasn't way we we'd we've well went were weren't what what's when where whereas
  whether which while who whom whose why will with within without won't would wouldn't yes yet you you'd you're you've
  your yours yourself`)

/** Words that stand in letters to anybody: of study, of praise, of wishes, of methods that everyone names. */
const filler = listStems(`
  academic academia academically academy accept acceptance accepted accomplish accomplishment achieve achievement
  acquire acquired active actively additional address advance advanced advancement advances advice advise advisor
  affect aim algorithm algorithms align aligned aligns alignment amazing ambition ambitious analysis analytical analyze
  application applications applied apply appreciate approach approaches area areas article articles artificial aspect
  aspects aspiration aspire aspiring assist assistance assistant associate attach attached attend attended attention author
  available award awesome background bachelor base based basic basis become beginner belief believe beneficial benefit
  best better big biggest brief bright brilliant broad bring bridge brings build busy c call candidate capability career
  challenge challenges challenging change chance class classes close closely code coding collaborate collaboration
  collaborative college combine combination combines commit commitment committed communicate communication community
  compelling complete completed completing complex computational computer concept concepts conclusion conduct conducted
  conference confident connect connection consider consideration considering contact contribute contribution contributions
  contributing core country course courses coursework creative critical cross-disciplinary crucial curiosity current
  currently curriculum cutting-edge cv cgpa data dataset day days deal dear decide dedicate dedicated dedication deep deepen
  deeper deeply degree deliver department depth design desire determined develop developed developing development difference
  different difficult diligent direct direction directions discipline discover discovery discuss discussion distinguished
  diverse doctor doctoral doctorate domain domains draw drawn dream drive driven due eager early earnest easily effect
  effective effectively efficiency efficient effort efforts elegant elegance email emerging eminent enable engage engaged
  engagement engaging enhance enjoy enormous enrich enrol enroll enrolled enthusiasm enthusiastic enthusiast environment
  especially essential esteemed everyday evidence exact exactly example excellence excellent exceptional excite excited
  excitement exciting execute expand expect expectation experience experienced experiences expert expertise explore exploring
  exposure express extend extensive extraordinary extremely eye faculty familiar family famous fantastic far fascinate
  fascinated fascinating fascination favor field fields final find finding findings finish fit focus focused focuses follow
  follow-up forward fortunate foundation foundational framework frameworks frontier fruitful fulfill fulfil full fully
  fund funded funding fundamental future gain gained general genuine genuinely glad goal goals good gpa grade grades
  graduate graduated graduation grateful great greatest greatly group groundbreaking ground-breaking group's grow growth
  guidance guide hands-on happy hard hard-working hardworking help helped helpful high higher highest highly hold honest
  honor honored honour hope hopeful hoping huge human humble idea ideas identify illuminate imagine immense impact impactful
  implement implementation implication implications importance important impress impressed impression impressive improve
  improvement include includes including increase increasingly incredible incredibly industry influence influential
  information innovate innovation innovative innovations insight insightful insights inspiration inspire inspired inspiring
  institute institution integrate intellectual intelligence intend intense interdisciplinary interest interested interesting
  interests intern internship intersection intrigue intrigued intriguing introduce invaluable investigate investigation
  issue issues java job join joined journal journey keen kind kindly knew know knowledge known lab laboratory labs language
  large lasting lead leader leading learn learned learner learning learnt leave lecture letter level leverage library life
  link list listed literature little long long-term look looking love machine main major manuscript master masters matlab
  matter mean meaning meaningful member members mention mentor mentoring mentorship method methodical methodological methodology
  methods mind minor model modeling modelling models modern month moreover motivate motivated motivation move mr ms name
  natural neural network networks note notice noticed novel number numerous nuanced obtain offer online open opinion
  opportunities opportunity order organization original outcome outcomes outstanding overall page paper papers paradigm part
  participate participated particular particularly passion passionate passionately path people perfect perfectly perform
  performance period person personal personally perspective phd ph.d phenomenal phenomenon pioneering place plan platform
  please pleasure point poised position positions positive possess possibility possible postdoc potential potentially power
  powerful practical practice practices precise precisely prepare present presented prestigious principle privilege problem
  problems process produce professional professor profile proficiency proficient profound profoundly program programme
  programming progress project projects promise promising proof proper propose proposed prospective proud prove provide
  publication publications publish published purpose push pursue pursuing python pytorch qualified qualification quality quest
  question questions quick quickly r rank ready real real-world reach reaching realize reason receive received recent
  recently recommend relate related relevant reliable remarkable remarkably renowned reputable reputation reputed require
  research researcher researchers resonate resonated resonates resonating result results resume rewarding rich right rigor
  rigorous rigorously role robust scalable scale scholar scholarly scholarship scholarships school science sciences scientific
  scientist scope search section secure seek seeking self-motivated semester send senior sense serious serve set shape share
  shed show showed shows significance significant significantly similar simple sincere sincerely situation skill skilled skills
  small society societal solid solution solutions solve solving sophisticated source space special specialization
  specific specifically spirit spring stand state state-of-the-art step stimulating strength strengths strengthen strive
  strong strongly student students studied studies study studying style subject success successful successfully suitable summer
  summary superb supervise supervision supervisor support supportive sure sustainable sync synthesis system systematic systems
  talent talented task tasks teach teacher teaching team teams technical technique techniques technologies technology tensorflow
  term terms test thank thankful thanks theoretical theory thesis think thinking thorough thoroughly thought thoughts
  thought-provoking thrilled time today tool tools top topic topics track train tremendous truly trust type ultimately
  undergraduate undergrad understand understanding unique universe university useful valuable value various vast vision
  visionary vital volunteer wealth website week weeks welcome wide wish wonder wonderful work worked working works world
  world-class worldwide write writing year years
  january february march april june july august september october november december monday tuesday wednesday thursday friday
  audience context contexts consequence consequences country countries culture cultures
  dynamic dynamics embark embrace engineering factor factors generalise generalize global group groups
  holistic human humanity journey landscape mechanism mechanisms mindset outlook person policymaker policymakers population
  populations principle principles region regions scenario scenarios setting settings species stakeholder stakeholders
  story stories tapestry trend trends unfold unwavering voice voices attention sir madam mail ignore ideal resonate
  english reality relevant perspective perspectives`)

/** Endings of abstract words: fluent letters to anybody are made of them. */
const abstract =
  /(?:tion|sion|ity|ness|ment|ism|ance|ence|ship|ogy|ogical|tive|sive|ical|ful|ous|able|ible|ally|ities)s?$/

/** Whether a word tells something of its own: neither grammar nor a word of letters to anybody. */
export function isSpecific(word: string): boolean {
  if (grammar.has(word) || /^(?:19|20)\d\d$/.test(word)) return false
  if (/^\d/.test(word)) return true
  return partsOf(word).some(
    (part) => part.length > 2 && !grammar.has(part) && !abstract.test(part) && !filler.has(stemOf(part)),
  )
}

/** The stems of words that tell something of their own, each once. Those in `known` do not count. */
export function listSpecific(words: readonly Word[], known?: ReadonlySet<string>): Set<string> {
  const stems = new Set<string>()
  for (const { text } of words) {
    if (!isSpecific(text)) continue
    for (const part of partsOf(text)) {
      const stem = stemOf(part)
      if (stem !== '' && isSpecific(part) && !known?.has(stem)) stems.add(stem)
    }
  }
  return stems
}

/** Whether a word is grammar, such as "the". */
export const isGrammar = (word: string): boolean => grammar.has(word)

const numerals = listWords(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred thousand half third dozen',
)

/** Whether a text counts or measures something: a number that is no year and not in `known`, or a numeral before a thing. */
export function hasQuantity(words: readonly Word[], known: ReadonlySet<string>): boolean {
  return words.some(({ text }, at) => {
    if (/^\d/.test(text)) return !/^(?:19|20)\d\d$/.test(text) && !known.has(stemOf(text))
    return numerals.has(text) && words.slice(at + 1, at + 3).some((next) => isSpecific(next.text))
  })
}
