/** Longer sentences are lists or broken markup, not statements. */
const sentenceMax = 600

/** Abbreviations whose full stop ends no sentence. */
const abbreviations: readonly [RegExp, string][] = [
  [/\bph\. ?d\b\.?/gi, 'PhD'],
  [/\bd\. ?phil\b\.?/gi, 'DPhil'],
  [/\bm\. ?(?:sc|s|a|eng|tech|phil|res)\b\.?/gi, 'MSc'],
  [/\bb\. ?(?:sc|s|a|eng|tech)\b\.?/gi, 'BSc'],
  [/\b(dr|prof|mr|mrs|ms|st|sept|oct|nov|dec|jan|feb|approx|dept|univ|etc|vs|no)\.(?= [\p{L}\d])/giu, '$1'],
  [/\be\.g\./gi, 'eg'],
  [/\bi\.e\./gi, 'ie'],
]

/** The sentences of each line of a page's text. A line is a block of the page and never continues another one. */
export function splitLines(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => splitLine(line).filter((sentence) => sentence.length > 1 && sentence.length <= sentenceMax))
    .filter((sentences) => sentences.length > 0)
}

function splitLine(line: string): string[] {
  const plain = abbreviations.reduce((rest, [pattern, name]) => rest.replace(pattern, name), line)
  return plain.split(/(?<=[.!?]["”’)]?) +(?=["“‘(]?[\p{Lu}\p{Lo}\d])/u).map((sentence) => sentence.trim())
}
