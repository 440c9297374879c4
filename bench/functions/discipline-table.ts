import { getBroaderFields } from '../../server/src/text/fields/fields.ts'

/** One of the 26 fields of OpenAlex, or two where a field of ours belongs to both. */
type Disciplines = string | readonly [string, string]

const agriculture = 'Agricultural and Biological Sciences'
const arts = 'Arts and Humanities'
const molecules = 'Biochemistry, Genetics and Molecular Biology'
const business = 'Business, Management and Accounting'
const decisions = 'Decision Sciences'
const earth = 'Earth and Planetary Sciences'
const economics = 'Economics, Econometrics and Finance'
const environment = 'Environmental Science'
const professions = 'Health Professions'
const immunity = 'Immunology and Microbiology'
const drugs = 'Pharmacology, Toxicology and Pharmaceutics'
const physics = 'Physics and Astronomy'
const society = 'Social Sciences'

/**
 * The discipline of OpenAlex for each discipline of the thesaurus, and for the branches that OpenAlex counts elsewhere.
 * A field without an entry has that of its first broader field.
 */
const table: Readonly<Record<string, Disciplines>> = {
  'Computer science': 'Computer Science',
  Robotics: ['Computer Science', 'Engineering'],
  'Robotics hardware and actuators': 'Engineering',
  'Soft robotics': 'Engineering',
  'Medical robotics': 'Engineering',
  'Legged locomotion': 'Engineering',
  'Quantum computing': ['Computer Science', physics],
  'Computational sustainability': 'Computer Science',
  Bioinformatics: molecules,
  'Health informatics': professions,
  'Games research': 'Computer Science',
  'ICT for development': society,
  'Wireless networks': ['Computer Science', 'Engineering'],
  'AI ethics and policy': society,
  'Social media analysis': society,

  Mathematics: 'Mathematics',
  'Operations research': decisions,
  'Mathematical finance': economics,
  'Game theory': [economics, decisions],
  'Information theory': 'Computer Science',
  'Coding theory': 'Computer Science',
  'Network science': physics,
  'Complex systems': physics,
  Statistics: 'Mathematics',
  'Actuarial science': economics,
  Biostatistics: 'Mathematics',
  'Statistical genetics': molecules,

  Physics: physics,
  Biophysics: molecules,
  'Medical physics': 'Medicine',
  Microscopy: molecules,
  Photonics: ['Engineering', physics],
  'Optical engineering': ['Engineering', physics],
  Chemistry: 'Chemistry',
  'Medicinal chemistry': ['Chemistry', drugs],
  'Chemical biology': molecules,
  Batteries: 'Engineering',
  'Atmospheric chemistry': earth,
  'Forensic science': 'Medicine',
  'Materials science': 'Materials Science',
  'Composite materials': 'Engineering',
  'Textile and leather engineering': 'Engineering',
  Metallurgy: 'Engineering',
  Nanomedicine: 'Materials Science',

  Engineering: 'Engineering',
  'Chemical engineering': 'Chemical Engineering',
  'Bioprocess engineering': molecules,
  'Renewable energy': 'Energy',
  'Energy engineering': 'Energy',
  'Industrial catalysis': 'Chemical Engineering',
  'Petroleum engineering': 'Engineering',
  'Environmental engineering': environment,
  'Water resources': environment,
  'Coastal engineering': 'Earth and Planetary Sciences',
  'Transportation engineering': ['Engineering', society],
  'Medical imaging': 'Medicine',
  'Neural engineering': 'Neuroscience',
  'Drug delivery': drugs,
  'Human factors and ergonomics': society,
  'Engineering education': society,

  'Earth science': earth,
  'Soil science': agriculture,
  Hydrology: environment,
  'Climate science': environment,
  Paleoclimatology: earth,
  'Remote sensing': environment,
  'Environmental science': environment,
  Geography: society,

  Biology: molecules,
  Microbiology: immunity,
  'Microbial ecology': environment,
  Microbiome: molecules,
  Parasitology: immunity,
  'Evolutionary biology': agriculture,
  Mycology: agriculture,
  Ecology: agriculture,
  'Conservation biology': environment,
  'Freshwater biology': environment,
  Zoology: agriculture,
  'Marine biology': agriculture,
  'Plant biology': agriculture,
  Kinesiology: 'Medicine',
  Physiology: 'Medicine',
  'Reproductive biology': 'Medicine',
  Neuroscience: 'Neuroscience',
  'Agricultural science': agriculture,

  Medicine: 'Medicine',
  'Veterinary medicine': 'Veterinary',
  Immunology: immunity,
  Dentistry: 'Dentistry',
  Audiology: professions,
  'Speech and hearing science': professions,
  Pharmacology: drugs,
  'Pharmaceutical science': drugs,
  Toxicology: drugs,
  Nursing: 'Nursing',
  Nutrition: 'Nursing',
  'Physical therapy': professions,
  'Rehabilitation and occupational therapy': professions,
  'Radiologic technology': professions,
  'Pharmacy practice': professions,
  'Paramedicine and prehospital care': professions,
  'Forensic medicine': 'Medicine',
  Allergology: 'Medicine',
  'Health policy': professions,
  'Health services research': professions,

  Psychology: 'Psychology',
  Economics: economics,
  Business: business,
  'Information systems': ['Computer Science', business],
  'Decision science': decisions,
  'Business analytics': decisions,
  'Supply chain management': business,
  'Sports management': business,

  Sociology: society,
  Metascience: decisions,
  'Rural studies': society,
  Anthropology: society,
  Archaeology: arts,
  'Biological anthropology': society,
  'Political science': society,
  Law: society,
  'Education research': society,
  'Educational psychology': 'Psychology',
  Linguistics: arts,
  'Communication studies': society,
  History: arts,
  Philosophy: arts,
  'Religious studies': arts,
  Literature: arts,
  'Digital humanities': arts,
  'Cultural studies': society,
  'Visual arts': arts,
  Music: arts,
  Design: arts,
  Architecture: 'Engineering',
  'Urban planning': society,
  'Landscape architecture': environment,
}

/** The disciplines of a field of the thesaurus, each with its share. */
export function findDisciplines(field: string): readonly (readonly [discipline: string, share: number])[] {
  const entry = table[field]
  if (typeof entry === 'string') return [[entry, 1]]
  if (entry) return entry.map((one) => [one, 0.5] as const)
  const broader = getBroaderFields(field)[0]
  if (broader === undefined) throw new Error(`The table of disciplines lacks "${field}".`)
  return findDisciplines(broader)
}

/** The entries of the table with two disciplines. */
export const doubleEntries: readonly string[] = Object.keys(table).filter((field) => typeof table[field] !== 'string')

/** Entries for fields that the thesaurus does not have. */
export const tableNames: readonly string[] = Object.keys(table)
