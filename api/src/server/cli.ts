import { readFile, writeFile } from 'node:fs/promises'
import { nodePdfReader } from '#api/adapters/pdf-text/node.ts'
import { runCli } from '#api/cli/run.ts'

const reader = nodePdfReader()

process.exitCode = await runCli(
  process.argv.slice(2),
  { reader, readBytes: (path) => readFile(path), writeBytes: (path, bytes) => writeFile(path, bytes), now: Date.now },
  {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
    clock: () => performance.now(),
  },
)
await reader.close()
