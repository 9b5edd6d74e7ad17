import { AppError } from '#shared/errors.ts'
import { textOf } from '#shared/parser/extracted-document.ts'
import { openSource } from './source.ts'
import type { FileVerb } from './verb.ts'

/** `extract FILE`: the text in reading order, its lines with their places, and the hazards. */
export const extract: FileVerb = {
  takes: 'files',
  usage: 'FILE.pdf…',
  run: async (file, _options, tools) => {
    const source = await openSource(file, tools)
    if (source.kind !== 'document') throw new AppError('not-pdf')
    const { document } = source
    return {
      pages: document.pages.length,
      text: textOf(document),
      lines: document.lines.map(({ page, text, x, y, size, bold }) => ({ page, text, x, y, size, bold })),
      hazards: document.hazards,
    }
  },
}
