import { stemWord } from './stem-word.ts'

/** A claim that takes the other side: 'negation' turns what is said into its denial, 'direction' turns its order. */
export type OppositeKind = 'negation' | 'direction'

/**
 * Two sides on each line. The words of one side need not be synonyms; a sentence with a word of the other side denies
 * or reverses the claim. `n` marks lines of negation, `d` of direction,
 * `g` of direction between groups and places.
 */
const lines = `
d increase rise grow growth climb raise elevate gain surge boost amplify heighten escalate augment upregulate intensify strengthen accelerate expand swell widen lengthen multiply soar double triple quadruple ascend accumulate upward upwards jump deepen enlarge elevated heightened stronger longer wider deeper | decrease decline fall drop reduce reduction lower diminish shrink cut lessen dip downregulate attenuate weaken decelerate slow contract narrow shorten halve plummet downward downwards dampen suppress curb mitigate descend deplete lose loss minimise minimize depress reduced diminished lowered weaker shorter narrower shallower fewer
g more greater higher larger bigger | less fewer lower smaller
d better best superior outperform outperforms surpass exceed beat outdo excel win improve improvement | worse worst inferior underperform lose lag trail worsen deteriorate
d faster quicker rapid fast quick speedy quickly rapidly sooner swift accelerate speed hasten | slower slow slowly sluggish gradual gradually later decelerate delay slowdown
d before earlier prior early precede preceding advance beforehand pre | after later subsequent subsequently late follow following post afterwards thereafter
d high tall elevated abundant plentiful | low scarce meagre sparse
d strong strongly powerful robust robustly | weak weakly fragile brittle feeble
d large big huge vast massive substantial considerable great major marked pronounced substantially considerably markedly | small tiny little slight minor modest negligible minimal minute slightly
d most majority mostly largely mainly predominantly many | few minority rarely seldom
d cheap cheaper inexpensive affordable economical low-cost | expensive dearer costly dear costlier
g hot hotter warm warmer warming heat heating | cold colder cool cooler cooling chill
g wet wetter humid moist | dry drier arid
g young younger juvenile newborn youngest youth | old older elderly aged oldest senior
g rich richer wealthy wealthier affluent high-income | poor poorer deprived low-income impoverished
g urban city cities metropolitan | rural countryside village villages
g centre center central | suburb suburban outskirts periphery peripheral
g men man male males boy boys father fathers husband | women woman female females girl girls mother mothers wife
d positive positively | negative negatively
d maximum maximal maximise maximize peak | minimum minimal minimise minimize
d overestimate overpredict overstate exaggerate | underestimate underpredict understate
g inside internal inner within indoor indoors | outside external outer outdoor outdoors
g top upper surface shallow | bottom lower deep
g left leftward | right rightward
g north northern northward | south southern southward
g east eastern eastward | west western westward
d short brief short-term | long prolonged extended long-term
g thin thinner | thick thicker
g light lighter | heavy heavier
g bright brighter | dark darker dim
g day daytime diurnal | night nighttime nocturnal
d easy easier simple simpler straightforward | hard harder difficult complex complicated challenging
g soft softer flexible compliant | hard stiff stiffer rigid
g smooth smoother | rough rougher
d dense denser | sparse sparser
d near nearer close closer | far distant farther
g supervised labelled labeled annotated | unsupervised unlabelled unlabeled
g public publicly open | private privately closed
g local locally | global globally
d direct directly | indirect indirectly
g linear linearly | nonlinear nonlinearly
d reversible reversibly | irreversible irreversibly
g acute | chronic
g benign | malignant
d voluntary | involuntary mandatory compulsory
d absorb absorption uptake | emit emission release
d expand expansion swell | contract contraction shrink
d attract attraction | repel repulsion
d endothermic | exothermic
d activate activation excite excitation | inhibit inhibition deactivate
d accept | reject
d include inclusion | exclude exclusion
d buy purchase demand | sell sale supply
d common commonly frequent frequently often usual usually widespread prevalent | rare rarely uncommon infrequent infrequently seldom unusual
d always | never
d overfit | underfit
d optimistic | pessimistic
g ancient old prehistoric | modern contemporary
n succeed success successful successfully manage achieve | fail failure unsuccessful unsuccessfully unable
n continue proceed persist go ongoing | stop cease halt end pause interrupt
n support confirm corroborate validate verify prove agree affirm consistent bolster uphold substantiate | contradict against refute disprove reject challenge dispute oppose undermine disagree inconsistent rebut debunk falsify question doubt
n allow enable permit let facilitate help promote encourage support aid assist foster favour favor stimulate | prevent block forbid prohibit hinder inhibit impede hamper obstruct discourage stop preclude disable ban bar deter hold suppress
n cause trigger induce provoke produce generate create | prevent avert avoid stop suppress block eliminate
n protect benefit help heal safe safely beneficial protective healthy helpful harmless | harm damage hurt injure endanger unsafe dangerous harmful threaten toxic unhealthy detrimental risky
n possible feasible able capable can practicable | impossible infeasible unable incapable cannot unfeasible impracticable
n significant significantly | insignificant nonsignificant insignificantly
n sufficient enough adequate adequately | insufficient inadequate insufficiently
n necessary needed required essential need require necessitate | unnecessary needless redundant superfluous optional dispensable unneeded
n reliable reliably dependable trustworthy robust robustly | unreliable unreliably undependable untrustworthy fragile
n stable stably stability steady steadily | unstable instability unsteady
n sensitive sensitivity vulnerable susceptible | insensitive insensitivity immune invulnerable resistant robust
n related correlated dependent associated linked depends depend | unrelated uncorrelated independent independently unassociated decoupled
n accurate accurately accuracy precise correct correctly right exact | inaccurate inaccurately inaccuracy imprecise incorrect incorrectly wrong mistaken
n known understood familiar | unknown unfamiliar
n clear clearly obvious evident | unclear ambiguous obscure
n likely probably probable | unlikely improbable
n effective effectively efficacious useful effectual | ineffective useless ineffectually futile
n efficient efficiently | inefficient inefficiently wasteful
n equal equally same identical similar similarly alike comparable unchanged match | unequal different differently dissimilar distinct changed differ
n consistent consistently uniform constant constantly | inconsistent inconsistently variable varied
n complete completely full fully entire entirely | incomplete incompletely partial partially partly
n available accessible | unavailable inaccessible
n aware conscious | unaware unconscious
n expected unsurprising predictable | unexpected surprising unpredictable
n true truth | false falsehood untrue
n present presence exist exists existence occur contain | absent absence lack lacking lacked missing
n keep retain maintain preserve survive remain persist last endure hold | lose vanish disappear die fade collapse vanished discard abandon break fade decay
n recover restore repair | deteriorate destroy
n detect find observe see identify notice recognise recognize | miss overlook ignore
n include involve contain require use | exclude omit
n add insert introduce | remove delete eliminate omit
n trust believe | distrust mistrust disbelieve
n willing willingly eager | unwilling reluctant reluctantly unwillingly
n solve resolved settle | unsolved unresolved open
n fair fairly unbiased | unfair unfairly biased bias
n legal legally lawful | illegal illegally unlawful
n visible visibly | invisible invisibly hidden
n active actively | inactive passive dormant
n normal normally | abnormal abnormally
n soluble | insoluble
n permeable | impermeable
n symmetric symmetrical | asymmetric asymmetrical
n homogeneous uniform | heterogeneous
n causal causally | spurious correlational
n natural naturally | artificial synthetic unnatural
n automatic automatically autonomous autonomously unattended | manual manually supervised
n converge convergence | diverge divergence
n answer answered | unanswered
n explain explained | unexplained
n affected influenced altered changed | unaffected uninfluenced unaltered unchanged intact
n tested validated | untested unvalidated
n replicate reproduce replicated | unreplicated irreproducible
n win won | lose lost
n pass passed | fail failed
n improve benefit | harm worsen
n alive living | dead
n approve endorse | disapprove reject
n agree consensus agreement | disagree disagreement conflict
n cooperate cooperation collaborate | compete competition defect
n identifiable | unidentifiable
n satisfied satisfy | dissatisfied violate
n adhere comply compliance obey | violate breach noncompliance
n solvable tractable decidable | intractable undecidable unsolvable
`

