import type { BrowserFamily, PlatformFamily } from '#shared/api-schema/account.ts'

/** What the list of sessions shows of a device; null for what is not recognized. */
export interface Device {
  readonly browser: BrowserFamily | null
  readonly platform: PlatformFamily | null
}

// The first match wins: most browsers name Chrome and Safari too, and Android names Linux.
const BROWSER_TOKENS: readonly (readonly [string, BrowserFamily])[] = [
  ['Edg', 'edge'],
  ['OPR/', 'opera'],
  ['OPT/', 'opera'],
  ['SamsungBrowser/', 'samsung'],
  ['Firefox/', 'firefox'],
  ['FxiOS/', 'firefox'],
  ['CriOS/', 'chrome'],
  ['Chrome/', 'chrome'],
  ['Safari/', 'safari'],
]
const PLATFORM_TOKENS: readonly (readonly [string, PlatformFamily])[] = [
  ['Android', 'android'],
  ['iPhone', 'ios'],
  ['iPad', 'ios'],
  ['CrOS', 'chromeos'],
  ['Windows', 'windows'],
  ['Macintosh', 'macos'],
  ['Linux', 'linux'],
]

const find = <T>(tokens: readonly (readonly [string, T])[], userAgent: string): T | null =>
  tokens.find(([token]) => userAgent.includes(token))?.[1] ?? null

/** Reads the families of browser and system from a `User-Agent` header; a program that is no browser has none. */
export const detectDevice = (userAgent: string | undefined): Device =>
  userAgent?.startsWith('Mozilla/')
    ? { browser: find(BROWSER_TOKENS, userAgent), platform: find(PLATFORM_TOKENS, userAgent) }
    : { browser: null, platform: null }
