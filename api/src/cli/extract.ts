import { AppError } from '#shared/errors.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import type { FileCommand } from './command.ts'
import { openInput } from './open-input.ts'

/** `extract FILE`: prints the text in reading order, its lines with positions (pt), and the warnings. */
export const extractCommand: FileCommand = {
  takes: 'files',
  usage: 'FILE…   (PDF, DOCX, DOCM, ODT, .txt)',
  run: async (file, _options, tools) => {
    const source = await openInput(file, tools)
    if (source.kind !== 'document') throw new AppError('not-pdf')
    const { document } = source
    return {
      pages: document.pages.length,
      text: getDocumentText(document),
      lines: document.lines.map(({ page, text, x, y, size, bold }) => ({ page, text, x, y, size, bold })),
      hazards: document.hazards,
    }
  },
}
