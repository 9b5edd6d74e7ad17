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

/** Whether the web app has a screen at a path. */
export const isAppPath = (path: string): boolean => APP_PATHS.has(trimSlash(path))

/** The address of a screen that search engines use, such as `/es/` for `/es`; null for unknown and private paths. */
export const getPublicPath = (path: string): string | null =>
  PUBLIC_PATHS.find((known) => trimSlash(known) === trimSlash(path)) ?? null

/** Stands for the origin in the built HTML, which is the same for every site; the server writes its own. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** Comments around the metadata of the landing page in the built HTML; other screens are served without them. */
export const LANDING_HEAD = { start: '<!--landing-head-->', end: '<!--/landing-head-->' } as const
