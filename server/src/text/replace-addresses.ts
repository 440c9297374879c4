import { removeControls } from './control-characters.ts'

/**
 * A word, perhaps with the rest of an address, such as that of an author below an abstract. The joiners of scripts,
 * which are not seen either, remain in words and must not hide an address.
 */
const word = /[\p{L}\p{M}\p{N}\u200c-\u200d_.+-]+(?:@[\p{L}\p{M}\p{N}\u200c-\u200d_.-]+)?/gu
/** The authors of one institution: "{ada,eva}@cs.example.edu". */
const group = /[{[(<][^{}[\]()<>@]{1,200}[}\])>][ \u200c-\u200d]?@[ \u200c-\u200d]?[\p{L}\p{M}\p{N}\u200c-\u200d_.-]+/gu
/**
 * Other spellings of the sign before the name of a host, as authors write it against programs that collect addresses.
 * "5 mA @ 3 V" is none.
 */
const spelledSign =
  /[\s\u200c-\u200d]{0,3}(?:[([{<]\s?(?:at|@)\s?[)\]}>]|[@＠﹫])[\s\u200c-\u200d]{0,3}(?=[\p{L}\p{N}_-]{1,63}\.[\p{L}\p{N}])/giu
/** Characters that are not seen would hide an address from the expressions above, or an instruction from the student. */
export const replaceAddresses = (text: string, by: string): string =>
  removeControls(text)
    .replaceAll(spelledSign, '@')
    .replaceAll(group, by)
    .replaceAll(word, (found) => (found.includes('@') ? by : found))
