const toSet = (words: string) => new Set(words.trim().split(/\s+/))

/** Function words, and words that often start an English sentence. */
export const functionWords = toSet(`
  a about after all also although am an and any are as at based be because been before being between both but by can
  could did do does during each for from had has have having he her here his how i if in into is it its last like many
  may more most much my never next no nor not now of on once one only or other our over perhaps please rather recent
  recently several she should since so some such than that the their them then there these they this those though through
  thus to too toward towards under until up upon us using via was we were what when where whether which while who whom
  whose why will with within without would yet you your yours
  alongside among beside besides beyond despite earlier ever further furthermore however indeed instead later meanwhile
  moreover nevertheless nonetheless otherwise still then therefore today unlike whenever wherever`)

/** Small words inside a proper name. */
export const nameParticles = toSet(
  'of for de du des der den van von di da do dos del dell della la le al el bin ibn y zu',
)

/** Small words inside a title. */
export const titleFunctionWords = toSet(`
  a an and as at between by for from in into is of on or over the through to toward towards under using via vs with without`)

/** Capitalised words that are no names: words of greetings and closings, months, days, seasons, degrees, abbreviations. */
export const notNames = toSet(`
  dear hi hello greeting good morning afternoon evening sincerely your kind kindest best warm warmest regard input
  respectfully faithfully cordially gratefully thank you many p ps re subject cc
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep
  sept oct nov dec monday tuesday wednesday thursday friday saturday sunday spring summer fall autumn winter
  phd ph d msc bsc ms bs ma ba mba md beng meng mphil dphil barch btech bcom mres gpa cv resume i am pm`)

/** Months that can also be given names. */
export const monthsThatAreNames = toSet('jan may april june august')

/** Institutions named after a field ("Department of Physics"). Others are named after a place or a founder. */
export const departmentWords = toSet('department dept faculty school division laboratory lab laboratorie centre center')

export const personTitles = toSet('professor prof dr doctor mr mrs ms mx miss sir')

/** Words in the names of institutions, in the form of a token's key: singular, without accents. */
export const institutionWords = toSet(`
  university universitat universite universidad universidade universita univ college school institute institut instituto
  istituto polytechnic politecnico polytechnique ecole hochschule laboratory lab laboratorie department dept faculty
  centre center hospital clinic academy observatory museum foundation agency bureau ministry council consortium society
  association corporation corp inc ltd llc gmbh company startup technology technologie division library biblioteca
  bibliothek bibliotheque archive archivio`)

export const workWords = toSet(
  'paper article work study publication book chapter preprint thesis monograph report essay piece',
)

/** Words before the name of a person. */
export const personCues = toSet(`
  by under supervisor advisor adviser mentor colleague collaborator coauthor author supervised advised mentored`)

/** Words of employment. Before `with` or `for` they introduce an employer. */
export const employmentCues = toSet(`
  intern interned interning internship worked working work employed job position role volunteer volunteered
  volunteering placement fellow fellowship assistant researcher research op coop apprentice apprenticeship`)

/** Endings of general words, which are also capitalised in titles and headings. */
export const generalEnding =
  /(?:ing|tion|sion|ic|ology|ment|ness|ity|ance|ence|ism|ive|ory|ous|able|ible|ship|ware|al|ful|ure|graphy|metry|nomy|physic|ed|ly)$/

/** General words without such an ending. */
export const generalWords = toSet(`
  science engineering system data computer network theory health policy method model design study research program
  project language process natural field group team student course class world program level year honor dean list award
  state energy climate water brain cell gene mind art law history web cloud robot vision speech text image
  machine deep language neural human social quantum high low new open big large small bachelor master early
  undergraduate graduate first second third junior senior sophomore freshman english question paper work letter`)

/** Nouns after which a small number states no fact: "two questions". */
export const trivialNouns = toSet(`
  question thing reason way point idea area field topic direction line sentence paragraph aspect interest theme side
  strand part page world subject`)
