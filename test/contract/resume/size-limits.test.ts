import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorResponse } from '#shared/api-schema/common.ts'
import { createEmptyDocument } from '#shared/resume/schema/document.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { type ApiHarness, startApiHarness } from '../harness/api-harness.ts'
import {
  CUSTOM_DATA,
  createLayout,
  formRequest,
  jsonRequest,
  readRefusal,
  type SignedInUser,
  signInToHarness,
  uploadResume,
} from '../harness/target.ts'

let harness: ApiHarness
let ana: SignedInUser
beforeEach(async () => {
  harness = await startApiHarness()
  ana = await signInToHarness(harness, 'ana')
})
afterEach(() => harness.close())

const createJobs = (entries: number, bullets: number, text = 'Did') =>
  Array.from({ length: entries }, (_, i) => ({
    company: `Bakery ${i}`,
    position: 'Baker',
    startDate: '2019',
    description: '',
    achievements: Array.from({ length: bullets }, (_, j) => `${text} ${j}`),
  }))
const generate = async (experience: unknown) => {
  const id = await uploadResume(ana)
  const customData = { ...CUSTOM_DATA, sections: { ...CUSTOM_DATA.sections, experience } }
  return ana.fetch(`/api/resumes/${id}/generate`, jsonRequest({ templateId: 'clara', customData }))
}
const saveDraft = (changes: object) => {
  const document = { ...createEmptyDocument('d1', 'en'), ...changes }
  return ana.fetch('/api/drafts/d1', jsonRequest({ name: 'x', baseVersion: 0, document }, 'PUT'))
}

describe('a resume beyond a limit is refused with its code', () => {
  it.each([
    ['entries', createJobs(LIMITS.sectionEntries + 1, 0), '422 too-many-entries'],
    ['bullets of an entry', createJobs(1, LIMITS.entryBullets + 1), '422 too-many-entry-bullets'],
    ['bullets', createJobs(10, LIMITS.bullets / 10 + 1), '422 too-many-bullets'],
    ['text', createJobs(8, 1, 'x'.repeat(LIMITS.proseChars - 10)), '422 too-much-text'],
    ['values', createJobs(400, 400), '413 request-too-large'],
  ])('as a document: %s', async (_, experience, refusal) => {
    expect(await readRefusal(generate(experience))).toBe(refusal)
  })

  it('accepts the largest one', async () => {
    expect((await generate(createJobs(LIMITS.sectionEntries, 7))).status).toBe(200)
  })

  it('as a draft', async () => {
    expect(await readRefusal(saveDraft({ experience: createJobs(LIMITS.sectionEntries + 1, 0) }))).toBe(
      '422 too-many-entries',
    )
    const titles = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [i, { en: 'x'.repeat(LIMITS.proseChars) }]))
    expect(await readRefusal(saveDraft({ titles }))).toBe('422 too-much-text')
  })

  it('says so in the language of the reader', async () => {
    const id = await uploadResume(ana)
    const customData = { ...CUSTOM_DATA, sections: { experience: createJobs(201, 0) } }
    const request = jsonRequest({ templateId: 'clara', customData }, 'POST', { 'accept-language': 'es' })
    const { error } = errorResponse.parse(await (await ana.fetch(`/api/resumes/${id}/generate`, request)).json())
    expect(error.message).toBe(
      'Una sección puede tener hasta 200 entradas. Elimina o combina algunas e inténtalo de nuevo.',
    )
  })
})

it('a correction is as large as a resume, in any script', async () => {
  const id = await uploadResume(ana)
  const correct = (experience: unknown) => {
    const reading = { content: { personalInfo: {}, sections: { experience } }, checked: [] }
    const body = { correctedAt: 1, reading, overallScore: null, matchRate: null }
    return ana.fetch(`/api/resumes/${id}/correction`, jsonRequest(body, 'PUT'))
  }
  expect((await correct(createJobs(10, 1, '漢'.repeat(14_000)))).status).toBe(200)
  expect(await readRefusal(correct(createJobs(10, 1, '漢'.repeat(15_000))))).toBe('422 too-much-text')
  expect(await readRefusal(correct(Array(LIMITS.sectionEntries + 1).fill(null)))).toBe('422 too-many-entries')
})

it('a body of a route that takes no resume is at most 256 KiB', async () => {
  const id = await uploadResume(ana)
  const rename = (chars: number) => ana.fetch(`/api/resumes/${id}`, jsonRequest({ name: 'x'.repeat(chars) }, 'PATCH'))
  expect(await readRefusal(rename(256 * 1024))).toBe('413 request-too-large')
  expect(await readRefusal(rename(1_000))).toBe('400 invalid-request')
})

describe('a layout', () => {
  const upload = (layout: string) => ana.fetch('/api/resumes/upload', formRequest({ layout }))

  it('is as large as its text allows', async () => {
    expect((await upload(createLayout(Array(900).fill('Horneó pan en una panadería')))).status).toBe(200)
    expect(await readRefusal(upload(createLayout(Array(4_000).fill('a'))))).toBe('422 layout-too-large')
  })
})
