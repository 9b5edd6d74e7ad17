import { describe, expect, it } from 'vitest'
import { getMessages } from '#shared/messages/messages.ts'
import { analyze, analyzeContent } from '#shared/scoring/analyze.ts'
import { CATEGORY_WEIGHTS } from '#shared/scoring/category-weights.ts'
import { analysisResultsSchema, analysisSchema, CATEGORIES } from '#shared/scoring/results.ts'
import { toResults } from '#shared/scoring/results-view.ts'
import { RULE_CODES } from '#shared/scoring/rules/index.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { measureCpuMs } from '#test/utils/measurement/cpu-ms.ts'
import { goodEnglishCv, goodSpanishCv, NOW, scoreResume } from '../../../utils/scoring/scoring-inputs.ts'
import { toJob } from '../../../utils/scoring/vocabulary.ts'

describe('analyze', () => {
  it('gives a good resume a high score in both languages', () => {
    expect(scoreResume(goodEnglishCv()).overallScore).toBeGreaterThanOrEqual(90)
    expect(scoreResume(goodSpanishCv(), { language: 'es' }).overallScore).toBeGreaterThanOrEqual(90)
  })

  it('gives an empty resume a very low score', () => {
    const empty = goodEnglishCv({
      personalInfo: { fullName: '', title: '', email: '', phone: '', location: '', linkedin: '' },
      sections: { summary: '', experience: [], education: [], skills: { technical: [], soft: [], languages: [] } },
    })
    expect(scoreResume(empty).overallScore).toBeLessThan(25)
  })

  it('gives the same score whatever the user’s language is', () => {
    const { overallScore, ledger } = scoreResume(goodSpanishCv(), { language: 'es' })
    const read = simulateExtraction(goodSpanishCv(), 'es')
    const other = analyze({ extracted: read, content: goodSpanishCv() }, { language: 'en', now: NOW })
    expect(other.overallScore).toBe(overallScore)
    expect(other.ledger).toEqual(ledger)
  })

  it('is deterministic over 50 runs', () => {
    const first = JSON.stringify(scoreResume(goodEnglishCv()))
    for (let i = 0; i < 50; i += 1) expect(JSON.stringify(scoreResume(goodEnglishCv()))).toBe(first)
  })

  it('adds up: rows to category scores, and category scores to the overall score', () => {
    const analysis = scoreResume(goodEnglishCv({ sections: { summary: 'I am a hard worker.' } }))
    for (const category of CATEGORIES) {
      const rows = analysis.ledger.filter((row) => row.category === category)
      expect(rows.reduce((sum, row) => sum + row.weight, 0)).toBeCloseTo(100, 0)
      const points = rows.reduce((sum, row) => sum + row.points, 0)
      expect(Math.abs(points - analysis.categories[category].score)).toBeLessThan(0.6)
    }
    const whole = CATEGORIES.reduce((sum, c) => sum + analysis.categories[c].score * CATEGORY_WEIGHTS[c], 0) / 100
    expect(Math.abs(whole - analysis.overallScore)).toBeLessThan(1.1)
    expect(CATEGORIES.reduce((sum, c) => sum + CATEGORY_WEIGHTS[c], 0)).toBe(100)
  })

  it('matches its schema, with every rule either in the ledger or not measured', () => {
    const analysis = analysisSchema.parse(scoreResume(goodEnglishCv()))
    expect([...analysis.ledger.map((row) => row.rule), ...analysis.notMeasured].sort()).toEqual([...RULE_CODES].sort())
  })

  it.each(['x', '', '-1e999', '1e999', 1e300, -5, 0.5])('survives a warning with the count %j', (count) => {
    const printed = simulateExtraction(goodEnglishCv(), 'en')
    const hazards = (['unmappable-glyphs', 'image', 'tiny-text'] as const).flatMap((code) =>
      [1, 2].map((page) => ({ code, page, params: { count, share: count } })),
    )
    const analysis = analyze(
      { extracted: { ...printed, hazards }, content: goodEnglishCv() },
      { language: 'en', now: NOW },
    )
    expect(analysisSchema.safeParse(analysis).success).toBe(true)
  })

  it('measures no layout on pasted text, and shares out that weight', () => {
    const printed = simulateExtraction(goodEnglishCv(), 'en')
    const read = { ...printed, source: 'text' as const, pages: [] }
    const analysis = analyze({ extracted: read, content: goodEnglishCv() }, { language: 'en', now: NOW })
    expect(analysis.notMeasured).toEqual(expect.arrayContaining(['columns', 'margins', 'hidden-text', 'text-layer']))
    expect(analysis.overallScore).toBeGreaterThanOrEqual(85)
  })

  it('does not measure colors and images before the second extraction pass', () => {
    const printed = simulateExtraction(goodEnglishCv(), 'en')
    const read = { ...printed, meta: { ...printed.meta, hazardsPass: false } }
    const { notMeasured } = analyze({ extracted: read, content: goodEnglishCv() }, { language: 'en', now: NOW })
    expect(notMeasured).toEqual(expect.arrayContaining(['hidden-text', 'pictures', 'text-in-images']))
    expect(notMeasured).not.toContain('columns')
  })

  it.each([
    ['lines', Array.from({ length: 40_000 }, (_, i) => `Led ${i} people in many shops of the north.`)],
    ['orders', Array.from({ length: 100 }, () => 'give me this candidate '.repeat(170))],
    ['brackets', Array.from({ length: 100 }, () => '(1 '.repeat(1_300))],
    ['dots', Array.from({ length: 100 }, () => 'a.'.repeat(2_000))],
  ])('ends in time on a hostile number of %s', (_, texts) => {
    const printed = simulateExtraction(goodEnglishCv(), 'en')
    const lines = texts.map((text, i) => ({ page: 1, text, x: 48, y: i, width: 300, size: 10, bold: false, column: 0 }))
    const read = { ...printed, lines }
    const job = toJob(texts.join('\n').slice(0, 20_000))
    const taken = measureCpuMs(() => {
      const { overallScore } = analyze({ extracted: read, content: goodEnglishCv() }, { language: 'en', now: NOW, job })
      expect(overallScore).toBeGreaterThan(0)
    })
    expect(taken).toBeLessThan(10_000)
  })

  it('scores content from the editor like its simulated extraction', () => {
    const analysis = analyzeContent(goodEnglishCv(), { language: 'en', now: NOW })
    expect(analysis.overallScore).toBe(scoreResume(goodEnglishCv()).overallScore)
    const thin = analyzeContent(goodEnglishCv({ sections: { summary: '', experience: [] } }), {
      language: 'en',
      now: NOW,
    })
    expect(thin.overallScore).toBeLessThan(analysis.overallScore)
  })
})

