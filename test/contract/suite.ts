import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usageResponse, userResponse } from '#shared/api-schema/account.ts'
import { improveResponse, resumeResponse, uploadResponse } from '#shared/api-schema/resumes.ts'
import { subscriptionStatusResponse } from '#shared/api-schema/subscriptions.ts'
import { configResponse, healthResponse } from '#shared/api-schema/system.ts'
import { templatesResponse } from '#shared/api-schema/templates.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import { PLANS } from '#shared/plans.ts'
import { describeAccessKeys } from './account/access-key-suite.ts'
import { describeAccounts } from './account/account-suite.ts'
import { describeWebhookEndpoints } from './account/webhook-endpoint-suite.ts'
import { describeBilling } from './billing/billing-suite.ts'
import {
  createUniqueName,
  formRequest,
  generateDocument,
  jsonRequest,
  RESUME_TEXT,
  readAccountExport,
  readRefusal,
  signIn,
  type Target,
  uploadAndAnalyze,
  uploadResume,
} from './harness/target.ts'
import { describeDrafts } from './resume/draft-suite.ts'
import { describeDraftVersions } from './resume/draft-version-suite.ts'
import { describeOwnDesigns } from './resume/own-design-suite.ts'
import { describeShares } from './resume/share-suite.ts'
import { describeVersions } from './resume/version-suite.ts'
import { describeEdgeCases } from './system/edge-suite.ts'
import { describeMcp } from './system/mcp-suite.ts'
import { describeBoards } from './team/board-suite.ts'
import { describeTeams } from './team/team-suite.ts'

