import { describe, expect, it } from 'vitest'
import { accountLimitsResponse, usageResponse } from '#shared/api-schema/account.ts'
import { type Correction, correctionBody } from '#shared/api-schema/corrections.ts'
import { historyResponse } from '#shared/api-schema/history.ts'
import { subscribe } from '../billing/billing-suite.ts'
import {
  createUniqueName,
  jsonRequest,
  RESUME_TEXT,
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
  uploadAndAnalyze,
  uploadResume,
} from '../harness/target.ts'

const CORRECTION: Correction = {
  correctedAt: 1_000,
  reading: {
    content: {
      personalInfo: { fullName: 'Berta Salgado', title: 'Tornera', email: 'berta@example.com', phone: '600 111 222' },
      sections: {},
    },
    checked: ['jobs', 'work'],
  },
  overallScore: 71,
  matchRate: null,
}

const correct = (person: SignedInUser, id: string, change: object = {}) =>
  person.fetch(`/api/resumes/${id}/correction`, jsonRequest({ ...CORRECTION, ...change }, 'PUT'))
const read = async (person: SignedInUser, id: string): Promise<unknown> =>
  (await person.fetch(`/api/resumes/${id}/correction`)).json()

const analyze = async (person: SignedInUser, fields: Record<string, string>): Promise<string> => {
  const id = await uploadResume(person, fields)
  expect((await person.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })).status).toBe(200)
  return id
}
const listHistory = async (person: SignedInUser, id: string) =>
  historyResponse.parse(await (await person.fetch(`/api/resumes/${id}/history`)).json())

/** Tests of what people correct of a reading, and of the history of a resume's versions. */
export const describeVersions = (getTarget: () => Target): void => {
  describe('corrections of what was read', () => {
    it('are read on another device, by their owner alone, and are not charged', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const id = await uploadAndAnalyze(ana)
      const used = async () => usageResponse.parse(await (await ana.fetch('/api/user/analysis-usage')).json()).count
      const before = await used()
      expect(await read(ana, id)).toBeNull()
      expect(await (await correct(ana, id)).json()).toEqual(CORRECTION)
      expect(await read(await signIn(getTarget(), ana.sub), id)).toEqual(CORRECTION)
      expect(await used()).toBe(before)

      const eve = await signIn(getTarget(), createUniqueName('eve'))
      expect(await readRefusal(eve.fetch(`/api/resumes/${id}/correction`))).toBe('404 not-found')
      expect(await readRefusal(correct(eve, id))).toBe('404 not-found')
      expect(await readRefusal(getTarget().fetch(`/api/resumes/${id}/correction`))).toBe('401 unauthenticated')
      expect(await read(ana, id)).toEqual(CORRECTION)
    })

    it('stand until a later one, also when that takes them back', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const id = await uploadAndAnalyze(ana)
      await correct(ana, id, { correctedAt: 5_000 })
      expect(await (await correct(ana, id, { correctedAt: 4_000, overallScore: 12 })).json()).toMatchObject({
        correctedAt: 5_000,
        overallScore: 71,
      })
      const undone = await correct(ana, id, { correctedAt: 6_000, reading: null })
      expect(await undone.json()).toEqual({ correctedAt: 6_000, reading: null, overallScore: null, matchRate: null })
      const ahead = correctionBody.parse(await (await correct(ana, id, { correctedAt: 9e15 })).json())
      expect(ahead.correctedAt).toBeLessThan(9e12)
    })

    it('count for the storage and go with their resume; the export has them', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const id = await uploadAndAnalyze(ana)
      const bytes = async () =>
        accountLimitsResponse.parse(await (await ana.fetch('/api/user/limits')).json()).storage.bytes
      const before = await bytes()
      await correct(ana, id)
      const added = (await bytes()) - before
      expect(added).toBe(1_024 + JSON.stringify(CORRECTION.reading).length)
      const files = await readAccountExport(ana)
      expect(JSON.parse(files[`resumes/${id}.json`] ?? '')).toMatchObject({ correction: CORRECTION.reading })
      expect((await ana.fetch(`/api/resumes/${id}`, { method: 'DELETE' })).status).toBe(204)
      expect(await bytes()).toBe(0)
      expect(await readRefusal(ana.fetch(`/api/resumes/${id}/correction`))).toBe('404 not-found')
    })

    it.each<readonly [string, object, string]>([
      ['an unknown part', { reading: { ...CORRECTION.reading, checked: ['salary'] } }, '400 invalid-request'],
      ['a score above 100', { overallScore: 101 }, '400 invalid-request'],
      [
        'too many jobs',
        { reading: { content: { personalInfo: {}, sections: { experience: Array(201).fill({}) } }, checked: [] } },
        '422 too-many-entries',
      ],
    ])('are refused with %s', async (_, change, expected) => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const id = await uploadAndAnalyze(ana)
      expect(await readRefusal(correct(ana, id, change))).toBe(expected)
      expect(await read(ana, id)).toBeNull()
    })
  })

  describe('the history of a resume', () => {
    it('has the versions of one CV with score and match rate, of its owner alone, on the plan', async () => {
      const ana = await subscribe(getTarget(), 'professional')
      const job = 'Buscamos ingeniera de software.\nRequisitos: TypeScript, React y SQL.'
      const first = await analyze(ana, { text: RESUME_TEXT, fileName: 'CV Núñez.pdf' })
      const second = await analyze(ana, { text: `${RESUME_TEXT}, Go`, fileName: 'CV Núñez (2).pdf', job })
      await analyze(ana, { text: RESUME_TEXT, fileName: 'carta.pdf' })
      const other = 'Teo Marín\nSoldador\nteo@example.com\n\nExperiencia\nSoldé doscientos depósitos de acero en Avilés'
      await analyze(ana, { text: other, fileName: 'CV Núñez.pdf' })
      const history = await listHistory(ana, first)
      expect(history.map(({ id }) => id)).toEqual([first, second])
      expect(history).toMatchObject([{ matchRate: null }, { matchRate: expect.any(Number) }])
      await correct(ana, first, { overallScore: 3 })
      expect(await listHistory(await signIn(getTarget(), ana.sub), second)).toMatchObject([
        { id: first, overallScore: 3 },
        { id: second },
      ])

      const eve = await subscribe(getTarget(), 'enterprise')
      expect(await readRefusal(eve.fetch(`/api/resumes/${first}/history`))).toBe('404 not-found')
      const basic = await subscribe(getTarget(), 'basic')
      const own = await uploadAndAnalyze(basic)
      expect(await readRefusal(basic.fetch(`/api/resumes/${own}/history`))).toBe('403 plan-required')
    })
  })
}
