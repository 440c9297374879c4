/**
 * Phrases that mean the same as a word of the vocabulary, by that word: the rules then need to know only the word.
 * `a/b` in a phrase is either word.
 */
const synonyms: Readonly<Record<string, string>> = {
  // The professor, named as somebody else, and the group.
  prof: 'the pi, pi, principal investigator, the lab head, the group leader, the chairholder',
  must: 'have had to, had to',
  group: 'studio, unit, workgroup',
  growing: 'expanding, building my/our/a/the group/lab/team, setting up my/our/a group/lab/team',
  // Readiness.
  able: `in a position to, allowed to, permitted to, entitled to, authorized to, authorised to, free to, at liberty to,
    given the green light to, cleared to`,
  happy: `my pleasure, an honour, an honor, thrilled, honoured, honored, back to, in the process of, going to`,
  'i am happy': `it is my pleasure, it would be a pleasure, it would be my pleasure, it would be an honor`,
  'is looking for': 'could use, could do with',
  'are looking for': 'are short of, am short of, is short of',
  'looking for': 'in the market for',
  nobody: 'no one, no-one',
  lookout: 'hunt',
  yes: 'of course, but of course',
  available: 'to be filled, to be had',
  'not available': 'unavailable',
  'not offer internships': 'not do internships, not run internships',
  accept: 'say yes to, make room for, make space for, find room for, find space for, take in',
  accepting: 'saying yes to, making room for, making space for, taking in',
  also: 'no doubt, without doubt, without a doubt, not doubt',
  // Inability.
  'me able to': 'allows me to, permits me to, lets me, enables me to',
  'me unable to': `not let me, not let us, not allow me to, not permit me to, prevents me from, prevent me from, keeps me from,
    forbids me to, bars me from, impossible for me to, not possible for me to`,
  unable: `lack the right/time/capacity/means/funds/resources/space to, lack time to, no right to, no time to, no way to,
    forbidden to, barred from, not the right to, not the time to, not time to, too busy/old/ill to, impossible to`,
  stopped: `taking a break/pause/rest/sabbatical from, take a break/pause/rest/sabbatical from, took a break from, taking
    a/one year off from, take a/one year off from, taking time off from, given up, giving up, gave up, put a stop
    to, stop, had to stop, have to stop, cancel, cancelling, canceling, must stop, have had to stop, stopping,
    pausing, halted, halting, suspending, ceasing, discontinued, discontinuing, stepped back/down/away from,
    stepping back/down/away from, step back/down/away from, hold off on, holding off on, withdrawn from, withdrew
    from, retired from, retiring from, scaling back, cutting back on, winding down, phasing out, wrapping up, wound
    down, phased out`,
  'am stopped': 'am done with, am finished with, am through with',
  not: 'decided against, opted against, deciding against',
  'have no': 'lack, lacking',
  'no positions to offer': 'nothing to offer',
  skip: 'sit out, sitting out, sitting this cycle out, sit this cycle out, taking this cycle off',
  'no space for': 'no time for, no energy for, no hours for',
  no: 'a freeze on, a moratorium on, a halt to',
  visit: 'stop by',
  so: 'which means, which is why, that is why, this is why',
  unlikely: 'not likely, doubt that, doubt whether, doubt if, doubt, doubtful that, doubtful whether, improbable that',
  refuse: 'say no to, turn away, turn down, reject',
  refusing: 'saying no to, turning away, turning down, rejecting',
  refused: 'said no to, turned away, turned down',
  full: `at capacity, over capacity, beyond capacity, at full capacity, fully
    committed/booked/loaded/subscribed/occupied, filled up, maxed out, oversubscribed, overcommitted, overbooked,
    filled to capacity, bursting at the seams, out of space/room/capacity/places/slots/desks/positions, run out of
    space/room/capacity/places/slots/desks/positions, at the/my/our limit/maximum, over the/my/our limit/maximum, at
    maximum capacity, at maximum`,
  closed: 'on hold, shut, put on hold',
  // Whom and what.
  'supervise dissertations': 'chair dissertation committees, chair thesis committees, chair doctoral committees',
  'supervising dissertations': 'chairing dissertation committees, chairing thesis committees',
  degree: `phd or equivalent, with a phd in, hold a phd, holds a phd, have a phd in, has a phd in, holding a phd, phd is
    required, phd required, requires a phd, msc or equivalent, msc level, bsc level`,
  'hear from': 'be contacted by, be approached by',
  'contact me': `stop by my office, drop by my office, come by my office, come to my office, knock on my door, come see me, come
    and see me, come and talk to me, come talk to me, come by, just ask`,
  phd: 'jrf, srf',
  dissertations: 'research degrees, research degree, higher degrees, a higher degree',
  statement: 'motivation letter, letter of motivation, cover letter, letter of interest, application letter',
  form: 'application form, questionnaire, web form, online form, interest form, survey form',
  rotations: 'rotation projects, lab rotations',
  everywhere: 'underrepresented groups, minority groups, marginalized groups, all backgrounds, diverse backgrounds',
  newcomers: 'new people, new folks, additional people, new recruits',
  workshop: 'open house, open day',
  club: 'reading/discussion/study/support/working/interest/user group',
  positions: 'job openings, student openings',
}

type Synonym = { phrase: readonly (readonly string[])[]; words: readonly string[] }

/** The synonyms by the first word of their phrase, the longest phrase first. */
const byFirstWord = new Map<string, Synonym[]>()
for (const [meaning, phrases] of Object.entries(synonyms))
  for (const text of phrases.split(',')) {
    const phrase = text
      .trim()
      .split(/\s+/)
      .map((word) => word.split('/'))
    for (const first of phrase[0]!)
      byFirstWord.set(
        first,
        [...(byFirstWord.get(first) ?? []), { phrase, words: meaning.split(' ') }].toSorted(
          (one, other) => other.phrase.length - one.phrase.length,
        ),
      )
  }

/** Replaces each phrase by the word with its meaning. */
export function replaceSynonyms(words: readonly string[]): string[] {
  const replaced: string[] = []
  for (let at = 0; at < words.length;) {
    const synonym = byFirstWord
      .get(words[at]!)
      ?.find(({ phrase }) => phrase.every((some, next) => some.includes(words[at + next] ?? '')))
    replaced.push(...(synonym ? synonym.words : [words[at]!]))
    at += synonym ? synonym.phrase.length : 1
  }
  return replaced
}
