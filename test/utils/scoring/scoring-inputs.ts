import type { ExtractedDocument, ExtractedLine, Warning } from '#shared/parser/extracted-document.ts'
import { contentSchema, type ResumeContent } from '#shared/resume/schema/content.ts'
import { analyze } from '#shared/scoring/analyze.ts'
import type { Analysis, LedgerRow } from '#shared/scoring/results.ts'
import type { RuleCode } from '#shared/scoring/rules/index.ts'
import { simulateExtraction } from '#shared/scoring/simulate-extraction.ts'
import { toJob } from './vocabulary.ts'

/** 20 November 2026, in UTC ms. */
export const NOW = 1_795_132_800_000

export type ContentParts = { [K in keyof ResumeContent]?: Partial<ResumeContent[K]> }

/** A good English resume; `parts` replace whole sections. */
export const goodEnglishCv = (parts: ContentParts = {}): ResumeContent =>
  contentSchema.parse({
    personalInfo: {
      fullName: 'Maya Okafor',
      title: 'Data Engineer',
      email: 'maya.okafor@gmail.com',
      phone: '+1 555 201 3344',
      location: 'Austin, USA',
      linkedin: 'https://linkedin.com/in/mayaokafor',
      ...parts.personalInfo,
    },
    sections: {
      summary:
        'Data engineer with 8 years of building pipelines in Python and SQL for retail and banking. Cut reporting time by 70% at Northwind and led a team of 5 engineers through a move to AWS.',
      experience: [
        {
          id: 'experience-1',
          company: 'Northwind Traders',
          position: 'Senior Data Engineer',
          startDate: '2021-03',
          current: true,
          description: '',
          achievements: [
            'Led 5 engineers in moving 120 pipelines from cron to Airflow on AWS.',
            'Reduced nightly load time by 70% with Spark and partitioned tables.',
            'Designed a data warehouse in Snowflake used by 300 analysts.',
            'Automated quality checks in Python that caught 45 incidents before release.',
          ],
        },
        {
          id: 'experience-2',
          company: 'Contoso Bank',
          position: 'Data Engineer',
          startDate: '2017-06',
          endDate: '2021-02',
          description: '',
          achievements: [
            'Built a fraud feature store in SQL and Kafka for 2 million accounts.',
            'Migrated 40 reports to Tableau and trained 60 users.',
            'Negotiated a storage contract that saved $180,000 a year.',
          ],
        },
      ],
      education: [
        {
          id: 'education-1',
          institution: 'University of Texas',
          degree: 'BSc in Computer Science',
          field: 'Computer Science',
          startDate: '2013-09',
          endDate: '2017-05',
        },
      ],
      skills: {
        technical: ['Python', 'SQL', 'Spark', 'Airflow', 'AWS', 'Kafka', 'Snowflake', 'Tableau'],
        soft: [],
        languages: [{ language: 'English', proficiency: 'Nativo' }],
      },
      ...parts.sections,
    },
    styling: { ...parts.styling },
  })

/** A good Spanish resume; `parts` replace whole sections. */
export const goodSpanishCv = (parts: ContentParts = {}): ResumeContent =>
  contentSchema.parse({
    personalInfo: {
      fullName: 'Lucía Íñiguez Peña',
      title: 'Analista contable',
      email: 'lucia.iniguez@gmail.com',
      phone: '+52 55 1234 5678',
      location: 'Monterrey, México',
      linkedin: 'https://linkedin.com/in/luciainiguez',
      ...parts.personalInfo,
    },
    sections: {
      summary:
        'Analista contable con 7 años en manufactura y comercio. Reduje el cierre mensual de 10 a 4 días con SAP y Excel, y coordiné auditorías externas sin observaciones durante 3 años.',
      experience: [
        {
          id: 'experience-1',
          company: 'Aceros del Norte',
          position: 'Analista contable sénior',
          startDate: '2020-02',
          current: true,
          description: '',
          achievements: [
            'Reduje el cierre mensual de 10 a 4 días al automatizar conciliaciones en Excel.',
            'Coordiné 3 auditorías externas sin observaciones bajo normas NIIF.',
            'Implementé el módulo de cuentas por pagar de SAP para 1,200 proveedores.',
            'Capacité a 8 auxiliares en facturación electrónica.',
          ],
        },
        {
          id: 'experience-2',
          company: 'Comercial Sierra',
          position: 'Auxiliar contable',
          startDate: '2017-01',
          endDate: '2020-01',
          description: '',
          achievements: [
            'Registré 600 facturas al mes y recuperé 240,000 pesos de saldos vencidos.',
            'Elaboré reportes de impuestos para 14 sucursales.',
            'Diseñé un tablero de flujo de efectivo en Power BI.',
          ],
        },
      ],
      education: [
        {
          id: 'education-1',
          institution: 'Universidad Autónoma de Nuevo León',
          degree: 'Licenciatura en Contaduría',
          field: 'Contaduría',
          startDate: '2012-08',
          endDate: '2016-12',
        },
      ],
      skills: {
        technical: ['SAP', 'Excel', 'NIIF', 'Cuentas por pagar', 'Facturación electrónica', 'Power BI'],
        soft: [],
        languages: [{ language: 'Inglés', proficiency: 'Avanzado', detail: 'C1' }],
      },
      ...parts.sections,
    },
    styling: { ...parts.styling },
  })

export interface ExtractionChange {
  readonly hazards?: readonly Warning[]
  readonly lines?: readonly Partial<ExtractedLine>[]
  readonly read?: Partial<ExtractedDocument>
  readonly job?: string
  readonly language?: 'es' | 'en'
}

/** Scores a resume from its simulated extraction, with changes to that extraction. */
export const scoreResume = (content: ResumeContent, change: ExtractionChange = {}): Analysis => {
  const language = change.language ?? 'en'
  const printed = simulateExtraction(content, language)
  const extra = (change.lines ?? []).map((line) => ({
    page: 1,
    text: '',
    x: 48,
    y: 800,
    width: 200,
    size: 10.5,
    bold: false,
    column: 0,
    ...line,
  }))
  const read = {
    ...printed,
    lines: [...printed.lines, ...extra],
    hazards: [...(change.hazards ?? [])],
    ...change.read,
  }
  return analyze(
    { extracted: read, content },
    { language, now: NOW, job: change.job === undefined ? undefined : toJob(change.job) },
  )
}

/** The ledger row of a rule, or undefined when it was not measured. */
export const findRow = (analysis: Analysis, code: RuleCode): LedgerRow | undefined =>
  analysis.ledger.find((row) => row.rule === code)

/** The share (0–1) of its points that a rule gained, to two decimals. */
export const getGainedRatio = (analysis: Analysis, code: RuleCode): number | undefined => {
  const row = findRow(analysis, code)
  return row && Math.round((row.points / row.weight) * 100) / 100
}