export type Side = { line: number; sign: 1 | -1; kind: OppositeKind; isGroup: boolean }
const sidesByStem = new Map<string, Side[]>()
lines
  .trim()
  .split('\n')
  .forEach((text, line) => {
    const kind = text.startsWith('n') ? 'negation' : 'direction'
    text
      .slice(2)
      .split(' | ')
      .forEach((words, at) => {
        for (const word of words.split(' ')) {
          const stem = stemWord(word)
          const known = sidesByStem.get(stem) ?? []
          if (!known.some((side) => side.line === line))
            sidesByStem.set(stem, [...known, { line, sign: at === 0 ? 1 : -1, kind, isGroup: text.startsWith('g') }])
        }
      })
  })

const none: readonly Side[] = []

/** The sides on which a stem stands. */
export const sidesOf = (stem: string): readonly Side[] => sidesByStem.get(stem) ?? none

/** Whether two stems stand on one line, on the same side or on both. */
export const isOnSameLine = (one: string, other: string): boolean =>
  sidesOf(one).some(({ line }) => sidesOf(other).some((side) => side.line === line))

const negativeStems = new Set(
  `lose lost vanish disappear fade absent absence lack missing fail failure prevent block inhibit eliminate remove avoid
  abolish suppress stop cease hardly little negligible nothing none no not without never nor neither impossible unable
  hinder impede deny reject exclude refute contradict despite rarely seldom unlikely zero miss ignore discard abandon
  disrupt destroy delete omit instead rather undo reverse cancel unlike replace substitute swap defeat unaffected unchanged insensitive`
    .split(/\s+/)
    .map(stemWord),
)

/** Whether a word may deny others without being a denial ("lost", "prevents", "unaffected"). */
export const isNegative = (stem: string): boolean =>
  negativeStems.has(stem) ||
  (/^(?:un|in|im|ir|il|dis|non|mis)/.test(stem) &&
    sidesOf(stem).some(({ kind, sign }) => kind === 'negation' && sign === -1))

const effectStems = new Set(
  'affect effect influence change alter impact matter depend difference differ impair'.split(' ').map(stemWord),
)
const changeStems = new Set(
  `drop fall decline decrease rise increase grow improve worsen reduce lower raise boost enhance impair shrink double
  halve triple lose gain degrade destroy slow accelerate weaken strengthen suffer`
    .split(/\s+/)
    .map(stemWord),
)

/** Words for any effect ("affects", "depends"). */
export const isEffect = (stem: string): boolean => effectStems.has(stem)
/** Words for a change in one direction. */
export const isChange = (stem: string): boolean => changeStems.has(stem)
