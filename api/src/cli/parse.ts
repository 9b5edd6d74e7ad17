import { parseResume } from '#shared/parser/parse-resume.ts'
import { openSource } from './source.ts'
import type { FileVerb } from './verb.ts'

/** `parse FILE`: a resume document in the spec's shape, with where each field came from and what was dropped. */
export const parse: FileVerb = {
  takes: 'files',
  usage: 'FILE…   (PDF, .txt, JSON Resume or our own export)',
  run: async (file, _options, tools) => {
    const source = await openSource(file, tools)
    if (source.kind === 'data') return { ...source.imported.content, dropped: source.imported.dropped }
    const parsed = parseResume(source.document)
    return { ...parsed.content, provenance: parsed.provenance, dropped: parsed.dropped }
  },
}
