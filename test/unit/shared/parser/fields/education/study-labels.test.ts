import { describe, expect, it } from 'vitest'
import { BOLD, parseStudies as studies } from '#test/utils/reading/invented-resume.ts'

describe('studies with labels', () => {
  it('keeps labels of dates and years of studies out of the places of studies', () => {
    expect(
      studies(
        ['Instituto Arbea', BOLD],
        ['Título: Técnica en riego'],
        ['Perídodo: 2009 - 2012'],
        ['Colegio Lumo', BOLD],
        ['Título: Bachiller'],
        ['Egreso: 2008'],
      )?.map(({ institution, location, endDate }) => [institution, location, endDate]),
    ).toEqual([
      ['Instituto Arbea', undefined, '2012'],
      ['Colegio Lumo', undefined, '2008'],
    ])
    const found = studies(
      ['• Alumna de tercer año – Facultad de Agronomía, Universidad de Arbea'],
      ['• Alumna de primer año – Poda y diseño de jardines, Instituto Técnico de Lumo'],
    )
    expect(found?.map(({ institution, location }) => [institution, location])).toEqual([
      ['Facultad de Agronomía, Universidad de Arbea', undefined],
      ['Instituto Técnico de Lumo', undefined],
    ])
  })

  it('takes what a label calls a certification for the degree', () => {
    expect(
      studies(
        ['ARBEA HIGH SCHOOL', BOLD],
        ['Certification: Beekeeping Certificate (02/2014 - 10/2017)'],
        ['LUMO COLLEGE', BOLD],
        ['Certification: Grafting Certificate (03/2019 - 12/2019)'],
      ),
    ).toMatchObject([
      { institution: 'ARBEA HIGH SCHOOL', degree: 'Beekeeping Certificate', endDate: '2017-10' },
      { institution: 'LUMO COLLEGE', degree: 'Grafting Certificate', endDate: '2019-12' },
    ])
  })

  it('reads studies with their degree above labels of the school, the year and what no field holds', () => {
    expect(
      studies(
        ['Bachelor of Marine Biology', BOLD],
        ['Result : 3.10 out of 4'],
        ['Major : Fisheries'],
        ['Passing Year : 2014'],
        ['Institute : Northbridge University'],
        ['Higher Secondary Certificate', BOLD],
        ['Result : 4.20 out of 5'],
        ['Board : Lumo'],
        ['Passing Year : 2009'],
        ['Institute : Arbea Girls College'],
      ),
    ).toMatchObject([
      { degree: 'Bachelor of Marine Biology', institution: 'Northbridge University', endDate: '2014' },
      { degree: 'Higher Secondary Certificate', institution: 'Arbea Girls College', endDate: '2009' },
    ])
    expect(
      studies(
        ['Date : 2018 – 2021'],
        ['Institution : Northbridge University'],
        ['Pursuing : Bachelor of Marine Biology'],
        ['Date : 2014 – 2017'],
        ['Institution : Arbea Girls College'],
        ['Qualification : Higher Secondary Certificate'],
      ),
    ).toMatchObject([
      { institution: 'Northbridge University', degree: 'Bachelor of Marine Biology', startDate: '2018' },
      { institution: 'Arbea Girls College', degree: 'Higher Secondary Certificate', startDate: '2014' },
    ])
  })
})
