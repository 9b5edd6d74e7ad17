import { decodeEntities } from '../../../archive/scan-xml.ts'

const TAG = /<(\/?)([a-z][a-z0-9]{0,15})([^<>]*)>/gi
const HAS_MARKUP = /<\/?[a-z][a-z0-9]{0,15}[^<>]*>|&[a-z]{2,8};|&#\d/i
const BREAKS = /^(?:p|div|br|ul|ol|li|h[1-6]|tr|table|blockquote|section)$/
const SKIPPED = /^(?:script|style)$/

/**
 * The text of what a rich text editor wrote: a line for each block, `- ` before items of lists, the address of a link
 * after its text. Text without markup is left as it is. Linear.
 */
export const htmlToText = (html: string): string => {
  if (!HAS_MARKUP.test(html)) return html
  const parts: string[] = []
  let at = 0
  let skipped = ''
  let href = ''
  const add = (text: string) => {
    if (skipped === '') parts.push(decodeHtmlEntities(text).replace(/\s+/g, ' '))
  }
  for (const found of html.matchAll(TAG)) {
    const [tag, slash, rawName = '', attributes = ''] = found
    const name = rawName.toLowerCase()
    add(html.slice(at, found.index))
    at = found.index + tag.length
    if (skipped !== '' || SKIPPED.test(name)) skipped = slash === '' ? skipped || name : skipped === name ? '' : skipped
    else if (name === 'a') {
      if (slash !== '' && href !== '' && !parts.at(-1)?.includes(href)) parts.push(` (${href})`)
      href = slash === '' ? (HREF.exec(attributes)?.[1] ?? '') : ''
    } else if (BREAKS.test(name)) parts.push(name === 'li' && slash === '' ? '\n- ' : '\n')
  }
  add(html.slice(at))
  return tidyLines(parts.join(''))
}

const HREF = /\shref\s?=\s?["'](https?:[^"'\s]{1,900})["']/i

/** Paragraphs inside items of a list stay on the line of their `- `. */
const tidyLines = (text: string): string => {
  const lines: string[] = []
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue
    if (lines.at(-1) === '-') lines[lines.length - 1] = line === '-' ? '-' : `- ${line}`
    else lines.push(line)
  }
  return lines.filter((line) => line !== '-').join('\n')
}

const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  middot: '·',
  euro: '€',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  ccedil: 'ç',
  Ccedil: 'Ç',
}
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  uml: '\u0308',
  tilde: '\u0303',
  circ: '\u0302',
}

/** `&oacute;` is a letter and the name of its accent. */
const decodeHtmlEntities = (text: string): string =>
  text.includes('&')
    ? decodeEntities(
        text
          .replace(/&([a-z])(acute|grave|uml|tilde|circ);/gi, (_, letter: string, mark: string) =>
            `${letter}${MARKS[mark.toLowerCase()] ?? ''}`.normalize('NFC'),
          )
          .replace(/&([a-z]{4,6});/gi, (whole, name: string) =>
            Object.hasOwn(NAMED, name) ? (NAMED[name] ?? '') : whole,
          ),
      )
    : text
