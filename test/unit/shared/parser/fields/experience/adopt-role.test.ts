import { describe, expect, it } from 'vitest'
import { type LineProperties, parseLines, type TestLine } from '#test/utils/reading/extracted-documents.ts'

const HEAD: LineProperties = { size: 13, font: 1 }
const BOLD: LineProperties = { font: 1, bold: true }

const jobs = (...lines: TestLine[]) =>
  parseLines([['Nerea Bastida Roca', { size: 20 }], ['Experience', HEAD], ...lines]).sections.experience?.map(
    ({ company, position, description, achievements }) => [company, position, description, ...(achievements ?? [])],
  )

describe('the role at the start of the text below an employer', () => {
  it('stands before a colon or a comma', () => {
    expect(
      jobs(
        ['ARBEA NURSERIES   2014 – 2016', BOLD],
        ['• Head Gardener (part-time): pruned the roses and watered the seedlings of two glasshouses.'],
        ['LUMO ORCHARDS   2011 – 2013', BOLD],
        ['• Irrigation Technician, in charge of the pumps and of the channels below the dam.'],
      ),
    ).toEqual([
      [
        'ARBEA NURSERIES',
        'Head Gardener (part-time)',
        '',
        'pruned the roses and watered the seedlings of two glasshouses.',
      ],
      [
        'LUMO ORCHARDS',
        'Irrigation Technician',
        '',
        'Irrigation Technician, in charge of the pumps and of the channels below the dam.',
      ],
    ])
  })

  it('is neither a deed nor a label nor who led the work', () => {
    expect(
      jobs(
        ['ARBEA NURSERIES   2014 – 2016', BOLD],
        ['• Pruned the roses, watered the seedlings and sold the flowers.'],
        ['LUMO ORCHARDS   2011 – 2013', BOLD],
        ['• Advisor: Prof. Nuria Salas (soil sciences)'],
        ['DUNA GARDENS   2008 – 2010', BOLD],
        ['• Contact: 555 010 010'],
      )?.map(([, position]) => position),
    ).toEqual(['', '', ''])
  })
})
