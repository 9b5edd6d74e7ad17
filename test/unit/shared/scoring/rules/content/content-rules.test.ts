import { describe, expect, it } from 'vitest'
import type { Experience, ResumeContent, Sections } from '#shared/resume/schema/content.ts'
import { listRuleCodes, type RuleCode } from '#shared/scoring/rules/index.ts'
import {
  type ContentParts,
  findRow,
  getGainedRatio,
  goodEnglishCv,
  goodSpanishCv,
  scoreResume,
} from '../../../../../utils/scoring/scoring-inputs.ts'

const job = (more: Partial<Experience>): Experience => ({
  id: 'experience-1',
  company: 'Contoso',
  position: 'Engineer',
  startDate: '2020-01',
  endDate: '2023-01',
  description: '',
  ...more,
})
const told = (...achievements: string[]): ContentParts => ({ sections: { experience: [job({ achievements })] } })
const dates = (startDate: string, endDate: string): ContentParts => ({
  sections: { experience: [job({ startDate, endDate, achievements: ['Led 5 people in 2 projects.'] })] },
})
const sections = (parts: Partial<Sections>): ContentParts => ({ sections: parts })

/** Rule, what the resume says, its content, and the gained ratio (0–1). The good resume gains everything of every rule. */
const LOSSES: readonly (readonly [RuleCode, string, ContentParts, number])[] = [
  ['experience-present', 'no job, no project', sections({ experience: [] }), 0],
  [
    'experience-present',
    'a project stands in',
    sections({ experience: [], projects: [{ name: 'P', description: 'Built a bot for 30 users.' }] }),
    0.5,
  ],
  [
    'experience-complete',
    'no employer and no dates',
    sections({ experience: [job({ company: '', startDate: '', endDate: '' })] }),
    0.25,
  ],
  [
    'work-substance',
    'empty lines, a number without a unit, a claim and a repeated line',
    told('Did various things.', 'Did things 2.', 'Knowledge of Python and SQL.', 'Did various things every day.'),
    0,
  ],
  ['bullets-enough', 'one bullet in all', told('Led 5 people through a merger.'), 0.06],
  [
    'bullets-quantified',
    'one of five says how much',
    told('Led 5 people.', 'Built a site.', 'Ran the shop floor.', 'Wrote the manual.', 'Sold old stock.'),
    0.8,
  ],
  [
    'bullets-quantified',
    'years and versions are no figures',
    told('Led the 2019 audit.', 'Wrote Python 3 scripts.', 'Kept ISO 9001 papers.'),
    0,
  ],
  [
    'bullets-action',
    'no line opens with a verb',
    told('The best shop in town.', 'Many happy clients there.', 'Great food for all.'),
    // What they tell counts for the verb.
    0.21,
  ],
  ['bullets-length', 'one line of 40 words', told(`Led ${'very '.repeat(38)}long lines.`), 0],
  [
    'duties',
    'three lines of duties',
    told('Responsible for stock.', 'Helped with the tills.', 'Duties included cleaning.'),
    0,
  ],
  ['first-person', 'six pronouns', told('I led my team and my boss saw I did my job for me.'), 0],
  [
    'tense',
    'an ended job half in the present',
    told('Led 5 people.', 'Manage the budget.', 'Built 3 sites.', 'Sell to 40 clients.'),
    0.53,
  ],
  [
    'repetition',
    'one verb for everything',
    told('Led A at work.', 'Led B at work.', 'Led C at work.', 'Led D at work.', 'Led E at work.', 'Led F at work.'),
    0,
  ],
  [
    'cliches',
    'six of them',
    sections({
      summary: 'Dynamic professional, passionate team player and self-starter, detail-oriented, results-driven.',
    }),
    0,
  ],
  [
    'slips',
    'misspelt and doubled words',
    told('Recieved the the award,and wich was teh best ( of all .', 'Acheived succesful managment,, of enviroment!!'),
    0,
  ],
  [
    'placeholders',
    'four lines of a template',
    told('Lorem ipsum dolor sit amet.', 'Company name and city', 'Vitae purus faucibus ornare', 'XXXX XXXX'),
    0,
  ],
  ['summary', 'none', sections({ summary: '' }), 0],
  [
    'summary-specific',
    'nothing that is only this person’s',
    sections({ summary: 'A person who enjoys working with other people in nice places.' }),
    0,
  ],
  ['education-present', 'none', sections({ education: [] }), 0],
  ['dates-order', 'ends before it starts', dates('2023-01', '2020-01'), 0],
  ['dates-future', 'starts in ten years', dates('2036-01', '2037-01'), 0],
  [
    'dates-gaps',
    'two years between jobs',
    sections({
      education: [],
      experience: [
        job({ startDate: '2023-01', endDate: '2025-01' }),
        job({ startDate: '2019-01', endDate: '2020-12' }),
      ],
    }),
    0.67,
  ],
  [
    'outdated-lines',
    'references on request',
    sections({ custom: [{ id: 'x', title: 'References', items: ['References available upon request'] }] }),
    0.5,
  ],
]

