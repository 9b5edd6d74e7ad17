import { fileURLToPath } from 'node:url'
import { extractFile } from '#shared/parser/extract-file.ts'
import { loadPdfjs } from '../pdf-extractor/pdfjs-legacy.ts'
import { toSource } from './handle-source.ts'
import { handleTask } from './handlers.ts'
import { serveTasks } from './serve-tasks.ts'

// The process that reads files. Promises of pdf.js may reject after the reply for a damaged file; that must not end the
// process during the next file.
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})

const pdfjs = await loadPdfjs()
const cMapUrl = fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')))

serveTasks(
  ({ input }, sendPartial) =>
    handleTask(
      {
        'extract-file': async ({ bytes }) =>
          toSource(
            await extractFile(pdfjs, bytes, {
              hazards: 'after',
              cMapUrl,
              onText: (document) => sendPartial(toSource(document)),
            }),
          ),
      },
      'extract-file',
      input,
    ),
  'damaged',
)