/** The tests that every runtime passes: in process, over HTTP and on workerd; `describeMore` has those of one of them. */
export const describeContract = (
  name: string,
  start: () => Promise<Target>,
  describeMore?: (getTarget: () => Target) => void,
): void => {
  describe(`the API ${name}`, () => {
    let target: Target
    beforeAll(async () => {
      target = await start()
    }, 120_000)
    afterAll(async () => {
      await target?.close()
    })
    const getTarget = () => target
    describeMore?.(getTarget)

    describe('without a session', () => {
      it('returns health, configuration and templates', async () => {
        const health = await target.fetch('/api/health')
        expect(health.status).toBe(200)
        expect(healthResponse.parse(await health.json())).toMatchObject({ status: 'ok', database: 'ok', storage: 'ok' })
        const config = configResponse.parse(await (await target.fetch('/api/config')).json())
        expect(config.signIn).toMatchObject({ standIn: true, script: '/__stand-in/sign-in.js' })
        const english = templatesResponse.parse(await (await target.fetch('/api/templates?language=en')).json())
        const spanish = templatesResponse.parse(await (await target.fetch('/api/templates?language=es')).json())
        expect(english.length).toBeGreaterThan(1)
        expect(spanish.map((t) => t.id)).toEqual(english.map((t) => t.id))
        expect(english[0]?.htmlTemplate).toContain('{{fullName}}')
      })

      it('returns messages in the requested language', async () => {
        const es = await target.fetch('/api/user', { headers: { 'accept-language': 'es-AR,es;q=0.9' } })
        expect(JSON.stringify(await es.json())).toContain('Inicia sesión')
        const en = await target.fetch('/api/user', { headers: { 'accept-language': 'de' } })
        expect(JSON.stringify(await en.json())).toContain('Sign in')
      })
    })

    describe('with a session', () => {
      it('returns the user, the plan and the usage', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        const user = userResponse.parse(await (await ana.fetch('/api/user')).json())
        expect(user).toMatchObject({ googleId: ana.sub, subscriptionPlan: 'free', subscriptionStatus: 'free' })
        const usage = usageResponse.parse(await (await ana.fetch('/api/user/analysis-usage')).json())
        expect(usage).toMatchObject({ count: 0, limit: PLANS.free.monthlyAnalyses, plan: 'free' })
        const status = await ana.fetch(`/api/subscription/status?googleId=${ana.sub}`)
        expect(subscriptionStatusResponse.parse(await status.json())).toMatchObject({
          plan: 'free',
          status: 'inactive',
          features: { monthlyAnalyses: 3 },
        })
        const synced = await ana.fetch(
          '/api/subscription/sync',
          jsonRequest({ googleId: ana.sub, email: `${ana.sub}@example.com` }),
        )
        expect(synced.status).toBe(200)
      })

      it('analyzes pasted text: results in both languages, 304 for a poll, usage counted once', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        const id = await uploadResume(ana, {
          text: RESUME_TEXT,
          fileName: 'cv.pdf',
          type: 'text',
          job: 'Experience with Git',
        })
        const before = resumeResponse.parse(await (await ana.fetch(`/api/resumes/${id}`)).json())
        expect(before).toMatchObject({ id, fileName: 'cv.pdf', analysisResults: null, stage: null })
        const run = await ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
        expect([run.status, await run.json()]).toEqual([200, { id, status: 'done' }])
        const response = await ana.fetch(`/api/resumes/${id}?language=es`)
        const etag = response.headers.get('etag') ?? ''
        const { analysisResults: results, stage, job } = resumeResponse.parse(await response.json())
        expect([stage, job]).toEqual(['done', 'Experience with Git'])
        expect(results?.overallScore).toBeGreaterThan(0)
        const again = await ana.fetch(`/api/resumes/${id}?language=es`, { headers: { 'if-none-match': etag } })
        expect([again.status, await again.text()]).toEqual([304, ''])
        const english = resumeResponse.parse(await (await ana.fetch(`/api/resumes/${id}?language=en`)).json())
        expect(english.analysisResults?.overallScore).toBe(results?.overallScore)
        expect(english.analysisResults?.improvementAreas).not.toEqual(results?.improvementAreas)
        expect(await (await ana.fetch('/api/user/analysis-usage')).json()).toMatchObject({ count: 1 })
        const repeated = await ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
        expect(repeated.status).toBe(200)
        expect(await (await ana.fetch('/api/user/analysis-usage')).json()).toMatchObject({ count: 1 })
      })

      it('judges a CV by the country of the upload, or guesses it', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        const analyze = async (fields: Record<string, string>) => {
          const id = await uploadResume(ana, { text: `${RESUME_TEXT}\nEstado civil: soltera`, ...fields })
          await ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
          const { analysisResults } = resumeResponse.parse(await (await ana.fetch(`/api/resumes/${id}`)).json())
          const row = analysisResults?.ledger.find(({ rule }) => rule === 'personal-data')
          return [analysisResults?.country?.code, analysisResults?.country?.source, row?.params['kinds']]
        }
        expect(await analyze({ country: 'US' })).toEqual(['US', 'set', 'marital'])
        expect(await analyze({ country: 'CO' })).toEqual(['CO', 'set', undefined])
        expect((await analyze({}))[1]).not.toBe('set')
        const refused = ana.fetch('/api/resumes/upload', formRequest({ text: RESUME_TEXT, country: 'XX' }))
        expect(await readRefusal(refused)).toBe('400 invalid-request')
      })

      it('rejects an analysis above the monthly limit', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        for (let i = 0; i < PLANS.free.monthlyAnalyses; i++) await uploadAndAnalyze(ana)
        const id = await uploadResume(ana)
        expect(await readRefusal(ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' }))).toBe('402 limit-reached')
        expect(await (await ana.fetch('/api/user/analysis-usage')).json()).toMatchObject({ count: 3, limit: 3 })
      })

      it('creates a document and renders the same bytes every time', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        const resumeId = await uploadResume(ana)
        const id = await generateDocument(ana, resumeId)
        const [first, second] = await Promise.all([
          ana.fetch(`/api/analyzed-resumes/${id}/download?language=es`),
          ana.fetch(`/api/analyzed-resumes/${id}/download?language=es`),
        ])
        expect(first.headers.get('content-type')).toBe('application/pdf')
        expect(first.headers.get('content-disposition')).toBe('attachment; filename="optimized-resume.pdf"')
        const bytes = Buffer.from(await first.arrayBuffer())
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
        expect(bytes.equals(Buffer.from(await second.arrayBuffer()))).toBe(true)
      })

      it('validates the data of a document', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        const id = await uploadResume(ana)
        const personalInfo = { fullName: 'Ana', title: 'x', email: 'not an e-mail', phone: '1' }
        const styling = { primaryColor: '#1565C0', fontFamily: 'Inter', template: 'x' }
        const bad = { templateId: 'clara', customData: { personalInfo, sections: {}, styling } }
        expect(await readRefusal(ana.fetch(`/api/resumes/${id}/generate`, jsonRequest(bad)))).toBe(
          '400 invalid-request',
        )
        const customData = { ...bad.customData, personalInfo: { ...personalInfo, email: 'a@example.com' } }
        const unknown = { templateId: 'nothing', customData }
        expect(await readRefusal(ana.fetch(`/api/resumes/${id}/generate`, jsonRequest(unknown)))).toBe(
          '404 unknown-template',
        )
      })

      it('renders the report of an analysis as a PDF', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        const id = await uploadResume(ana)
        expect(await readRefusal(ana.fetch(`/api/resumes/${id}/download-report`))).toBe('409 not-analyzed')
        await ana.fetch(`/api/resumes/${id}/analyze`, { method: 'POST' })
        const report = await ana.fetch(`/api/resumes/${id}/download-report?language=es`)
        expect(report.headers.get('content-type')).toBe('application/pdf')
        expect(report.headers.get('content-disposition')).toContain(`reporte-analisis-cv-${id}.pdf`)
        expect(
          Buffer.from(await report.arrayBuffer())
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-')
      })

      it('suggests changes to a resume', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        const id = await uploadResume(ana)
        const response = await ana.fetch(`/api/resumes/${id}/improve?language=es`, { method: 'POST' })
        const { document, advice } = improveResponse.parse(await response.json())
        expect([document.personalInfo.fullName, advice]).toEqual(['Ana Núñez', 'rules'])
      })

      it('suggests changes to a submitted text without storing it', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        const id = await uploadResume(ana)
        const improve = (text: string) => ana.fetch(`/api/resumes/${id}/improve`, jsonRequest({ text }))
        const { document } = improveResponse.parse(
          await (await improve(RESUME_TEXT.replace('Ana Núñez', 'Eva Ríos'))).json(),
        )
        expect(document.personalInfo.fullName).toBe('Eva Ríos')
        expect(await readRefusal(improve('short'))).toBe('400 text-too-short')
        expect(await (await ana.fetch('/api/resumes')).json()).toHaveLength(1)
        const again = await ana.fetch(`/api/resumes/${id}/improve`, { method: 'POST' })
        expect(improveResponse.parse(await again.json()).document.personalInfo.fullName).toBe('Ana Núñez')
      })

      it('derives the text from an uploaded layout, so a different text has no effect', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        const layout = JSON.stringify({ ...extractText(RESUME_TEXT), source: 'pdf' })
        const headers = { 'idempotency-key': createUniqueName('key-of-layout') }
        const upload = async (text: string) => {
          const response = await ana.fetch('/api/resumes/upload', { ...formRequest({ text, layout }), headers })
          expect(response.status).toBe(200)
          return uploadResponse.parse(await response.json()).resumeId
        }
        const id = await upload(RESUME_TEXT)
        expect(await upload(RESUME_TEXT.replaceAll('Ana Núñez', 'Eva Ríos'))).toBe(id)
        const other = await uploadResume(ana, { text: RESUME_TEXT.replaceAll('Ana Núñez', 'Eva Ríos'), layout })
        const files = await readAccountExport(ana)
        for (const resumeId of [id, other]) {
          const text = files[`resumes/${resumeId}.txt`]
          expect(text).toContain('Ana Núñez')
          expect(text).not.toContain('Eva Ríos')
        }
      })

      it('creates one resume per idempotency key (Q2)', async () => {
        const ana = await signIn(target, createUniqueName('ana'))
        const headers = { 'idempotency-key': createUniqueName('key-of-upload') }
        const asked = Array.from({ length: 5 }, async () => {
          const init = formRequest({ text: RESUME_TEXT })
          return (await ana.fetch('/api/resumes/upload', { ...init, headers })).json()
        })
        const ids = new Set((await Promise.all(asked)).map((response) => JSON.stringify(response)))
        expect(ids.size).toBe(1)
        expect(await (await ana.fetch('/api/resumes')).json()).toHaveLength(1)
        const other = { ...formRequest({ text: `${RESUME_TEXT} and more` }), headers }
        expect(await readRefusal(ana.fetch('/api/resumes/upload', other))).toBe('409 conflict')
      })
    })

    describeAccounts(getTarget)
    describeDrafts(getTarget)
    describeDraftVersions(getTarget)
    describeEdgeCases(getTarget)
    describeBilling(getTarget)
    describeAccessKeys(getTarget)
    describeMcp(getTarget)
    describeShares(getTarget)
    describeTeams(getTarget)
    describeBoards(getTarget)
    describeVersions(getTarget)
    describeOwnDesigns(getTarget)
    describeWebhookEndpoints(getTarget)
  })
}
