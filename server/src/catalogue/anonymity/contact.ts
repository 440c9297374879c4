/**
 * Top-level domains of hosts that people write without a scheme: all with two letters (countries), and those of
 * personal pages, laboratories and short links.
 */
const topLevel =
  'academy|app|biz|blog|cloud|com|dev|edu|expert|fyi|gov|group|info|int|io|lab|life|link|live|me|mil|name|net|online|org|page|' +
  'pro|science|site|space|team|tech|university|website|wiki|work|world|xyz|[a-z]{2}|example'
const host = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])-*[\p{L}\p{N}][\p{L}\p{N}-]*\.(?:[\p{L}\p{N}-]+\.)*(?:${topLevel})(?![\p{L}\p{N}-])`,
  'iu',
)

/** Names of software that look like hosts. */
const software =
  /(?:(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.js|(?<![\p{L}\p{N}])(?:asp|ml|vb|ado|paint)\.net)(?![\p{L}\p{N}.])/giu

/** Addresses such as "olga at lab dot org" and "olga (at) lab", and long numbers: telephones, ORCID. */
const spelledOut = /[([{]\s?at\s?[)\]}]|\bdot (?:com|org|edu|net|ac)\b|(?:\d[ ().-]{0,2}){10}/i

/** Whether a text contains contact details: an address, a handle, a link, a host or a number. */
export function containsContact(text: string): boolean {
  const plain = text.replace(/\p{Cf}/gu, '')
  if (/[@\uff20]|:\/\/|www\./i.test(plain) || spelledOut.test(plain)) return true
  return plain.includes('.') && host.test(plain.replace(software, ' '))
}
