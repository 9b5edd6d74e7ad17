import type { Draft } from '#web/storage/drafts/draft.ts'

/** A draft with the drafts that were tailored from it. */
export interface DraftGroup {
  readonly draft: Draft
  readonly tailored: readonly Draft[]
}

/**
 * Puts tailored drafts under their base, in the given order. One whose base is not among the drafts stands alone. Groups
 * are in the order of their first member.
 */
export const groupDrafts = (drafts: readonly Draft[]): readonly DraftGroup[] => {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]))
  const groups = new Map<Draft, Draft[]>()
  for (const draft of drafts) {
    const base = byId.get(draft.basedOn?.id ?? '') ?? draft
    groups.set(base, [...(groups.get(base) ?? []), ...(base === draft ? [] : [draft])])
  }
  return [...groups].map(([draft, tailored]) => ({ draft, tailored }))
}
