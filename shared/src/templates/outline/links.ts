import { cleanLine } from './normalize-text.ts'

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u
// Bounded, and starting at a word's start only: a word without an end must not make it slow.
const URL_IN_TEXT =
  /(?:https?:\/\/|www\.)[^\s<>"]{1,2000}[^\s<>".,;:!?)\]}’”]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/giu

/** The address a text leads to, or undefined when it is none that a document may hold. */
export const hrefOf = (raw: string): string | undefined => {
  const text = cleanLine(raw)
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s<>"()\\]+$/i.test(text)) return text
  if (SCHEME.test(text) && !HOST.test(text)) return undefined
  return HOST.test(text) && !/["<>()\\]/.test(text) ? `https://${text}` : undefined
}

/** A link as people read it: no scheme, no `www.`, no slash at its end. */
export const shownLink = (raw: string): string =>
  cleanLine(raw)
    .replace(/^https?:\/\//i, '')
    .replace(/^(?:mailto|tel):/i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')

/** A LinkedIn field holds an address, a path or just the handle. */
export const linkedin = (raw: string): { text: string; href: string | undefined } => {
  const text = shownLink(raw)
  const handle = /^@?(?:\/?in\/)?([\p{L}\p{N}_-]+)$/u.exec(text)?.[1]
  const whole = handle ? `linkedin.com/in/${handle}` : text
  return { text: whole, href: handle ? `https://www.${whole}` : hrefOf(raw) }
}

export const mailHref = (raw: string): string | undefined => {
  const text = cleanLine(raw)
  return /^[^\s@<>"()\\:]+@[^\s@<>"()\\:]+$/.test(text) ? `mailto:${text}` : undefined
}

export const telHref = (raw: string): string | undefined => {
  const digits = raw.replace(/(?!^\+)[^\d]/g, '')
  return digits.replace(/\D/g, '').length >= 6 ? `tel:${digits}` : undefined
}

/** Links and addresses inside a text, as alternating pieces. */
export const linkPieces = (text: string): { text: string; href?: string }[] => {
  const pieces: { text: string; href?: string }[] = []
  let at = 0
  for (const match of text.matchAll(URL_IN_TEXT)) {
    const href = match[0].includes('@') && !/^https?:/i.test(match[0]) ? mailHref(match[0]) : hrefOf(match[0])
    if (!href) continue
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) })
    pieces.push({ text: match[0], href })
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}
