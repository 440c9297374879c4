import { extractStems } from '../../server/src/text/words.ts'

/** Words of every description of research, whatever its subject: they say nothing about the discipline. */
const prose = new Set(
  extractStems(
    `additionally address addressing advance advanced advancement advancements advances application applications
    approach approaches area areas article articles aspect aspects associated association associations challenge
    challenges comprehensive concept concepts context contexts contribute contribution cover covering current delve
    develop developing development difference differences different discuss discussion diverse effect effects
    emphasis emphasize emphasizing encompass enhance enhancing especially examination examine examining exploration
    explore explores factor factors field fields focus focuses focusing form forms highlight impact impacts
    implication implications importance important improve improvement improving include includes including inclusion
    influence insight insights intersection investigate investigation involve involving issue issues kind make method
    methods new novel opportunities opportunity overall paper papers particular particularly perspective perspectives
    potential promote provide providing range recent relate related relation relations relationship relationships
    research researchers role roles series set shape shaping significance significant specific specifically strategies
    strategy studies study such technique techniques term terms time topic topics type types understand understanding
    use used using various variety view well wide work works`,
  ),
)

/** Whether a stem is one of academic prose. */
export const isProse = (stem: string): boolean => prose.has(stem)

/** A text without the words of academic prose. */
export const removeProse = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (isProse(extractStems(word)[0] ?? '') ? '' : word))
