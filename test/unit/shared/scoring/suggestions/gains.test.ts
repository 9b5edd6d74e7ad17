import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadPdfjs } from '#api/adapters/pdf-extractor/pdfjs-legacy.ts'
import { createSequentialIds } from '#shared/ids.ts'
import type { Language } from '#shared/languages.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { applyChanges } from '#shared/resume/edits/changes.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { measureGain } from '#shared/scoring/suggestions/measure-gain.ts'
import { reviewWording } from '#shared/scoring/suggestions/review-wording.ts'
import { suggestChanges } from '#shared/scoring/suggestions/suggest-changes.ts'
import { readWeakLines } from '../../../../corpus/rewrites/read-lines.ts'
import { scoreRendered } from '../../../../utils/scoring/score-rendered.ts'
import { goodEnglishCv, goodSpanishCv, NOW } from '../../../../utils/scoring/scoring-inputs.ts'

const LANGUAGES: readonly Language[] = ['es', 'en']

/** A good resume whose last job has weak lines beside one or two of its own. */
const toDocument = (language: Language, lines: readonly string[], own: number): ResumeDocument => {
  const content = language === 'es' ? goodSpanishCv() : goodEnglishCv()
  const experience = (content.sections.experience ?? []).map((job, i) =>
    i === 0 ? { ...job, achievements: [...(job.achievements ?? []).slice(0, own), ...lines] } : job,
  )
  const weak = { ...content, sections: { ...content.sections, experience } }
  return contentToDocument(weak, language, createSequentialIds('x'))
}

const resume = fc.constantFrom(...LANGUAGES).chain((language) =>
  fc
    .tuple(
      fc.subarray(
        readWeakLines(language, 'tuned').map(({ before }) => before),
        { minLength: 1, maxLength: 6 },
      ),
      fc.integer({ min: 0, max: 2 }),
    )
    .map(([lines, own]) => toDocument(language, lines, own)),
)

const CORPUS = new URL('../../../../corpus/resumes/', import.meta.url)
const WEAK_LINES = 6

/** A resume whose last job is told in weak lines. */
const weaken = (content: ResumeContent, language: Language, seed: number): ResumeContent => {
  const lines = readWeakLines(language, 'held').slice(seed, seed + WEAK_LINES)
  const experience = (content.sections.experience ?? []).map((job, i) =>
    i === 0 ? { ...job, description: lines.map(({ before }) => before).join('\n'), achievements: [] } : job,
  )
  return { ...content, sections: { ...content.sections, experience } }
}

const readCorpus = async () => {
  const pdfjs = await loadPdfjs()
  const files = readdirSync(CORPUS).filter((file) => file.endsWith('.pdf') && !file.includes('scanned'))
  return Promise.all(
    files.map(async (file, i) => {
      const extracted = await extractPdf(pdfjs, new Uint8Array(readFileSync(new URL(file, CORPUS))))
      const language = extracted.language ?? 'en'
      return {
        file,
        document: contentToDocument(
          weaken(parseResume(extracted).content, language, i),
          language,
          createSequentialIds('x'),
        ),
      }
    }),
  )
}

describe('the gain of suggested changes', () => {
  it('is below nothing for no change of the rules, alone or with the others', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(resume, (document) => {
        const changes = suggestChanges(document, document.language)
        for (const change of changes) expect(measureGain(document, [change], NOW)).toBeGreaterThan(-0.01)
        expect(measureGain(document, changes, NOW)).toBeGreaterThan(-0.01)
        for (const { rewrite } of reviewWording(document, NOW).cards)
          expect(rewrite?.gain ?? 0).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 25, seed: 17 },
    )
  })

  it('is within a point of what accepting a rewrite gains in the downloaded file', { timeout: 120_000 }, async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(resume, async (document) => {
        const before = await scoreRendered(document)
        for (const { rewrite } of reviewWording(document, NOW).cards.slice(0, 2)) {
          if (!rewrite) continue
          count += 1
          const after = await scoreRendered(applyChanges(document, [rewrite.change]).document)
          // The score is shown without decimals.
          expect(Math.abs(Math.round(rewrite.gain) - (after - before))).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 12, seed: 17 },
    )
    expect(count).toBeGreaterThan(8)
  })

  it('is announced as accepting has it, over the corpus', { timeout: 120_000 }, async () => {
    const misses: unknown[] = []
    let count = 0
    for (const { file, document } of await readCorpus()) {
      const { cards } = reviewWording(document, NOW)
      const changes = cards.flatMap(({ rewrite }) => (rewrite ? [rewrite.change] : []))
      const before = await scoreRendered(document)
      for (const accepted of [changes.slice(0, 1), changes]) {
        if (accepted.length === 0) continue
        const announced = measureGain(document, accepted, NOW)
        const real = (await scoreRendered(applyChanges(document, accepted).document)) - before
        count++
        // The score is shown without decimals, so each side may be off by half a point.
        if (Math.abs(Math.round(announced) - real) > 1) misses.push([file, accepted.length, announced, real])
      }
    }
    expect(count).toBeGreaterThan(20)
    expect(misses).toEqual([])
  })
})
