import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { createFileExtractor } from '#api/adapters/task-runner/extract-file.ts'
import { createNodeTaskRunner } from '#api/adapters/task-runner/node.ts'
import { runCli } from '#api/cli/run.ts'
import type { CliMessage } from './cli-messages.ts'

// The thread that does the work of the command line: its supervisor can stop it in the middle of any file.
const { args, skip } = z.object({ args: z.array(z.string()), skip: z.int() }).parse(workerData)
const tasks = createNodeTaskRunner()
const send = (message: CliMessage): void => parentPort?.postMessage(message)

/** The first line of standard input; empty when it ends before. */
const readSecret = async (prompt: string): Promise<string> => {
  process.stderr.write(prompt)
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

const exitCode = await runCli(
  args,
  {
    extractFile: createFileExtractor(tasks),
    loadPdfjs,
    readBytes: (path) => readFile(path),
    writeBytes: (path, bytes) => writeFile(path, bytes),
    readSecret,
    now: Date.now,
  },
  {
    out: (line) => send({ kind: 'out', line }),
    err: (line) => send({ kind: 'err', line }),
    startFile: (start) => send({ kind: 'start', ...start }),
    clock: () => performance.now(),
  },
  skip,
)
await tasks.close()
send({ kind: 'end', exitCode })
