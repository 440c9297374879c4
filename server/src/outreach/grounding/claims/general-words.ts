import { stemWord } from './stem-word.ts'

const toSet = (words: string) => new Set(words.trim().split(/\s+/))
const toStems = (words: string) => new Set(words.trim().split(/\s+/).map(stemWord))

export const functionWords = toSet(`
  zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half third quarter
  twice percent
  a about above across after again against ago all almost along alongside already also although always am among amongst an and another any
  anyone anything are around as aside at away back be became because become becomes been before being below beneath beside
  besides between beyond both but by can cannot could despite did do does doing done down due during each either else
  enough especially etc even eventually ever every everyone everything except far few fewer for from further
  furthermore had has have having he hence her here hers herself him himself his how however i if in including indeed
  inside instead into is it its itself just lately least less lest like likewise ll many may maybe me might mine more moreover most
  mostly much must my myself namely near nearly neither never nevertheless no nobody none nor not nothing now nowhere of off
  often on once one only onto or other others otherwise our ours ourselves out outside over overall own per perhaps
  quite rather re really s same shall she should simply since so some somehow someone something sometimes somewhere
  soon still such than that the their theirs them themselves then thereby therefore these they this those though
  through throughout thus till to together too toward towards under unless unlike until up upon us ve versus very via vs was
  we were what whatever when whenever where whereas wherever whether which whichever while who whoever whole whom whose why
  will with within without would yet you your yours yourself`)

/** Stems of words with which a letter speaks about a work, whatever the work says. */
export const frameWords = toStems(`
  paper article work study studies publication preprint thesis research project group lab team professor dr abstract
  title section authors author colleague colleagues coauthors field topic subject area line piece part
  read reading reread saw see seen look looked came across noticed notice noted note notes learned learn learning-about
  struck strike striking impress impressed impressive fascinate fascinated fascinating interest interested interesting
  intrigue intrigued intriguing surprise surprised surprising surprisingly admire admired enjoy enjoyed like liked love
  loved appreciate appreciated curious curiosity wonder wondered wondering excite excited exciting drawn draw draws
  captivate captivated captivating remarkable remarkably amazing elegant elegantly clever cleverly beautiful neat
  thoughtful compelling convincing persuasive memorable eye-opening caught attention stood stand stuck
  think thought thinking believe believed feel felt hope want wanted wish would-like ask asked question questions
  understand understood understanding explain explained explaining describe described describes mention mentioned
  mentions discuss discussed argue argues argued claim claims claimed state states stated write wrote written writing
  say says said tell tells told call calls called
  show shows showed shown showing demonstrate demonstrates demonstrated find finds found finding findings report
  reports reported reveal reveals revealed observe observed observes conclude concludes concluded conclusion result
  results resulted outcome observation discover discovered discovery insight insights evidence idea ideas
  propose proposes proposed present presents presented introduce introduces introduced develop develops developed
  suggest suggests suggested establish established indicate indicates indicated highlight highlights highlighted
  point points pointed emphasise emphasize address addresses addressed tackle tackles tackled focus focuses
  focused focusing investigate investigates investigated explore explores explored examine examines examined study
  studied studying analysis analyse analyze analysed analyzed consider considered considers look looks
  use uses used using apply applies applied applying make makes made making do doing take takes took taken taking give
  gives gave given giving get gets got getting go goes went going come comes put puts let lets seem seems seemed
  appear appears appeared become try tries tried trying help helps helped way ways thing things fact facts case cases
  approach approaches method methods technique techniques aspect aspects detail details particular particularly
  especially specifically namely really actually simply clearly indeed certain kind sort type
  able ability important importance main key new novel latest paper's good great well
  first last next second final finally
  reason reasons why because matter matters mean means meant
  student students career course class own
  evidence sign signs indication proof hint support-for trace
  explicitly essentially basically effectively exactly precisely merely entirely truly fully completely
  despite whether even though
  happen happens happened turn turns turned turning out
  name names named term terms
  start starts started begin begins began end ends ended
  year years day time times
  different difference
  one two
  possible possibly potential potentially likely could
  world real
  know knows known knew knowing
  set sets number numbers
  bit lot lots
  carry carries carried carrying conduct conducted perform performs performed performing run runs ran running
  base based basis rely relies relied relying
  careful carefully nice nicely
  long
`)
