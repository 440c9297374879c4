import { stemWord } from './stem-word.ts'

/** A claim that takes the other side: 'negation' turns what is said into its denial, 'direction' turns its order. */
export type OppositeKind = 'negation' | 'direction'

/**
 * Two sides on each line. The words of one side need not be synonyms; a sentence with a word of the other side denies
 * or reverses the claim. `n` marks lines of negation, `d` of direction,
 * `g` of direction between groups and places, `a` of direction and `m` of negation
 * between adjectives.
 */
const lines = `
d increase rise grow growth climb raise elevate gain surge boost amplify heighten escalate augment upregulate intensify strengthen accelerate expand swell widen lengthen multiply soar double triple quadruple ascend accumulate upward upwards jump deepen enlarge elevated heightened | decrease decline fall drop reduce reduction lower diminish shrink cut lessen dip downregulate attenuate weaken decelerate slow contract narrow shorten halve plummet downward downwards dampen suppress curb mitigate descend deplete lose loss minimise minimize depress reduced diminished lowered fewer
a longer wider deeper | shorter narrower shallower
g more greater higher larger bigger | less fewer lower smaller
d better best superior outperform outperforms surpass exceed beat outdo excel win improve improvement | worse worst inferior underperform lose lag trail worsen deteriorate
d faster quicker rapid fast quick speedy quickly rapidly sooner swift accelerate speed hasten | slower slow slowly sluggish gradual gradually later decelerate delay slowdown
d before earlier prior early precede preceding advance beforehand pre | after later subsequent subsequently late follow following post afterwards thereafter
a high tall elevated abundant plentiful | low scarce meagre sparse
a strong strongly powerful robust robustly | weak weakly fragile brittle feeble
a large big huge vast massive substantial considerable great major marked pronounced substantially considerably markedly | small tiny little slight minor modest negligible minimal minute slightly
a most majority mostly largely mainly predominantly many everyone everybody | few minority rarely seldom
a cheap cheaper inexpensive affordable economical low-cost | expensive dearer costly dear costlier
g hot hotter warm warmer warming heat heating | cold colder cool cooler cooling chill
g wet wetter humid moist | dry drier arid
d new newer newest recent recently modern | old older oldest ancient former
g young younger juvenile newborn youngest youth | old older elderly aged oldest senior
g rich richer wealthy wealthier affluent high-income | poor poorer deprived low-income impoverished
g urban city cities metropolitan | rural countryside village villages
g centre center central | suburb suburban outskirts periphery peripheral
g men man male males boy boys father fathers husband | women woman female females girl girls mother mothers wife
d positive positively | negative negatively
a maximum maximal maximise maximize peak | minimum minimal minimise minimize
d overestimate overpredict overstate exaggerate | underestimate underpredict understate
g inside internal inner within indoor indoors | outside external outer outdoor outdoors
g top upper surface shallow | bottom lower deep
g left leftward | right rightward
g north northern northward | south southern southward
g east eastern eastward | west western westward
a short brief short-term | long prolonged extended long-term
g thin thinner | thick thicker
g light lighter | heavy heavier
g bright brighter | dark darker dim
g day daytime diurnal | night nighttime nocturnal
a easy easier simple simpler straightforward | hard harder difficult complex complicated challenging
g soft softer flexible compliant | hard stiff stiffer rigid
g smooth smoother | rough rougher
a dense denser | sparse sparser
a near nearer close closer | far distant farther
g supervised labelled labeled annotated | unsupervised unlabelled unlabeled
g public publicly open | private privately closed
g local locally | global globally
a direct directly | indirect indirectly
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
a common commonly frequent frequently often usual usually widespread prevalent | rare rarely uncommon infrequent infrequently seldom unusual
d always | never
d overfit | underfit
a save saving savings | spend spending overspend
d improve improvement enhance enhancement | drop fall decline worsen degrade degradation loss deteriorate
d optimistic | pessimistic
g ancient old prehistoric | modern contemporary
n succeed success successful successfully manage achieve | fail failure unsuccessful unsuccessfully unable
n continue proceed persist go ongoing | stop cease halt end pause interrupt
n support confirm corroborate validate verify prove agree affirm consistent bolster uphold substantiate | contradict against refute disprove reject challenge dispute oppose undermine disagree inconsistent rebut debunk falsify question doubt
n allow enable permit let facilitate help promote encourage support aid assist foster favour favor stimulate | prevent block forbid prohibit hinder inhibit impede hamper obstruct discourage stop preclude disable ban bar deter hold suppress
n cause trigger induce provoke produce generate create | prevent avert avoid stop suppress block eliminate
n protect benefit help heal safe safely beneficial protective healthy helpful harmless | harm damage hurt injure endanger unsafe dangerous harmful threaten toxic unhealthy detrimental risky
n possible feasible able capable can practicable | impossible infeasible unable incapable cannot unfeasible impracticable
m significant significantly | insignificant nonsignificant insignificantly
m sufficient enough adequate adequately | insufficient inadequate insufficiently
m necessary needed required essential need require necessitate | unnecessary needless redundant superfluous optional dispensable unneeded
m reliable reliably dependable trustworthy robust robustly | unreliable unreliably undependable untrustworthy fragile
m stable stably stability steady steadily | unstable instability unsteady
m sensitive sensitivity vulnerable susceptible | insensitive insensitivity immune invulnerable resistant robust
n related correlated dependent associated linked depends depend predict predictor predictive | unrelated uncorrelated independent independently unassociated decoupled
m accurate accurately accuracy precise correct correctly right exact | inaccurate inaccurately inaccuracy imprecise incorrect incorrectly wrong mistaken
m known understood familiar | unknown unfamiliar
m clear clearly obvious evident | unclear ambiguous obscure
m likely probably probable | unlikely improbable
m effective effectively efficacious useful effectual | ineffective useless ineffectually futile
m efficient efficiently | inefficient inefficiently wasteful
m equal equally same identical similar similarly alike comparable unchanged match | unequal different differently dissimilar distinct changed differ
m consistent consistently uniform constant constantly | inconsistent inconsistently variable varied
m complete completely full fully entire entirely | incomplete incompletely partial partially partly
m available accessible | unavailable inaccessible
m aware conscious | unaware unconscious
m expected unsurprising predictable | unexpected surprising unpredictable
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
m fair fairly unbiased | unfair unfairly biased bias
n legal legally lawful | illegal illegally unlawful
m visible visibly | invisible invisibly hidden
m active actively | inactive passive dormant
m normal normally | abnormal abnormally
n soluble | insoluble
n permeable | impermeable
n symmetric symmetrical | asymmetric asymmetrical
n homogeneous uniform | heterogeneous
n causal causally | spurious correlational
m natural naturally | artificial synthetic unnatural
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

/** `isDegree`: an adjective, which opposes another only where both describe the same thing. */
export type Side = { line: number; sign: 1 | -1; kind: OppositeKind; isGroup: boolean; isDegree: boolean }
const sidesByStem = new Map<string, Side[]>()
lines
  .trim()
  .split('\n')
  .forEach((text, line) => {
    const kind = /^[nm]/.test(text) ? 'negation' : 'direction'
    text
      .slice(2)
      .split(' | ')
      .forEach((words, at) => {
        for (const word of words.split(' ')) {
          const stem = stemWord(word)
          const known = sidesByStem.get(stem) ?? []
          if (!known.some((side) => side.line === line))
            sidesByStem.set(stem, [
              ...known,
              { line, sign: at === 0 ? 1 : -1, kind, isGroup: text.startsWith('g'), isDegree: /^[agm]/.test(text) },
            ])
        }
      })
  })

const none: readonly Side[] = []

/** The sides on which a stem stands. */
export const sidesOf = (stem: string): readonly Side[] => sidesByStem.get(stem) ?? none

/** Whether two stems stand on one line, on the same side or on both. */
export const isSameOrOpposite = (one: string, other: string): boolean =>
  sidesOf(one).some(({ line }) => sidesOf(other).some((side) => side.line === line))

const negativeStems = new Set(
  `lose lost vanish disappear fade absent absence lack missing fail failure prevent block inhibit eliminate remove avoid
  abolish suppress stop cease hardly little less sparse rare barely scarcely negligible escape evade bypass skip circumvent spare overcome free nothing none no not without never nor neither impossible unable
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
  'affect effect influence change alter impact matter depend difference differ impair hurt harm damage'
    .split(' ')
    .map(stemWord),
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
