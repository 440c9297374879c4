import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkClaim } from './check-claim.ts'
import { readWork } from './read-work.ts'

type Labelled = {
  abstracts: { id: string; title: string; sentences: string[] }[]
  claims: { id: string; abstract: string; sentence: number; claim: string; faithful: boolean; kind: string | null }[]
}
const { abstracts, claims } = JSON.parse(
  readFileSync(new URL('../../../../test/data/claims.json', import.meta.url), 'utf8'),
) as Labelled
const works = new Map(abstracts.map(({ id, title, sentences }) => [id, readWork(title, sentences)]))

test.each(['with', 'without'])(
  'marks 92 % of the false claims for which the rules were written and 4 % of the faithful ones, %s the sentence [AI-35]',
  (named) => {
    const results = claims.map(({ claim, abstract, sentence, faithful }) => {
      const namedBasis = named === 'with' ? sentence - 1 : undefined
      return { faithful, isMarked: checkClaim(claim, works.get(abstract)!, { namedBasis }).problem !== null }
    })
    const count = (faithful: boolean, isMarked?: boolean) =>
      results.filter((one) => one.faithful === faithful && (isMarked === undefined || one.isMarked === isMarked)).length
    expect([count(true), count(false)]).toEqual([129, 131])
    expect(count(false, true) / count(false)).toBeGreaterThanOrEqual(0.92)
    expect(count(true, true) / count(true)).toBeLessThanOrEqual(0.04)
  },
)

test('finds nothing in a sentence of the abstract itself, and says which one it is [AI-31]', () => {
  for (const { id, sentences } of abstracts)
    sentences.forEach((sentence, at) => {
      expect(checkClaim(sentence, works.get(id)!)).toEqual({ problem: null, sentenceIndex: at })
    })
})

const findProblem = (claim: string, sentence: string) =>
  checkClaim(claim, readWork('On hands', [sentence])).problem?.reason ?? null

test.each([
  ['Losses fell by a third.', 'Losses fell by 33%.'],
  ['Losses were halved.', 'Losses fell by 50 per cent.'],
  ['Losses were halved.', 'Losses fell from 40 to 20 W.'],
  ['Speed doubled.', 'Speed grew by 100%.'],
  ['It was twice as fast.', 'It was 2x as fast.'],
  ['It was twice as fast.', 'It was 2.1 times as fast.'],
  ['It took two hours.', 'It took 120 minutes.'],
  ['It took about 100 ms.', 'It took 96 milliseconds.'],
  ['More than 1,000 hands were scanned.', '1,214 hands were scanned.'],
  ['Nearly 50 hands were scanned.', '48 hands were scanned.'],
  ['Roughly one in five hands was cold.', '19.6% of the hands were cold.'],
  ['Three out of four hands were cold.', '75 % of the hands were cold.'],
  ['Two million hands were scanned.', '2,000,000 hands were scanned.'],
  ['Twenty-five hands were scanned.', '25 hands were scanned.'],
  ['The error was 1.2 mm.', 'The error was 1.23 mm.'],
  ['Children of 6 to 12 years took part.', 'Children aged 6–12 took part.'],
  ['It gained 12 percentage points.', 'It rose from 70% to 82%.'],
  ['A dozen hands were scanned.', '12 hands were scanned.'],
  ['It took a decade.', 'It took ten years.'],
  ['I read it twice.', 'It took ten years.'],
  ['More than a quarter of a million hands were scanned.', '263K hands were scanned.'],
  ['They were off about three days less.', 'They took 3.1 fewer days off.'],
  ['A third of the losses is left.', 'Losses fell by two thirds.'],
  ['Two years later the losses were back.', 'Losses fell and came back by the third year.'],
  ['Pain was gone after four days.', 'Pain was gone by day 4.'],
  ['More than 450,000 hands were scanned.', '452,480real hands were scanned.'],
  ['The score stays below one half.', 'The score was only 0.4719.'],
  ['A correlation of .9 was found.', 'The correlation was 0.90.'],
  ['An accuracy of 0.78 was reached.', 'The accuracy was 78.2%.'],
  ['The score rose by 22 points.', 'The score rose by +22.1.'],
  ['Scans took between 4 and 11 times less time.', 'Scans were faster by a factor of 4-11.'],
  ['Over fifteen years grip rose.', 'Grip rose from 2005 to 2020.'],
  ['No more than a quarter of the hands were cold.', 'Less than 25% of the hands were cold.'],
  ['It lasted a year and a half.', 'It lasted 18 months.'],
  ['The gain was as large as a factor of 560.', 'It gained 8×, 410×, and 560×.'],
])('accepts the number of "%s" for "%s" [AI-31]', (claim, sentence) => {
  expect(findProblem(claim, sentence)).toBeNull()
})

