import { describe, expect, it } from 'vitest'
import type { Warning } from '#shared/parser/extracted-document.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { createFootLine } from '../../../utils/reading/extracted-documents.ts'
import { goodEnglishCv, goodSpanishCv, NOW, scoreResume } from '../../../utils/scoring/scoring-inputs.ts'

type Lang = 'es' | 'en'

/** The good resumes, and worse variants: one job, no quantities, a paragraph, hardly any technical skills. */
const cvs = (): [string, Lang, ResumeContent][] => {
  const thin = (cv: ResumeContent): ResumeContent => ({
    ...cv,
    sections: {
      ...cv.sections,
      summary: undefined,
      experience: cv.sections.experience?.slice(0, 1).map((e) => ({ ...e, achievements: e.achievements?.slice(0, 2) })),
    },
  })
  const plain = (cv: ResumeContent): ResumeContent => ({
    ...cv,
    sections: {
      ...cv.sections,
      experience: cv.sections.experience?.map((e) => ({
        ...e,
        achievements: e.achievements?.map((a) => a.replace(/\$?[\d.,]+%?/g, 'many')),
      })),
    },
  })
  const prose = (cv: ResumeContent): ResumeContent => ({
    ...cv,
    sections: {
      ...cv.sections,
      experience: cv.sections.experience?.map((e) => ({
        ...e,
        description: (e.achievements ?? []).join(' '),
        achievements: undefined,
      })),
    },
  })
  const soft = (cv: ResumeContent): ResumeContent => ({
    ...cv,
    sections: {
      ...cv.sections,
      skills: {
        technical: ['Excel', 'Python (90%)', 'Advanced'],
        soft: ['Leadership', 'Teamwork', 'Empathy', 'Punctuality', 'Creativity'],
        languages: [],
      },
    },
  })
  const shapes = { good: (cv: ResumeContent) => cv, thin, plain, prose, soft }
  return Object.entries(shapes).flatMap(([name, shape]): [string, Lang, ResumeContent][] => [
    [`${name} en`, 'en', shape(goodEnglishCv())],
    [`${name} es`, 'es', shape(goodSpanishCv())],
  ])
}

const mapBullet = (
  cv: ResumeContent,
  job: number,
  bullet: number,
  change: (text: string) => string,
): ResumeContent => ({
  ...cv,
  sections: {
    ...cv.sections,
    experience: cv.sections.experience?.map((e, i) =>
      i === job ? { ...e, achievements: e.achievements?.map((a, n) => (n === bullet ? change(a) : a)) } : e,
    ),
  },
})

const FIGURES: Record<Lang, readonly string[]> = {
  en: [' by 35%', ' for 1,200 customers', ' (12 people)', ' in 6 months', ' worth $40k'],
  es: [' en un 35 %', ' para 1.200 clientes', ' (12 personas)', ' en 6 meses', ' por 40.000 €'],
}

