import { parseAst } from 'vite'
import * as z from 'zod'

const METER = `let faroSteps=0,faroMaxSteps=Infinity;
const faroStop=()=>{throw new Error('too many steps')};
export const limitSteps=(max)=>{faroSteps=0;faroMaxSteps=max};
export const countSteps=()=>faroSteps;
`

/** Methods of pdf.js whose loops store an entry of a character map in each step, which takes longer than other steps. */
const SLOW_METHOD = /^map(?:Bf|Cid)Range/
const SLOW_STEP = 4
/** Keeps a copy of the graphics state, without a loop; of many at the same time each takes longer than the one before. */
const SAVE_METHOD = 'save'
const SAVE_STEPS = '(this.stateStack?.length??1)'

const loopSchema = z.object({
  type: z.enum(['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement']),
  body: z.object({ start: z.int(), end: z.int() }),
})
const methodSchema = z.object({
  type: z.literal('MethodDefinition'),
  key: z.object({ name: z.string() }),
  value: z.object({ body: z.object({ start: z.int() }) }),
})

interface Insertion {
  readonly at: number
  readonly text: string
}

const createCount = (steps: number | string): string => `if((faroSteps+=${steps})>faroMaxSteps)faroStop();`

/**
 * An ES module with a count at the start of the body of each loop, and two exports: `limitSteps(max)` starts at 0, and
 * `countSteps()`. A loop that would go beyond the limit throws, and so does every loop after it.
 */
export const meterLoops = (code: string): string => {
  const insertions: Insertion[] = []
  const visit = (node: unknown, step: number): void => {
    if (typeof node !== 'object' || node === null) return
    const { data: method } = methodSchema.safeParse(node)
    const inner = method && SLOW_METHOD.test(method.key.name) ? SLOW_STEP : step
    if (method?.key.name === SAVE_METHOD)
      insertions.push({ at: method.value.body.start + 1, text: createCount(SAVE_STEPS) })
    const { data: loop } = loopSchema.safeParse(node)
    if (loop) insertions.push({ at: loop.body.start, text: `{${createCount(inner)}` }, { at: loop.body.end, text: '}' })
    for (const child of Object.values(node)) visit(child, inner)
  }
  visit(parseAst(code), 1)
  return METER + insertAll(code, insertions)
}

const insertAll = (code: string, insertions: readonly Insertion[]): string => {
  const parts: string[] = []
  let from = 0
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at)) {
    parts.push(code.slice(from, at), text)
    from = at
  }
  return parts.join('') + code.slice(from)
}
