import { readFileSync } from 'node:fs'
import * as z from 'zod'

const packageSchema = z.object({ browserslist: z.array(z.string().regex(/^\w+ >= \d+$/)) })

/** The oldest browsers that are supported, from `browserslist` in package.json, as names of build targets: `safari17`. */
export const readBrowserTargets = (): string[] => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return packageSchema.parse(JSON.parse(text)).browserslist.map((range) => range.replace(' >= ', ''))
}
