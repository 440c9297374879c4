// More than 300 lines: two lists, with a group of words on each line.
import { stemWord } from './stem-word.ts'

/**
 * Words that may replace one another when students write about research, a group on each line. A word may be in
 * several groups. Opposites are in opposites.ts.
 */
const groups = `
method approach technique procedure strategy framework scheme protocol methodology way route recipe pipeline workflow
algorithm method procedure heuristic routine solver
model simulation simulator simulate modelling emulate
model network architecture classifier predictor learner system
predict forecast anticipate foresee prediction project estimate
estimate infer approximate gauge assess quantify calculate compute derive determine
measure quantify record monitor gauge track observe log measurement reading register
examine study investigate explore analyse analyze inspect probe research look consider inquiry ask assess evaluate interrogate
test evaluate trial assess check try examine verify validate benchmark experiment
show demonstrate reveal find report indicate suggest establish prove discover observe uncover display exhibit illustrate evidence document conclude
find detect identify discover locate spot recognise recognize discern pinpoint
result finding outcome conclusion discovery observation
propose introduce present develop offer put suggest describe outline advance
build construct create make develop design assemble produce fabricate manufacture engineer craft synthesise synthesize prepare
make produce generate yield create form give cause output
use employ apply utilise utilize exploit leverage harness rely adopt deploy draw
use usage utilisation utilization application
explain account clarify elucidate interpret attribute reason explanation
link relate associate correlate connect tie relationship correlation association connection linkage coupled relation
cause lead produce trigger induce drive provoke bring result contribute elicit generate
depend hinge rely rest governed determined controlled dictate
affect influence impact shape alter change modify modulate effect
effect impact influence consequence
control regulate govern manage steer modulate tune adjust command
improve enhance boost better raise refine upgrade improvement benefit gain advance strengthen
help aid assist support facilitate benefit enable allow promote
enable allow permit let support make
need require demand necessitate take necessary depend
change alter modify vary shift transform modification adapt transition
difference gap disparity discrepancy distinction contrast differ divergence
similar alike comparable same equal equivalent close matching resemble identical match parity
compare contrast versus relative comparison against set
combine merge integrate join fuse unite couple mix pair unify together blend
separate split divide partition segregate isolate decouple disentangle
accuracy precision correctness exactness accurate precise exact faithful fidelity
error mistake inaccuracy deviation residual wrong
uncertainty variance noise variability unsure ambiguity
fast quick rapid speedy swift speed
efficient economical cheap frugal efficiency
cost expense price expensive fee spending
big large huge vast massive sizable considerable substantial major great
small tiny little slight minor modest low miniature
important crucial vital key essential critical significant central pivotal main major
main primary principal chief major dominant key leading
many numerous several multiple lots various dozens plenty
few handful some couple several
most majority mainly mostly largely predominantly
part portion fraction share proportion percentage section piece component
whole entire full complete total all overall
common frequent prevalent widespread usual typical popular ordinary
rare uncommon infrequent scarce unusual
new novel fresh recent original innovative
old ancient prior previous earlier historic historical aged elderly
good well favourable favorable positive
strong robust powerful sturdy resilient strength tough
stable steady robust constant stability persistent stabilise
robust resilient tolerant resistant hardy
remain stay keep persist continue retain preserve maintain hold survive last endure
start begin initiate onset launch commence beginning
end stop finish cease halt terminate conclude
happen occur arise take emerge appear take
reach attain achieve hit accomplish obtain get arrive
exceed surpass outperform beat top outdo better overtake
fall drop decline decrease reduce lower shrink diminish lessen cut dip reduction
rise increase grow climb raise expand gain surge growth elevate
double twice twofold
people person human individual participant subject volunteer adult respondent public folk
participant subject volunteer respondent patient individual
patient case sufferer sick
child kid pupil youngster infant toddler schoolchild boy girl youth young
baby infant newborn neonate
pupil student learner schoolchild class classroom
student undergraduate learner
adolescent teenager teen youth young
elderly older senior aged old
woman female mother girl
man male father boy
parent mother father caregiver family
family household home relative
household home family dwelling
worker employee staff labourer labour labor workforce personnel
company firm business enterprise corporation employer industry
teacher instructor educator tutor
doctor physician clinician practitioner medic
nurse caregiver clinician
country nation state national
city town urban municipal metropolitan
village rural countryside
house home building dwelling housing
farmer grower farm agricultural agriculture
crop plant harvest
yield harvest output productivity
money fund cash income finance financial
income earnings wage salary pay revenue
poor poverty deprived disadvantaged
rich wealthy affluent
law legislation statute legal act regulation rule
court judge judicial tribunal
vote voter election ballot electoral
government state authority administration public
text document written writing corpus
word term vocabulary lexical
language linguistic tongue
speech spoken talk voice speaking
speaker talker
listen hear auditory
see vision visual sight view look
image picture photo photograph imagery frame
video film footage recording movie clip
camera lens photographic
sound acoustic audio noise
light optical photon illumination luminous
laser optical
colour color hue
heat thermal warm temperature
cold cool chill low
temperature thermal heat warm
warming climate
weather climate meteorological
rain rainfall precipitation wet
drought dry arid
flood inundation flooding
sea ocean marine oceanic coastal
coast shore coastal beach
river stream fluvial water
lake freshwater pond
ice glacier frozen glacial sheet
soil ground earth land
rock stone mineral geological
earthquake seismic quake tremor
volcano volcanic eruption
forest woodland tree
tree forest wood
leaf foliage leaves
animal creature fauna
mouse mice rodent murine
rat rodent
fish salmon trout cod zebrafish
bird avian
insect bug
bee pollinator honeybee bumblebee
bacterium bacteria microbe microbial bacterial germ microorganism
virus viral
fungus fungal fungi
gene genetic genomic genome dna
protein peptide
cell cellular
tumour tumor cancer malignancy carcinoma malignant oncology
disease illness disorder condition sickness ailment
drug medicine medication pharmaceutical compound treatment
treatment therapy intervention treat remedy medication
symptom sign complaint
pain ache
death mortality die fatality fatal lethal
survive survival live
injury wound trauma hurt damage
damage harm degrade deteriorate injury
infection infect contagion
heart cardiac cardiovascular
brain neural neuronal cerebral cortical cortex
nerve neuron neural
neuron neural nerve neuronal
blood haematological vascular
lung pulmonary respiratory breathing
kidney renal
liver hepatic
skin dermal cutaneous
bone skeletal skeleton bony
misshapen malformed deformed
sea coast ocean shore
muscle muscular
eye ocular visual retinal
sleep asleep rest
memory remember recall memorise
learn train learning acquire
train teach fit learn
teach instruct teaching instruction education
school education educational classroom
attention focus attend
emotion mood feeling affect emotional
anxiety worry stress anxious
stress strain pressure
depression depressive mood
belief opinion attitude view perception
choose select pick choice decide decision option prefer
trust confidence confident
risk danger hazard threat
safe secure safety
secure safe security protect
attack adversarial adversary
privacy private confidential
data dataset record information corpus sample observation
dataset data corpus collection
sample specimen
example instance case sample
label annotate annotation labelled
task problem job challenge
challenge difficulty problem obstacle hard
difficult hard challenging tough
easy simple straightforward
simple basic plain easy straightforward
complex complicated intricate complexity
question issue problem
answer response reply respond
theory theoretical
proof prove theorem
bound limit
limit restrict constrain bound cap constraint ceiling limitation
equation formula
number count quantity amount
amount quantity level volume
level degree extent
rate speed frequency pace
time duration period
hour hourly
day daily
week weekly
month monthly
year annual yearly
decade ten
period era epoch interval
before prior preceding earlier previously
after following subsequent later post
during throughout
near close nearby adjacent proximity
distance range far
place site location position spot
site location place area
area region zone territory district
region area zone
field area discipline domain
surface interface
layer film coating sheet
material substance matter
metal metallic alloy
alloy metal
polymer plastic
plastic polymer
glass glassy amorphous
crystal crystalline lattice
particle grain
nanoparticle particle
fibre fiber filament
powder particle
liquid fluid solution
fluid liquid flow
gas gaseous vapour vapor
water aqueous moisture hydro
salt saline salinity salty
acid acidic acidity
oxygen oxide
carbon co2
dioxide co2
battery cell accumulator electrochemical
electrode anode cathode
charge charging
electricity electric electrical power
power energy electricity
energy power
voltage potential
current flow
conduct conductivity conduction
resist resistance
magnet magnetic magnetism
atom atomic
molecule molecular compound
chemical compound
reaction react
catalyst catalytic catalysis catalyse catalyze
bond bind link attach
bind attach dock
force strength
pressure stress
crack fracture break fissure
break fracture rupture fail
bend flex deform
fold collapse
wear erosion abrasion
corrosion rust corrode
coat coating cover
machine device equipment
device instrument apparatus tool machine gadget
tool instrument device
sensor detector probe sensing
telescope observatory
microscope microscopy
star stellar
galaxy galactic
planet planetary exoplanet
sun solar
moon lunar
space spatial
earth global terrestrial
world global worldwide
robot robotic machine manipulator arm
robot agent
agent actor
hand gripper grasp manipulator
grasp grip hold pick
move motion movement travel migrate
walk gait locomotion step
run execute
vehicle car automobile
car vehicle driving driver
road street traffic
transport travel mobility transit
plane aircraft flight aviation
drone uav unmanned
ship vessel boat
computer computational computing machine
program code software
code program software
software program code application
bug defect fault error
fault failure defect
crash failure
memory storage
store save storage
compress compact
network graph
graph network
node vertex
edge link
user person people
phone mobile smartphone
website web online page
online internet web digital
social society
group cluster community cohort set team
cluster group clump
cohort group sample
community society neighbourhood
score mark grade rating point
grade mark score
rank order ranking
order sequence ordering
sequence series order
pattern structure motif
structure form architecture
shape form geometry morphology
size scale dimension magnitude
length long
long lengthy extended prolonged
short brief
deep depth
high height elevated tall
wide broad width
thin slim narrow
thick thickness
dense density
weight mass heavy
heavy weight
rough coarse
smooth even
sharp steep
random stochastic chance randomised
automatic automated autonomous automatically
autonomous self-driving automatic
manual hand
real actual genuine realistic true
true real correct
false wrong incorrect
fake synthetic artificial false
artificial synthetic man-made
natural wild
wild natural field
local regional nearby
general generic universal broad
generalise generalize transfer carry
transfer carry move convey transport
special specific particular
specific particular certain
independent separate
alone solely only merely
together jointly combined
direct straight immediate
indirect mediated
likely probable chance probability
possible feasible potential
expect anticipate predict
surprise unexpected surprising
idea concept notion hypothesis insight
hypothesis conjecture assumption
assume presume suppose assumption
aim goal purpose objective
cost price
price cost
trade commerce
market trade economy
economy economic
buy purchase consumer
sell sale
tax levy taxation
growth expansion
war conflict
conflict dispute clash
violence violent
crime criminal offence
prison inmate incarceration
migrant immigrant refugee migration
race ethnic racial
gender sex
culture cultural
religion religious church
book manuscript volume
letter correspondence
map chart atlas
archive record historical
history historical past
ancient antiquity
art artist painting
music musical song
play game
game play
food diet eat nutrition meal
eat feed consume diet
diet food nutrition eating
drink beverage alcohol
smoke smoking tobacco cigarette
exercise activity physical training
obesity overweight weight
sugar glucose
fat lipid
hormone endocrine
immune immunity
vaccine vaccination immunisation immunization vaccinate
test exam
scan imaging scanner
imaging scan
surgery operation surgical
hospital clinic clinical ward
clinic hospital clinical
pregnant pregnancy maternal
birth born
age aging ageing old
noise noisy
signal cue
cue signal hint
response reaction reply
stimulus stimulation
stimulate excite activate
activate trigger switch
suppress inhibit reduce block
block prevent inhibit stop
prevent avoid stop avert block
avoid prevent escape evade
remove eliminate delete strip discard
lose loss
miss overlook
waste discard residue
recycle reuse
clean purify
pollute pollution contaminate contaminant
emit emission release
release emit discharge
absorb uptake adsorb capture
capture trap collect
collect gather harvest sample acquire
spread diffuse disperse propagate
mix blend
grow develop
evolve evolution evolutionary
species organism
diversity variety biodiversity
habitat environment ecosystem
environment surroundings setting environmental
ecosystem ecology
conserve conservation protect
protect shield guard defend
green sustainable
renewable solar wind
fuel combustion
burn fire combustion
fire wildfire blaze burn
wave oscillation
oscillate vibration oscillation vibrate
frequency spectrum
filter sieve screen
screen search scan
search seek look
query search
parse parsing
translate translation
summary summarise summarize
review overview
survey questionnaire poll
interview conversation
experiment trial test experimental lab laboratory
lab laboratory
laboratory lab
trial experiment
simulation simulate computational
theory model
open public
share split
cooperate collaborate cooperation collaboration
compete competition rival
rule guideline policy
policy rule regulation
plan planning design
schedule timing timetable
delay lag latency late postpone
latency delay
wait delay
fail failure
recover recovery restore recuperate
repair fix heal mend
repeat replicate reproduce
replicate reproduce replication repeat
cycle loop
cycle charge
step stage phase
stage phase step
phase stage
state condition status
condition circumstance state setting
feature attribute characteristic property trait
property characteristic feature trait
parameter variable setting
variable factor
factor driver determinant cause
cause reason
role function part
function role
mechanism process pathway
process mechanism procedure
pathway route mechanism
base foundation basis
scale extend
extend expand
exist present
include contain comprise involve
contain include hold
consist comprise
cover span include
span cover range
range span interval
reduce lower decrease cut minimise minimize
minimise minimize reduce
maximise maximize
optimise optimize optimal improve best
best optimal top
worst worst-case
average mean typical
typical usual average
usual normal
normal healthy typical
healthy normal
abnormal unusual
match agree fit
agree consistent concur consensus
consistent coherent agree
confirm verify corroborate support validate
support back confirm
doubt question
contradict conflict refute
correct fix
adjust correct tune
tune adjust calibrate
calibrate tune
benchmark baseline
baseline reference control benchmark standard
standard conventional traditional usual
conventional standard traditional classical usual existing
existing current previous prior
state-of-the-art best existing
current present existing today
today now present
future coming next
next following
first initial
initial first starting
final last end
last final
single one individual
individual single
pair two couple
both two
couple two
half fifty
quarter quarterly
ability capacity capability able
capacity ability
skill ability competence
knowledge information
information data knowledge
message signal
communicate communication
channel path
path trajectory route
trajectory path
plan path
obstacle barrier
barrier obstacle
boundary border edge
border boundary
hole void pore gap
pore porous
gap hole
empty void
fill pack
pack dense
tight close
loose weak
soft flexible compliant
flexible soft adaptable
stiff rigid hard
hard stiff
wet moist
dry arid
hot warm
dark dim
bright light
clear transparent
transparent clear
visible observable
hidden latent
latent hidden
sparse few
attribute assign
assign allocate
allocate distribute assign
distribute allocation spread
encourage promote incentive
discourage deter
reward incentive
punish penalty
free cheap
available accessible
access reach
accessible available
willing ready
aware awareness know
know understand
understand comprehend understanding comprehension
think cognition thought cognitive
cognitive mental cognition
mental psychological cognitive
physical bodily
body bodily
behaviour behavior conduct act
act behave
react respond
reason logic
logic logical
language grammar
grammar syntax syntactic
meaning semantic
bias skew prejudice
fair equitable fairness
equal equality
inequality disparity
discriminate discrimination
minority underrepresented
majority most
dominate dominant
france french
germany german
china chinese
india indian
brazil brazilian
japan japanese
italy italian
spain spanish
kenya kenyan
ghana ghanaian
nigeria nigerian
mexico mexican
sweden swedish
norway norwegian
denmark danish
netherlands dutch holland
canada canadian
australia australian
chile chilean
peru peruvian
poland polish
england english britain british uk
scotland scottish
wales welsh
finland finnish finns
ethiopia ethiopian
uganda ugandan
tanzania tanzanian
bangladesh bangladeshi
pakistan pakistani
turkey turkish
egypt egyptian
israel israeli
korea korean
indonesia indonesian
vietnam vietnamese
america american us usa
africa african
europe european
asia asian
russia russian
greece greek
rome roman
portugal portuguese
switzerland swiss
austria austrian
ireland irish
hungary hungarian
thailand thai
philippines filipino
nepal nepalese
rwanda rwandan
senegal senegalese
mali malian
colombia colombian
argentina argentine argentinian
belgium belgian
czechia czech
ukraine ukrainian
iran iranian
iraq iraqi
arctic polar
antarctic antarctica polar
iceland icelandic
zambia zambian
malawi malawian
cuba cuban
bolivia bolivian
ecuador ecuadorian
malaysia malaysian
singapore singaporean
taiwan taiwanese
byzantium byzantine
venice venetian
paris parisian
vienna viennese
athens athenian
`

