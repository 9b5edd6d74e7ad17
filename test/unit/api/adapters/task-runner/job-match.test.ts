import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { createInProcessTaskRunner } from '#api/adapters/task-runner/in-process.ts'
import { createNodeVocabulary } from '#api/adapters/vocabulary/node.ts'
import { createWorkerVocabulary } from '#api/adapters/vocabulary/worker.ts'
import { extractText } from '#shared/parser/extract-text.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { analyzeContent } from '#shared/scoring/analyze.ts'
import { VOCABULARY_PATH } from '#shared/scoring/job-match/vocabulary.ts'
import { toJob } from '#test/utils/scoring/vocabulary.ts'

const CV = `Inés Robledo
ines.robledo@example.com
Pastry cook

Experience
Obrador Miravalle, Pastry cook, 2019 to 2024
- Baked 300 pieces a day and trained two apprentices.
- Managed stock and orders of 40 suppliers.`
const AD = 'Pastelera\n\nRequisitos:\n- 3 años de experiencia\n- Gestión de existencias\n- Carnet de manipulador'
const NOW = Date.UTC(2026, 10, 20)
const ASSETS = { fetch: async () => new Response(readFileSync(`web/public${VOCABULARY_PATH}`, 'utf8')) }

it.each([
  ['Node', createNodeVocabulary()],
  ['a Worker', createWorkerVocabulary(ASSETS)],
])('the server on %s gives the rate of the editor', async (_, loadVocabulary) => {
  const tasks = createInProcessTaskRunner(createNodeFonts(), loadVocabulary)
  const input = { layout: null, text: CV, job: AD, language: 'en' as const, country: null, now: NOW, adviceLevel: null }
  const { analysis } = await tasks.run('analyze', input)
  const draft = parseResume(extractText(CV)).content
  const { match } = analyzeContent(draft, { language: 'en', now: NOW, job: toJob(AD) })
  expect(analysis.match?.rate).toBe(match?.rate)
  expect(match?.rate).toBeGreaterThan(0)
})

it('a Worker without its static files says so', async () => {
  await expect(createWorkerVocabulary(undefined)()).rejects.toMatchObject({ code: 'not-configured' })
})
