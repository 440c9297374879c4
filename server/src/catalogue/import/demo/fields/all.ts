import { computing } from './computing.ts'
import { engineering } from './engineering.ts'
import type { DemoField } from './field.ts'
import { formal } from './formal.ts'
import { humanities } from './humanities.ts'
import { medicine } from './medicine.ts'
import { sciences } from './sciences.ts'
import { society } from './society.ts'

type Area = 'engineering' | 'medicine' | 'other'

/** All fields of the demo, with the area that a school may not have. */
export const fields: readonly (DemoField & { area: Area })[] = [
  ...[...computing, ...formal, ...sciences, ...society, ...humanities].map((field) => ({
    ...field,
    area: 'other' as const,
  })),
  ...engineering.map((field) => ({ ...field, area: 'engineering' as const })),
  ...medicine.map((field) => ({ ...field, area: 'medicine' as const })),
]
