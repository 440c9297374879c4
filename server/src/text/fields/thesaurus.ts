import { artificialIntelligence } from './artificial-intelligence.ts'
import { chemistryAndMaterials } from './chemistry-and-materials.ts'
import { computerSystems } from './computer-systems.ts'
import { earthAndEnvironment } from './earth-and-environment.ts'
import { economicsAndBusiness } from './economics-and-business.ts'
import { educationAndLanguages } from './education-and-languages.ts'
import { electricalAndBiomedical } from './electrical-and-biomedical.ts'
import { engineering } from './engineering.ts'
import type { FieldEntry } from './entry.ts'
import { healthAndMind } from './health-and-mind.ts'
import { humanitiesAndArts } from './humanities-and-arts.ts'
import { languageAndVision } from './language-and-vision.ts'
import { lifeSciences } from './life-sciences.ts'
import { mathematics } from './mathematics.ts'
import { medicine } from './medicine.ts'
import { peopleAndComputers } from './people-and-computers.ts'
import { physics } from './physics.ts'
import { robotics } from './robotics.ts'
import { societyAndLaw } from './society-and-law.ts'
import { softwareAndTheory } from './software-and-theory.ts'

/** A field of the thesaurus with its lists taken apart. Names in `broader` and `related` are names of other fields. */
export type ThesaurusField = {
  name: string
  broader: readonly string[]
  related: readonly string[]
  terms: readonly string[]
  phrases: readonly string[]
}

const parts = (list: string): string[] => (list === '' ? [] : list.split(', '))

/** All fields of research of the product, by discipline. */
export const thesaurus: readonly ThesaurusField[] = [
  artificialIntelligence,
  languageAndVision,
  robotics,
  computerSystems,
  softwareAndTheory,
  peopleAndComputers,
  mathematics,
  physics,
  chemistryAndMaterials,
  engineering,
  electricalAndBiomedical,
  earthAndEnvironment,
  lifeSciences,
  medicine,
  healthAndMind,
  economicsAndBusiness,
  societyAndLaw,
  educationAndLanguages,
  humanitiesAndArts,
]
  .flat()
  .map(({ name, within, near, terms, phrases }: FieldEntry) => ({
    name,
    broader: parts(within),
    related: parts(near),
    terms: parts(terms),
    phrases: parts(phrases),
  }))
