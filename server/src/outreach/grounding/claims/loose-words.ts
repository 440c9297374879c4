import { stemWord } from './stem-word.ts'

const toStems = (words: string) => new Set(words.trim().split(/\s+/).map(stemWord))

/** Words that add no fact of their own to a claim, as stems. */
export const fillerStems = toStems(`
  ability able absolute accept accompany accomplish achieve achievable acknowledge actual add addition additional adequate
  advance advantage affair afford aim allow alone alternative ambitious among angle anyone apparent appeal
  appreciable arrange aspect assume attempt attractive available avoid aware balance basic begin behave behind belong benefit
  big bring broad build careful challenge challenging change chance choice choose circumstance clear close collect combine
  common compare comparison complete complex comprehensive concept concern concrete condition confirm connect consequence
  consequently considerable consist consistent contain context continue contrast contribute contribution convince
  correspond counterintuitive couple cover create crucial current deal decade decide deep deliver depend deserve detail
  determine differ difference difficult difficulty direct directly discuss distinct divide double draw drive due ease
  easy effort element emerge emphasis enable encounter engage enormous ensure entire equal equally essential
  evaluate event everyday evident exact examine example exceed exception exclusive exist expect expectation
  experience expert explicit explore extend extensive extent extra extreme face fail failure fair fall familiar famous
  fascinate feature few fit follow force form former fresh full function fundamental gain general generally
  genuine goal grasp grow growth guide hand handle happen hard head heart hidden hide high hold huge human ignore imagine
  immediate impact implication imply impose improve include increase independent individual influence inform inherent
  insight inspire instance intend intuition intuitive involve issue join judge jump keep key lack large latter lay lead leave
  length level lie light limit link list little live local long lose loss low magnitude maintain major majority manage
  manner many mark match matter maximum meaning meaningful mechanism meet mere method mind minimal minor minute miss
  mix model moment move narrow natural nature near necessary need negligible notable notion object obstacle obtain obvious occur
  odd offer open opportunity opposite option order ordinary origin original outcome outside overall overcome overlook
  pace pair part partial particular pass past path pattern pay people perform performance period permit perspective
  phenomenon pick picture place plain plan play plausible plenty popular pose position positive possible practical practice precise
  predict prefer presence preserve pretty prevent previous price principle prior problem produce product
  progress promise promising proper property proportion prospect provide purely purpose push puzzle quality quantity quick
  quiet quietly raise range rapid rare rate reach ready realise realize reality reason reasonable receive recognise recognize
  recover reduce refer reflect regard region relate relation relationship relative relevant reliable remain remaining remark remind
  remove repeat replace require researcher respect respective respond response responsible rest restrict resulting return reverse
  rich rise role room rough roughly route routine rule scale scenario scientist search secret sense separate serious serve
  setting settle several severe shape share sharp shift short shown side sign signal significant similar simple
  simultaneous single situation size slight slow small smart solution solve source space specific speed spend split
  spot stage standard standing state stay step straightforward strategy strength strengthen strong structure struggle
  substantial succeed success successful sudden sufficient suit suitable support suppose surpass surround system target task
  team tell tend tendency test theory tie tight together tool total touch trace track trade tradeoff
  tradition traditional treat trend trick trigger trouble true truly trust turn typical typically unaffected unclear uncover
  underlie underlying undergo unexpected unique unit unknown unlike unlock unusual usage useful user usual valuable value vary
  variation variety various vast version view visible vital wake warn watch weak weakness weigh whole wide widely
  willing win wise word work worth wrong yield
  abundant accordingly accurate actively adapt adjust alike allocate altogether amount anticipate apart arise array artificial
  assess assessment assign associate association attach attain attribute attributable average band bare barrier baseline behavior
  bind block body bottleneck bottom boundary breadth break bridge brief capable capacity capture category cause central
  chain channel characterise characterize characteristic check circumvent cite claim class classic clean cluster collapse combination
  commonly community comparable compete competing complement component comprise compute concentrate conclude conduct confident
  conflict conform confound consensus consequent conserve consideration constant constrain constraint construct consume contradict
  conventional convert convey core correct correlate cost count counterpart criterion critical curious cut damage dataset decent
  decline decrease define definite degree demand demonstrate density dependence depth derive describe design desire destroy
  detect determinant develop development deviate device devise diminish discard disentangle disparate display dispute distance
  distinguish distribute distribution diverse diversity dominant dominate downstream drawback drop durable duration dynamic dynamics
  early edge effect effective efficiency efficient elaborate eliminate embed empirical employ encode encourage enhance
  environment equivalent error establish estimate everywhere evolution evolve exhibit expand expense expensive experiment explain
  explanation exploit expose exposure fact factor fast favor favorable feasible feed final fine finite fix flexible fluctuate forecast
  formation foundation fraction fragile fragment framework frequency frequent gap gather gauge generate generic global govern gradual
  ground group harm harmful helpful heterogeneous hinder holistic host hypothesis ideal identify identity illustrate impair
  imperfect implement improvement inadequate incorporate indicate individual inevitable infer initial input insensitive
  integrate intact intense interact interaction interpret interval intervention intrinsic invest isolate keen kind knowledge
  known landscape largely layer leading less lesson leverage limitation linear location logic loop lower
  mainly manipulate map margin marginal massive material mean measure measurable measurement mediate medium merge
  mimic mode moderate modest modify monitor motivate motivation multiple mutual neglect neutral notice novelty objective observation ongoing
  operate optimal organise organize outperform output owe parallel parameter participant partially participate penalty persist phase
  pivot pivotal platform pool portion possess potent power powerful precision predictable prediction predominant predominantly
  prevalence prevalent primarily primary probability procedure process profile profound prominent promote prone pronounced proof
  protect prove proxy quantify quantitative random reaction readily rebound recall recent redesign reference
  refine regardless regime regular reject reliably rely report represent reproduce resemble resilience resilient resist resolution resolve resource
  restore retain reveal review reward robust satisfy scarce scheme scope score select selection
  sensitive sensitivity sequence series shed shrink simplicity simplify solid sole solely sophisticated span
  specify spread stable stability stark static steadily steady stimulate straight stress strict striking study
  subsequent subset substitute subtle suffer suggest sum superior supply suppress surface surprise survey
  survive sustain swap switch sweep symmetric synthesis tailor technical technology
  tension term threshold tolerance trait transfer transform transition translate trial tune type ultimate unchanged uncertain undermine
  uniform universal unlikely unnecessary unseen upper valid validate variability variable verify versatile
  virtually volume vulnerable worse yet
  beneath merely entirely alongside wherever somewhat fairly merely hugely vastly sharply markedly noticeably
  dramatic dramatically drastic drastically steep steeply gradually merely remarkably strikingly
  outright altogether neatly nicely cleanly smoothly tightly loosely honest honestly frank
  despite regardless instead apparently supposedly presumably arguably admittedly reportedly
  good bad better best worse worst nice
  answer question answerable open
  modest modestly humble
  surprisingly counter
  pin nail rule single-handed
  go come get put take give make let keep hold bring set run turn look see tell show point
  motivation hunch intuition lens story picture
  depend hinge
  linger persist
  thorough rigorous systematic comprehensive careful
  reflect echo mirror
  spare save waste
  expect unexpected
  prompt nudge push pull
  hint clue cue
  roughly approximately nearly almost barely hardly
  chase shine stumble
  merely there today nowadays occasion tomorrow profit figure speaks
`)