describe('content rules', () => {
  it.each(LOSSES)('%s loses points: %s', (code, _, parts, share) => {
    const analysis = scoreResume(goodEnglishCv(parts))
    expect(getGainedRatio(analysis, code)).toBeCloseTo(share, 1)
    // A good resume of two jobs can still tell more.
    const most = code === 'work-substance' ? 0.85 : 1
    expect(getGainedRatio(scoreResume(goodEnglishCv()), code) ?? 1).toBeGreaterThanOrEqual(most)
  })

  it('each has a case above', () => {
    expect(listRuleCodes('content').filter((code) => !LOSSES.some(([c]) => c === code))).toEqual([])
  })

  it('name how duties open, with the words after a short first one', () => {
    const lines = ['Responsible for stock.', 'In charge of orders.', 'Helped with returns.']
    const row = findRow(scoreResume(goodEnglishCv(told(...lines))), 'duties')
    expect(row?.params).toMatchObject({ sample: 'Responsible, In charge of, Helped' })
  })

  it('judge the tense of the main clause after one that says how', () => {
    const lines = [
      'Led 5 people in the night shift.',
      'Using a hand scanner, I sorted 300 parcels an hour.',
      'Driving a forklift, moved 40 pallets a day.',
      'Built 3 racks for returns.',
    ]
    expect(getGainedRatio(scoreResume(goodEnglishCv(told(...lines))), 'tense')).toBe(1)
  })

  it('give the lines without a quantity as evidence, each with page and line', () => {
    const row = findRow(
      scoreResume(goodEnglishCv(told('Led 5 people.', 'Built a site for a bank.'))),
      'bullets-quantified',
    )
    expect(row?.evidence).toEqual([
      {
        page: 1,
        line: expect.any(Number),
        quote: 'Built a site for a bank.',
        path: 'experience/experience-1/achievements/1',
      },
    ])
  })
})

describe('content rules in Spanish', () => {
  const es = (...achievements: string[]): ResumeContent => goodSpanishCv(told(...achievements))
  const share = (content: ResumeContent, code: RuleCode) =>
    getGainedRatio(scoreResume(content, { language: 'es' }), code)

  it('recognizes past tense, action nouns and infinitives', () => {
    expect(share(es('Lideré 5 personas.', 'Coordiné 3 obras.', 'Diseñé 2 tableros.'), 'bullets-action')).toBe(1)
    expect(
      share(es('Gestión de 5 cuentas.', 'Coordinación de 3 obras.', 'Elaboración de 9 informes.'), 'bullets-action'),
    ).toBe(1)
    expect(share(es('El mejor taller del barrio.', 'Muchos clientes contentos.'), 'bullets-action')).toBeLessThan(0.3)
  })

  it('judges the tense of the main clause after one that says how', () => {
    const lines = [
      'Lideré 5 personas.',
      'Utilizando una carretilla, moví 40 palés al día.',
      'Siguiendo el plan, ordené 3 naves.',
    ]
    expect(share(es(...lines), 'tense')).toBe(1)
  })

  it('finds duties, pronouns, clichés and missing accents', () => {
    expect(share(es('Encargado del almacén.', 'Apoyo en caja.', 'Tareas de limpieza.'), 'duties')).toBe(0)
    expect(
      share(es('Yo lideré mi equipo y mis jefes me dieron mi premio, conmigo y mi familia.'), 'first-person'),
    ).toBe(0)
    expect(
      share(
        goodSpanishCv({
          sections: {
            summary:
              'Persona proactiva, dinámica y responsable, con don de gentes, trabajo en equipo y orientada a resultados.',
          },
        }),
        'cliches',
      ),
    ).toBeLessThan(0.5)
    expect(
      share(es('Coordinacion de area tecnica y gestion de informacion, administracion y codigo,produccion.'), 'slips'),
    ).toBeLessThan(0.3)
  })

  it('recognizes numbers written as words', () => {
    expect(share(es('Dupliqué las ventas de la zona.', 'Formé a tres becarios.'), 'bullets-quantified')).toBe(1)
  })
})

it('overused phrases are named with their accents, and without the word that only tells them from a noun', () => {
  const summary = 'Persona dinámica y con capacidad de trabajo bajo presión.'
  const row = findRow(scoreResume(goodSpanishCv({ sections: { summary } })), 'cliches')
  expect(row?.params).toMatchObject({ list: 'dinámica, capacidad de trabajo bajo presión' })
})