const groupsByStem = new Map<string, number[]>()
groups
  .trim()
  .split('\n')
  .forEach((line, group) => {
    for (const word of line.split(' ')) {
      const stem = stemWord(word)
      const known = groupsByStem.get(stem)
      if (!known) groupsByStem.set(stem, [group])
      else if (!known.includes(group)) known.push(group)
    }
  })

const none: readonly number[] = []

/** The numbers of the groups that contain a stem. */
export const groupsOf = (stem: string): readonly number[] => groupsByStem.get(stem) ?? none

/** A general word, and the words that it may stand for: a claim about animals rests on a sentence about mice. */
const kinds = `
animal: mouse mice rat rodent fish zebrafish bird monkey macaque primate pig sheep cow cattle dog cat insect bee fly drosophila worm nematode frog ferret bat whale seal deer wolf songbird finch livestock vertebrate mammal
mammal: mouse mice rat monkey macaque primate pig sheep cow cattle dog cat bat whale seal deer wolf human
rodent: mouse mice rat hamster vole squirrel
insect: bee fly drosophila ant beetle mosquito wasp butterfly moth aphid locust cricket
bird: songbird finch sparrow tit chicken gull owl parrot pigeon crow zebra-finch starling
fish: zebrafish salmon trout cod tuna herring
primate: monkey macaque chimpanzee ape baboon
plant: maize corn wheat rice barley soybean tomato arabidopsis tree grass crop seedling leaf root tobacco potato moss
crop: maize corn wheat rice barley soybean tomato potato sorghum cassava millet bean
cereal: maize corn wheat rice barley sorghum oat millet
grain: maize corn wheat rice barley
tree: oak pine spruce birch beech fir eucalyptus
organism: mouse yeast bacteria plant worm fly fish algae
microbe: bacteria yeast fungus virus archaea coli algae
metal: copper iron steel aluminium aluminum titanium nickel zinc silver gold platinum palladium lithium cobalt magnesium tungsten lead tin ruthenium iridium
mineral: quartz calcite feldspar olivine clay
drug: aspirin ibuprofen metformin ketamine antibiotic statin opioid antidepressant penicillin inhibitor compound placebo
medicine: aspirin ibuprofen metformin antibiotic statin opioid antidepressant
disease: cancer diabetes malaria asthma influenza covid tuberculosis hiv dementia alzheimer parkinson stroke epilepsy hypertension arthritis hepatitis depression schizophrenia cholera dengue
cancer: leukemia leukaemia lymphoma melanoma glioma glioblastoma carcinoma sarcoma tumour
infection: malaria influenza covid tuberculosis hiv hepatitis cholera dengue sepsis
people: patient child adult women men student worker employee participant voter user resident villager veteran teacher nurse migrant refugee farmer speaker listener household twin respondent pupil infant person
person: patient child adult woman man student worker employee participant voter user resident teacher nurse
learner: student child pupil
professional: doctor nurse teacher lawyer engineer clinician radiologist surgeon
expert: doctor clinician radiologist specialist physician linguist
vehicle: car truck bus bicycle drone ship aircraft
sensor: camera lidar radar accelerometer thermometer microphone gauge electrode magnetometer
network: transformer cnn lstm rnn gnn autoencoder perceptron
model: transformer cnn lstm regression classifier network bert gpt autoencoder gan
imaging: mri fmri tomography microscopy ultrasound xray x-ray radiograph
scan: mri fmri ct tomography x-ray xray
spectroscopy: raman infrared nmr
country: france germany china india brazil japan italy spain kenya ghana nigeria mexico sweden norway denmark netherlands canada australia chile peru poland england scotland wales britain finland ethiopia uganda tanzania bangladesh pakistan turkey egypt israel korea indonesia vietnam
city: london paris berlin beijing delhi mumbai lagos nairobi tokyo chicago boston amsterdam barcelona rome madrid
africa: kenya ghana nigeria ethiopia uganda tanzania rwanda senegal mali
europe: france germany italy spain sweden norway denmark netherlands poland england finland
asia: china india japan korea indonesia vietnam bangladesh pakistan
language: english french german spanish chinese mandarin arabic hindi swahili turkish finnish japanese korean russian portuguese italian dutch
season: winter summer spring autumn fall
gas: methane oxygen hydrogen nitrogen co2 helium ozone argon
pollutant: nitrate phosphate pesticide mercury lead ozone particulate microplastic
nutrient: nitrogen phosphorus nitrate phosphate iron potassium
element: carbon oxygen nitrogen iron lithium
fuel: hydrogen methane diesel petrol ethanol coal oil
weather: rain snow storm wind drought heatwave hurricane cyclone
storm: hurricane cyclone typhoon
organ: heart brain liver kidney lung pancreas intestine
tissue: muscle skin bone cartilage fat tumour tumor
cell: neuron lymphocyte macrophage fibroblast astrocyte microglia
polymer: polyethylene polystyrene nylon pla hydrogel
material: metal polymer steel glass ceramic graphene concrete alloy perovskite silicon oxide composite
semiconductor: silicon gallium perovskite germanium
document: letter newspaper article contract report book diary manuscript record
text: book letter newspaper novel document article diary manuscript poem tweet review
`

const kindsByStem = new Map<string, ReadonlySet<string>>()
for (const line of kinds.trim().split('\n')) {
  const [name, words] = line.split(': ') as [string, string]
  kindsByStem.set(stemWord(name), new Set(words.split(' ').map((word) => stemWord(word))))
}

/** Whether a general word may stand for a specific one, both as stems. */
export const isKindOf = (specific: string, general: string): boolean => kindsByStem.get(general)?.has(specific) ?? false
