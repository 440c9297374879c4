import { expect, test } from 'vitest'
import { statingLines } from './spec-lines.ts'

const specification = `# Rooms

## 1. Doors

- A door opens.
  - A locked one does not.

| Door | Key |
|---|---:|
| front | brass |

Text.
---
`

test('lines that state something are list items, table rows and sentences, not headings, table heads, rules or empty lines', () => {
  expect(statingLines(specification)).toEqual([5, 6, 10, 12])
})
