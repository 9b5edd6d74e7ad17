import { describe, expect, it } from 'vitest'
import { createProcessPool } from '#api/adapters/task-runner/process-pool.ts'
import { ProcessEnded, type Task, type TaskProcess } from '#api/adapters/task-runner/task-process.ts'
import { AppError } from '#shared/errors.ts'

const OUTPUT = { layout: null, text: 'Ana Ruiz' }
const toTask = (file: number): Task => ({ name: 'extract-file', input: file })

/** A process whose files end when the test says so. */
class FakeProcess implements TaskProcess {
  readonly id: number
  /** Bytes over its start; 100 is worn out. */
  grown = 0
  file = -1
  #files = 0
  #isAlive = true
  #outcome: PromiseWithResolvers<unknown> | undefined

  readonly #onFile: (file: number) => void

  constructor(id: number, onFile: (file: number) => void) {
    this.id = id
    this.#onFile = onFile
  }
  async run({ input }: Task, signal?: AbortSignal) {
    const file = Number(input)
    this.file = file
    this.#files++
    this.#outcome = Promise.withResolvers()
    signal?.addEventListener('abort', () => this.end('cancelled'))
    this.#onFile(file)
    return await this.#outcome.promise
  }
  done() {
    this.file = -1
    this.#outcome?.resolve(OUTPUT)
  }
  end(code: ProcessEnded['code'], partial?: unknown) {
    this.file = -1
    this.#isAlive = false
    this.#outcome?.reject(new ProcessEnded(code, partial))
  }
  isAlive = () => this.#isAlive
  ready = async () => {}
  getState = () => ({ tasks: this.#files, bytesAtStart: 1_000, bytesNow: 1_000 + this.grown })
  async kill() {
    if (this.#isAlive) this.end('too-complex')
  }
}

const createFakePool = (options: { processes?: number; maxWaiting?: number } = {}) => {
  const { processes = 2, maxWaiting = 8 } = options
  const started: FakeProcess[] = []
  const waiting = new Map<number, PromiseWithResolvers<void>>()
  const pool = createProcessPool({
    start: () => {
      const process = new FakeProcess(started.length, (file) => waiting.get(file)?.resolve())
      started.push(process)
      return process
    },
    processes,
    queue: { maxWaiting, maxWaitingPerCaller: maxWaiting, maxRunningPerCaller: Math.max(1, processes - 1) },
    renewal: { growthBytes: 100, tasks: 10 },
  })
  const findNow = (file: number) => started.find((one) => one.file === file)
  /** The process that reads a file now. */
  const find = (file: number): FakeProcess => {
    const process = findNow(file)
    if (!process) throw new Error(`file ${file} is not being read`)
    return process
  }
  return {
    pool,
    started,
    find,
    /** The process that reads a file, as soon as one does. */
    findSoon: async (file: number): Promise<FakeProcess> => {
      const turn = Promise.withResolvers<void>()
      if (!findNow(file)) {
        waiting.set(file, turn)
        await turn.promise
      }
      return find(file)
    },
    /** The answer for a file: `read`, or its error code. */
    extract: (file: number, caller = 'a', signal?: AbortSignal): Promise<string> =>
      pool.run(toTask(file), { caller, ...(signal && { signal }) }).then(
        () => 'read',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
  }
}

describe('warming', () => {
  it('starts every process once, before the first task', async () => {
    const { pool, extract, find, started } = createFakePool()
    await pool.warm(1)
    expect(started).toHaveLength(1)
    await pool.warm()
    await pool.warm()
    expect(started).toHaveLength(2)
    const answer = extract(1)
    find(1).done()
    expect(await answer).toBe('read')
    expect(started).toHaveLength(2)
    await pool.close()
    expect(started.map((process) => process.isAlive())).toEqual([false, false])
  })
})

describe('renewal', () => {
  it('keeps a process that has hardly grown', async () => {
    const { extract, find, started } = createFakePool()
    for (const file of [1, 2, 3]) {
      const answer = extract(file)
      find(file).done()
      expect(await answer).toBe('read')
    }
    expect(started).toHaveLength(1)
  })

  it('starts a process to stand by at half of the growth, and replaces the grown one with it', async () => {
    const { extract, find, started } = createFakePool()
    const first = extract(1)
    find(1).grown = 60
    find(1).done()
    await first
    expect(started).toHaveLength(2)
    const second = extract(2)
    expect(find(2).id).toBe(0)
    find(2).grown = 120
    find(2).done()
    await second
    expect(started[0]?.isAlive()).toBe(false)
    const third = extract(3)
    expect(find(3).id).toBe(1)
    find(3).done()
    await third
    expect(started).toHaveLength(2)
  })

  it('replaces a process that a file has ended at once', async () => {
    const { extract, find, started } = createFakePool()
    const bomb = extract(1)
    find(1).end('timeout')
    expect(await bomb).toBe('timeout')
    expect(started).toHaveLength(2)
    expect(started[1]?.isAlive()).toBe(true)
  })
})

describe('a file that needs too much memory', () => {
  it('is refused by a new process at once', async () => {
    const { extract, find, started } = createFakePool()
    const bomb = extract(1)
    find(1).end('too-complex')
    expect(await bomb).toBe('too-complex')
    expect(started[1]?.getState().tasks).toBe(0)
  })

  it('is tried once more in a new process when another file was read in the first', async () => {
    const { extract, find, findSoon } = createFakePool()
    const first = extract(1)
    find(1).done()
    await first
    const file = extract(2)
    expect(find(2).id).toBe(0)
    find(2).end('too-complex')
    expect((await findSoon(2)).id).toBe(1)
    find(2).done()
    expect(await file).toBe('read')
  })

  it('is refused when the new process cannot read it either', async () => {
    const { extract, find, findSoon } = createFakePool()
    const first = extract(1)
    find(1).done()
    await first
    const bomb = extract(2)
    find(2).end('too-complex')
    expect((await findSoon(2)).id).toBe(1)
    find(2).end('too-complex')
    expect(await bomb).toBe('too-complex')
  })

  it('keeps the text pass when only the second pass failed', async () => {
    const { extract, find } = createFakePool()
    const answer = extract(1)
    find(1).end('too-complex', OUTPUT)
    expect(await answer).toBe('read')
  })
})

describe('callers', () => {
  it('read beside a caller whose files fill its process', async () => {
    const { extract, find, findSoon } = createFakePool()
    const bombs = [1, 2, 3].map((file) => extract(file, 'bomber'))
    expect(() => find(2)).toThrow()
    const other = extract(9, 'other')
    find(9).done()
    expect(await other).toBe('read')
    for (const file of [1, 2, 3]) {
      const process = await findSoon(file)
      process.end('timeout')
    }
    expect(await Promise.all(bombs)).toEqual(['timeout', 'timeout', 'timeout'])
  })

  it('wait for one file of another caller where there is one process', async () => {
    const { extract, find, findSoon } = createFakePool({ processes: 1 })
    const bombs = [1, 2, 3].map((file) => extract(file, 'bomber'))
    const other = extract(9, 'other')
    find(1).end('timeout')
    const process = await findSoon(9)
    process.done()
    expect(await bombs[0]).toBe('timeout')
    expect(await other).toBe('read')
  })

  it('are told when to come back where the queue is full', async () => {
    const { pool, extract } = createFakePool({ processes: 1, maxWaiting: 1 })
    const reading = extract(1)
    const waiting = extract(2)
    await expect(pool.run(toTask(3), { caller: 'b' })).rejects.toMatchObject({
      code: 'busy',
      params: { seconds: 10 },
    })
    await pool.close()
    expect(await Promise.all([reading, waiting])).toEqual(['cancelled', 'cancelled'])
  })

  it('that are gone leave the queue, and free the process that reads for them', async () => {
    const { extract, find, findSoon, started } = createFakePool({ processes: 1 })
    const gone = new AbortController()
    const reading = extract(1, 'a', gone.signal)
    const waiting = extract(2, 'a', gone.signal)
    const other = extract(3, 'b')
    gone.abort()
    expect(await Promise.all([reading, waiting])).toEqual(['cancelled', 'cancelled'])
    expect((await findSoon(3)).id).toBe(1)
    find(3).done()
    expect(await other).toBe('read')
    expect(started).toHaveLength(2)
    expect(await extract(4, 'a', gone.signal)).toBe('cancelled')
  })
})
