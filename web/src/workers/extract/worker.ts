import '../../disable-zod-eval.ts'
import { AppError } from '#shared/errors.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { parserPdfjs } from '../pdfjs/pdfjs.ts'
import { serveWorker } from '../serve-worker.ts'
import type { ExtractApi, ExtractionResult } from './protocol.ts'
import { createWarmUpPdf } from './warm-up-pdf.ts'

const understood = (document: ExtractedDocument): ExtractionResult => ({ document, parsed: parseResume(document) })

const api: ExtractApi = {
  extractFile: async (file, onStage, onText) => {
    if (file.size > LIMITS.fileBytes) throw new AppError('too-large')
    onStage({ name: 'open' })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const document = await extractPdf(parserPdfjs, bytes, {
      hazards: 'after',
      onProgress: (done, of) => onStage({ name: 'read', done, of }),
      onText: (text) => {
        onStage({ name: 'understand' })
        onText(understood(text))
        onStage({ name: 'check' })
      },
    })
    return understood(document)
  },
  extractText: async (text) => understood(extractText(text)),
}

/** The first document costs pdf.js some 200 ms more than the next: a tiny one takes that before a person drops theirs. */
const warm = async (): Promise<void> => {
  parseResume(await extractPdf(parserPdfjs, createWarmUpPdf()))
}

// Nothing here has a reason to reach out: what a file could make pdf.js ask for is cut off.
Object.assign(globalThis, {
  fetch: undefined,
  XMLHttpRequest: undefined,
  WebSocket: undefined,
  importScripts: undefined,
})

serveWorker(api, warm)
