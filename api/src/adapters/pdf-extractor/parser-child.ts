import { fileURLToPath } from 'node:url'
import { AppError } from '#shared/errors.ts'
import { extractFile } from '#shared/parser/extract-file.ts'
import { loadPdfjs } from './pdfjs-legacy.ts'
import { type ParserReply, requestSchema } from './protocol.ts'

// The parser process: handles one request after another until its parent disconnects or kills it.
const send = (reply: ParserReply): void => void process.send?.(reply)

// Promises of pdf.js may reject after the reply for a damaged file; that must not end the process during the next file.
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})

const pdfjs = await loadPdfjs()
const cMapUrl = fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')))

process.on('disconnect', () => process.exit(0))
process.on('message', (message: unknown) => {
  const { id, bytes } = requestSchema.parse(message)
  extractFile(pdfjs, bytes, {
    hazards: 'after',
    cMapUrl,
    onText: (document) => send({ kind: 'text', id, document }),
  }).then(
    (document) => send({ kind: 'done', id, document }),
    (error: unknown) => {
      const { code, params } = error instanceof AppError ? error : new AppError('damaged')
      send({ kind: 'error', id, code, params: { ...params } })
    },
  )
})
send({ kind: 'ready' })