/** Phrases of letters, in lower case, whose words add no fact. */
export const fillerPhrases = [
  'state of the art',
  'state-of-the-art',
  'rule of thumb',
  'trade-off',
  'shed light',
  'sheds light',
  'at first glance',
  'in the wild',
  'in front of',
  'on the other hand',
  'as a whole',
  'by hand',
  'from scratch',
  'out of the box',
  'game changer',
  'food for thought',
  'next door',
  'head start',
  'big picture',
  'common sense',
  'starting point',
  'blind spot',
  'sweet spot',
  'at the same time',
  'in the long run',
  'in practice',
  'in the field',
  'end to end',
  'end-to-end',
  'side by side',
  'one size fits all',
  'hand in hand',
]

/** Everyday words that name a technique, an instrument or a disease, as stems: one alone is a fact of its own. */
export const techniqueStems = toStems(`
 survey interview questionnaire poll census diary focus-group experiment laboratory field-trial trial placebo cohort twin
 regression clustering transformer encoder bayesian monte carlo markov kalman
 microscope microscopy telescope satellite drone radar lidar sonar camera laser x-ray ultrasound scanner
 thermometer wearable smartphone website tweet twitter facebook wikipedia blockchain video
 cancer diabetes malaria influenza stroke asthma obesity autism dementia epilepsy
 vaccine antibiotic insulin vitamin hormone surgery radiation chemotherapy transplant
 dna rna genome antibody electron photon neutron proton plasma
 spectroscopy tomography chromatography sequencing crispr pcr electrophoresis calorimetry
 meditation yoga calculus topology algebra theorem quantum nuclear
`)

