import { expect, test } from 'vitest'
import { installedChromium } from './installed-chromium.ts'

const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const ownChromium = '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'
const onA = (platform: string, ...installed: string[]) =>
  installedChromium(platform, { home: '/Users/ada', exists: (path) => installed.includes(path) })

test('on a Mac it is Chrome, else Chromium, of all users or of this one', () => {
  expect(onA('darwin', ownChromium, chrome)).toBe(chrome)
  expect(onA('darwin', ownChromium)).toBe(ownChromium)
  expect(onA('darwin')).toBeUndefined()
})

test('on Linux tests bring their own, whatever is installed', () => {
  expect(onA('linux', chrome)).toBeUndefined()
})
