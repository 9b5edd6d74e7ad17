import { expect, it } from 'vitest'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { cleanDraftName, parseDraft } from '#web/storage/drafts/draft.ts'
import { createRowFromRemote } from '#web/storage/sync/merge-remote.ts'

const DOCUMENT = createEmptyDocument('d1', 'es')
const TURNED = 'cv\u202Efdp.exe'

it('removes the characters that turn a name around, also from drafts stored before', () => {
  expect(cleanDraftName(`  ${TURNED} `)).toBe('cvfdp.exe')
  const row = createRowFromRemote({ id: 'd1', name: TURNED, version: 1, document: DOCUMENT, deleted: false }, 0)
  expect(row.name).toBe('cvfdp.exe')
  expect(parseDraft({ ...row, name: TURNED })?.name).toBe('cvfdp.exe')
})

it('keeps a name to 200 characters', () => {
  expect(cleanDraftName('x'.repeat(300))).toHaveLength(200)
})
