import { expect, test } from 'vitest'
import { longText } from '../../../test/long-text.ts'
import { addressesIn } from './addresses-in.ts'

const own = 'ada.l@cs.example.edu'

test.each([
  ['a link', '<a href="mailto:ada.l@cs.example.edu?subject=Hi">Mail</a>'],
  ['a link that is encoded', '<a href="mailto:ada.l%40cs.example.edu">Mail</a>'],
  ['a link in entities', '<a href="&#109;ailto:ada&#46;l&#64;cs.example.edu">Mail</a>'],
  ['plain text', '<p>Email: ada.l@cs.example.edu.</p>'],
  ['capitals', 'Ada.L@CS.Example.EDU'],
  ['decimal and hexadecimal entities', 'ada.l&#64;cs&#x2E;example&#x2e;edu'],
  ['named entities', 'ada.l&commat;cs&period;example&period;edu'],
  ['brackets', 'ada.l [at] cs [dot] example [dot] edu'],
  ['brackets without spaces', 'ada(dot)l(at)cs(dot)example(dot)edu'],
  ['braces in capitals', 'ada.l {AT} cs.example {DOT} edu'],
  ['a sign in brackets', 'ada.l[@]cs.example.edu'],
  ['angles', 'ada.l &lt;at&gt; cs.example.edu'],
  ['words', 'Write to ada.l at cs dot example dot edu, please'],
  ['spaces about the sign', 'ada.l @ cs.example.edu'],
  ['marks inside the word', 'ada.l<b>@</b>cs<span>.example</span>.edu'],
  ['a line break', 'ada.l\n  [at]\n  cs.example.edu'],
  ['a comment inside', 'ada.l<!-- no robots -->@cs.example.edu'],
])('reads %s', (_, html) => {
  expect(addressesIn(html)).toEqual([own])
})

test('keeps the order, links first, each once', () => {
  const html = '<p>lab@x.edu ada@x.edu</p><a href="mailto:ada@x.edu">ada@x.edu</a><p>bob@x.edu</p>'
  expect(addressesIn(html)).toEqual(['ada@x.edu', 'lab@x.edu', 'bob@x.edu'])
})

test('keeps the text of neighbouring blocks apart', () => {
  expect(addressesIn('<td>ada@x.edu</td><td>Room 5</td><div>bob@x.edu</div><div>x</div>')).toEqual([
    'ada@x.edu',
    'bob@x.edu',
  ])
})

test.each([
  ['a picture', '<img src="ada@2x.png"> logo@2x.png'],
  ['a script', '<script>send("eve@x.edu")</script><style>a{b:c@d.ef}</style>'],
  ['a comment', '<!-- eve@x.edu -->'],
  ['a comment that never ends', 'Hello <!-- eve@x.edu'],
  ['a sentence', 'Meet me at example.edu, at the dot on the map'],
  ['a name of the web', '@ada_l on example.social'],
])('reads nothing from %s', (_, html) => {
  expect(addressesIn(html)).toEqual([])
})

test.each([
  '<',
  '&#',
  ' ',
  '[ at ',
  'a.',
  'a@',
  `${'a'.repeat(64)}@`,
  '<script',
  '<!--',
  'a at b dot ',
  'mailto:',
  'ada@x.edu ',
])(
  // A pattern that tries every place twice would take hours.
  'reads a megabyte of %j to its end',
  (part) => {
    expect(addressesIn(longText(part, 1_048_576))).toEqual(expect.any(Array))
  },
)
