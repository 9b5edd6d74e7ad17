import type { CDPSession } from '@playwright/test'
import * as z from 'zod'
import { withEditor } from '../renderer/editor.ts'
import { twoPages } from '../renderer/sample-contents.ts'

/** Letters that a person types in ten minutes of work, and how often: an hour. */
const LETTERS = 300
const ROUNDS = 6

const replySchema = z.object({ id: z.int().optional(), result: z.looseObject({}).optional() })
const heapSchema = z.object({ usedSize: z.number() })

/** Asks one worker, over the session of its page. */
type AskWorker = (method: string) => Promise<unknown>

/** The workers of a page, which are other targets than the page. */
const attachWorkers = async (session: CDPSession): Promise<ReadonlyMap<string, AskWorker>> => {
  const workers = new Map<string, AskWorker>()
  const waiting = new Map<number, (result: unknown) => void>()
  let count = 0
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = replySchema.parse(JSON.parse(message))
    if (id !== undefined) waiting.get(id)?.(result)
  })
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  session.on('Target.attachedToTarget', ({ sessionId }) =>
    workers.set(sessionId, async (method) => {
      count += 1
      const reply = Promise.withResolvers<unknown>()
      waiting.set(count, reply.resolve)
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: count, method }) })
      return await reply.promise
    }),
  )
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  return workers
}

/** Bytes in use after garbage collection, of the page and of its workers. */
const readHeap = async (session: CDPSession, workers: ReadonlyMap<string, AskWorker>): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  let { usedSize: bytes } = await session.send('Runtime.getHeapUsage')
  for (const ask of workers.values()) {
    await ask('HeapProfiler.collectGarbage')
    bytes += heapSchema.parse(await ask('Runtime.getHeapUsage')).usedSize
  }
  return bytes
}

/**
 * Memory of the editor's page and workers after an hour of typing, divided by that after its first ten minutes. The
 * letters come one after the other without the pauses of a person.
 */
export const measureMemoryGrowth = (): Promise<number> =>
  withEditor(twoPages, async (page) => {
    const session = await page.context().newCDPSession(page)
    const workers = await attachWorkers(session)
    const title = page.getByLabel('Titular profesional')
    const heaps: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await title.fill('')
      await title.pressSequentially('s'.repeat(LETTERS / 2))
      for (let letter = 0; letter < LETTERS / 2; letter += 1) await title.press('Backspace')
      await page.locator('[data-saving="saved"]').waitFor()
      heaps.push(await readHeap(session, workers))
    }
    return (heaps.at(-1) ?? Number.NaN) / (heaps[0] ?? Number.NaN)
  })
