import { expect, it } from 'vitest'
import { letterSchema } from '#shared/resume/letter/letter.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { createBasedOn } from '#shared/resume/tailoring/share-facts.ts'
import { getRepository } from '#web/storage/database/connection.ts'
import { createBackup, restoreBackup } from '#web/storage/drafts/backup.ts'
import { parseDraft, toDraftRow } from '#web/storage/drafts/draft.ts'

const store = async (id: string, rest: object) => {
  const document = createEmptyDocument(id, 'es')
  const draft = parseDraft({ id, name: id, document, createdAt: 0, updatedAt: 0, version: 1, ...rest })
  if (draft) await (await getRepository()).mutate(id, () => ({ draft: toDraftRow(draft) }))
}

it('a restored version names the restored copy of its base, and keeps its job', async () => {
  const basedOn = createBasedOn('base', createEmptyDocument('base', 'es'))
  await store('version', { basedOn, job: { ad: 'Se busca jardinera' } })
  await store('base', {})
  const backup: unknown = JSON.parse(await createBackup(1))
  const drafts = await getRepository()
  for (const { id } of await drafts.list())
    await drafts.mutate(id, (d) => d && { draft: { ...toDraftRow(d), deletedAt: 1 } })
  expect(await restoreBackup(backup)).toBe(2)
  const restored = (await drafts.list()).filter(({ deletedAt }) => deletedAt === null)
  const base = restored.find(({ name }) => name === 'base')
  const version = restored.find(({ name }) => name === 'version')
  expect(base?.id).not.toBe('base')
  expect(version).toMatchObject({ basedOn: { id: base?.id }, job: { ad: 'Se busca jardinera' } })
})

it('a restored letter names the restored copy of its resume, which has a base itself', async () => {
  const basedOn = (id: string) => createBasedOn(id, createEmptyDocument(id, 'es'))
  const letter = { ...createEmptyDocument('letter', 'es'), letter: letterSchema.parse({ company: 'Molino' }) }
  await store('letter', { basedOn: basedOn('tailored'), document: letter })
  await store('tailored', { basedOn: basedOn('root') })
  await store('root', {})
  const drafts = await getRepository()
  const backup: unknown = JSON.parse(await createBackup(1))
  for (const { id } of await drafts.list())
    await drafts.mutate(id, (d) => d && { draft: { ...toDraftRow(d), deletedAt: 1 } })
  await restoreBackup(backup)
  const restored = (await drafts.list()).filter(({ deletedAt }) => deletedAt === null)
  const find = (name: string) => restored.find((draft) => draft.name === name)
  expect(find('letter')).toMatchObject({
    basedOn: { id: find('tailored')?.id },
    document: { letter: { company: 'Molino' } },
  })
  expect(find('tailored')).toMatchObject({ basedOn: { id: find('root')?.id } })
})
