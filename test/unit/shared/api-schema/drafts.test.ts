import { expect, it } from 'vitest'
import { draftBody } from '#shared/api-schema/drafts.ts'

it('a draft name keeps no character that reorders the text around it', () => {
  const { name } = draftBody.parse({ name: 'CV \u202efdp.exe\u202c\u2066 Ana <b>', baseVersion: 0, document: {} })
  expect(name).toBe('CV fdp.exe Ana <b>')
})
