import { expect, test } from 'vitest'
import { installedChromium } from './installed-chromium.ts'

const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const ownChromium = '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'
const onA = (platform: string, ...installed: string[]) =>
  installedChromium(platform, { home: '/Users/ada', exists: (path) => installed.includes(path) })

test('on macOS it is Chrome, otherwise Chromium, from /Applications or ~/Applications', () => {
  expect(onA('darwin', ownChromium, chrome)).toBe(chrome)
  expect(onA('darwin', ownChromium)).toBe(ownChromium)
  expect(onA('darwin')).toBeUndefined()
})

test('on Linux it is undefined, even if Chrome is installed', () => {
  expect(onA('linux', chrome)).toBeUndefined()
})
