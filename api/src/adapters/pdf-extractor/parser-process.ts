import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { AppError } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { getResidentMemory } from './memory.ts'
import { replySchema } from './protocol.ts'

export interface ParserProcess {
  /** Extracts one file at a time. Throws `timeout`, `too-complex` above the memory limit, `cancelled` on abort. */
  extract(bytes: Uint8Array, signal?: AbortSignal): Promise<ExtractedDocument>
  warm(): void
  close(): Promise<void>
}

interface ProcessLimits {
  readonly deadlineMs: number
  readonly memoryBytes: number
}

const MAX_START_MS = 20_000
const MEMORY_CHECK_INTERVAL_MS = 20

export const createParserProcess = ({ deadlineMs, memoryBytes }: ProcessLimits): ParserProcess => {
  let child: ChildProcess | undefined
  let ready: Promise<void> | undefined
  let lastRequestId = 0

  const ensureStarted = (): { child: ChildProcess; ready: Promise<void> } => {
    if (child && ready) return { child, ready }
    const started = fork(new URL('./parser-child.ts', import.meta.url), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=320', '--no-warnings'],
      env: { NODE_ENV: process.env['NODE_ENV'] ?? '' },
    })
    const startup = waitForReady(started)
    startup.catch(() => {})
    started.once('exit', () => {
      if (child === started) child = ready = undefined
    })
    started.unref()
    started.channel?.unref()
    child = started
    ready = startup
    return { child: started, ready: startup }
  }
  const kill = (which: ChildProcess): void => {
    which.kill('SIGKILL')
    if (child === which) child = ready = undefined
  }

  return {
    extract: async (bytes, signal) => {
      if (signal?.aborted) throw new AppError('cancelled')
      const current = ensureStarted()
      current.child.ref()
      current.child.channel?.ref()
      try {
        await current.ready
        if (signal?.aborted) throw new AppError('cancelled')
        return await sendRequest(current.child, { id: ++lastRequestId, bytes }, { deadlineMs, memoryBytes, signal })
      } catch (error) {
        if (error instanceof ProcessAborted) {
          kill(current.child)
          if (error.code === 'cancelled') throw new AppError('cancelled')
          ensureStarted()
          if (error.text) return error.text
          throw new AppError(error.code)
        }
        throw error
      } finally {
        current.child.unref()
        current.child.channel?.unref()
      }
    },
    warm: () => void ensureStarted(),
    close: async () => {
      const current = child
      if (!current || current.exitCode !== null) return
      current.ref()
      const exited = once(current, 'exit')
      kill(current)
      await exited
    },
  }
}

type AbortCode = 'timeout' | 'too-complex' | 'cancelled'

/** The process has to be killed; `text` is the result of the text pass, when it has finished. */
class ProcessAborted extends Error {
  readonly code: AbortCode
  readonly text: ExtractedDocument | undefined
  constructor(code: AbortCode, text: ExtractedDocument | undefined) {
    super(code)
    this.code = code
    this.text = text
  }
}

const waitForReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('internal')), MAX_START_MS)
    timer.unref()
    child.once('message', () => {
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', (code) => reject(new AppError('internal', {}, `the parser process exited with ${code}`)))
    child.once('error', (error) => reject(new AppError('internal', {}, error)))
  })

interface RequestLimits extends ProcessLimits {
  readonly signal: AbortSignal | undefined
}

/** Sends one file and waits for its reply within the time and memory limits, until `signal` aborts. */
const sendRequest = async (
  child: ChildProcess,
  request: { id: number; bytes: Uint8Array },
  watch: RequestLimits,
): Promise<ExtractedDocument> => {
  const outcome = Promise.withResolvers<ExtractedDocument>()
  let text: ExtractedDocument | undefined
  const end = (code: AbortCode): void => outcome.reject(new ProcessAborted(code, text))
  const onMessage = (message: unknown): void => {
    const parsed = replySchema.safeParse(message)
    if (!parsed.success) {
      outcome.reject(new AppError('internal', {}, parsed.error))
      return
    }
    const reply = parsed.data
    if (reply.kind === 'ready' || reply.id !== request.id) return
    if (reply.kind === 'text') text = reply.document
    else if (reply.kind === 'done') outcome.resolve(reply.document)
    else outcome.reject(new AppError(reply.code, reply.params))
  }
  const onExit = (): void => end('too-complex')
  const onAbort = (): void => end('cancelled')
  const deadline = setTimeout(() => end('timeout'), watch.deadlineMs)
  const memoryCheck = setInterval(() => {
    if (getResidentMemory(child.pid) > watch.memoryBytes) end('too-complex')
  }, MEMORY_CHECK_INTERVAL_MS)
  child.on('message', onMessage)
  child.once('exit', onExit)
  watch.signal?.addEventListener('abort', onAbort, { once: true })
  child.send(request)
  try {
    return await outcome.promise
  } finally {
    clearTimeout(deadline)
    clearInterval(memoryCheck)
    child.off('message', onMessage)
    child.off('exit', onExit)
    watch.signal?.removeEventListener('abort', onAbort)
  }
}
