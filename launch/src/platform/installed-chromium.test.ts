import { expect, test } from 'vitest'
import { findInstalledChromium } from './installed-chromium.ts'

const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const ownChromium = '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'
const findOn = (platform: string, ...installed: string[]) =>
  findInstalledChromium(platform, { home: '/Users/ada', exists: (path) => installed.includes(path) })

test('on macOS it is Chrome, otherwise Chromium, from /Applications or ~/Applications', () => {
  expect(findOn('darwin', ownChromium, chrome)).toBe(chrome)
  expect(findOn('darwin', ownChromium)).toBe(ownChromium)
  expect(findOn('darwin')).toBeUndefined()
})

test('on Linux it is undefined, even if Chrome is installed', () => {
  expect(findOn('linux', chrome)).toBeUndefined()
})
