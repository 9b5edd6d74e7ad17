import { describe, expect, it } from 'vitest'
import { contentSchema } from '#shared/resume/schema/content.ts'
import {
  extractStatements,
  getForeignShare,
  listShortDeeds,
  markLineStarts,
  type Statement,
} from '#shared/scoring/context/work-text/statements.ts'
import { isWorkLine } from '#shared/scoring/context/work-text/work-lines.ts'

const job = { id: 'j', company: 'Oakhill', position: 'Gardener' }
const parse = (sections: object) => contentSchema.parse({ sections })
const describeJob = (...lines: string[]) => parse({ experience: [{ ...job, description: lines.join('\n') }] })
const texts = (...lines: string[]) => extractStatements(describeJob(...lines)).map(({ text }) => text)
const bullets = (...lines: string[]) => extractStatements(describeJob(...lines)).map(({ bullet }) => bullet)
const words = (count: number) => Array.from({ length: count - 2 }, () => 'roses').join(' ')

describe('the statements of a resume', () => {
  it('are those of jobs, projects and posts, with their places', () => {
    const content = parse({
      experience: [job, { ...job, id: undefined, achievements: ['• Pruned the roses', 'Felled the trees'] }],
      projects: [
        { name: 'Pond', description: 'Dug a garden pond' },
        { id: 'p', name: 'Path', description: 'Laid a garden path' },
      ],
      volunteer: [{ organization: 'Park', role: 'Guide', description: 'Led walks through parks' }],
    })
    expect(extractStatements(content)).toMatchObject([
      { text: 'Pruned the roses', path: 'experience/1/achievements/0', section: 'experience', entry: 1, bullet: true },
      { text: 'Felled the trees', path: 'experience/1/achievements/1', section: 'experience', entry: 1, bullet: true },
      { text: 'Dug a garden pond', path: 'projects/0/description', section: 'projects', entry: 0, bullet: false },
      { text: 'Laid a garden path', path: 'projects/p/description', section: 'projects', entry: 1, bullet: false },
      {
        text: 'Led walks through parks',
        path: 'volunteer/0/description',
        section: 'volunteer',
        entry: 0,
        bullet: false,
      },
    ])
    expect(extractStatements(parse({}))).toEqual([])
  })

  it('have three words', () => {
    expect(texts('Pruned the roses')).toEqual(['Pruned the roses'])
    expect(texts('Pruned roses')).toEqual([])
  })

  it('are no caption above a list', () => {
    const achievements = ['Pruned the roses', 'Felled the trees']
    const count = (description: string, list = achievements) =>
      extractStatements(parse({ experience: [{ ...job, description, achievements: list }] })).length
    expect(count('rose garden of the manor house')).toBe(2)
    expect(count('rose garden of the old manor house')).toBe(3)
    expect(count('Pruned hedges of the manor house')).toBe(3)
    expect(count('rose garden of the manor house', achievements.slice(1))).toBe(2)
  })

  it('are no lists of keywords', () => {
    expect(texts('Tools: spade, rake and a good knife')).toEqual([])
    expect(texts('roses, trees, hedges, lawns, ponds, paths')).toEqual([])
    expect(texts('Spade, Rake, Knife')).toEqual([])
    expect(texts('roses with thorns, trees, and lawns')).toHaveLength(1)
    expect(texts('Python, Java, SQL and roses')).toEqual([])
    expect(texts('python, java, sql')).toEqual([])
    expect(texts('.NET core, 3D models, 2D plans')).toEqual([])
    expect(texts('Spade, roses with thorns, lawns')).toHaveLength(1)
    expect(texts('Pruned Roses, Trees, Lawns')).toHaveLength(1)
    expect(texts(`Pruned, ${words(9)}, trees, hedges, lawns, ponds`)).toHaveLength(0)
    expect(texts(`Pruned, ${words(11)}, trees, hedges, lawns, ponds`)).toHaveLength(1)
  })
})

describe('wrapped lines', () => {
  it('are joined below a mark', () => {
    expect(texts('• Pruned the roses of', 'the manor garden')).toEqual(['Pruned the roses of the manor garden'])
    expect(texts('• Pruned the roses', 'of the manor garden')).toEqual(['Pruned the roses of the manor garden'])
    expect(texts('• Pruned the roses.', 'Felled the old trees')).toEqual(['Pruned the roses.', 'Felled the old trees'])
    expect(texts('• Pruned the roses', '• of the manor garden')).toHaveLength(1)
    expect(texts('Pruned the roses', 'Felled the old trees')).toEqual(['Pruned the roses', 'Felled the old trees'])
    expect(texts('Pruned the roses', 'of the manor garden')).toEqual(['Pruned the roses of the manor garden'])
    expect(texts('Pruned the roses and', 'Felled the old trees')).toEqual(['Pruned the roses and Felled the old trees'])
    expect(texts('Pruned roses (in the', 'Old manor garden)')).toEqual(['Pruned roses (in the Old manor garden)'])
  })

  it('leave empty lines and marks out', () => {
    expect(texts('Pruned the roses', '', '•', 'Felled the old trees')).toEqual([
      'Pruned the roses',
      'Felled the old trees',
    ])
    expect(texts('Pruned the roses • Felled the old trees')).toEqual(['Pruned the roses', 'Felled the old trees'])
  })
})

