const word = String.raw`(?<![a-z])(?:c\.?gpa|g\.?p\.?a\.?|grade point average|绩点)`
/** A value like 3.8 or 3,85. Longer numbers are years, dates, phone numbers and percentages. */
const decimal = String.raw`(?<![\d.,+-])(\d[.,]\d{1,3})(?![.,/-]?\d|\s*%)`
const decimalBeforeScale = String.raw`(?<![\d.,+-])(\d[.,]\d{1,3})(?=\s?/\s?\d)`
/** A whole number needs a scale or the end of the statement after it: "GPA: 4/4", "GPA: 4". */
const whole = String.raw`(?<![\d.,+-])(\d)(?=\s*/\s*\d|\s*(?:$|[;|)])|,\s*\D)`
const scale = String.raw`(?:\s*(?:\/|out of|of|on an?|on the)\s*(\d+(?:[.,]\d+)?))?`

/** "GPA (4.0 scale): 3.8": the scale precedes the value. */
const scaleFirst = new RegExp(
  String.raw`${word}\s?\([^\d)]{0,12}(\d{1,3}(?:[.,]\d+)?)(?: scale)?\)\s?:?\s?(?:${decimal}|${decimalBeforeScale})`,
  'giu',
)
const valueAfter = new RegExp(
  String.raw`${word}(?:(?:[^\d]|(?:19|20)\d\d){0,16}?(?:${decimal}|${decimalBeforeScale})|[ :=：]{0,3}${whole})${scale}`,
  'giu',
)
/** "3.8 GPA", "3.8/4.0 cumulative GPA", but not "Paper 2.1 GPA: 3.8". */
const valueBefore = new RegExp(
  String.raw`(?:${decimal}|${decimalBeforeScale})${scale}\s?\(?(?:(?:cum\.?|cumulative|overall|major|final|total|weighted|unweighted) ){0,2}${word}(?!\s?[:：=])`,
  'giu',
)

type Found = { at: number; value: number; scale: number | null }

/** The first grade point average on the scale to 4. Values on other scales are ignored. */
export function findGpa(lines: readonly string[]): number | null {
  for (const line of lines) {
    const first = findGpas(line)
      .filter((one) => one.value > 0 && one.value <= 4 && (one.scale === null || one.scale === 4))
      .toSorted((a, b) => a.at - b.at)[0]
    if (first) return Math.round(first.value * 100) / 100
  }
  return null
}

function findGpas(line: string): Found[] {
  const withScale = [...line.matchAll(scaleFirst)].map((found) => read(found, found[2] ?? found[3], found[1]))
  if (withScale.length > 0) return withScale
  return [
    ...[...line.matchAll(valueAfter)].map((found) => read(found, found[1] ?? found[2] ?? found[3], found[4])),
    ...[...line.matchAll(valueBefore)].map((found) => read(found, found[1] ?? found[2], found[3])),
  ]
}

/** `at` is the position of the value's digits, at which both forms may have found the same number. */
function read(found: RegExpExecArray, value = '', scaleText?: string): Found {
  const toNumber = (text: string) => Number(text.replace(',', '.'))
  return {
    at: found.index + found[0].indexOf(value),
    value: toNumber(value),
    scale: scaleText ? toNumber(scaleText) : null,
  }
}
