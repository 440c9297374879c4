/** Longer sentences are lists or broken markup, not statements. */
const sentenceMax = 600

/** Abbreviations whose full stops end no sentence. */
const abbreviation =
  /\b(?:ph\. ?d|d\. ?phil|[mb]\. ?(?:sc|s|a|eng|tech|phil|res)|dr|prof|mr|mrs|ms|st|sept?|oct|nov|dec|jan|feb|approx|dept|univ|etc|vs|e\.g|i\.e)\./gi
/** The end of a degree also ends a sentence in front of a capital letter; a title never does. */
const degreeEnd = /(?<=(?:ph\u2024 ?d|phil|sc|etc))\u2024(?= ["“‘(]?\p{Lu}\p{Ll}+ )/giu
const end = /(?<=[.!?]["”’)]?) (?=["“‘(]?[\p{Lu}\p{Lo}\d])/u

/** In Chinese and Japanese no space follows it. */
const fullStop = /(?<=[。！？])/u

/** The sentences of each line of a page's text. A line is a block of the page and never continues another one. */
export function splitLines(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => splitLine(line).filter((sentence) => sentence.length > 1 && sentence.length <= sentenceMax))
    .filter((sentences) => sentences.length > 0)
}

/** Splits behind full stops. Those of abbreviations are U+2024 meanwhile. */
function splitLine(line: string): string[] {
  const masked = line.replace(abbreviation, (found) => found.replaceAll('.', '\u2024')).replace(degreeEnd, '.')
  return masked
    .split(fullStop)
    .flatMap((part) => part.split(end))
    .map((sentence) => sentence.replaceAll('\u2024', '.').trim())
}