describe('list items and sentences', () => {
  it('are told by marks and by lines', () => {
    expect(bullets('Pruned the roses', 'Felled the old trees')).toEqual([true, true])
    expect(bullets('• Pruned the roses')).toEqual([true])
    expect(bullets('Pruned the roses')).toEqual([false])
    expect(bullets('Pruned the roses. Felled the old trees.')).toEqual([false, false])
  })

  it('are paragraphs above sixty words', () => {
    const long = (count: number) =>
      `• Pruned ${Array.from({ length: count - 4 }, () => 'roses').join(' ')} now. Felled trees`
    expect(texts(long(60))).toHaveLength(1)
    expect(bullets(long(60))).toEqual([true])
    expect(bullets(long(61))).toEqual([false])
  })

  it('of drawn bullets are sentences that open with a verb', () => {
    expect(texts('Pruned the roses. Felled the old trees.', 'Cut the lawns daily')).toHaveLength(3)
    expect(texts('Pruned the roses. The old trees fell.', 'Cut the lawns daily')).toHaveLength(2)
    expect(texts('• Pruned the roses. Felled the old trees.', 'Cut the lawns daily')).toHaveLength(2)
  })
})

describe('markLineStarts', () => {
  const statement = (text: string, path = 'a', bullet = false): Statement => ({
    text,
    path,
    section: 'experience',
    entry: 0,
    bullet,
  })
  const mark = (statements: readonly Statement[], ...lines: string[]) =>
    markLineStarts(
      statements,
      lines.map((text) => ({ text })),
    ).map(({ bullet }) => bullet)

  it('makes list items of sentences that start a line', () => {
    const one = [statement('Pruned the roses')]
    expect(mark(one, 'Pruned the roses of')).toEqual([false])
    expect(mark(one, 'Pruned the roses')).toEqual([true])
    expect(mark(one, '• Pruned the roses')).toEqual([true])
    expect(mark(one, 'Rose garden: Pruned the roses')).toEqual([true])
    expect(mark(one, 'Rose garden — Pruned the roses')).toEqual([true])
    expect(mark(one, 'Felled the trees')).toEqual([false])
    expect(mark([statement('Pruned the roses', 'a', true)])).toEqual([true])
  })

  it('leaves paragraphs', () => {
    const two = (path: string) => [statement('Pruned the roses'), statement('Felled the trees', path)]
    expect(mark(two('a'), 'Pruned the roses')).toEqual([false, false])
    expect(mark(two('b'), 'Pruned the roses')).toEqual([true, false])
    expect(mark(two('a'), 'Pruned the roses', 'Felled the trees')).toEqual([true, true])
    expect(mark([statement('Pruned the roses'), statement('Felled the trees', 'a', true)], 'Pruned the roses')).toEqual(
      [true, true],
    )
  })
})

describe('lines that are no statements', () => {
  it('are short deeds', () => {
    expect(listShortDeeds(describeJob('Hice cosas', 'Herramientas', 'Gestión', 'Pruned the roses'))).toEqual([
      { text: 'Hice cosas', path: 'experience/j/description' },
    ])
    expect(listShortDeeds(describeJob('Responsable de'))).toHaveLength(1)
  })

  it('are a share of all from three on', () => {
    const others = ['Fax (555) 010-0199', 'Tel: 555 010 0198 now', 'Salary: 900 a month']
    expect(getForeignShare(describeJob('Pruned the roses', ...others))).toBe(0.75)
    expect(getForeignShare(describeJob(...others.slice(1)))).toBe(0)
  })
})

describe('isWorkLine', () => {
  const isWork = (text: string, more = {}) => isWorkLine(text, { names: 'gardeneroakhill', isMixedCase: true, ...more })

  it.each([
    ['a name of nine words', 'Client: the lawns of the old manor house of Hillford'],
    [
      'a long line with an address',
      'Wrote to growers@hill.example about the pruning of roses and the felling of trees',
    ],
    ['a long line of a company', 'Roses of the gardens of Viveros S.A. and more'],
    ['a school with a deed', 'Pruned the roses of the village school'],
    ['pieces after a deed', 'Pruned roses | Toledo | Parks'],
    ['pieces in a long line', 'The old rose garden of the manor house and its hedges | its ponds | its many lawns'],
    ['one date', '12/02/2015 the old rose garden of the manor'],
    ['four words', 'the old rose garden'],
    ['seven words in capitals', 'THE OLD ROSE GARDEN OF THE MANOR'],
    ['six words in lower case', 'the old rose garden of manors'],
    ['a weak opening', 'Responsible for roses'],
  ])('is true of %s', (_, text) => expect(isWork(text)).toBe(true))

  it.each([
    ['a name of eight words', 'Client: lawns of the old manor of Hillford'],
    ['a short line with an address', 'Write to growers@hill.example about roses'],
    ['a short line of a company', 'Roses of Viveros S.A.'],
    ['a part of the names', 'Gardener'],
    ['a school alone', 'The village school of old Hillford'],
    ['pieces', 'The old rose garden | Toledo | Parks'],
    ['two dates', '12/02/2015 30/06/2017 old rose garden'],
    ['a length of time', 'The last year and a half'],
    ['three words', 'the rose garden'],
    ['six words in capitals', 'THE OLD ROSE GARDEN OF MANORS'],
    ['six words in title case', 'The Old Rose Garden of Manors'],
    ['the end of a bracket', 'and roses) of the old manor garden'],
  ])('is false of %s', (_, text) => expect(isWork(text)).toBe(false))

  it('takes a post for one, unless it is an item of a list', () => {
    expect(isWork('Gardener of the old manor')).toBe(false)
    expect(isWork('Gardener of the old manor', { isItem: true })).toBe(true)
    expect(isWork('Gardener of the old and new manor')).toBe(true)
  })

  it('takes capitals for a heading only among lines in lower case', () => {
    expect(isWork('THE OLD ROSE GARDEN', { isMixedCase: false })).toBe(true)
    expect(isWork('THE OLD ROSE GARDEN')).toBe(false)
  })
})