describe.each(cvs())('small edits change the score in the right direction: %s', (_, language, cv) => {
  const base = scoreResume(cv, { language })

  it('adding a quantity to a bullet never lowers it', () => {
    for (const [job, entry] of (cv.sections.experience ?? []).entries())
      for (const bullet of (entry.achievements ?? []).keys()) {
        const figure = FIGURES[language][(job * 3 + bullet) % FIGURES[language].length] ?? ''
        const more = mapBullet(cv, job, bullet, (text) => text.replace(/\.?$/, `${figure}.`))
        const after = scoreResume(more, { language })
        expect(after.overallScore).toBeGreaterThanOrEqual(base.overallScore)
        expect(after.categories.content.score).toBeGreaterThanOrEqual(base.categories.content.score)
      }
  })

  it.each(['white-text', 'invisible-text', 'off-page-text'] as const)('%s never raises it', (code) => {
    const extra = [
      'Python, Kubernetes, Terraform, SAP, Excel, AWS, Docker, Kafka, Scrum, Six Sigma',
      'Led 40 engineers and raised sales by 300% with Python and AWS in 2024.',
      'Experience',
      'hidden.person@gmail.com +1 555 999 8888',
    ]
    const printed = simulateExtraction(cv, language)
    const first = printed.lines.length
    const lines = extra.map(createFootLine)
    const hazards = extra.map((quote, i): Warning => ({ code, page: 1, line: first + i, quote }))
    const parsed: ResumeContent = {
      ...cv,
      sections: {
        ...cv.sections,
        skills: {
          ...(cv.sections.skills ?? { soft: [], languages: [] }),
          technical: [...(cv.sections.skills?.technical ?? []), ...(extra[0] ?? '').split(', ')],
        },
        experience: cv.sections.experience?.map((e) => ({
          ...e,
          achievements: [...(e.achievements ?? []), extra[1] ?? ''],
        })),
      },
    }
    const read = { ...printed, lines: [...printed.lines, ...lines], hazards }
    const after = analyze({ extracted: read, content: parsed }, { language, now: NOW })
    expect(after.overallScore).toBeLessThanOrEqual(base.overallScore)
    expect(after.ledger.find((row) => row.rule === 'hidden-text')?.points).toBe(0)
  })

  it('adding unused skills to the list never raises it', () => {
    const pile =
      'Fortran,Erlang,Haskell,Zig,Solidity,Perl,Prolog,Ada,Lisp,Scheme,Smalltalk,Simulink,Maya,Cobol,Delphi,Forth'.split(
        ',',
      )
    const skills = cv.sections.skills ?? { technical: [], soft: [], languages: [] }
    for (const count of [1, 3, 8, 16, 48]) {
      const more = Array.from({ length: count }, (_, i) => `${pile[i % pile.length]}${i >= pile.length ? ` ${i}` : ''}`)
      const stuffed = {
        ...cv,
        sections: { ...cv.sections, skills: { ...skills, technical: [...skills.technical, ...more] } },
      }
      const after = scoreResume(stuffed, { language })
      expect(after.overallScore).toBeLessThanOrEqual(base.overallScore)
      expect(after.categories.keywords.score).toBeLessThanOrEqual(base.categories.keywords.score)
    }
  })

  it('adding unused skills of a job ad never raises it', () => {
    const job = 'Requirements:\n- Fortran\n- Erlang\n- Haskell\n- Perl\n- Cobol\n- Solidity'
    const skills = cv.sections.skills ?? { technical: [], soft: [], languages: [] }
    const matched = scoreResume(cv, { language, job })
    const stuffed = {
      ...cv,
      sections: {
        ...cv.sections,
        skills: {
          ...skills,
          technical: [...skills.technical, 'Fortran', 'Erlang', 'Haskell', 'Perl', 'Cobol', 'Solidity'],
        },
      },
    }
    expect(scoreResume(stuffed, { language, job }).overallScore).toBeLessThanOrEqual(matched.overallScore)
  })

  it('mixing the lines of columns never raises it', () => {
    const printed = simulateExtraction(cv, language)
    const halves = printed.lines.map((line, i) => ({ ...line, column: i % 2, x: i % 2 ? 320 : 48 }))
    const two = { ...printed, lines: halves, pages: printed.pages.map((page) => ({ ...page, columns: 2 })) }
    const options = { language, now: NOW }
    const ordered = [...halves].sort((a, b) => a.column - b.column)
    const whole = analyze({ extracted: { ...two, lines: ordered }, content: cv }, options)
    const hazards: Warning[] = [
      { code: 'paint-order', page: 1 },
      { code: 'columns', page: 1 },
    ]
    for (const step of [2, 3, 5, 7]) {
      const mixed = ordered.map((line, i) => ({ line, key: (i * step) % ordered.length })).sort((a, b) => a.key - b.key)
      const read = { ...two, lines: mixed.map((m) => m.line), hazards }
      expect(analyze({ extracted: read, content: cv }, options).overallScore).toBeLessThanOrEqual(whole.overallScore)
    }
  })

  it('removing contact data, dates or a job never raises it', () => {
    const { personalInfo, sections } = cv
    const holes: ResumeContent[] = [
      { ...cv, personalInfo: { ...personalInfo, email: '' } },
      { ...cv, personalInfo: { ...personalInfo, phone: '' } },
      {
        ...cv,
        sections: { ...sections, experience: sections.experience?.map((e) => ({ ...e, startDate: '', endDate: '' })) },
      },
      { ...cv, sections: { ...sections, education: [] } },
      { ...cv, sections: { ...sections, experience: [] } },
    ]
    for (const hole of holes)
      expect(scoreResume(hole, { language }).overallScore).toBeLessThanOrEqual(base.overallScore)
  })
})
