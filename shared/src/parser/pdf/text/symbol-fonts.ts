import type { TextRun } from '../../lines/text-run.ts'

/** A symbol that starts this many lines is a bullet. */
const MIN_BULLET_LINES = 3

interface PageWithRuns {
  readonly runs: readonly TextRun[]
}

/**
 * Symbol fonts whose glyphs come as letters (`f`, `Ħ`, `]` for a bullet, a phone, an envelope): fonts with nothing but
 * single characters, each alone, and marks of ratings. Bullets become `•`; icons, which all glyphs are where a font has
 * such marks, are removed; `removed` counts those.
 */
export const replaceSymbolFonts = <Page extends PageWithRuns>(
  pages: readonly Page[],
): { pages: Page[]; removed: number } => {
  const fonts = findSymbolFonts(pages)
  if (fonts.size === 0) return { pages: [...pages], removed: 0 }
  const icons = new Set(pages.flatMap(({ runs }) => runs.flatMap(({ text, font }) => (isRating(text) ? [font] : []))))
  const bullets = findBulletGlyphs(pages, new Set([...fonts].filter((font) => !icons.has(font))))
  let removed = 0
  const replaced = pages.map((page) => {
    const runs = page.runs.flatMap((run) => {
      if (!fonts.has(run.font) || isPlainSymbol(run.text) || isRating(run.text)) return [run]
      return bullets.has(glyphKey(run)) ? [{ ...run, text: '•' }] : []
    })
    removed += page.runs.length - runs.length
    return { ...page, runs }
  })
  return { pages: replaced, removed }
}

const glyphKey = (run: TextRun): string => `${run.font} ${run.text}`

/** Symbols that are text in any font. */
const isPlainSymbol = (text: string): boolean => /^[•·●▪–—\-|/,.:;&()+\d]$/.test(text)

/** `○ ○ ○`: the marks of a rating, which come as one text. */
const isRating = (text: string): boolean => /^[○●◯◉★☆■□](?: ?[○●◯◉★☆■□])+$/u.test(text)

const findSymbolFonts = (pages: readonly { readonly runs: readonly TextRun[] }[]): Set<number> => {
  const good = new Map<number, number>()
  const bad = new Set<number>()
  for (const { runs } of pages)
    runs.forEach((run, i) => {
      if (isRating(run.text)) return
      const next = runs[i + 1]
      const before = runs[i - 1]
      const alone = [...run.text].length === 1 && !touches(run, next) && !touches(before, run)
      if (alone) good.set(run.font, (good.get(run.font) ?? 0) + (isPlainSymbol(run.text) ? 0 : 1))
      else bad.add(run.font)
    })
  return new Set([...good].filter(([font, n]) => n > 0 && !bad.has(font)).map(([font]) => font))
}

/** Whether two runs are parts of one word, because there is no room between them. */
const touches = (a: TextRun | undefined, b: TextRun | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  Math.abs(a.y - b.y) < 0.3 * Math.max(a.size, b.size) &&
  b.x - a.right > -0.5 * a.size &&
  b.x - a.right < 0.08 * Math.min(a.size, b.size)

const findBulletGlyphs = (
  pages: readonly { readonly runs: readonly TextRun[] }[],
  fonts: ReadonlySet<number>,
): Set<string> => {
  const starts = new Map<string, number>()
  for (const { runs } of pages)
    runs.forEach((run, i) => {
      if (!fonts.has(run.font)) return
      const before = runs[i - 1]
      const next = runs[i + 1]
      const first = !before || Math.abs(before.y - run.y) > 0.5 * run.size || before.x > run.x
      if (first && next && Math.abs(next.y - run.y) < 0.5 * run.size)
        starts.set(glyphKey(run), (starts.get(glyphKey(run)) ?? 0) + 1)
    })
  return new Set([...starts].filter(([, n]) => n >= MIN_BULLET_LINES).map(([k]) => k))
}
