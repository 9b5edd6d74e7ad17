import { describe, expect, it } from 'vitest'
import { parseJobAd } from '#shared/scoring/job-match/job-ad.ts'
import type { Requirement } from '#shared/scoring/job-match/requirement.ts'
import { toJob } from '#test/utils/scoring/vocabulary.ts'

const ENGLISH = `Senior Data Engineer

About us
We are Acme, a European logistics company with big plans. We use Salesforce.

Requirements:
- 5+ years of experience with Python and SQL
- Strong knowledge of Apache Spark, Airflow and Kafka
- Experience with AWS or GCP
- C++, C# or .NET for the edge devices

Nice to have
- Kubernetes, Terraform
- dbt is a plus

Benefits
- Slack, MacBook Pro, 401k, pension plan`

const SPANISH = `Buscamos un Contador Sénior para nuestra planta en Monterrey.

Funciones:
- Conciliaciones bancarias

Requisitos:
- Manejo de SAP y Excel avanzado
- Conocimientos de facturación electrónica y cuentas por pagar
- Inglés intermedio
Deseable: Power BI y experiencia en auditorías.

Ofrecemos: sueldo competitivo, vales.`

const parse = (text: string) => parseJobAd(toJob(text))
const select = (text: string, level: Requirement['level'], ...kinds: Requirement['kind'][]) =>
  parse(text)
    .requirements.filter((one) => one.level === level && (kinds.length === 0 || kinds.includes(one.kind)))
    .map(({ name }) => name)

describe('parseJobAd', () => {
  it('separates required from preferred terms, and leaves benefits and the company out', () => {
    expect(parse(ENGLISH).title).toBe('Senior Data Engineer')
    expect(select(ENGLISH, 'required', 'term')).toEqual(
      expect.arrayContaining(['Python', 'SQL', 'Apache Spark', 'Airflow', 'Kafka', 'AWS or GCP', 'C++, C# or .NET']),
    )
    expect(select(ENGLISH, 'required', 'experience')).toEqual(['5+ years of experience'])
    expect(select(ENGLISH, 'preferred')).toEqual(['Kubernetes', 'Terraform', 'dbt'])
    const all = parse(ENGLISH).requirements.map(({ name }) => name)
    expect(all.join(' ')).not.toMatch(/Salesforce|Slack|MacBook|401k|European|plan|Acme/)
  })

  it('separates them in Spanish too', () => {
    expect(parse(SPANISH).title).toBe('Contador Sénior')
    expect(select(SPANISH, 'required', 'term')).toEqual([
      'SAP',
      'Excel',
      'facturación electrónica',
      'cuentas por pagar',
    ])
    expect(select(SPANISH, 'required', 'language')).toEqual(['Inglés intermedio'])
    expect(select(SPANISH, 'preferred')).toEqual(['Power BI', 'auditorías'])
  })

  it('takes a short ad without headings as requirements', () => {
    const ad = "We're hiring a React developer. Must have TypeScript, Node.js and CI/CD. GraphQL preferred."
    expect(select(ad, 'required', 'term')).toEqual(['TypeScript', 'Node.js', 'CI/CD'])
    expect(select(ad, 'preferred')).toEqual(['GraphQL'])
  })

  it.each([
    'Requirements:\n- Bookkeeping\n\nNo experience with ferries needed. SAP is not required.',
    'Requisitos:\n- Contabilidad\n\nNo se requiere experiencia en SAP. No hace falta inglés.',
    'Requisitos:\n- Contabilidad\n\nSomos una empresa europea y usamos SAP. Ofrecemos clases de inglés.',
  ])('takes nothing from what is not needed or tells about the company: %j', (ad) => {
    expect(select(ad, 'required', 'term', 'language', 'experience')).toHaveLength(1)
    expect(select(ad, 'preferred')).toEqual([])
  })

  it('reads an ad that was copied without its line breaks', () => {
    const ad =
      'Jefe de sala\n¿Qué hace la empresa?Compañía con sedes en 12 países que usa SAP.¿Qué necesitas?Experiencia de 3 años en sala. ' +
      'Conocimientos de vinos y coctelería.Sus principales funciones serán: Organizar turnos con Excel. Deseable: francés. ' +
      'Beneficios  Clases de inglés y seguro médico.'
    expect(select(ad, 'required')).toEqual(['Jefe de sala', 'Experiencia de 3 años', 'sala', 'vinos', 'coctelería'])
    expect(select(ad, 'preferred')).toEqual(['francés'])
  })

  it('has no keyword in words of every ad', () => {
    const ad = 'Requirements:\n- A plan\n- European requirements\n- Team work and good communication\n- Excel'
    expect(select(ad, 'required', 'term')).toEqual(['Excel'])
  })

  it.each([
    ['At least two years as a baker', { kind: 'experience', months: 24 }],
    ['Experiencia mínima de 6 meses en panadería', { kind: 'experience', months: 6 }],
    ['Francés nivel B2', { kind: 'language', language: 'french', rank: 4 }],
    ['Fluent German', { kind: 'language', language: 'german', rank: 5 }],
    ['Grado en Enfermería', { kind: 'degree', degree: 4, fields: ['enfermeria'] }],
    ['FP de grado superior en automoción', { kind: 'degree', degree: 3 }],
    ['High school diploma or GED', { kind: 'degree', degree: 1 }],
    ['Carnet de conducir B', { kind: 'certificate' }],
    ['Valid first aid certificate', { kind: 'certificate' }],
  ])('reads years, languages, degrees and certificates: %s', (line, expected) => {
    expect(parse(`Requisitos:\n- ${line}`).requirements).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...expected, level: 'required' })]),
    )
  })

  it.each(['Founded 30 years ago.', 'We have been baking for 12 years.', 'Mayores de 18 años.'])(
    'takes other years for no experience: %s',
    (sentence) => {
      expect(select(`Requirements:\n- Excel\n\n${sentence}`, 'required', 'experience')).toEqual([])
    },
  )

  it('finds nothing in an empty job ad', () => {
    expect(parse('  \n ')).toEqual({ title: '', requirements: [] })
  })

  it('takes no person for a position', () => {
    expect(
      parse('Vivero Hoja Verde, en Montalbo. Buscamos persona para el riego y la poda. Jornada parcial.').title,
    ).toBe('')
    expect(parse('Join our plant nursery in Elmsby. We are looking for people who love gardens.').title).toBe('')
  })
})
