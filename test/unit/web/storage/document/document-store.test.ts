import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { createMemoryRepository } from '#web/storage/database/memory-repository.ts'
import type { DraftRepository } from '#web/storage/database/repository.types.ts'
import { createDocumentStore } from '#web/storage/document/document-store.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'

const START = 1_700_000_000_000

const newRepository = async (): Promise<DraftRepository> => {
  const repository = createMemoryRepository()
  await repository.mutate('d', () => ({
    draft: {
      id: 'd',
      name: 'CV',
      document: createEmptyDocument('d', 'es'),
      createdAt: START,
      updatedAt: START,
      version: 1,
      deletedAt: null,
      snapshotAt: START,
      resumeId: null,
      provenance: [],
      conflicts: [],
      job: null,
      basedOn: null,
      remote: null,
    },
  }))
  return repository
}

const openTab = async (repository: DraftRepository, tell?: (event: string) => void): Promise<DocumentStore> => {
  const draft = await repository.get('d')
  if (!draft) throw new Error('no draft')
  return createDocumentStore({ repository, draft, now: Date.now, ...(tell && { onWrite: tell }) })
}

const type = (tab: DocumentStore, field: 'fullName' | 'email' | 'phone', text: string) =>
  tab.edit(setValue(tab.getSnapshot().document, ['personalInfo', field], text), true)
const shown = (tab: DocumentStore) => tab.getSnapshot().document.personalInfo
const stored = async (repository: DraftRepository) => (await repository.get('d'))?.document.personalInfo

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('createDocumentStore', () => {
  it('applies an edit at once and stores it within 300 ms', async () => {
    const repository = await newRepository()
    const tab = await openTab(repository)
    type(tab, 'fullName', 'Ana')
    expect(shown(tab).fullName).toBe('Ana')
    expect(tab.getSnapshot().saving.kind).toBe('saving')
    await vi.advanceTimersByTimeAsync(300)
    expect((await stored(repository))?.fullName).toBe('Ana')
    expect(tab.getSnapshot().saving.kind).toBe('saved')
  })

  it('keeps the document object when the stored row is equal', async () => {
    const repository = await newRepository()
    const tab = await openTab({
      ...repository,
      mutate: async (...args) => structuredClone(await repository.mutate(...args)),
    })
    type(tab, 'fullName', 'Ana')
    const { document } = tab.getSnapshot()
    await vi.advanceTimersByTimeAsync(300)
    expect(tab.getSnapshot().saving.kind).toBe('saved')
    expect(tab.getSnapshot().document).toBe(document)
  })

  it('saves while typing continues', async () => {
    const repository = await newRepository()
    const tab = await openTab(repository)
    for (let n = 1; n <= 20; n++) {
      type(tab, 'fullName', 'x'.repeat(n))
      await vi.advanceTimersByTimeAsync(50)
    }
    expect((await stored(repository))?.fullName?.length).toBeGreaterThanOrEqual(14)
  })

  it('undoes and redoes typing in one step', async () => {
    const tab = await openTab(await newRepository())
    for (const text of ['A', 'An', 'Ana']) type(tab, 'fullName', text)
    await vi.advanceTimersByTimeAsync(2_000)
    type(tab, 'email', 'ana@b.es')
    tab.undo()
    expect(shown(tab)).toMatchObject({ fullName: 'Ana', email: '' })
    tab.undo()
    expect(shown(tab).fullName).toBe('')
    expect(tab.getSnapshot().canUndo).toBe(false)
    tab.redo()
    expect(shown(tab).fullName).toBe('Ana')
  })

  it('merges edits of two tabs in different fields', async () => {
    const repository = await newRepository()
    const [a, b] = [await openTab(repository), await openTab(repository)]
    for (let n = 1; n <= 100; n++) {
      type(a, 'fullName', 'a'.repeat(n))
      type(b, 'phone', '6'.repeat(n))
      await vi.advanceTimersByTimeAsync(n % 70)
    }
    await vi.advanceTimersByTimeAsync(1_000)
    const whole = { fullName: 'a'.repeat(100), phone: '6'.repeat(100) }
    expect(await stored(repository)).toMatchObject(whole)
    expect(shown(a)).toMatchObject(whole)
    expect(shown(b)).toMatchObject(whole)
  })

  it('keeps both texts when two tabs rewrite the same words', async () => {
    const repository = await newRepository()
    const [a, b] = [await openTab(repository), await openTab(repository)]
    type(a, 'fullName', 'Ana')
    await vi.advanceTimersByTimeAsync(500)
    type(a, 'fullName', 'Julia')
    type(b, 'fullName', 'Pedro')
    await vi.advanceTimersByTimeAsync(500)
    expect(shown(b).fullName).toBe('Julia')
    const [conflict] = b.getSnapshot().conflicts
    expect(conflict?.change.after).toBe('Pedro')
    expect(a.getSnapshot().conflicts).toHaveLength(1)
    b.resolveConflict(conflict?.id ?? '', 'mine')
    await vi.advanceTimersByTimeAsync(500)
    expect(shown(a).fullName).toBe('Pedro')
    expect(a.getSnapshot().conflicts).toEqual([])
  })

  it('keeps both insertions at the same position', async () => {
    const repository = await newRepository()
    const [a, b] = [await openTab(repository), await openTab(repository)]
    type(a, 'fullName', 'AAA')
    type(b, 'fullName', 'BBB')
    await vi.advanceTimersByTimeAsync(500)
    expect(shown(a).fullName).toBe('AAABBB')
    expect(shown(b).fullName).toBe('AAABBB')
  })

  it('reports a full quota, keeps the text and saves it once there is space', async () => {
    const repository = await newRepository()
    const mutate = repository.mutate
    let full = true
    repository.mutate = async (...args) => {
      if (full)
        throw Object.assign(new Error('aborted'), {
          name: 'AbortError',
          inner: new DOMException('', 'QuotaExceededError'),
        })
      return mutate(...args)
    }
    const events: string[] = []
    const tab = await openTab(repository, (event) => events.push(event))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    type(tab, 'fullName', 'Ana')
    await vi.advanceTimersByTimeAsync(500)
    expect(tab.getSnapshot().saving).toEqual({ kind: 'failed', reason: 'full' })
    expect((await stored(repository))?.fullName).toBe('')
    type(tab, 'email', 'ana@b.es')
    full = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await stored(repository)).toMatchObject({ fullName: 'Ana', email: 'ana@b.es' })
    expect(tab.getSnapshot().saving.kind).toBe('saved')
    expect(events[0]).toBe('full')
    expect(events.at(-1)).toBe('saved')
  })

  it('writes the whole draft again when its row is gone', async () => {
    const repository = await newRepository()
    const events: string[] = []
    const tab = await openTab(repository, (event) => events.push(event))
    type(tab, 'fullName', 'Ana')
    await vi.advanceTimersByTimeAsync(500)
    await repository.remove('d')
    type(tab, 'email', 'ana@b.es')
    await vi.advanceTimersByTimeAsync(500)
    expect(await stored(repository)).toMatchObject({ fullName: 'Ana', email: 'ana@b.es' })
    expect(events).toContain('gone')
  })

  it('stores automatic versions', async () => {
    const repository = await newRepository()
    const tab = await openTab(repository)
    type(tab, 'fullName', 'Ana')
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    type(tab, 'fullName', 'Ana María')
    await vi.advanceTimersByTimeAsync(500)
    const versions = await repository.versions('d')
    expect(versions.map((v) => [v.reason, v.document.personalInfo.fullName])).toEqual([['auto', 'Ana']])
  })
})
