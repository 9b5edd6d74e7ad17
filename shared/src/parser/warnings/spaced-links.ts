import type { ExtractedDocument, ExtractedLine } from '../extracted-document.ts'
import { replaceInLine } from '../pdf/letter-spaced-words.ts'

/** Shorter addresses may be in a text by chance. */
const MIN_ADDRESS_CHARS = 8

/**
 * The lines without the spaces in addresses that are a link of their page: LaTeX sets `http: // ana. example` like a
 * formula.
 */
export const joinSpacedLinks = (
  lines: readonly ExtractedLine[],
  links: ExtractedDocument['links'],
): ExtractedDocument['lines'] => {
  const addresses = new Map<number, Set<string>>()
  for (const { page, url } of links) {
    const address = toAddress(url)
    const known = addresses.get(page) ?? new Set()
    if (address.length >= MIN_ADDRESS_CHARS) addresses.set(page, known.add(address))
  }
  return lines.map((line) => {
    let joined = line
    for (const address of addresses.get(line.page) ?? []) {
      const spaced = findSpaced(joined.text, address)
      if (spaced) joined = replaceInLine(joined, spaced, spaced.replaceAll(' ', ''))
    }
    return joined
  })
}

/** The address of a link as it is printed: without its scheme, what follows its path and the slash at its end. */
const toAddress = (url: string): string =>
  url
    .replace(/^(?:mailto:|https?:\/\/)(?:www\.)?/i, '')
    .replace(/[?#][\s\S]*$/, '')
    .replace(/\/$/, '')
    .toLowerCase()

/** An address with spaces in it, and with its scheme, as it stands in a text; undefined where it has no spaces or is none. */
const findSpaced = (text: string, address: string): string | undefined => {
  if (!text.includes(' ')) return undefined
  const dense = text.replace(/\s+/g, '').toLowerCase()
  const at = dense.indexOf(address)
  if (at < 0) return undefined
  const places = [...text.matchAll(/\S/g)].map(({ index }) => index)
  const scheme = /(?:https?:\/\/)?(?:www\.)?$/.exec(dense.slice(0, at))?.[0] ?? ''
  const from = places[at - scheme.length] ?? 0
  const to = (places[at + address.length - 1] ?? 0) + 1
  const isPart = /[\p{L}\d@.-]/u.test(text[from - 1] ?? '') || /[\p{L}\d@-]/u.test(text[to] ?? '')
  const found = text.slice(from, to)
  return isPart || !found.includes(' ') ? undefined : found
}
