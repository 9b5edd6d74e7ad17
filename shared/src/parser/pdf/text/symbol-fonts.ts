import type { Run } from '../../lines/text-run.ts'

/** This many lines that start with one and the same symbol make it a bullet. */
const BULLET_LINES = 3

/**
 * Symbol fonts whose glyphs come as letters (`f`, `Ħ`, `]` for a bullet, a phone, an envelope): fonts that nothing but
 * single characters, each standing alone, are set in. Bullets become `•`, icons are dropped. Gives the number dropped.
 */
export const dropSymbols = (pages: readonly { readonly runs: Run[] }[]): number => {
  const fonts = symbolFonts(pages)
  if (fonts.size === 0) return 0
  const bullets = bulletKeys(pages, fonts)
  let dropped = 0
  for (const page of pages) {
    const kept = page.runs.filter((run) => {
      if (!fonts.has(run.font) || isPlainMark(run.text)) return true
      if (!bullets.has(key(run))) {
        dropped++
        return false
      }
      run.text = '•'
      return true
    })
    page.runs.splice(0, page.runs.length, ...kept)
  }
  return dropped
}

const key = (run: Run): string => `${run.font} ${run.text}`

/** Marks that are text wherever they stand. */
const isPlainMark = (text: string): boolean => /^[•·●▪–—\-|/,.:;&()+\d]$/.test(text)

const symbolFonts = (pages: readonly { readonly runs: readonly Run[] }[]): Set<number> => {
  const good = new Map<number, number>()
  const bad = new Set<number>()
  for (const { runs } of pages)
    runs.forEach((run, i) => {
      const next = runs[i + 1]
      const before = runs[i - 1]
      const alone = [...run.text].length === 1 && !touches(run, next) && !touches(before, run)
      if (alone) good.set(run.font, (good.get(run.font) ?? 0) + (isPlainMark(run.text) ? 0 : 1))
      else bad.add(run.font)
    })
  return new Set([...good].filter(([font, n]) => n > 0 && !bad.has(font)).map(([font]) => font))
}

/** Two runs with no room between them are parts of one word. */
const touches = (a: Run | undefined, b: Run | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  Math.abs(a.y - b.y) < 0.3 * Math.max(a.size, b.size) &&
  b.x - a.right > -0.5 * a.size &&
  b.x - a.right < 0.08 * Math.min(a.size, b.size)

const bulletKeys = (pages: readonly { readonly runs: readonly Run[] }[], fonts: ReadonlySet<number>): Set<string> => {
  const starts = new Map<string, number>()
  for (const { runs } of pages)
    runs.forEach((run, i) => {
      if (!fonts.has(run.font)) return
      const before = runs[i - 1]
      const next = runs[i + 1]
      const first = !before || Math.abs(before.y - run.y) > 0.5 * run.size || before.x > run.x
      if (first && next && Math.abs(next.y - run.y) < 0.5 * run.size)
        starts.set(key(run), (starts.get(key(run)) ?? 0) + 1)
    })
  return new Set([...starts].filter(([, n]) => n >= BULLET_LINES).map(([k]) => k))
}
