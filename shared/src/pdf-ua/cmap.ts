/** Character code to text. */
export type ToUnicode = ReadonlyMap<number, string>

const toCode = (hex: string): number => Number.parseInt(hex, 16)
const toText = (hex: string): string =>
  hex.replace(/[0-9a-f]{1,4}/gi, (unit) => String.fromCharCode(Number.parseInt(unit, 16)))

/** Reads the characters of a ToUnicode CMap. */
export const readCMap = (source: string): ToUnicode => {
  const map = new Map<number, string>()
  for (const body of listBlocks(source, 'bfchar'))
    for (const [, code = '', text = ''] of body.matchAll(/<([0-9a-f\s]+)>\s*<([0-9a-f\s]*)>/gi))
      map.set(toCode(code), toText(text.replace(/\s+/g, '')))
  for (const body of listBlocks(source, 'bfrange'))
    for (const [, from = '', to = '', target = ''] of body.matchAll(
      /<([0-9a-f]{1,8})>\s{0,9}<([0-9a-f]{1,8})>\s{0,9}(<[0-9a-f\s]{0,999}>|\[[^[\]]*\])/gi,
    ))
      addRange(map, toCode(from), Math.min(toCode(to), toCode(from) + 65_535), target)
  return map
}

const listBlocks = (source: string, name: string): string[] =>
  source
    .split(`begin${name}`)
    .slice(1)
    .map((part) => part.split(`end${name}`)[0] ?? '')

const addRange = (map: Map<number, string>, from: number, to: number, target: string): void => {
  const texts = [...target.matchAll(/<([0-9a-f\s]*)>/gi)].map(([, hex = '']) => toText(hex.replace(/\s+/g, '')))
  for (let code = from; code <= to; code++) {
    if (target.startsWith('[')) {
      const text = texts[code - from]
      if (text !== undefined) map.set(code, text)
      continue
    }
    const [text = ''] = texts
    map.set(code, text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + code - from))
  }
}
