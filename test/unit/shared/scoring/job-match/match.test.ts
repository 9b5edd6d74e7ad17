import { describe, expect, it } from 'vitest'
import { parseJobAd } from '#shared/scoring/job-match/job-ad.ts'
import { extractTerms } from '#shared/scoring/job-match/terms.ts'
import { containsTerm, tokenize, toSearchText } from '#shared/scoring/job-match/tokens.ts'
import { getGainedRatio, goodEnglishCv, goodSpanishCv, scoreResume } from '../../../../utils/scoring-inputs.ts'

const ENGLISH = `Senior Data Engineer

About us
We are Acme, a logistics company. We use Salesforce.

Requirements:
- 5+ years of experience with Python and SQL
- Strong knowledge of Apache Spark, Airflow and Kafka
- Experience with AWS or GCP
- C++, C# or .NET for the edge devices

Nice to have
- Kubernetes, Terraform
- dbt is a plus

Benefits
- Slack, MacBook Pro, 401k`

const SPANISH = `Buscamos un Contador Sénior para nuestra planta en Monterrey.

Funciones:
- Conciliaciones bancarias

Requisitos:
- Manejo de SAP y Excel avanzado
- Conocimientos de facturación electrónica y cuentas por pagar
- Inglés intermedio
Deseable: Power BI y experiencia en auditorías.

Ofrecemos: sueldo competitivo, vales.`

const names = (terms: readonly { name: string }[]) => terms.map((term) => term.name)

describe('parseJobAd', () => {
  it('separates required from preferred terms, and ignores benefits and the company', () => {
    const { title, required, preferred } = parseJobAd(ENGLISH)
    expect(title).toBe('Senior Data Engineer')
    expect(names(required)).toEqual(
      expect.arrayContaining(['Python', 'SQL', 'Airflow', 'Kafka', 'AWS', 'GCP', 'C++', 'C#', '.NET']),
    )
    expect(names(preferred)).toEqual(expect.arrayContaining(['Kubernetes', 'Terraform', 'dbt']))
    expect([...names(required), ...names(preferred)].join(' ')).not.toMatch(/Salesforce|Slack|MacBook|401k/)
  })

  it('separates them in Spanish too', () => {
    const { title, required, preferred } = parseJobAd(SPANISH)
    expect(title).toBe('Contador Sénior')
    expect(names(required)).toEqual(
      expect.arrayContaining(['SAP', 'Excel', 'facturación electrónica', 'cuentas por pagar', 'Inglés']),
    )
    expect(names(preferred)).toEqual(expect.arrayContaining(['Power BI', 'auditorías']))
  })

  it('treats a short job ad without headings as requirements', () => {
    const { required, preferred } = parseJobAd(
      "We're hiring a React developer. Must have TypeScript, Node.js and CI/CD. GraphQL preferred.",
    )
    expect(names(required)).toEqual(['React', 'TypeScript', 'Node.js', 'CI/CD'])
    expect(names(preferred)).toEqual(['GraphQL'])
  })

  it('finds nothing in an empty job ad', () => {
    expect(parseJobAd('  \n ')).toEqual({ title: '', required: [], preferred: [] })
  })
})

describe('toSearchText', () => {
  it.each([
    ['bases de datos', 'database'],
    ['análisis de datos', 'Data Analysis'],
    ['k8s', 'Kubernetes'],
    ['reactjs', 'React.js'],
    ['auditorías', 'auditoria'],
    ['gestión de proyectos', 'project management'],
    ['CI / CD', 'continuous integration'],
    ['Power BI', 'PowerBI'],
    ['técnicos', 'tecnica'],
  ])('matches %s with %s', (a, b) => {
    expect(containsTerm(toSearchText(`x ${a} y`), b)).toBe(true)
  })

  it.each([
    ['C', 'C++'],
    ['Java', 'JavaScript'],
    ['C#', 'C'],
    ['.NET', 'net'],
    ['SQL', 'NoSQL'],
    ['Power BI', 'BI'],
  ])('does not match %s with %s', (a, b) => {
    expect(containsTerm(toSearchText(`x ${a} y`), b)).toBe(false)
  })

  it('keeps C++, C#, .NET, Node.js and CI/CD whole', () => {
    expect(tokenize('C++, C#, .NET, Node.js, CI/CD, R&D')).toEqual(['c++', 'c#', '.net', 'node', 'ci/cd', 'r&d'])
    expect(names(extractTerms('Built it in C++ and C#, then .NET.'))).toEqual(['C++', 'C#', '.NET'])
  })
})

describe('matchJob', () => {
  it('lists terms that are found, missing, or elsewhere in the resume', () => {
    const extra = { lines: [{ text: 'In my spare time I run a Kubernetes cluster.' }] }
    const { match } = scoreResume(goodEnglishCv(), { job: ENGLISH, ...extra })
    expect(match?.found).toEqual(expect.arrayContaining(['Python', 'SQL', 'Airflow', 'Kafka', 'Apache Spark', 'AWS']))
    expect(match?.elsewhere).toEqual(['Kubernetes'])
    expect(match?.missing).toEqual(expect.arrayContaining(['Terraform', 'C++', 'C#', '.NET']))
  })

  it('finds Spanish terms regardless of accents and inflection', () => {
    const { match } = scoreResume(goodSpanishCv(), { job: SPANISH, language: 'es' })
    expect(match?.found).toEqual(
      expect.arrayContaining(['SAP', 'Excel', 'facturación electrónica', 'cuentas por pagar', 'Inglés', 'auditorías']),
    )
  })

  it('raises the keywords score of a resume for the job, and lowers it for another job', () => {
    const job = 'Requirements:\n- SAP\n- IFRS\n- Payroll\n- Accounts payable'
    expect(getGainedRatio(scoreResume(goodEnglishCv(), { job: ENGLISH }), 'job-required')).toBeGreaterThan(0.5)
    expect(getGainedRatio(scoreResume(goodEnglishCv(), { job }), 'job-required')).toBe(0)
    expect(scoreResume(goodEnglishCv(), { job }).overallScore).toBeLessThan(scoreResume(goodEnglishCv()).overallScore)
  })

  it('is not measured without a job ad', () => {
    expect(scoreResume(goodEnglishCv()).match).toBeUndefined()
    expect(scoreResume(goodEnglishCv()).notMeasured).toContain('job-required')
  })
})
