import { describe, expect, it } from 'vitest'
import { normalizeInterests, normalizeText, isUrl, removeMarkup } from './texts.ts'
import { repeatText } from '../../../test/long-text.ts'

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
  ])('lose only their markup: %j', (given, text) => {
    expect(removeMarkup(given)).toBe(text)
  })

  it('lose characters that are not seen, also those of entities, but no joiners of scripts [OPTOUT-47]', () => {
    const tags = '\u{e0049}\u{e0067}\u{e006e}'
    expect(normalizeText(`\uFEFFLove\u00adlace\u200b,${tags} A\u202eda\u0007`)).toBe('Lovelace, Ada')
    expect(removeMarkup('Love&#xad;lace&#8203;, &#xE0041;A&#x202E;da&amp;#x200b;')).toBe('Lovelace, Ada')
    expect(normalizeText('one\fpage\u0085two\u2028lines\r\nand\ttabs')).toBe('one page two lines and tabs')
    expect(normalizeText('e\u200b\u0301')).toBe('é')
    expect(normalizeText('می\u200cخواهم')).toBe('می\u200cخواهم')
  })

  it('are distinct interests without commas', () => {
    expect(
      normalizeInterests([
        'Statistics, Probability and Uncertainty',
        'diet, nutrition, and health',
        'Diet ',
        'diet',
        '',
      ]),
    ).toEqual(['Statistics/Probability and Uncertainty', 'diet/nutrition and health', 'Diet'])
  })

  it('name a field once, not also by its abbreviation', () => {
    expect(normalizeInterests(['NLP', 'Natural language processing', 'HCI'])).toEqual([
      'Natural language processing',
      'HCI',
    ])
  })

  it('are recognized as URLs', () => {
    expect(isUrl('https://a.example/b?c')).toBe(true)
    const others = ['', 'a.example', 'https://a.example/x.html>,', 'javascript:alert(1)', 'https://', 'ftp://a.example']
    expect(others.filter(isUrl)).toEqual([])
  })

  it.each(['<!--', ']<!--<', '<a b="', `<a b='" c="`, '<a ', '&#', '<'])('may be very long texts of %j', (part) => {
    expect(removeMarkup(repeatText(part))).toEqual(expect.any(String))
  })
})
