import { parseResume } from '#shared/parser/parse-resume.ts'
import type { FileCommand } from './command.ts'
import { openInput } from './open-input.ts'

/** `parse FILE`: prints the resume content, the provenance of its fields and the dropped lines. */
export const parseCommand: FileCommand = {
  takes: 'files',
  usage: 'FILE…   (PDF, DOCX, DOCM, ODT, .txt, LinkedIn .zip, Europass .xml, JSON Resume or our own export)',
  run: async (file, _options, tools) => {
    const source = await openInput(file, tools, { attachments: true })
    if (source.kind === 'data') return { ...source.imported.content, dropped: source.imported.dropped }
    const parsed = parseResume(source.document)
    const { refused } = source
    return {
      ...parsed.content,
      provenance: parsed.provenance,
      dropped: parsed.dropped,
      ...(refused && { refusedData: refused }),
    }
  },
}
