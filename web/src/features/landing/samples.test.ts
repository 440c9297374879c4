import { expect, test } from 'vitest'
import { draft, fillSample, sampleRecipient, templates } from './samples.ts'

test.each([...templates, draft])(
  'the sample letter “$name” is short, greets by surname and lists no interests [TEMPLATE-53]',
  (sample) => {
    const letter = fillSample(sample, sampleRecipient)
    expect(letter).toMatch(/^Dear Professor \{professor_surname\},\n/)
    const words = letter.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(90)
    expect(words).toBeLessThanOrEqual(160)
    expect(letter).toMatch(/\[One sentence: /)
    expect(letter).toContain(sampleRecipient.interests[0])
    for (const interest of sampleRecipient.interests.slice(1)) expect(letter).not.toContain(interest)
    for (const words of ['second-year undergraduate', 'the coming summer']) expect(letter.split(words)).toHaveLength(2)
    expect(letter).not.toMatch(/learn quickly|first choice|passion|honou?r|fascinat/)
  },
)
