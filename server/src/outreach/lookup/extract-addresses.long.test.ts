import { expect, test } from 'vitest'
import { repeatText } from '../../../test/long-text.ts'
import { extractAddresses } from './extract-addresses.ts'

const own = 'ada.l@cs.example.edu'

test.each([
  ['a link', '<a href="mailto:ada.l@cs.example.edu?subject=Hi">Mail</a>'],
  ['an encoded link', '<a href="mailto:ada.l%40cs.example.edu">Mail</a>'],
  ['a link with entities', '<a href="&#109;ailto:ada&#46;l&#64;cs.example.edu">Mail</a>'],
  ['plain text', '<p>Email: ada.l@cs.example.edu.</p>'],
  ['capitals', 'Ada.L@CS.Example.EDU'],
  ['decimal and hexadecimal entities', 'ada.l&#64;cs&#x2E;example&#x2e;edu'],
  ['named entities', 'ada.l&commat;cs&period;example&period;edu'],
  ['brackets', 'ada.l [at] cs [dot] example [dot] edu'],
  ['brackets without spaces', 'ada(dot)l(at)cs(dot)example(dot)edu'],
  ['braces in capitals', 'ada.l {AT} cs.example {DOT} edu'],
  ['an @ in brackets', 'ada.l[@]cs.example.edu'],
  ['angle brackets', 'ada.l &lt;at&gt; cs.example.edu'],
  ['words', 'Write to ada.l at cs dot example dot edu, please'],
  ['spaces around the @', 'ada.l @ cs.example.edu'],
  ['tags inside the address', 'ada.l<b>@</b>cs<span>.example</span>.edu'],
  ['a line break', 'ada.l\n  [at]\n  cs.example.edu'],
  ['a comment inside', 'ada.l<!-- no robots -->@cs.example.edu'],
])('finds an address with %s', (_, html) => {
  expect(extractAddresses(html)).toEqual([own])
})

test('returns links first, then the order of the text, each address once', () => {
  const html = '<p>lab@x.edu ada@x.edu</p><a href="mailto:ada@x.edu">ada@x.edu</a><p>bob@x.edu</p>'
  expect(extractAddresses(html)).toEqual(['ada@x.edu', 'lab@x.edu', 'bob@x.edu'])
})

test('separates the text of adjacent blocks', () => {
  expect(extractAddresses('<td>ada@x.edu</td><td>Room 5</td><div>bob@x.edu</div><div>x</div>')).toEqual([
    'ada@x.edu',
    'bob@x.edu',
  ])
})

test.each([
  ['a picture', '<img src="ada@2x.png"> logo@2x.png'],
  ['a script', '<script>send("eve@x.edu")</script><style>a{b:c@d.ef}</style>'],
  ['a comment', '<!-- eve@x.edu -->'],
  ['a comment without an end', 'Hello <!-- eve@x.edu'],
  ['a sentence', 'Meet me at example.edu, at the dot on the map'],
  ['a handle of a social network', '@ada_l on example.social'],
])('finds no address in %s', (_, html) => {
  expect(extractAddresses(html)).toEqual([])
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
  // An expression with quadratic time would take hours.
  'processes a megabyte of %j to its end',
  (part) => {
    expect(extractAddresses(repeatText(part, 1_048_576))).toEqual(expect.any(Array))
  },
)
