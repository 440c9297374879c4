import { expect, test } from '@playwright/test'
import { compareWrites, type Ack } from './compare-writes.ts'

const ack = (writer: string, n: number, timeline: string, sentAt: number, ackedAt = sentAt + 5): Ack => ({
  writer,
  n,
  timeline,
  sentAt,
  ackedAt,
})
/** The old primary is frozen while its number 2 waits; the new one begins the second timeline at 110. */
const failover = [
  ack('pg1', 1, '00000001', 10),
  ack('pg1', 2, '00000001', 20, 300),
  ack('pg2', 7, '00000002', 105, 110),
]

test('[OPERATION-21] a failover without a loss has no problem, even if an old number is acknowledged late', () => {
  const throughBalancer = [ack('haproxy', 1, '00000001', 12), ack('haproxy', 2, '00000002', 130)]
  const acks = [...failover, ...throughBalancer]
  expect(compareWrites(acks, [...acks, ack('pg2', 6, '00000002', 90)])).toEqual([])
})

test('[OPERATION-21] an acknowledged number that the database lacks is lost', () => {
  expect(compareWrites(failover, failover.slice(1))).toEqual(['lost: the number 1 written through pg1 on timeline 1'])
})

test('[OPERATION-21] an old primary that acknowledges a number beside the new one is found, also if the number survives', () => {
  const acks = [...failover, ack('pg1', 3, '00000001', 120)]
  expect(compareWrites(acks, acks)).toEqual([
    'two primaries: the number 3 written through pg1 on timeline 1 was acknowledged after a later timeline had begun',
  ])
})

test('[OPERATION-21] two nodes that write on one timeline are found', () => {
  const acks = [ack('pg1', 1, '0000000A', 10), ack('pg3', 1, '0000000A', 10)]
  expect(compareWrites(acks, acks)).toEqual(['two primaries: pg1 and pg3 on timeline 10'])
})
