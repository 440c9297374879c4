import { stemmer } from 'stemmer'

/** Forms that the stemmer does not lead to their stem. */
const irregular = new Map(
  `used:use uses:use using:use shown:show shows:show showed:show showing:show found:find finds:find grew:grow grown:grow
  rose:rise risen:rise fell:fall fallen:fall less:less lower:low lowered:lower lowest:low better:better
  best:best worse:worse worst:worst built:build made:make making:make gave:give given:give took:take taken:take
  led:lead won:win lost:lose broke:break broken:break began:begin begun:begin chose:choose chosen:choose ran:run
  saw:see seen:see held:hold kept:keep left:left met:meet paid:pay sent:send sold:sell spent:spend taught:teach
  thought:think told:tell understood:understand wrote:write written:write spoke:speak spoken:speak drove:drive
  driven:drive ate:eat eaten:eat flew:fly flown:fly froze:freeze frozen:freeze heard:hear knew:know known:know
  lay:lie meant:mean sought:seek slept:sleep spread:spread stood:stand stuck:stick came:come became:become
  caught:catch brought:bring bought:buy mice:mouse women:woman men:man children:child feet:foot teeth:tooth
  geese:goose people:people data:data bacteria:bacteria larvae:larva species:species analyses:analyse
  analysis:analyse analyze:analyse analyzed:analyse analyzing:analyse analytic:analyse hypotheses:hypothesis
  crises:crisis theses:thesis criteria:criterion phenomena:phenomenon vertices:vertex indices:index
  matrices:matrix leaves:leaf lives:life wolves:wolf halves:half higher:high highest:high larger:large largest:large
  smaller:small smallest:small greater:great greatest:great faster:fast fastest:fast slower:slow slowest:slow
  longer:long longest:long shorter:short shortest:short older:old oldest:old younger:young youngest:young
  warmer:warm warmest:warm cooler:cool colder:cold hotter:hot wetter:wet drier:dry dryer:dry cheaper:cheap
  cheapest:cheap stronger:strong strongest:strong weaker:weak weakest:weak earlier:early earliest:early later:late
  latest:late bigger:big biggest:big heavier:heavy lighter:light deeper:deep wider:wide thinner:thin thicker:thick
  easier:easy harder:hard simpler:simple richer:rich poorer:poor closer:close nearer:near farther:far further:far
  quicker:quick sooner:soon stiffer:stiff softer:soft brighter:bright darker:dark safer:safe denser:dense
  rarer:rare higher-order:high behaviour:behavior behaviours:behavior colour:color colours:color
  tumour:tumor tumours:tumor labour:labor favour:favor fibre:fiber fibres:fiber centre:center metre:meter metres:meter
  analogue:analog modelling:model modelled:model modeling:model labelled:label labelling:label neighbour:neighbor
  neighbours:neighbor odour:odor vapour:vapor sulphur:sulfur aluminium:aluminum`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

const britishEnding = /(?<=\p{L}{3})is(?=(?:e|ed|es|ing|ation|ations|er|ers)$)/u
/** Words with that ending in all spellings. */
const keepsS =
  /^(?:\p{L}{0,2}ris|rais|prais|nois|prais|promis|compromis|premis|precis|concis|exercis|advis|devis|revis|supervis|televis|surpris|compris|enterpris|expertis|franchis|disguis|cruis|bruis|pois|paradis|merchandis|otherwis|likewis|excis|incis|improvis|apprais|chemis|treatis|turquois|porpois|tortois|malais|mayonnais)(?:e|ed|es|ing|ation|er|ers)$/u

const stems = new Map<string, string>()
const cachedMax = 100_000

/**
 * The stem of any word in lower case, without stop words: claims are compared by their small words too. British
 * spellings get the stem of the American ones.
 */
export function stemWord(lower: string): string {
  let stem = stems.get(lower)
  if (stem === undefined) {
    const regular = irregular.get(lower) ?? (keepsS.test(lower) ? lower : lower.replace(britishEnding, 'iz'))
    stem = regular.length > 40 ? regular : stemmer(regular)
    if (stems.size > cachedMax) stems.clear()
    stems.set(lower, stem)
  }
  return stem
}
