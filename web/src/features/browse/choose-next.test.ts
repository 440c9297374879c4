import type { Relationship } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { chooseNext } from './choose-next.ts'

const one = (id: number, fields: object = {}, opt_out = false) =>
  ({
    id,
    email_sent: false,
    match: { band: 'close', reasons: [] },
    professor: { opt_out },
    ...fields,
  }) as unknown as Relationship

test('the next professor is the closest who fits and is not written to yet [SEND-45]', () => {
  const ranked = [one(1), one(2, { email_sent: true }), one(3, {}, true), one(4), one(5)]
  expect(chooseNext(ranked, 1)?.id).toBe(4)
  expect(chooseNext(ranked, 4)?.id).toBe(1)
})

test('nobody is next who does not fit, or if nothing is known of the student', () => {
  expect(chooseNext([one(2, { match: { band: null, reasons: [] } }), one(3, { match: undefined })], 1)).toBeUndefined()
  expect(chooseNext([], 1)).toBeUndefined()
})
