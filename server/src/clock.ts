/** The source of the time for all rules of the product; a test moves its own clock. */
export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }
