import { expect, test } from '@playwright/test'
import { openBounds, type BoundName } from './bounds.ts'

const all: BoundName[] = [
  'responses',
  'memory',
  'restarts',
  'steadyTimes',
  'steadyRejections',
  'overload',
  'health',
  'recovery',
  'slowConnections',
]

test('a short load run reports the bounds that it does not check', () => {
  const bounds = openBounds({ isShort: true })
  for (const name of all) bounds.record(name, name === 'slowConnections' && 'Other requests took 1.90 times as long.')
  expect(bounds.isBroken()).toBe(false)
  expect(bounds.report()).toContain('  not checked  slow connections increase p99 at most 1.2 times')
  expect(bounds.report().at(-1)).toBe(
    '5 of 9 bounds checked, 0 broken, 4 not checked. A short run does not check bounds on times.',
  )
})

test('a long load run reports a broken bound with its violations, and a bound without a check', () => {
  const bounds = openBounds({ isShort: false })
  for (const name of all.slice(1)) bounds.record(name, undefined)
  for (let time = 0; time < 2; time++) bounds.record('slowConnections', 'Other requests took 1.90 times as long.')
  expect(bounds.isBroken()).toBe(true)
  expect(bounds.report()).toEqual([
    '  not checked  every response is a success, or 503 with Retry-After',
    '  met          server and readers use at most 1500 MB',
    '  met          the server process does not end',
    '  met          browse p99 at 70 % of saturation is at most 50 ms',
    '  met          no request is rejected at 70 % of saturation',
    '  met          some requests succeed at twice saturation',
    '  met          /healthz, /readyz and /api/wake respond at twice saturation',
    '  met          browse is normal again 5 s after the overload',
    '  BROKEN       slow connections increase p99 at most 1.2 times',
    '               2 × Other requests took 1.90 times as long.',
    '8 of 9 bounds checked, 1 broken, 1 not checked.',
  ])
})
