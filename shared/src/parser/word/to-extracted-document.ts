import { AppError } from '../../errors.ts'
import { sanitizeUrl } from '../../resume/schema/safe-url.ts'
import { detectLanguage } from '../detect-language.ts'
import { EXTRACTION_VERSION, type ExtractedDocument, type ExtractedLine } from '../extracted-document.ts'
import { addLabelColons } from '../lines/add-label-colons.ts'
import { toExtractedLine } from '../lines/to-extracted-line.ts'
import { dropPageLabels } from './layout/page-labels.ts'
import { placeBlocks } from './layout/place-blocks.ts'
import { dropTitleMarkers } from './layout/title-markers.ts'
import type { WordContent, WordLink } from './word-model.ts'
import { findWordWarnings } from './word-warnings.ts'

const MAX_LINES = 40_000
const MAX_LINKS = 2_000
const MAX_WARNINGS = 2_000

/** Lines, links and warnings of a Word file. Throws `scanned` for pictures alone, `empty` for nothing. */
export const toExtractedDocument = (given: WordContent, source: 'docx' | 'odt', bytes: number): ExtractedDocument => {
  const content = { ...given, header: dropPageLabels(given.header), footer: dropPageLabels(given.footer) }
  const placed = placeBlocks(
    [content.header, dropTitleMarkers(content.body), content.notes, content.footer],
    content.page,
  )
  if (placed.lines.length === 0) throw new AppError(content.pictures > 0 ? 'scanned' : 'empty')
  const kept = placed.lines.slice(0, MAX_LINES)
  const columns = [...new Set(kept.map(({ line }) => line.column))].sort((a, b) => a - b)
  const lines: ExtractedLine[] = kept.map(({ line, page }) => {
    const [labelled = line] = addLabelColons([line])
    const extracted = toExtractedLine(labelled, page)
    // Numbers of columns in which nothing stands are left out.
    const column = columns.indexOf(line.column)
    return { ...extracted, column, bold: placed.fonts.isBold(extracted.font ?? 0) }
  })
  const language = detectLanguage(lines.map((line) => line.text))
  // Tall enough that no line is taken for one in the margin.
  const height = Math.max(content.page.height, Math.ceil(placed.bottom / 0.9))
  return {
    version: EXTRACTION_VERSION,
    source,
    pages: Array.from({ length: placed.pages }, (_, i) => ({
      number: i + 1,
      width: content.page.width,
      height,
      columns: Math.min(20, columns.length),
    })),
    lines,
    hazards: findWordWarnings(content, placed, lines).slice(0, MAX_WARNINGS),
    links: content.links.flatMap(toLink).slice(0, MAX_LINKS),
    ...(content.lang && { lang: content.lang.slice(0, 40) }),
    ...(language && { language }),
    meta: {
      ...(content.producer && { producer: content.producer.slice(0, 300) }),
      ...(content.title && { title: content.title.slice(0, 500) }),
      tagged: false,
      bytes,
      fonts: [...content.fonts],
      hazardsPass: true,
    },
  }
}

const toLink = ({ url, text }: WordLink): ExtractedDocument['links'] => {
  const safe = sanitizeUrl(url)
  if (!safe || !/^(https?|mailto|tel):/i.test(safe)) return []
  return [{ page: 1, url: safe.slice(0, 2_000), text: text.trim().slice(0, 500) }]
}
