import { expect, it } from 'vitest'
import { RETAINED_ROWS } from '#web/storage/database/repository.types.ts'
import { selectRetainedVersions } from '#web/storage/database/retained-versions.ts'

it('versions with a name stay, with the newest of the others', () => {
  const unnamed = Array.from({ length: RETAINED_ROWS.versions + 2 }, (_, at) => ({ at: at + 1, name: '' }))
  const named = { at: 0, name: 'sent' }
  const kept = selectRetainedVersions([named, ...unnamed])
  expect(kept).toHaveLength(RETAINED_ROWS.versions + 1)
  expect([kept[0]?.at, kept.at(-2)?.at, kept.at(-1)]).toEqual([RETAINED_ROWS.versions + 2, 3, named])
})

it('versions of earlier releases, which have no name, count as unnamed', () => {
  const old = Array.from({ length: RETAINED_ROWS.versions + 1 }, (_, at) => ({ at }))
  expect(selectRetainedVersions(old)).toHaveLength(RETAINED_ROWS.versions)
})
