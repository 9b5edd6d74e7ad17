import { describe, expect, it } from 'vitest'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { analyze, analyzeContent } from '#shared/scoring/analyze.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import {
  type ContentParts,
  goodEnglishCv,
  goodSpanishCv,
  NOW,
  scoreResume,
} from '#test/utils/scoring/scoring-inputs.ts'
import { toJob } from '#test/utils/scoring/vocabulary.ts'

const AD = `Data Engineer

Requirements:
- 5 years of experience in data engineering
- Python, Airflow, Terraform and C++
- Bachelor's degree in Computer Science
- English C1
- French B2

Nice to have
- Kubernetes`

const match = (job: string, parts: ContentParts = {}) => scoreResume(goodEnglishCv(parts), { job }).match
const getStatus = (job: string, name: string, parts: ContentParts = {}) =>
  match(job, parts)?.requirements?.find((one) => one.name.includes(name))?.status
const withSkills = (technical: string[]): ContentParts => ({
  sections: {
    skills: { technical, soft: [], languages: [{ language: 'French', proficiency: 'Intermedio', detail: 'B1' }] },
  },
})

describe('matchJob', () => {
  it('says of each requirement whether it is met, and where', () => {
    const found = match(AD)?.requirements ?? []
    expect(found.map(({ name, status }) => [name, status])).toEqual([
      ['Data Engineer', 'met'],
      ['5 years of experience', 'met'],
      ['data engineering', 'met'],
      ['Python', 'met'],
      ['Airflow', 'met'],
      ['Terraform', 'missing'],
      ['C++', 'missing'],
      ["Bachelor's degree in Computer Science", 'met'],
      ['English C1', 'met'],
      ['French B2', 'missing'],
      ['Kubernetes', 'missing'],
    ])
    expect(found.find(({ name }) => name === 'Airflow')).toMatchObject({
      path: 'experience/experience-1/achievements/0',
      evidence: { page: 1, quote: expect.stringContaining('Airflow on AWS') },
    })
    expect(found.find(({ name }) => name === 'French B2')).toMatchObject({ path: 'skills/languages' })
  })

  it('finds a tool by its name alone, not in words of the same root', () => {
    const parts = { sections: { summary: 'Negotiated the end of a dock strike in two ports.' } }
    expect(getStatus('Requirements:\n- Docker', 'Docker', parts)).toBe('missing')
  })

  it('has a rate of its own, which the score does not depend on', () => {
    const [good, poor] = [
      scoreResume(goodEnglishCv(), { job: AD }),
      scoreResume(goodEnglishCv(), { job: 'Requirements:\n- IFRS\n- Payroll' }),
    ]
    expect(good.match?.rate).toBe(67)
    expect(poor.match?.rate).toBe(0)
    expect(good.overallScore).toBe(scoreResume(goodEnglishCv()).overallScore)
    expect(poor.overallScore).toBe(good.overallScore)
  })

  it('tells a CV with 7 of 25 required terms from a match', () => {
    const had = ['Python', 'SQL', 'Spark', 'Airflow', 'AWS', 'Kafka', 'Snowflake']
    const lacked =
      'Fortran,Cobol,Erlang,Haskell,Solidity,Elixir,Clojure,Ansible,Puppet,Jenkins,Grafana,Prometheus,Datadog,Vault,Nomad,Consul,Istio,Envoy'
    const terms = [...had, ...lacked.split(',')]
    expect(match(`Requirements:\n${terms.map((term) => `- ${term}`).join('\n')}`)).toMatchObject({
      rate: 28,
      found: had,
    })
  })

  it('is unclear one level below, or near the months asked for', () => {
    expect(getStatus('Requirements:\n- French B2', 'French', withSkills(['Python']))).toBe('unclear')
    expect(getStatus('Requirements:\n- French C1', 'French', withSkills(['Python']))).toBe('missing')
    expect(getStatus('Requirements:\n- 12 years of experience in data engineering', '12 years')).toBe('unclear')
    expect(getStatus('Requirements:\n- 20 years of experience in data engineering', '20 years')).toBe('missing')
    expect(getStatus('Requirements:\n- 2 years of experience in plumbing', '2 years')).toBe('missing')
    expect(getStatus('Requirements:\n- Degree in Nursing', 'Nursing')).toBe('missing')
    expect(getStatus('Requirements:\n- Degree in Engineering or a related field', 'Engineering')).toBe('unclear')
  })

  it('lists a term that stands in no field apart, and does not count it', () => {
    const lines = [{ text: 'In my spare time I run a Kubernetes cluster.' }]
    const { match: found } = scoreResume(goodEnglishCv(), { job: AD, lines })
    expect(found?.elsewhere).toEqual(['Kubernetes'])
    expect(found?.rate).toBe(match(AD)?.rate)
  })

  it.each(['AWS or Azure', 'Cobol, Fortran or Airflow'])('needs one of several alternatives: %s', (line) => {
    expect(match(`Requirements:\n- ${line}`)).toMatchObject({ rate: 100, found: [line] })
  })

  it('finds Spanish terms whatever their accents and inflection', () => {
    const job =
      'Requisitos:\n- SAP y Excel\n- Facturación electrónica\n- Cuentas por pagar\n- Conciliación\n- Inglés intermedio'
    const { match: found } = scoreResume(goodSpanishCv(), { job, language: 'es' })
    expect(found?.missing).toEqual([])
    expect(found?.rate).toBe(100)
  })

  it.each([
    ['Contable', 'Accountant'],
    ['Analista contable', 'Analista contable sénior'],
  ])('finds the job %s in the position %s', (title, position) => {
    const cv = goodEnglishCv({ personalInfo: { title: position }, sections: { experience: [] } })
    const { match: found } = scoreResume(cv, { job: `${title}\n\nRequisitos:\n- Excel` })
    expect(found?.requirements?.[0]).toMatchObject({ kind: 'title', status: 'met' })
  })

  it('is the same for a file and for the draft that is made from it', () => {
    const extracted = simulateExtraction(goodEnglishCv(), 'en')
    const { content } = parseResume(extracted)
    const options = { language: 'en' as const, now: NOW, job: toJob(AD) }
    const { match: draft } = analyzeContent(content, options)
    expect(analyze({ extracted, content }, options).match?.rate).toBe(draft?.rate)
    expect(draft?.rate).toBeGreaterThan(0)
  })

  it('is left out without a job ad', () => {
    expect(scoreResume(goodEnglishCv()).match).toBeUndefined()
  })
})
