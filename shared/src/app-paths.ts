import { LANGUAGES, type Language } from './languages.ts'

/** Paths of the landing page by its language; each has prerendered HTML. */
export const LANDING_PATHS = { es: '/es/', en: '/en/' } as const

/** Paths of the screens that a search engine lists. `/settings` shows the prices to visitors. */
export const PUBLIC_PATHS = [
  '/',
  LANDING_PATHS.es,
  LANDING_PATHS.en,
  '/analyzer',
  '/templates',
  '/settings',
  '/privacy',
  '/terms',
  '/cookies',
] as const

/**
 * Pages of text, such as the guides; an index comes before its pages. Each is also at `/es` and `/en` with its path, where
 * its HTML is prerendered in that language.
 */
export const INFO_PATHS = [
  '/cover-letters',
  '/ats-optimization',
  '/blog',
  '/blog/letters-from-your-resume',
  '/blog/word-files-and-scans',
  '/blog/first-version',
  '/career-guides',
  '/career-guides/resume-by-country',
  '/career-guides/bullets-with-results',
  '/career-guides/change-or-gap',
  '/career-guides/interview-and-follow-up',
  '/resume-examples',
  '/help',
  '/about',
  '/contact',
] as const
export type InfoPath = (typeof INFO_PATHS)[number]

/** Paths of all screens of the web app, without a slash at the end. */
const APP_PATHS: ReadonlySet<string> = new Set([
  ...PUBLIC_PATHS.map((path) => (path === '/' ? path : path.replace(/\/$/, ''))),
  '/studio',
  '/subscribe',
  '/payment-success',
  '/dashboard',
  '/team',
])

const trimSlash = (path: string): string => path.replace(/(.)\/$/, '$1')

/** The path of an info page in one language. */
export const getInfoAddress = (path: InfoPath, language: Language): string => `/${language}${path}`

/** The addresses of one page by language; `x-default` is the one that follows the reader. */
export type PageAddresses = Readonly<Record<Language | 'x-default', string>>

export const LANDING_ADDRESSES: PageAddresses = { ...LANDING_PATHS, 'x-default': '/' }

/** The addresses of an info page in each language, and the one without a language. */
export const getInfoAddresses = (path: InfoPath): PageAddresses => ({
  es: getInfoAddress(path, 'es'),
  en: getInfoAddress(path, 'en'),
  'x-default': path,
})

/** An info page with the language that its address names; null for every other path. */
export const findInfoPage = (path: string): { readonly path: InfoPath; readonly language: Language | null } | null => {
  const address = trimSlash(path)
  const language = LANGUAGES.find((known) => address.startsWith(`/${known}/`)) ?? null
  const known = INFO_PATHS.find((info) => info === (language === null ? address : address.slice(language.length + 1)))
  return known === undefined ? null : { path: known, language }
}

/** Whether the web app has a screen at a path. */
export const isAppPath = (path: string): boolean => APP_PATHS.has(trimSlash(path)) || findInfoPage(path) !== null

/** The address of a screen that search engines use, such as `/es/` for `/es`; null for unknown and private paths. */
export const getPublicPath = (path: string): string | null =>
  findInfoPage(path) === null
    ? (PUBLIC_PATHS.find((known) => trimSlash(known) === trimSlash(path)) ?? null)
    : trimSlash(path)

/** Stands for the origin in the built HTML, which is the same for every site; the server writes its own. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** Comments around the metadata of the landing page in the built HTML; other screens are served without them. */
export const LANDING_HEAD = { start: '<!--landing-head-->', end: '<!--/landing-head-->' } as const
