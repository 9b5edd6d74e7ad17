import type { Draft } from '#web/storage/drafts/draft.ts'

/** A draft with the drafts that were tailored from it, and the letters for it and for them. */
export interface DraftGroup {
  readonly draft: Draft
  readonly tailored: readonly Draft[]
}

/** A letter may be for a tailored draft, which has a base itself. */
const MAX_DEPTH = 2

/**
 * Puts tailored drafts and letters under their base, in the given order. One whose base is not among the drafts stands
 * alone. Groups are in the order of their first member.
 */
export const groupDrafts = (drafts: readonly Draft[]): readonly DraftGroup[] => {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]))
  const groups = new Map<Draft, Draft[]>()
  for (const draft of drafts) {
    let base = draft
    for (let depth = 0; depth < MAX_DEPTH; depth++) base = byId.get(base.basedOn?.id ?? '') ?? base
    groups.set(base, [...(groups.get(base) ?? []), ...(base === draft ? [] : [draft])])
  }
  return [...groups].map(([draft, tailored]) => ({ draft, tailored }))
}
