import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  configResponse,
  healthResponse,
  improveResponse,
  resumeResponse,
  subscriptionStatusResponse,
  templatesResponse,
  usageResponse,
  userResponse,
} from '#shared/api-schema/responses.ts'
import { PLANS } from '#shared/plans.ts'
import { accountSuite } from './account-suite.ts'
import { billingSuite } from './billing-suite.ts'
import { draftSuite } from './draft-suite.ts'
import { edgeSuite } from './edge-suite.ts'
import { analyzed, CV, form, generate, json, refusal, signIn, type Target, unique, upload } from './target.ts'

/** What every Faro answers, whatever it runs on. Runs unchanged in process, over HTTP and on workerd. */
export const contract = (name: string, start: () => Promise<Target>): void => {
  describe(`the API ${name}`, () => {
    let target: Target
    beforeAll(async () => {
      target = await start()
    }, 120_000)
    afterAll(async () => {
      await target?.close()
    })
    const at = () => target

    describe('for anyone', () => {
      it('tells its health, its configuration and the templates', async () => {
        const health = await target.fetch('/api/health')
        expect(health.status).toBe(200)
        expect(healthResponse.parse(await health.json())).toMatchObject({ status: 'ok', database: 'ok' })
        const config = configResponse.parse(await (await target.fetch('/api/config')).json())
        expect(config.signIn).toMatchObject({ standIn: true, script: '/__stand-in/sign-in.js' })
        const english = templatesResponse.parse(await (await target.fetch('/api/templates?language=en')).json())
        const spanish = templatesResponse.parse(await (await target.fetch('/api/templates?language=es')).json())
        expect(english.length).toBeGreaterThan(1)
        expect(spanish.map((t) => t.id)).toEqual(english.map((t) => t.id))
        expect(english[0]?.htmlTemplate).toContain('{{fullName}}')
      })

      it('speaks the language it is asked in', async () => {
        const es = await target.fetch('/api/user', { headers: { 'accept-language': 'es-AR,es;q=0.9' } })
        expect(JSON.stringify(await es.json())).toContain('Inicia sesión')
        const en = await target.fetch('/api/user', { headers: { 'accept-language': 'de' } })
        expect(JSON.stringify(await en.json())).toContain('Sign in')
      })
    })

    describe('for a person', () => {
      it('signs in and tells who, the plan and the usage', async () => {
        const ana = await signIn(target, unique('ana'))
        const user = userResponse.parse(await (await ana.ask('/api/user')).json())
        expect(user).toMatchObject({ googleId: ana.sub, subscriptionPlan: 'free', subscriptionStatus: 'free' })
        const usage = usageResponse.parse(await (await ana.ask('/api/user/analysis-usage')).json())
        expect(usage).toMatchObject({ count: 0, limit: PLANS.free.monthlyAnalyses, plan: 'free' })
        const status = await ana.ask(`/api/subscription/status?googleId=${ana.sub}`)
        expect(subscriptionStatusResponse.parse(await status.json())).toMatchObject({
          plan: 'free',
          status: 'inactive',
          features: { monthlyAnalyses: 3 },
        })
        const synced = await ana.ask(
          '/api/subscription/sync',
          json({ googleId: ana.sub, email: `${ana.sub}@example.com` }),
        )
        expect(synced.status).toBe(200)
      })

      it('analyses a pasted CV: results in both languages, 304 on a poll, one more used', async () => {
        const ana = await signIn(target, unique('ana'))
        const id = await upload(ana, { text: CV, fileName: 'cv.pdf', type: 'text' })
        const before = resumeResponse.parse(await (await ana.ask(`/api/resumes/${id}`)).json())
        expect(before).toMatchObject({ id, fileName: 'cv.pdf', analysisResults: null, stage: null })
        const run = await ana.ask(`/api/resumes/${id}/analyze`, { method: 'POST' })
        expect([run.status, await run.json()]).toEqual([200, { id, status: 'done' }])
        const answer = await ana.ask(`/api/resumes/${id}?language=es`)
        const etag = answer.headers.get('etag') ?? ''
        const { analysisResults: results, stage } = resumeResponse.parse(await answer.json())
        expect(stage).toBe('done')
        expect(results?.overallScore).toBeGreaterThan(0)
        const again = await ana.ask(`/api/resumes/${id}?language=es`, { headers: { 'if-none-match': etag } })
        expect([again.status, await again.text()]).toEqual([304, ''])
        const english = resumeResponse.parse(await (await ana.ask(`/api/resumes/${id}?language=en`)).json())
        expect(english.analysisResults?.overallScore).toBe(results?.overallScore)
        expect(english.analysisResults?.improvementAreas).not.toEqual(results?.improvementAreas)
        expect(await (await ana.ask('/api/user/analysis-usage')).json()).toMatchObject({ count: 1 })
        const repeated = await ana.ask(`/api/resumes/${id}/analyze`, { method: 'POST' })
        expect(repeated.status).toBe(200)
        expect(await (await ana.ask('/api/user/analysis-usage')).json()).toMatchObject({ count: 1 })
      })

      it('refuses the analysis after the last of the month, and only that', async () => {
        const ana = await signIn(target, unique('ana'))
        for (let i = 0; i < PLANS.free.monthlyAnalyses; i++) await analyzed(ana)
        const id = await upload(ana)
        expect(await refusal(ana.ask(`/api/resumes/${id}/analyze`, { method: 'POST' }))).toBe('402 limit-reached')
        expect(await (await ana.ask('/api/user/analysis-usage')).json()).toMatchObject({ count: 3, limit: 3 })
      })

      it('generates a document and draws the same bytes each time', async () => {
        const ana = await signIn(target, unique('ana'))
        const resumeId = await upload(ana)
        const id = await generate(ana, resumeId)
        const [first, second] = await Promise.all([
          ana.ask(`/api/analyzed-resumes/${id}/download?language=es`),
          ana.ask(`/api/analyzed-resumes/${id}/download?language=es`),
        ])
        expect(first.headers.get('content-type')).toBe('application/pdf')
        expect(first.headers.get('content-disposition')).toBe('attachment; filename="optimized-resume.pdf"')
        const bytes = Buffer.from(await first.arrayBuffer())
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
        expect(bytes.equals(Buffer.from(await second.arrayBuffer()))).toBe(true)
      })

      it('asks for what section 5 asks for before it generates', async () => {
        const ana = await signIn(target, unique('ana'))
        const id = await upload(ana)
        const personalInfo = { fullName: 'Ana', title: 'x', email: 'not an e-mail', phone: '1' }
        const styling = { primaryColor: '#1565C0', fontFamily: 'Inter', template: 'x' }
        const bad = { templateId: 'clara', customData: { personalInfo, sections: {}, styling } }
        expect(await refusal(ana.ask(`/api/resumes/${id}/generate`, json(bad)))).toBe('400 invalid-request')
        const customData = { ...bad.customData, personalInfo: { ...personalInfo, email: 'a@example.com' } }
        const unknown = { templateId: 'nothing', customData }
        expect(await refusal(ana.ask(`/api/resumes/${id}/generate`, json(unknown)))).toBe('404 unknown-template')
      })

      it('gives the report of an analysis as a PDF', async () => {
        const ana = await signIn(target, unique('ana'))
        const id = await upload(ana)
        expect(await refusal(ana.ask(`/api/resumes/${id}/download-report`))).toBe('409 not-analyzed')
        await ana.ask(`/api/resumes/${id}/analyze`, { method: 'POST' })
        const report = await ana.ask(`/api/resumes/${id}/download-report?language=es`)
        expect(report.headers.get('content-type')).toBe('application/pdf')
        expect(report.headers.get('content-disposition')).toContain(`reporte-analisis-cv-${id}.pdf`)
        expect(
          Buffer.from(await report.arrayBuffer())
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-')
      })

      it('gives changes that would improve a CV', async () => {
        const ana = await signIn(target, unique('ana'))
        const id = await upload(ana)
        const answer = await ana.ask(`/api/resumes/${id}/improve?language=es`, { method: 'POST' })
        const { document, advice } = improveResponse.parse(await answer.json())
        expect([document.personalInfo.fullName, advice]).toEqual(['Ana Núñez', 'rules'])
      })

      it('improves the text as it stands in an editor, and keeps nothing of it', async () => {
        const ana = await signIn(target, unique('ana'))
        const id = await upload(ana)
        const improve = (text: string) => ana.ask(`/api/resumes/${id}/improve`, json({ text }))
        const { document } = improveResponse.parse(await (await improve(CV.replace('Ana Núñez', 'Eva Ríos'))).json())
        expect(document.personalInfo.fullName).toBe('Eva Ríos')
        expect(await refusal(improve('short'))).toBe('400 text-too-short')
        expect(await (await ana.ask('/api/resumes')).json()).toHaveLength(1)
        const again = await ana.ask(`/api/resumes/${id}/improve`, { method: 'POST' })
        expect(improveResponse.parse(await again.json()).document.personalInfo.fullName).toBe('Ana Núñez')
      })

      it('does once what is asked twice with one key (Q2)', async () => {
        const ana = await signIn(target, unique('ana'))
        const headers = { 'idempotency-key': unique('key-of-upload') }
        const asked = Array.from({ length: 5 }, async () => {
          const init = form({ text: CV })
          return (await ana.ask('/api/resumes/upload', { ...init, headers })).json()
        })
        const ids = new Set((await Promise.all(asked)).map((answer) => JSON.stringify(answer)))
        expect(ids.size).toBe(1)
        expect(await (await ana.ask('/api/resumes')).json()).toHaveLength(1)
        const other = { ...form({ text: `${CV} and more` }), headers }
        expect(await refusal(ana.ask('/api/resumes/upload', other))).toBe('409 conflict')
      })
    })

    accountSuite(at)
    draftSuite(at)
    edgeSuite(at)
    billingSuite(at)
  })
}
