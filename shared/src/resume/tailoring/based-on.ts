import * as z from 'zod'
import { idSchema } from '../../ids.ts'
import { mergeValues } from './merge-values.ts'

const factPath = z.string().max(200)

/**
 * What a tailored draft shares with its base. `facts`: those that both had when they were last compared, by path. `own`:
 * paths of facts that the tailored draft has for itself.
 */
export const basedOnSchema = z.object({
  /** Id of the base draft, which may have been deleted. */
  id: idSchema,
  facts: z.record(factPath, z.json()).default({}),
  own: z.array(factPath).max(4_000).default([]),
})
export type BasedOn = z.infer<typeof basedOnSchema>

const toRecord = (paths: readonly string[] = []) => Object.fromEntries(paths.map((path) => [path, true]))

/** Merges what two devices know about a tailored draft. `base`: what both knew before; null when they shared nothing. */
export const mergeBasedOn = (base: BasedOn | null, theirs: BasedOn | null, mine: BasedOn | null): BasedOn | null => {
  if (theirs === null || mine === null) return base === null ? (mine ?? theirs) : null
  if (theirs.id !== mine.id) return mine.id === base?.id ? theirs : mine
  return {
    id: mine.id,
    facts: mergeValues(base?.facts ?? {}, theirs.facts, mine.facts),
    own: Object.keys(mergeValues(toRecord(base?.own), toRecord(theirs.own), toRecord(mine.own))),
  }
}
