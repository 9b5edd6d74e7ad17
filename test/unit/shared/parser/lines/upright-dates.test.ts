import { describe, expect, it } from 'vitest'
import { buildPageLines } from '#shared/parser/lines/build-page-lines.ts'
import type { TextRun } from '#shared/parser/lines/text-run.ts'
import { runsAt } from '../../../../utils/reading/text-runs.ts'

const texts = (runs: TextRun[]) => buildPageLines(runs, []).lines.map((line) => line.text)

describe('dates that stand upright in the margin', () => {
  it('are joined on the first line of their entry', () => {
    const at = runsAt()
    const entry = (y: number, end: string, start: string, name: string) => [
      at(end, 40, y),
      at(name, 110, y),
      at('|', 50, y + 10),
      at('Arbea Gardens, Olmedo', 110, y + 15),
      at(start, 40, y + 21),
      at('Pruned four hundred roses in the long beds of the park', 110, y + 32),
    ]
    expect(texts([...entry(100, '2014', '2011', 'Gardener'), ...entry(160, '2011', '2009', 'Beekeeper')])).toEqual([
      '2014 | 2011 Gardener',
      'Arbea Gardens, Olmedo',
      'Pruned four hundred roses in the long beds of the park',
      '2011 | 2009 Beekeeper',
      'Arbea Gardens, Olmedo',
      'Pruned four hundred roses in the long beds of the park',
    ])
  })

  it('are joined where the stroke and the second date stand beside the text of the entry', () => {
    const at = runsAt()
    const runs = [
      at('2016', 40, 100),
      at('Gardener', 110, 100),
      at('|', 50, 111),
      at('Arbea Gardens, Olmedo', 110, 111),
      at('2013', 40, 122),
      at('Pruned four hundred roses', 110, 122),
      at('in the long beds of the park', 110, 133),
    ]
    expect(texts(runs)).toEqual([
      '2016 | 2013 Gardener',
      'Arbea Gardens, Olmedo',
      'Pruned four hundred roses',
      'in the long beds of the park',
    ])
  })

  it('are joined without a stroke beside a title on two lines, and not in a list of years', () => {
    const at = runsAt()
    const runs = [
      at('Jardines y viveros del', 110, 100),
      at('2013', 40, 105),
      at('Valle de Arbea', 110, 111),
      at('2016', 40, 117),
      at('Riego y poda de setos', 120, 130),
    ]
    expect(texts(runs)).toEqual(['2013 | 2016', 'Jardines y viveros del', 'Valle de Arbea', 'Riego y poda de setos'])
    const list = [...runs, at('2018', 40, 129)]
    expect(texts(list)).not.toContain('2013 | 2016')
  })

  it('leaves a stroke elsewhere alone', () => {
    const at = runsAt()
    expect(texts([at('2014', 40, 100), at('Gardener', 110, 100), at('|', 300, 110), at('Arbea', 110, 120)])).toContain(
      '|',
    )
  })
})
