import { Worker } from 'node:worker_threads'
import { describeError, EXIT_OK, EXIT_UNREADABLE } from '#api/cli/run.ts'
import { AppError } from '#shared/errors.ts'
import { type CliMessage, cliMessageSchema } from './cli/cli-messages.ts'

type Start = Extract<CliMessage, { kind: 'start' }>

const write = (stream: NodeJS.WriteStream, line: string): void => void stream.write(`${line}\n`)

/** Reports a file that took longer than its deadline, as `runCli` reports other failures. */
const reportTimeout = ({ file, count, deadlineMs }: Start): void => {
  const error = describeError(new AppError('timeout'))
  if (count === 1) write(process.stderr, JSON.stringify({ error }))
  else write(process.stdout, JSON.stringify({ file, ms: deadlineMs, error }))
}

/** Other commands end while their terminal stays open. */
const readsInput = ([command = '']: readonly string[]): boolean => ['login', 'mcp'].includes(command)

/** Runs the command line from the file at `skip` on. Returns the exit code, or the file at which its deadline passed. */
const runFrom = async (args: readonly string[], skip: number): Promise<number | Start> => {
  const worker = new Worker(new URL('./cli/cli-worker.ts', import.meta.url), {
    workerData: { args, skip },
    stdin: readsInput(args),
  })
  if (worker.stdin) process.stdin.pipe(worker.stdin)
  const result = Promise.withResolvers<number | Start>()
  // From the start on: a worker that has nothing left to do ends by itself.
  const exited = new Promise((resolve) => worker.once('exit', resolve))
  let timer: NodeJS.Timeout | undefined
  const onMessage = (raw: unknown) => {
    const message = cliMessageSchema.parse(raw)
    // A file that has its result is in time, also where the next message comes late.
    clearTimeout(timer)
    if (message.kind === 'out') return write(process.stdout, message.line)
    if (message.kind === 'err') return write(process.stderr, message.line)
    if (message.kind === 'end') return result.resolve(message.exitCode)
    timer = setTimeout(() => {
      worker.off('message', onMessage)
      result.resolve(message)
    }, message.deadlineMs)
  }
  worker.on('message', onMessage)
  worker.on('error', result.reject)
  const outcome = await result.promise
  // A terminal that is still read would keep this process.
  if (worker.stdin) process.stdin.unpipe().pause()
  await worker.terminate()
  await exited
  return outcome
}

const run = async (args: readonly string[]): Promise<number> => {
  for (let skip = 0; ; ) {
    const outcome = await runFrom(args, skip)
    if (typeof outcome === 'number') return outcome
    reportTimeout(outcome)
    if (outcome.count === 1) return EXIT_UNREADABLE
    if (outcome.index + 1 >= outcome.count) return EXIT_OK
    skip = outcome.index + 1
  }
}

process.exitCode = await run(process.argv.slice(2))
