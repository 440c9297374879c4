/**
 * Ends of hosts that people write without a scheme. Two letters are a country; of the others, those that personal pages,
 * laboratories and short links use.
 */
const topLevel =
  'academy|app|biz|blog|cloud|com|dev|edu|expert|fyi|gov|group|info|int|io|lab|life|link|live|me|mil|name|net|online|org|page|' +
  'pro|science|site|space|team|tech|university|website|wiki|work|world|xyz|[a-z]{2}|example'
const host = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])-*[\p{L}\p{N}][\p{L}\p{N}-]*\.(?:[\p{L}\p{N}-]+\.)*(?:${topLevel})(?![\p{L}\p{N}-])`,
  'iu',
)

/** Names of software that look like a host. */
const software =
  /(?:(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+\.js|(?<![\p{L}\p{N}])(?:asp|ml|vb|ado|paint)\.net)(?![\p{L}\p{N}.])/giu

/** "olga at lab dot org", "olga (at) lab", and long numbers: telephones, ORCID. */
const spelled = /[([{]\s?at\s?[)\]}]|\bdot (?:com|org|edu|net|ac)\b|(?:\d[ ().-]{0,2}){10}/i

/** Whether a text says how to reach or look up somebody: an address, a handle, a link, a host, a number. */
export function containsContact(text: string): boolean {
  const plain = text.replace(/\p{Cf}/gu, '')
  if (/[@\uff20]|:\/\/|www\./i.test(plain) || spelled.test(plain)) return true
  return plain.includes('.') && host.test(plain.replace(software, ' '))
}
