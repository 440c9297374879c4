import { expect, test } from 'vitest'
import { findStatementLines } from './spec-lines.ts'

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

test('lines with statements are list items, table rows and sentences, not headings, table headers, rules or empty lines', () => {
  expect(findStatementLines(specification)).toEqual([5, 6, 10, 12])
})
