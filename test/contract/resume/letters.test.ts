import { afterEach, expect, it } from 'vitest'
import { draftResponse } from '#shared/api-schema/drafts.ts'
import { letterRewriteResponse } from '#shared/api-schema/letters.ts'
import { createSequentialIds } from '#shared/ids.ts'
import { applyComposed } from '#shared/letter/apply-composed.ts'
import { composeLetter } from '#shared/letter/compose-letter.ts'
import { createLetter } from '#shared/resume/letter/create-letter.ts'
import { toLetterInput } from '#test/corpus/letters/letter-person.ts'
import { SPANISH_PEOPLE } from '#test/corpus/letters/spanish.ts'
import type { ApiHarness } from '../harness/api-harness.ts'
import { startWithModel } from '../harness/start-with-model.ts'
import {
  jsonRequest,
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signInToHarness as signIn,
} from '../harness/target.ts'

let harness: ApiHarness
let ana: SignedInUser
const start = async (...args: Parameters<typeof startWithModel>) => {
  ;({ harness, ana } = await startWithModel(...args))
}
afterEach(() => harness.close())

const SENTENCES = [
  { text: 'At Norte Foods, I cut waste by 18% with a new schedule.', quotes: ['Cut waste by 18% with a new schedule'] },
  { text: 'I also trained six new cooks.', quotes: ['Trained six new cooks'] },
]
const rewrite = () =>
  ana.fetch(
    '/api/letters/rewrite',
    jsonRequest({
      language: 'en',
      personalInfo: { fullName: 'Ana Norte', title: '', email: 'ana@example.com', phone: '' },
      sentences: SENTENCES,
    }),
  )

it('keeps the wordings of the model that add nothing, and drops the others', async () => {
  const sent: string[] = []
  await start(async ({ lines, kind }) => {
    sent.push(String(kind), ...lines)
    const [before = '', second = ''] = lines
    return [
      { line: 0, before, after: 'With a new schedule, I cut waste by 18% at [NAME] Foods.', reason: '' },
      { line: 1, before: second, after: 'I also trained sixty new cooks and won a national award.', reason: '' },
    ]
  })
  const { rewrites } = letterRewriteResponse.parse(await (await rewrite()).json())
  expect(rewrites).toEqual([
    { before: SENTENCES[0]?.text, after: 'With a new schedule, I cut waste by 18% at Norte Foods.' },
  ])
  expect(sent).toEqual(['letter', 'At [NAME] Foods, I cut waste by 18% with a new schedule.', SENTENCES[1]?.text])
})

it('is for plans that include it, and says when no model is configured', async () => {
  await start(async () => [], 'basic')
  expect(await readRefusal(rewrite())).toBe('403 plan-required')
  await harness.close()
  await start(null)
  expect(await readRefusal(rewrite())).toBe('502 provider-unavailable')
})

it('keeps letters with the drafts: on another device, in the export, and erased with the account', async () => {
  await start(null)
  const [person] = SPANISH_PEOPLE
  if (!person) return
  const input = toLetterInput(person, 'es')
  const created = createLetter(
    { resume: input.resume, job: null, country: 'ES', date: '2026-11-22', language: 'es' },
    createSequentialIds('letter'),
  )
  const paragraphs = applyComposed([], composeLetter(input), 'es')
  const document = { ...created, letter: created.letter && { ...created.letter, paragraphs } }
  const saved = await ana.fetch(
    `/api/drafts/${document.id}`,
    jsonRequest({ name: 'Carta', baseVersion: 0, document }, 'PUT'),
  )
  expect(saved.status).toBe(200)
  const elsewhere = await signIn(harness, 'ana')
  const read = draftResponse.parse(await (await elsewhere.fetch(`/api/drafts/${document.id}`)).json())
  expect(read.document).toEqual(JSON.parse(JSON.stringify(document)))
  const files = await readAccountExport(ana)
  const file = Object.entries(files).find(([name]) => name.includes(document.id))?.[1]
  expect(file).toContain(person.company)
})
