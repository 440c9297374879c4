import * as fc from 'fast-check'

/** One event in a student's history: at the product, at the payment provider, or on the network between them. */
export type Step =
  | {
      do: 'buy' | 'cancel at end' | 'undo cancellation' | 'cancel now' | 'refund' | 'pay open invoices'
      areEventsLost: boolean
    }
  | { do: 'change card'; good: boolean }
  | { do: 'time'; days: number }
  | { do: 'deliver'; order: 'made' | 'reversed' | 'shuffled'; copies: number; seed: number }
  | { do: 'concurrently'; eventIndexes: number[]; verify: boolean; reconcile: boolean }
  | { do: 'verify' | 'reconcile' | 'provider fails' }

const areEventsLost = fc.boolean()
const one = <Name extends Step['do']>(name: Name) => fc.constant(name)

/** The weights make most histories start with a purchase and continue for a long time. */
export const histories: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: one('buy'), areEventsLost }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('cancel at end', 'undo cancellation', 'cancel now', 'refund', 'pay open invoices'),
        areEventsLost,
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: one('change card'), good: fc.boolean() }) },
    { weight: 4, arbitrary: fc.record({ do: one('time'), days: fc.constantFrom(1, 4, 9, 29, 32) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: one('deliver'),
        order: fc.constantFrom('made', 'reversed', 'shuffled'),
        copies: fc.integer({ min: 1, max: 3 }),
        seed: fc.nat(1_000),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: one('concurrently'),
        eventIndexes: fc.array(fc.nat(40), { minLength: 1, maxLength: 8 }),
        verify: fc.boolean(),
        reconcile: fc.boolean(),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('verify', 'reconcile', 'provider fails') }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 4, maxLength: 16 },
)
