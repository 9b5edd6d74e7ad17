import {
  findInfoPage,
  getInfoAddress,
  getInfoAddresses,
  getPublicPath,
  INFO_PATHS,
  type InfoPath,
  isAppPath,
  LANDING_ADDRESSES,
  LANDING_HEAD,
  LANDING_PATHS,
  ORIGIN_PLACEHOLDER,
  type PageAddresses,
  PUBLIC_PATHS,
} from '#shared/app-paths.ts'
import { SECURITY_HEADERS } from '../../middleware/security-headers.ts'

/** Where search engines find the pages (sitemaps.org). */
export const SITEMAP_PATH = '/sitemap.xml'

/** 404 for a path without a screen: its page says so, and so does its status. */
export const getPageStatus = (path: string): 200 | 404 => (isAppPath(path) ? 200 : 404)

const LANDING: readonly string[] = ['/', ...Object.values(LANDING_PATHS)]

const isLanding = (path: string): boolean => LANDING.includes(getPublicPath(path) ?? '')

/** The page at a path as it was built, with a slash at the end: prerendered in a language, or the one of all screens. */
export const getBuiltPage = (path: string): string => {
  const info = findInfoPage(path)
  if (info !== null) return `${getInfoAddress(info.path, info.language ?? 'en')}/`
  const known = getPublicPath(path)
  return Object.values(LANDING_PATHS).find((landing) => landing === known) ?? '/'
}

const OWN_ADDRESS = ['<link rel="canonical" href="', '<meta property="og:url" content="'] as const

/** Names the address that an info page is served at: the English one has its HTML from `/en`. */
const completeInfoPage = (html: string, path: InfoPath, address: string, origin: string): string =>
  OWN_ADDRESS.reduce(
    (page, start) =>
      page.replace(`${start}${ORIGIN_PLACEHOLDER}${getInfoAddress(path, 'en')}"`, () => `${start}${origin}${address}"`),
    html,
  ).replaceAll(ORIGIN_PLACEHOLDER, origin)

/**
 * Completes the built HTML for the site and the path that it is served at: absolute addresses, and on screens other than
 * the landing page their own canonical address. `origin`: as `https://example.com`.
 */
export const completePage = (html: string, path: string, origin: string): string => {
  if (isLanding(path)) return html.replaceAll(ORIGIN_PLACEHOLDER, origin)
  const known = getPublicPath(path)
  const info = findInfoPage(path)
  if (info !== null && known !== null) return completeInfoPage(html, info.path, known, origin)
  const start = html.indexOf(LANDING_HEAD.start)
  const end = html.indexOf(LANDING_HEAD.end)
  const head =
    known === null ? '<meta name="robots" content="noindex" />' : `<link rel="canonical" href="${origin}${known}" />`
  const own = start < 0 || end < start ? html : html.slice(0, start) + head + html.slice(end + LANDING_HEAD.end.length)
  return own.replaceAll(ORIGIN_PLACEHOLDER, origin)
}

const listUrls = (origin: string, addresses: PageAddresses): string[] => {
  const links = Object.entries(addresses).map(
    ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`,
  )
  return Object.values(addresses).map((path) => `<url><loc>${origin}${path}</loc>${links.join('')}</url>`)
}

/** The response to `SITEMAP_PATH`: every public page; the landing page and the info pages name their languages. */
export const createSitemapResponse = (origin: string): Response => {
  const urls = [
    ...listUrls(origin, LANDING_ADDRESSES),
    ...PUBLIC_PATHS.filter((path) => !isLanding(path)).map((path) => `<url><loc>${origin}${path}</loc></url>`),
    ...INFO_PATHS.flatMap((path) => listUrls(origin, getInfoAddresses(path))),
  ]
  const attributes = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${attributes}>\n${urls.join('\n')}\n</urlset>\n`
  return new Response(body, {
    headers: { ...SECURITY_HEADERS, 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
