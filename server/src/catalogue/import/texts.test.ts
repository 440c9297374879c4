import { describe, expect, it } from 'vitest'
import { interestList, isWebAddress, withoutMarkup } from './texts.ts'
import { longText } from '../../../test/long-text.ts'

describe('texts of sources', () => {
  it.each([
    ['<jats:title>Abstract</jats:title><jats:p>We  ask.</jats:p>', 'Abstract We ask.'],
    ['CO<sub>2</sub> and <i>E. coli</i>', 'CO2 and E. coli'],
    ['CO&lt;sub&gt;2&lt;/sub&gt; &amp;amp; more', 'CO2 & more'],
    ['p < 0.05 and x > 3, a <b and c> d', 'p < 0.05 and x > 3, a <b and c> d'],
    ['Caf&#233; &#x2013; &nbsp;open &unknown; &#0;', 'Café – open &unknown; &#0;'],
    ['We ask <!-- not <b>this</b> --> and <!----> answer <!-- more.', 'We ask and answer <!-- more.'],
    [`A <a href="x" title='y z'>link</a>`, 'A link'],
    ['<mml:math xmlns:mml="http://x.example/m"><mml:mi>x</mml:mi></mml:math>', 'x'],
  ])('lose their markup and nothing else: %j', (given, text) => {
    expect(withoutMarkup(given)).toBe(text)
  })

  it('give interests that the filter can tell apart, each once', () => {
    expect(
      interestList(['Statistics, Probability and Uncertainty', 'diet, nutrition, and health', 'Diet ', 'diet', '']),
    ).toEqual(['Statistics/Probability and Uncertainty', 'diet/nutrition and health', 'Diet'])
  })

  it('tell addresses from what only looks like one', () => {
    expect(isWebAddress('https://a.example/b?c')).toBe(true)
    const others = ['', 'a.example', 'https://a.example/x.html>,', 'javascript:alert(1)', 'https://', 'ftp://a.example']
    expect(others.filter(isWebAddress)).toEqual([])
  })

  it.each(['<!--', ']<!--<', '<a b="', `<a b='" c="`, '<a ', '&#', '<'])(
    'lose the markup of a very long text of %j',
    (part) => {
      expect(withoutMarkup(longText(part))).toEqual(expect.any(String))
    },
  )
})
