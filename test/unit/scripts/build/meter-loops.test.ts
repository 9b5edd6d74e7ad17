import { expect, it } from 'vitest'
import * as z from 'zod'
import { meterLoops } from '#scripts/build/meter-loops.ts'

const CODE = `
class CMap { mapBfRange(low, high) { while (low <= high) low++ } stateStack = [1, 2, 3]; save() {} }
export const run = (n) => {
  let sum = 0
  outer: for (let i = 0; i < n; i++) for (const one of [1, 2]) { if (one === 2) continue outer; sum += one }
  do sum++; while (sum < n)
  for (const key in { a: 1 }) sum += key.length
  return sum
}
export const map = (n) => new CMap().mapBfRange(1, n)
export const save = () => new CMap().save()
`

const moduleSchema = z.object({
  run: z.function({ input: [z.number()], output: z.number() }),
  save: z.function({ input: [], output: z.undefined() }),
  map: z.function({ input: [z.number()], output: z.undefined() }),
  limitSteps: z.function({ input: [z.number()], output: z.undefined() }),
  countSteps: z.function({ input: [], output: z.number() }),
})
const load = async () =>
  moduleSchema.parse({ ...(await import(`data:text/javascript,${encodeURIComponent(meterLoops(CODE))}`)) })

it('loops do the same, are counted, and end at the limit, as do all after it', async () => {
  const { run, map, save, limitSteps, countSteps } = await load()
  limitSteps(100)
  expect(run(3)).toBe(5)
  // 3 of the outer loop, 6 of the inner one, 1 and 1.
  expect(countSteps()).toBe(11)
  expect(() => run(100)).toThrow('too many steps')
  expect(() => run(1)).toThrow('too many steps')
  limitSteps(100)
  expect(run(1)).toBe(3)
  limitSteps(100)
  map(25)
  expect(countSteps()).toBe(100)
  limitSteps(6)
  save()
  save()
  expect(save).toThrow('too many steps')
})
