import { readFile, writeFile } from 'node:fs/promises'
import { createNodePdfExtractor } from '#api/adapters/pdf-extractor/node.ts'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { runCli } from '#api/cli/run.ts'

const reader = createNodePdfExtractor()

process.exitCode = await runCli(
  process.argv.slice(2),
  {
    pdfExtractor: reader,
    loadPdfjs,
    readBytes: (path) => readFile(path),
    writeBytes: (path, bytes) => writeFile(path, bytes),
    now: Date.now,
  },
  {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
    clock: () => performance.now(),
  },
)
await reader.close()
