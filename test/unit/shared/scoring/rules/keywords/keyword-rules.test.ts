import { describe, expect, it } from 'vitest'
import { listRuleCodes, type RuleCode } from '#shared/scoring/rules/index.ts'
import {
  type ContentParts,
  getGainedRatio,
  goodEnglishCv,
  scoreResume,
} from '../../../../../utils/scoring/scoring-inputs.ts'

const skills = (technical: string[], soft: string[] = []): ContentParts => ({
  sections: { skills: { technical, soft, languages: [] } },
})

const LOSSES: readonly (readonly [RuleCode, string, ContentParts, number])[] = [
  ['title-present', 'no title', { personalInfo: { title: '' } }, 0],
  ['title-matches', 'a title of another trade', { personalInfo: { title: 'Pastry Chef' } }, 0.3],
  ['skills-listed', 'no list', skills([]), 0],
  ['skills-listed', 'soft skills alone', skills([], ['Leadership']), 0.4],
  ['skills-used', 'none is seen at work', skills(['Fortran', 'Cobol']), 0],
  ['skills-used', 'half of the list, one of five', skills(['Python', 'Cobol']), (10 + 8 / 5) / 18],
  [
    'skills-named',
    'levels, bars and sentences',
    skills(['Python 90%', 'Advanced', '●●●○○ SQL', 'I know how to use many tools very well', 'R 4/5', 'Expert']),
    0,
  ],
  [
    'skills-stuffing',
    'eighty of them',
    skills(Array.from({ length: 80 }, (_, i) => `Skill ${String.fromCharCode(65 + (i % 26))}${i}`)),
    0,
  ],
  [
    'soft-skills',
    'ten with no deed',
    skills(['Python'], 'Empathy,Charisma,Patience,Courage,Humour,Kindness,Tact,Poise,Grit,Zeal'.split(',')),
    0,
  ],
  [
    'specific-terms',
    'no tool or field is named',
    {
      sections: {
        experience: [
          { company: 'A', position: 'Helper', startDate: '2020', description: 'Did many things every day for people.' },
        ],
      },
    },
    0,
  ],
  [
    'summary-keywords',
    'no word of the trade',
    { sections: { summary: 'A cheerful person who likes people and places a lot.' } },
    0,
  ],
  [
    'education-field',
    'neither level nor field',
    { sections: { education: [{ institution: 'MIT', degree: '', field: '', startDate: '2010' }] } },
    0,
  ],
  [
    'languages-level',
    'no level',
    {
      sections: {
        skills: {
          technical: ['Python'],
          soft: [],
          languages: [{ language: 'Italian', proficiency: 'Intermedio', detail: 'yes' }],
        },
      },
    },
    0,
  ],
  [
    'certifications-named',
    'no issuer and no date',
    { sections: { certifications: [{ name: 'PMP', issuer: '', date: '' }] } },
    0,
  ],
]

describe('keyword rules', () => {
  it.each(LOSSES)('%s loses points: %s', (code, _, parts, share) => {
    expect(getGainedRatio(scoreResume(goodEnglishCv(parts)), code)).toBeCloseTo(share, 1)
    expect(getGainedRatio(scoreResume(goodEnglishCv()), code) ?? 1).toBe(1)
  })

  it('each has a case above', () => {
    expect(listRuleCodes('keywords').filter((code) => !LOSSES.some(([c]) => c === code))).toEqual([])
  })

  it('a skill counts as used in any inflection of its words', () => {
    const cv = goodEnglishCv(skills(['Project management', 'Data warehousing', 'Snowflake (SQL)', 'Fortran']))
    const row = scoreResume(cv).ledger.find((r) => r.rule === 'skills-used')
    expect(row?.params['sample']).toBe('Project management, Fortran')
  })
})
