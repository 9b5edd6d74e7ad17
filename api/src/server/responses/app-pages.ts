import {
  getPublicPath,
  isAppPath,
  LANDING_HEAD,
  LANDING_PATHS,
  ORIGIN_PLACEHOLDER,
  PUBLIC_PATHS,
} from '#shared/app-paths.ts'
import { SECURITY_HEADERS } from '../../middleware/security-headers.ts'

/** Where search engines find the pages (sitemaps.org). */
export const SITEMAP_PATH = '/sitemap.xml'

/** 404 for a path without a screen: its page says so, and so does its status. */
export const getPageStatus = (path: string): 200 | 404 => (isAppPath(path) ? 200 : 404)

const LANDING: readonly string[] = ['/', ...Object.values(LANDING_PATHS)]

const isLanding = (path: string): boolean => LANDING.includes(getPublicPath(path) ?? '')

/**
 * Completes the built HTML for the site and the path that it is served at: absolute addresses, and on screens other than
 * the landing page their own canonical address. `origin`: as `https://example.com`.
 */
export const completePage = (html: string, path: string, origin: string): string => {
  if (isLanding(path)) return html.replaceAll(ORIGIN_PLACEHOLDER, origin)
  const start = html.indexOf(LANDING_HEAD.start)
  const end = html.indexOf(LANDING_HEAD.end)
  const known = getPublicPath(path)
  const head =
    known === null ? '<meta name="robots" content="noindex" />' : `<link rel="canonical" href="${origin}${known}" />`
  const own = start < 0 || end < start ? html : html.slice(0, start) + head + html.slice(end + LANDING_HEAD.end.length)
  return own.replaceAll(ORIGIN_PLACEHOLDER, origin)
}

const LANGUAGE_LINKS = [...Object.entries(LANDING_PATHS), ['x-default', '/']] as const

/** The response to `SITEMAP_PATH`: every public page; those of the landing page name their languages. */
export const createSitemapResponse = (origin: string): Response => {
  const links = LANGUAGE_LINKS.map(
    ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`,
  ).join('')
  const urls = PUBLIC_PATHS.map((path) => `<url><loc>${origin}${path}</loc>${isLanding(path) ? links : ''}</url>`)
  const attributes = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${attributes}>\n${urls.join('\n')}\n</urlset>\n`
  return new Response(body, {
    headers: { ...SECURITY_HEADERS, 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
