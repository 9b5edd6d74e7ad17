import type { Rolldown } from 'vite'
import { LANDING_HEAD, ORIGIN_PLACEHOLDER, type PageAddresses } from '#shared/app-paths.ts'
import type { Language } from '#shared/languages.ts'

/** HTML of a page in one language, with its metadata. */
export interface PrerenderedPage {
  readonly html: string
  readonly title: string
  readonly summary: string
  /** The page as data for search engines, as JSON without `<`. */
  readonly structuredData: string
}

/** `index.html` of a bundle, and its text. Throws when it was not built. */
export const readIndex = (
  bundle: Rolldown.OutputBundle,
): { readonly asset: Rolldown.OutputAsset; readonly html: string } => {
  const asset = bundle['index.html']
  if (asset?.type !== 'asset') throw new Error('index.html was not built')
  return { asset, html: typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source) }
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Canonical address, languages, metadata for shared links and structured data of the page at `path`. */
export const createPageHead = (
  { title, summary, structuredData }: PrerenderedPage,
  path: string,
  addresses: PageAddresses,
): string => {
  const alternates = Object.entries(addresses).map(
    ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${ORIGIN_PLACEHOLDER}${href}" />`,
  )
  return [
    LANDING_HEAD.start,
    `<link rel="canonical" href="${ORIGIN_PLACEHOLDER}${path}" />`,
    ...alternates,
    `<meta property="og:url" content="${ORIGIN_PLACEHOLDER}${path}" />`,
    `<meta property="og:title" content="${escapeAttribute(title)}" />`,
    `<meta property="og:description" content="${escapeAttribute(summary)}" />`,
    `<script type="application/ld+json">${structuredData}</script>`,
    LANDING_HEAD.end,
  ].join('\n    ')
}

const replaceBetween = (html: string, start: string, end: string, text: string): string => {
  const from = html.indexOf(start) + start.length
  const to = html.indexOf(end, from)
  if (from < start.length || to < 0) throw new Error(`index.html has no ${start}`)
  return html.slice(0, from) + text + html.slice(to)
}

/** A page in one language, from `index.html`, which has the landing page in both. */
export const createLanguagePage = (
  index: string,
  page: PrerenderedPage,
  language: Language,
  addresses: PageAddresses,
): string => {
  const head = createPageHead(page, addresses[language], addresses)
  const [start, end] = [LANDING_HEAD.start, LANDING_HEAD.end]
  let html = replaceBetween(index, start, end, head.slice(start.length, -end.length))
  html = replaceBetween(html, '<title>', '</title>', escapeAttribute(page.title))
  html = replaceBetween(html, '<meta name="description" content="', '"', escapeAttribute(page.summary))
  html = replaceBetween(html, '<div id="root" data-prerendered>', '</body>', `${page.html}</div>\n  `)
  return html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('data-language="en"', `data-language="${language}"`)
    .replaceAll('/manifest.en.', `/manifest.${language}.`)
    .replaceAll('/screenshots/share-en.', `/screenshots/share-${language}.`)
}
