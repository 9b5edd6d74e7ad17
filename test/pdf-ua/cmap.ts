/** Character code to text. */
export type ToUnicode = ReadonlyMap<number, string>

const toCode = (hex: string): number => Number.parseInt(hex, 16)
const toText = (hex: string): string =>
  hex.replace(/[0-9a-f]{1,4}/gi, (unit) => String.fromCharCode(Number.parseInt(unit, 16)))

/** Reads the characters of a ToUnicode CMap. */
export const readCMap = (source: string): ToUnicode => {
  const map = new Map<number, string>()
  for (const [, body = ''] of source.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of body.matchAll(/<([0-9a-f\s]+)>\s*<([0-9a-f\s]*)>/gi))
      map.set(toCode(code), toText(text.replace(/\s+/g, '')))
  for (const [, body = ''] of source.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', target = ''] of body.matchAll(
      /<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*(<[0-9a-f\s]*>|\[[^\]]*\])/gi,
    ))
      addRange(map, toCode(from), Math.min(toCode(to), toCode(from) + 65_535), target)
  return map
}

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