/** Everyday words for organisms, materials, people and places, as stems: a letter may paraphrase with one of them. */
export const thingStems = toStems(`
 robot sensor
 magnet probe chip battery antenna phone app
 cloud internet photo image audio speech recording film
 mouse rat dog cat horse cow pig sheep goat chicken bird fish whale dolphin shark monkey ape bee ant fly insect worm spider
 mosquito butterfly frog snake turtle salmon oyster coral bat wolf bear deer rabbit
 child infant baby teenager adolescent adult woman man mother father parent veteran soldier nurse doctor teacher pupil
 farmer worker employee manager prisoner migrant refugee immigrant athlete musician gamer driver pilot villager
 household family sibling elderly pensioner voter politician judge lawyer patient
 hospital school prison factory farm bank church museum army court parliament
 desert mountain forest river lake sea ocean beach glacier volcano moon mars sun planet comet asteroid arctic antarctic
 tropics savanna swamp cave valley
 gold silver copper iron steel zinc nickel platinum titanium aluminum tin glass paper wood cotton wool silk leather plastic
 rubber concrete clay sand stone diamond salt sugar oil gas coal alcohol acid water ice milk blood urine saliva bone
 brain liver kidney lung
 wheat rice corn maize potato tomato grape apple banana coffee tea wine beer bread meat egg honey chocolate
 depression anxiety
 drug pill
 gene protein enzyme virus bacterium fungus yeast
 atom molecule crystal
 music song painting poem novel newspaper archive map coin pottery
 tax loan mortgage election vote
 bus train ship bicycle truck plane aircraft
 storm flood drought earthquake fire snow rain wind
 sleep
 probability geometry
 genetic evolutionary solar
 online tablet classroom university
`)

/** Techniques, groups and materials of two everyday words, as stems. */
export const techniques = new Set(
  `eye tracking,virtual reality,augmented reality,machine learning,deep learning,reinforcement learning,transfer
  learning,federated learning,random forest,decision tree,support vector,focus group,control group,case study,time
  series,brain scan,brain imaging,blood sample,blood test,soil sample,water sample,tree ring,ice core,field work,field
  study,field experiment,twin study,pilot study,natural experiment,double blind,cross validation,data augmentation,
  language model,knowledge graph,graph network,neural network,game theory,mobile phone,social media,search engine,gene
  editing,gene therapy,stem cell,cell culture,dark matter,black hole,wind tunnel,clinical trial,electron microscope,
  electron microscopy,mass spectrometry,heart rate,skin conductance,oral history,court record,church record,tax record,
  census data,satellite image,aerial photograph,thermal camera,motion capture,smart watch,carbon dating,human subject,
  professional translator,expert panel,finite element,fluid dynamics,molecular dynamics,density functional,genetic
  algorithm,monte carlo,markov chain,gaussian process,factor analysis,regression analysis,cluster analysis`
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/).map(stemWord).join(' ')),
)