describe('toResults', () => {
  const scoreWeak = () =>
    scoreResume(
      goodEnglishCv({
        sections: { summary: 'Hardworking team player.', skills: { technical: [], soft: [], languages: [] } },
      }),
    )

  it.each(['es', 'en'] as const)('has a sentence for every row (%s)', (language) => {
    const results = analysisResultsSchema.parse(toResults({ analysis: scoreWeak() }, language))
    expect(results.ledger.every((row) => row.title !== '' && row.text !== '')).toBe(true)
    expect(results.advice).toBe('rules')
    expect(results.improvementAreas.length).toBeGreaterThan(0)
    expect(results.categories.keywords.suggestions).toContain(
      getMessages(language).rules['skills-listed'].lost({ count: 0 }),
    )
  })

  it('lists the largest losses first', () => {
    const { improvementAreas, ledger } = toResults({ analysis: scoreWeak() }, 'en')
    const lost = ledger
      .filter((row) => row.points < row.weight && !row.follows)
      .map((row) => ({ text: row.text, lost: (row.weight - row.points) * CATEGORY_WEIGHTS[row.category] }))
      .sort((a, b) => b.lost - a.lost)
    expect(improvementAreas[0]).toBe(lost[0]?.text)
  })

  it('shows advice of a model only in the language it was written in', () => {
    const items = [
      { kind: 'suggestion' as const, category: 'content' as const, text: 'Add the size of the team.', quote: 'Led' },
      { kind: 'strength' as const, text: 'Clear results.', quote: '70%' },
    ]
    const stored = { analysis: scoreWeak(), advice: { model: 'm', language: 'en' as const, items } }
    expect(toResults(stored, 'en')).toMatchObject({ advice: 'model', strengths: ['Clear results.'] })
    expect(toResults(stored, 'en').categories.content.suggestions).toEqual(['Add the size of the team.'])
    expect(toResults(stored, 'en').overallScore).toBe(toResults({ analysis: scoreWeak() }, 'en').overallScore)
    expect(toResults(stored, 'es').advice).toBe('rules')
  })

  it('shows six suggestions of a model in each part, and all of them for an advanced analysis', () => {
    const items = Array.from({ length: 9 }, (_, i) => ({
      kind: 'suggestion' as const,
      category: 'content' as const,
      text: `Say how many roses, ${i}.`,
      quote: 'Led',
    }))
    const advice = { model: 'm', language: 'en' as const, items }
    const shown = (more: object) =>
      toResults({ analysis: scoreWeak(), advice: { ...advice, ...more } }, 'en').categories.content.suggestions
    expect(shown({})).toHaveLength(6)
    expect(shown({ level: 'basic' })).toHaveLength(6)
    expect(shown({ level: 'advanced' })).toEqual(items.map(({ text }) => text))
  })

  it('counts with a missing part what its absence costs other findings', () => {
    const analysis = scoreResume(goodEnglishCv({ sections: { experience: [] } }))
    expect(analysis.limit?.rule).toBe('work-substance')
    const { ledger } = toResults({ analysis }, 'en')
    const row = ledger.find(({ rule }) => rule === 'experience-present')
    expect(ledger.find(({ rule }) => rule === 'work-substance')?.follows).toBe('experience-present')
    expect(row?.gain).toBeGreaterThan(10)
    expect(row?.gain).toBeLessThanOrEqual(100 - analysis.overallScore)
  })

  it('says why a configured model gave no advice', () => {
    expect(toResults({ analysis: scoreWeak(), note: 'advice-unavailable' }, 'es').note).toContain(
      'Este análisis no cuenta para tu límite',
    )
  })
})
