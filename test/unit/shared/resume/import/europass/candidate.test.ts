import { describe, expect, it } from 'vitest'
import { importEuropass } from '#shared/resume/import/europass/import-europass.ts'

const encode = (text: string) => new TextEncoder().encode(text)

describe('a Candidate', () => {
  it('reads a text that is broken over lines as one line', () => {
    const job = '<EmployerHistory><OrganizationName>Port\n   of \n\n  Vigo</OrganizationName></EmployerHistory>'
    const { content } = importEuropass(
      encode(
        `<Candidate><CandidateProfile><EmploymentHistory>${job}</EmploymentHistory></CandidateProfile></Candidate>`,
      ),
    )
    expect(content.sections.experience?.[0]?.company).toBe('Port of Vigo')
  })

  it.each([
    ['its name', '<CompetencyName>Sailing</CompetencyName>'],
    ['its code', '<CompetencyID>Sailing</CompetencyID>'],
    ['the text beside its code', '<CompetencyName>Sailing<Code>s12</Code></CompetencyName>'],
    ['its label', '<CompetencyName><Code>s12</Code><Label>Sailing</Label></CompetencyName>'],
    ['the code of its name', '<CompetencyName><Code>Sailing</Code></CompetencyName>'],
  ])('reads a skill by %s', (_, name) => {
    const skills = `<Skills><PersonCompetency>${name}<TaxonomyID>Digital_Skill</TaxonomyID></PersonCompetency></Skills>`
    const { content, dropped } = importEuropass(
      encode(`<Candidate><CandidateProfile>${skills}</CandidateProfile></Candidate>`),
    )
    expect(content.sections.skills?.technical).toEqual(['Sailing'])
    const at = 'Candidate.CandidateProfile.Skills.PersonCompetency'
    expect(dropped.filter(({ path }) => path.startsWith(at))).toContainEqual({
      path: `${at}.TaxonomyID`,
      reason: 'other-data',
    })
    expect(dropped.some(({ path }) => path.endsWith('Code'))).toBe(name.includes('Sailing<Code>'))
  })

  it('reads the period of a project and of voluntary work, and who it was for', () => {
    const date = (name: string, value: string) => `<${name}><FormattedDateTime>${value}</FormattedDateTime></${name}>`
    const period = `<Date>${date('StartDate', '2018-03')}${date('EndDate', '2019-07')}</Date>`
    const project = `<Projects><Project><Title>Tides</Title>${period}</Project></Projects>`
    const work = `<VoluntaryWork><Title>Cook</Title><OrganizationName>Red Boat</OrganizationName>${period}</VoluntaryWork>`
    const { sections } = importEuropass(
      encode(
        `<Candidate><CandidateProfile>${project}<VoluntaryWorks>${work}</VoluntaryWorks></CandidateProfile></Candidate>`,
      ),
    ).content
    const dates = { startDate: '2018-03', endDate: '2019-07' }
    expect(sections.projects).toMatchObject([{ name: 'Tides', ...dates }])
    expect(sections.volunteer).toMatchObject([{ role: 'Cook', organization: 'Red Boat', ...dates }])
  })
})
