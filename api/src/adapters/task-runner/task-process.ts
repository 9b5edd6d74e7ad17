import { type ChildProcess, fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { AppError } from '#shared/errors.ts'
import { createProcessMeter, exceedsMemory, type MemoryLimits, type ProcessMeter, type ProcessState } from './memory.ts'
import { replySchema, type TaskMessage } from './protocol.ts'

export type Task = Omit<TaskMessage, 'id'>

/** One child process from its start to its end. A task that breaks a limit ends it. */
export interface TaskProcess {
  /**
   * Runs one task at a time. Throws `ProcessEnded` at a limit or on abort, the codes of the task, and `internal` or `busy`
   * when the process does not start or not in time.
   */
  run(task: Task, signal?: AbortSignal): Promise<unknown>
  /** Resolves when the process has loaded its code. Throws `internal` or `busy` when it does not. */
  ready(): Promise<void>
  /** False once it is killed or has ended. */
  isAlive(): boolean
  getState(): ProcessState
  /** Resolves when the process has ended. */
  kill(): Promise<void>
}

interface ProcessLimits extends MemoryLimits {
  /** Limit of processor time per task, ms; of the time on the clock, `CLOCK_FACTOR` times this. */
  readonly deadlineMs: number
}

export interface TaskProcessOptions extends ProcessLimits {
  /** The module that the process runs; it calls `serveTasks`. */
  readonly entry: URL
}

type EndCode = 'timeout' | 'too-complex' | 'cancelled'

/** A task ended its process: at the deadline, above a memory limit (or by exiting), or because `signal` aborted. */
export class ProcessEnded extends Error {
  readonly code: EndCode
  /** The result of a part of the task, when that has finished. */
  readonly partial: unknown
  constructor(code: EndCode, partial?: unknown) {
    super(code)
    this.code = code
    this.partial = partial
  }
}

/** A process takes two seconds to start; on a machine that has far too much to do, longer. */
const MAX_START_MS = 45_000
const BUSY_SECONDS = 30
const CHECK_INTERVAL_MS = 20
/** On a busy machine a task waits for processors; that is no reason to stop it. */
const CLOCK_FACTOR = 3

/** Starts a process for tasks. It keeps the server alive only while it runs one. */
export const startTaskProcess = ({ entry, ...limits }: TaskProcessOptions): TaskProcess => {
  const child = fork(entry, [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A small young generation keeps a process that is used again from growing by garbage.
    execArgv: ['--max-old-space-size=320', '--max-semi-space-size=16', '--no-warnings'],
    env: { NODE_ENV: process.env['NODE_ENV'] ?? '' },
  })
  yieldToServer(child)
  const meter = createProcessMeter(child.pid)
  let isAlive = true
  let tasks = 0
  let [bytesAtStart, bytesNow] = [0, 0]
  const ready = waitForReady(child).then(async () => {
    bytesAtStart = (await meter.read()).bytes
    bytesNow = bytesAtStart
  })
  ready.catch(() => {
    isAlive = false
  })
  for (const event of ['exit', 'error'] as const)
    child.once(event, () => {
      isAlive = false
      void meter.close()
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
  const onMemory = (bytes: number): void => {
    bytesNow = bytes
  }
  keepServerAlive(false)

  return {
    run: async (task, signal) => {
      keepServerAlive(true)
      try {
        await ready
        return await sendRequest(child, { id: ++tasks, ...task }, { ...limits, meter, signal, onMemory })
      } catch (error) {
        if (error instanceof ProcessEnded) void kill()
        throw error
      } finally {
        keepServerAlive(false)
      }
    },
    isAlive: () => isAlive,
    ready: () => ready,
    getState: () => ({ tasks, bytesAtStart, bytesNow }),
    kill,
  }
}

/** Steps of the scheduler by which tasks are below the server: it answers at once while tasks take the processors. */
const PRIORITY_STEPS = 7
const LOWEST_PRIORITY = 19

const yieldToServer = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(LOWEST_PRIORITY, getPriority() + PRIORITY_STEPS))
  } catch {
    // Where the system refuses, tasks and server take turns as equals.
  }
}

const waitForReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('busy', { seconds: BUSY_SECONDS })), MAX_START_MS)
    timer.unref()
    child.once('message', () => {
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', (code) => reject(new AppError('internal', {}, `the task process exited with ${code}`)))
    child.once('error', (error) => reject(new AppError('internal', {}, error)))
  })

interface RequestLimits extends ProcessLimits {
  readonly meter: ProcessMeter
  readonly signal: AbortSignal | undefined
  /** Called with the resident memory of the process, bytes, before and during the task. */
  readonly onMemory: (bytes: number) => void
}

/** Sends one task and waits for its reply within the time and memory limits, until `signal` aborts. */
const sendRequest = async (child: ChildProcess, request: TaskMessage, watch: RequestLimits): Promise<unknown> => {
  const before = await watch.meter.read()
  watch.onMemory(before.bytes)
  if (watch.signal?.aborted) throw new AppError('cancelled')
  const outcome = Promise.withResolvers<unknown>()
  let partial: unknown
  const end = (code: EndCode): void => outcome.reject(new ProcessEnded(code, partial))
  const onMessage = (message: unknown): void => {
    const parsed = replySchema.safeParse(message)
    if (!parsed.success) {
      outcome.reject(new AppError('internal', {}, parsed.error))
      return
    }
    const reply = parsed.data
    if (reply.kind === 'ready' || reply.id !== request.id) return
    if (reply.kind === 'partial') partial = reply.output
    else if (reply.kind === 'done') outcome.resolve(reply.output)
    else outcome.reject(new AppError(reply.code, reply.params, reply.cause && Object.assign(new Error(), reply.cause)))
  }
  const onExit = (): void => end('too-complex')
  const onAbort = (): void => end('cancelled')
  const deadline = setTimeout(() => end('timeout'), watch.deadlineMs * CLOCK_FACTOR)
  const checkUse = async (): Promise<void> => {
    const { bytes, ms } = await watch.meter.read()
    // An ended process has no memory: what it had counts.
    if (bytes > 0) watch.onMemory(bytes)
    if (exceedsMemory(before.bytes, bytes, watch)) end('too-complex')
    if (ms - before.ms > watch.deadlineMs) end('timeout')
  }
  const check = setInterval(() => void checkUse(), CHECK_INTERVAL_MS)
  child.on('message', onMessage)
  child.once('exit', onExit)
  watch.signal?.addEventListener('abort', onAbort, { once: true })
  child.send(request, (error) => error && end('too-complex'))
  try {
    return await outcome.promise
  } finally {
    clearTimeout(deadline)
    clearInterval(check)
    child.off('message', onMessage)
    child.off('exit', onExit)
    watch.signal?.removeEventListener('abort', onAbort)
  }
}
