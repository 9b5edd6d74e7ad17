import type { Ctx, Deps } from './context.ts'
import type { RequestLife } from './ports/background.ts'

/** The context of one request, or of one round of housekeeping. */
export const contextOf = (deps: Deps, life: RequestLife): Ctx => {
  const { openDb, backgroundOf, addressOf: _, ...rest } = deps
  return { ...rest, db: openDb(), background: backgroundOf(life) }
}
