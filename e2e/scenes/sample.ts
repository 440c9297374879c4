import type { Scene } from './scene.ts'

/** One scene of so many is opened by each journey that would open all of them. */
const share = 5

/**
 * The scenes that a journey opens: every fifth one, because all of them take half an hour. `first` (0 to 2) differs
 * between the journeys, so that each opens others. `npm run lab -- scenes` opens all in each journey.
 */
export const sampleScenes = (scenes: readonly Scene[], first: 0 | 1 | 2): readonly Scene[] =>
  process.env.EVERY_SCREEN === 'on' ? scenes : scenes.filter((_, at) => at % share === first)
