import { type ChildProcess, fork } from 'node:child_process'
import { AppError } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { exceedsMemory, getResidentMemory, type MemoryLimits, type ProcessState } from './memory.ts'
import { replySchema } from './protocol.ts'

/** One child process from its start to its end. A file that breaks a limit ends it. */
export interface ParserProcess {
  /**
   * Extracts one file at a time. Throws `ProcessEnded` at a limit or on abort, the codes of `extractPdf`, and `internal`
   * when the process does not start.
   */
  extract(bytes: Uint8Array, signal?: AbortSignal): Promise<ExtractedDocument>
  /** False once it is killed or has ended. */
  isAlive(): boolean
  getState(): ProcessState
  /** Resolves when the process has ended. */
  kill(): Promise<void>
}

export interface ProcessLimits extends MemoryLimits {
  /** Time limit per file, ms. */
  readonly deadlineMs: number
}

type EndCode = 'timeout' | 'too-complex' | 'cancelled'

/** A file ended its process: at the deadline, above a memory limit (or by exiting), or because `signal` aborted. */
export class ProcessEnded extends Error {
  readonly code: EndCode
  /** Result of the text pass, when that has finished. */
  readonly text: ExtractedDocument | undefined
  constructor(code: EndCode, text?: ExtractedDocument) {
    super(code)
    this.code = code
    this.text = text
  }
}

const MAX_START_MS = 20_000
const MEMORY_CHECK_INTERVAL_MS = 20

/** Starts a parser process. It keeps the server alive only while it extracts a file. */
export const startParserProcess = (limits: ProcessLimits): ParserProcess => {
  const child = fork(new URL('./parser-child.ts', import.meta.url), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A small young generation keeps a process that is used again from growing by garbage.
    execArgv: ['--max-old-space-size=320', '--max-semi-space-size=16', '--no-warnings'],
    env: { NODE_ENV: process.env['NODE_ENV'] ?? '' },
  })
  let isAlive = true
  let files = 0
  let bytesAtStart = 0
  const ready = waitForReady(child).then(() => {
    bytesAtStart = getResidentMemory(child.pid)
  })
  ready.catch(() => {
    isAlive = false
  })
  for (const event of ['exit', 'error'] as const)
    child.on(event, () => {
      isAlive = false
    })
  const keepServerAlive = (isKept: boolean): void => {
    const method = isKept ? 'ref' : 'unref'
    child[method]()
    child.channel?.[method]()
  }
  const kill = async (): Promise<void> => {
    isAlive = false
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.ref()
    child.kill('SIGKILL')
    await exited
  }
  keepServerAlive(false)

  return {
    extract: async (bytes, signal) => {
      keepServerAlive(true)
      try {
        await ready
        if (signal?.aborted) throw new AppError('cancelled')
        return await sendRequest(child, { id: ++files, bytes }, { ...limits, signal })
      } catch (error) {
        if (error instanceof ProcessEnded) void kill()
        throw error
      } finally {
        keepServerAlive(false)
      }
    },
    isAlive: () => isAlive,
    getState: () => ({ files, bytesAtStart, bytesNow: getResidentMemory(child.pid) }),
    kill,
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
  const end = (code: EndCode): void => outcome.reject(new ProcessEnded(code, text))
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
  const bytesBefore = getResidentMemory(child.pid)
  const memoryCheck = setInterval(() => {
    if (exceedsMemory(bytesBefore, getResidentMemory(child.pid), watch)) end('too-complex')
  }, MEMORY_CHECK_INTERVAL_MS)
  child.on('message', onMessage)
  child.once('exit', onExit)
  watch.signal?.addEventListener('abort', onAbort, { once: true })
  child.send(request, (error) => error && end('too-complex'))
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