test.each([
  ['Losses fell by a quarter.', 'Losses fell by 33%.'],
  ['Losses fell by 43%.', 'Losses fell by 34%.'],
  ['It took 120 hours.', 'It took 120 minutes.'],
  ['The power was 5 MW.', 'The power was 5 mW.'],
  ['It was three times as fast.', 'It was 2.1 times as fast.'],
  ['More than 1,500 hands were scanned.', '1,214 hands were scanned.'],
  ['We measured it in 1998.', 'We measured it in 1989.'],
  ['48 doctors took part.', '12 doctors scanned 48 hands.'],
  ['The score stays above one half.', 'The score was only 0.4719.'],
  ['A correlation of .7 was found.', 'The correlation was 0.90.'],
  ['An accuracy of 0.87 was reached.', 'The accuracy was 78.2%.'],
  ['Over fifteen hours grip rose.', 'Grip rose from 2005 to 2020.'],
  ['Over thirty years grip rose.', 'Grip rose from 2005 to 2020.'],
  ['The gain was as large as a factor of 56.', 'It gained 8×, 410×, and 560×.'],
  ['The error was 1.4 mm.', 'The error was 1.23 mm.'],
  ['At least 38 % of the hands were cold.', 'At least 28 % of the hands were cold, 45 % in May.'],
  ['Three samples of 10,000 hands were drawn.', 'Three samples of 100,000 hands were drawn.'],
  ['Breaks of fewer than 14 hours hurt.', 'Breaks of fewer than 11 hours hurt in 14 hospitals.'],
  ['Pain was gone by day 14.', 'Pain was gone by day 4, in a study of 14 days.'],
  ['One in 12 thumbs and one in nine fingers hurt.', 'One in nine thumbs and one in 12 fingers hurt.'],
  ['It held wet cups in 88 % and dry bowls in 83 %.', 'It held 83 % of wet cups and 88 % of dry bowls.'],
])('marks the number of "%s" for "%s" [AI-31]', (claim, sentence) => {
  expect(findProblem(claim, sentence)).toBe('number')
})

test.each([
  ['The gripper did not fail.', 'The gripper succeeded.', null],
  ['The gripper failed to hold the cup.', 'The gripper held the cup.', 'negation'],
  ['The gripper works without a camera.', 'The gripper works without any camera.', null],
  ['The gripper works with a camera.', 'The gripper works without a camera.', 'negation'],
  ['There was no link between age and grip.', 'Age and grip were linked.', 'negation'],
  ['Grip was unaffected by age.', 'Age did not affect grip.', null],
  ['Not only grip but also speed rose.', 'Grip and speed rose.', null],
  ['Gloves prevent injuries.', 'Gloves cause injuries.', 'negation'],
  ['Grip rose while speed fell.', 'Speed fell while grip rose.', null],
  ['Grip fell while speed rose.', 'Speed fell while grip rose.', 'direction'],
  ['Thumbs outperform fingers.', 'Fingers are outperformed by thumbs.', null],
  ['Fingers outperform thumbs.', 'Thumbs outperform fingers.', 'direction'],
  ['Thumbs are superior to fingers.', 'Fingers remain superior to thumbs.', 'direction'],
  ['Cold fingers beat thumbs.', 'Thumbs outperform cold fingers under both low and high loads.', 'direction'],
  ['Thumbs were beaten by fingers.', 'We found thumbs that clearly outperform fingers.', 'direction'],
  ['Thumbs came off worse than fingers.', 'Fingers outperform thumbs.', null],
  ['Grip was stronger before training than after.', 'Grip was weaker before training than after.', 'direction'],
  ['That is a strong argument for gloves.', 'Gloves had a weak grip.', null],
  ['Grip rose, which matters in a rainy city.', 'Grip rose in villages.', null],
  ['Old gloves grip well.', 'New gloves grip well.', 'direction'],
  ['Grip went up in the cold.', 'Grip fell in the cold.', 'direction'],
  ['Grip first fell and then rose.', 'Grip rose in the first week and fell in the second.', 'direction'],
  ['Nurses on the ward felt less lonely.', 'Nurses on the ward felt lonelier.', 'direction'],
  ['Left hands slipped more often than right hands.', 'Right hands slipped most often.', 'direction'],
  ['Pay fell by 9 %.', 'Pay rose by 9 %.', 'direction'],
  ['Hardly any nurse left the ward.', 'Many nurses left the ward.', 'negation'],
  ['The gap was still significant in May.', 'The gap was no longer significant in May.', 'negation'],
  ['Grip depends on the glove.', 'Grip was not affected by the glove.', 'negation'],
  ['You worked without a depth sensor.', 'Maps of depth were completed.', null],
])('compares "%s" with "%s": %s [AI-31]', (claim, sentence, problem) => {
  expect(findProblem(claim, sentence)).toBe(problem)
})

test('a sentence with too few words of a claim does not deny it, if the claim rests on another one [AI-31]', () => {
  const work = readWork('On iron', [
    'Nausea was reported by 18% of the women with one dose and by 33% with the other.',
    'Birth weight did not differ, but early birth was less frequent with the daily dose.',
  ])
  const claim = 'Feeling sick was more frequent when the tablets had to be taken every day.'
  expect(checkClaim(claim, work, { namedBasis: 0 }).problem).toBeNull()
})

test.each([
  ['You used a CNN on photographs.', 'We train a convolutional neural network on photographs.', null],
  ['You studied animals.', 'We studied mice.', null],
  ['You saw bones in the cold.', 'We saw hands in the cold.', null],
  ['You photographed the wearer of the gloves.', 'We photographed gloves.', null],
  ['You studied Kenyan farmers.', 'We studied farmers in Kenya.', null],
  ['You studied mice.', 'We studied animals.', 'invented'],
  ['You used electron microscopy on hands.', 'We photographed hands.', 'invented'],
  ['You interviewed the hands with ImageNet.', 'We photographed hands.', 'invented'],
])('looks for the things of "%s" in "%s": %s [AI-31]', (claim, sentence, problem) => {
  expect(findProblem(claim, sentence)).toBe(problem)
})

test.each(['not ', '5 ', 'more than ', 'a third of ', 'no no ', '1,', 'one in ', 'increase decrease ', 'CNN '])(
  'checks a very long claim of %j',
  (part) => {
    const text = part.repeat(4_000 / part.length)
    expect(checkClaim(text, readWork(text, [text, text]))).toEqual(expect.any(Object))
  },
)
