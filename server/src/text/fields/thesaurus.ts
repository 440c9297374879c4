import { artificialIntelligence } from './thesaurus/artificial-intelligence.ts'
import { machineLearning } from './thesaurus/machine-learning.ts'
import { chemistryAndMaterials } from './thesaurus/chemistry-and-materials.ts'
import { computerSystems } from './thesaurus/computer-systems.ts'
import { earthAndEnvironment } from './thesaurus/earth-and-environment.ts'
import { economics } from './thesaurus/economics.ts'
import { business } from './thesaurus/business.ts'
import { educationAndLanguages } from './thesaurus/education-and-languages.ts'
import { electricalAndBiomedical } from './thesaurus/electrical-and-biomedical.ts'
import { mechanicalAndEnergy } from './thesaurus/mechanical-and-energy.ts'
import { civilAndIndustrial } from './thesaurus/civil-and-industrial.ts'
import { plantsFoodAndAnimals } from './thesaurus/plants-food-and-animals.ts'
import { materialsAndProcesses } from './thesaurus/materials-and-processes.ts'
import { engineeringSystems } from './thesaurus/engineering-systems.ts'
import { healthProfessions } from './thesaurus/health-professions.ts'
import { clinicalMedicineTopics } from './thesaurus/topics/clinical-medicine-topics.ts'
import { moleculesNeuronsAndDrugs } from './thesaurus/molecules-neurons-and-drugs.ts'
import { humanitiesTopics } from './thesaurus/topics/humanities-topics.ts'
import { societyAndDecisions } from './thesaurus/society-and-decisions.ts'
import { healthMindAndEarthTopics } from './thesaurus/topics/health-mind-and-earth-topics.ts'
import { cellsPastAndMaterialsTopics } from './thesaurus/topics/cells-past-and-materials-topics.ts'
import type { FieldEntry } from './thesaurus/entry.ts'
import { publicHealthAndBrain } from './thesaurus/public-health-and-brain.ts'
import { psychology } from './thesaurus/psychology.ts'
import { humanities } from './thesaurus/humanities.ts'
import { arts } from './thesaurus/arts.ts'
import { languageAndSound } from './thesaurus/language-and-sound.ts'
import { vision } from './thesaurus/vision.ts'
import { moleculesAndCells } from './thesaurus/molecules-and-cells.ts'
import { organismsAndAgriculture } from './thesaurus/organisms-and-agriculture.ts'
import { mathematics } from './thesaurus/mathematics.ts'
import { statistics } from './thesaurus/statistics.ts'
import { medicine } from './thesaurus/medicine.ts'
import { clinicalAndAlliedHealth } from './thesaurus/clinical-and-allied-health.ts'
import { peopleAndComputers } from './thesaurus/people-and-computers.ts'
import { physics } from './thesaurus/physics.ts'
import { robotics } from './thesaurus/robotics.ts'
import { sociologyAndCultures } from './thesaurus/sociology-and-cultures.ts'
import { politicsAndLaw } from './thesaurus/politics-and-law.ts'
import { narrowFields } from './thesaurus/narrow-fields.ts'
import { softwareAndTheory } from './thesaurus/software-and-theory.ts'

/** A field of the thesaurus with its lists taken apart. Names in `broader` and `related` are names of other fields. */
export type ThesaurusField = {
  name: string
  broader: readonly string[]
  related: readonly string[]
  terms: readonly string[]
  phrases: readonly string[]
  /** The groups of `kinds` and `apart`. */
  topics: readonly FieldTopic[]
}

/** Names within `terms` that mean one topic. `isIncluded`: whether the field includes it, or is only close to it. */
export type FieldTopic = { names: readonly string[]; isIncluded: boolean }

const parts = (list: string): string[] => (list === '' ? [] : list.split(', '))

const readTopics = (groups: string | undefined, isIncluded: boolean): FieldTopic[] =>
  groups === undefined ? [] : groups.split('; ').map((group) => ({ names: parts(group), isIncluded }))

/** All fields of research of the product, by subject. */
export const thesaurus: readonly ThesaurusField[] = [
  artificialIntelligence,
  machineLearning,
  languageAndSound,
  vision,
  robotics,
  computerSystems,
  softwareAndTheory,
  peopleAndComputers,
  mathematics,
  statistics,
  physics,
  chemistryAndMaterials,
  mechanicalAndEnergy,
  civilAndIndustrial,
  electricalAndBiomedical,
  earthAndEnvironment,
  moleculesAndCells,
  organismsAndAgriculture,
  medicine,
  clinicalAndAlliedHealth,
  publicHealthAndBrain,
  psychology,
  economics,
  business,
  sociologyAndCultures,
  politicsAndLaw,
  educationAndLanguages,
  humanities,
  arts,
  plantsFoodAndAnimals,
  materialsAndProcesses,
  engineeringSystems,
  healthProfessions,
  clinicalMedicineTopics,
  moleculesNeuronsAndDrugs,
  humanitiesTopics,
  societyAndDecisions,
  narrowFields,
  cellsPastAndMaterialsTopics,
  healthMindAndEarthTopics,
]
  .flat()
  .map(({ name, within, near, terms, phrases, kinds, apart }: FieldEntry) => ({
    name,
    broader: parts(within),
    related: parts(near),
    terms: parts(terms),
    phrases: parts(phrases),
    topics: [...readTopics(kinds, true), ...readTopics(apart, false)],
  }))
