/** Where every rule of the product reads the time from; a test moves its own. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }
