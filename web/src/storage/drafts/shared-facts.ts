import { applyChanges, type Change } from '#shared/resume/edits/changes.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { listFacts } from '#shared/resume/tailoring/facts.ts'
import { shareFacts } from '#shared/resume/tailoring/share-facts.ts'
import type { DraftRepository } from '../database/repository.types.ts'
import { type Draft, toDraftRow } from './draft.ts'

const isUsable = (draft: Draft | null): draft is Draft =>
  draft !== null && draft.problem === null && draft.deletedAt === null

/** Ids of the drafts that tailored drafts name as their base. */
export const listBaseIds = async (repository: DraftRepository): Promise<ReadonlySet<string>> =>
  new Set((await repository.list()).flatMap(({ basedOn }) => (basedOn ? [basedOn.id] : [])))

/**
 * Gives a base and its tailored drafts the same facts (`shareFacts`). Writes nothing while they have them, and nothing
 * while the base is in the bin. Running it again after an interruption completes it. `at`: UTC ms.
 */
export const shareFactsOf = async (repository: DraftRepository, baseId: string, at: number): Promise<void> => {
  const tailored = (await repository.listTailored(baseId)).filter(isUsable)
  const receivers = tailored.length > 1 ? [...tailored, ...tailored] : tailored
  // The second pass gives the others what one of them gave to the base.
  for (const { id } of receivers) await shareFactsWith(repository, baseId, id, at)
}

const shareFactsWith = async (repository: DraftRepository, baseId: string, id: string, at: number): Promise<void> => {
  const [base, tailored] = [await repository.get(baseId), await repository.get(id)]
  if (!isUsable(base) || !isUsable(tailored) || tailored.basedOn?.id !== baseId) return
  const { basedOn } = tailored
  const shared = shareFacts({ base: base.document, tailored: tailored.document, basedOn })
  if (shared.basedOn === basedOn && shared.toBase.length + shared.toTailored.length === 0) return
  if (!(await write(repository, baseId, shared.toBase, at))) return
  await write(repository, id, shared.toTailored, at, { basedOn: shared.basedOn })
}

/** Applies changes to a stored draft. False when another tab has changed the same fields since they were compared. */
const write = async (
  repository: DraftRepository,
  id: string,
  changes: readonly Change[],
  at: number,
  metadata: Partial<Pick<Draft, 'basedOn'>> = {},
): Promise<boolean> => {
  if (changes.length === 0 && Object.keys(metadata).length === 0) return true
  let applied = false
  await repository.mutate(id, (current) => {
    if (!isUsable(current)) return null
    const { document, conflicts } = applyChanges(current.document, changes)
    applied = conflicts.length === 0
    const updatedAt = document === current.document ? current.updatedAt : at
    return applied
      ? { draft: { ...toDraftRow(current), ...metadata, document, updatedAt, version: current.version + 1 } }
      : null
  })
  return applied
}

const SHARE_DELAY_MS = 400

/** Shares the facts of an open draft after its edits. */
export interface FactSharing {
  /** Call it after each write. */
  readonly schedule: () => void
  readonly finish: () => Promise<void>
}

/** `getDraft`: the present state of the open draft. */
export const createFactSharing = (input: {
  readonly repository: DraftRepository
  readonly getDraft: () => {
    readonly id: string
    readonly document: ResumeDocument
    readonly basedOn: Draft['basedOn']
  }
  readonly onShared: () => void
}): FactSharing => {
  const { repository, getDraft } = input
  let shared: readonly unknown[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const share = async () => {
    clearTimeout(timer)
    timer = undefined
    const { id, document, basedOn } = getDraft()
    const state = [listFacts(document), basedOn]
    if (isDeepEqual(state, shared)) return
    shared = state
    try {
      await shareFactsOf(repository, basedOn?.id ?? id, Date.now())
      input.onShared()
    } catch (error) {
      console.warn('facts could not be shared', error)
    }
  }
  return {
    schedule: () => {
      timer ??= setTimeout(() => void share(), SHARE_DELAY_MS)
    },
    finish: share,
  }
}
