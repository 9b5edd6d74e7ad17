import type { CDPSession } from '@playwright/test'
import { withEditor } from '../renderer/editor.ts'
import { twoPages } from '../renderer/sample-contents.ts'

/** Letters that a person types in ten minutes of work, and how often: an hour. */
const LETTERS = 300
const ROUNDS = 6

const readHeap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/**
 * Memory of the editor's page after an hour of typing, divided by that after its first ten minutes. The letters come one
 * after the other without the pauses of a person.
 */
export const measureMemoryGrowth = (): Promise<number> =>
  withEditor(twoPages, async (page) => {
    const session = await page.context().newCDPSession(page)
    const title = page.getByLabel('Titular profesional')
    const heaps: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await title.fill('')
      await title.pressSequentially('s'.repeat(LETTERS / 2))
      for (let letter = 0; letter < LETTERS / 2; letter += 1) await title.press('Backspace')
      await page.locator('[data-saving="saved"]').waitFor()
      heaps.push(await readHeap(session))
    }
    return (heaps.at(-1) ?? Number.NaN) / (heaps[0] ?? Number.NaN)
  })
