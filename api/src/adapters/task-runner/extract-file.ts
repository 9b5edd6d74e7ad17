import type { TaskRequest, TaskRunner } from '#api/ports/task-runner.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { readSource } from './handle-source.ts'

export type FileExtractor = (bytes: Uint8Array, request?: TaskRequest) => Promise<ExtractedDocument>

/** Reads files for callers that need the document itself: the command line and tests. Throws the codes of `extract-file`. */
export const createFileExtractor =
  (tasks: TaskRunner): FileExtractor =>
  async (bytes, request) =>
    readSource(await tasks.run('extract-file', { bytes }, request))
