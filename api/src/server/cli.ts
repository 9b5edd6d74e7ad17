import { readFile, writeFile } from 'node:fs/promises'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { createFileExtractor } from '#api/adapters/task-runner/extract-file.ts'
import { createNodeTaskRunner } from '#api/adapters/task-runner/node.ts'
import { runCli } from '#api/cli/run.ts'

const tasks = createNodeTaskRunner()

process.exitCode = await runCli(
  process.argv.slice(2),
  {
    extractFile: createFileExtractor(tasks),
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
await tasks.close()
