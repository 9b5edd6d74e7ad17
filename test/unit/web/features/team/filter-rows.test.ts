import { describe, expect, it } from 'vitest'
import { INITIAL_VIEW, listTags, selectRows } from '#web/features/team/board/filter-rows.ts'
import { MAX_FILES, selectFiles } from '#web/features/team/board/select-files.ts'

const requirement = (name: string, status: 'met' | 'missing') =>
  ({ kind: 'term', name, level: 'required', status }) as const

const createRow = (name: string, matchRate: number | null, overallScore: number, tags: string[] = []) => ({
  name,
  fileName: `${name}.pdf`,
  matchRate,
  overallScore,
  tags,
  addedAt: overallScore,
  requirements: [requirement('Horno', matchRate === 90 ? 'met' : 'missing')],
})

const ROWS = [
  createRow('Íñigo', 40, 80, ['llamar']),
  createRow('Bea', null, 95),
  createRow('Ana', 90, 60, ['Llamar', 'no']),
  createRow('Zoe', 40, 85),
]
const select = (view: Partial<typeof INITIAL_VIEW>) =>
  selectRows(ROWS, { ...INITIAL_VIEW, ...view }).map(({ name }) => name)

describe('the rows of a board', () => {
  it('come in the order that was asked for, those without a rate last', () => {
    expect(select({})).toEqual(['Ana', 'Zoe', 'Íñigo', 'Bea'])
    expect(select({ sort: 'score' })).toEqual(['Bea', 'Zoe', 'Íñigo', 'Ana'])
    expect(select({ sort: 'name' })).toEqual(['Ana', 'Bea', 'Íñigo', 'Zoe'])
    expect(select({ sort: 'added' })).toEqual(['Bea', 'Zoe', 'Íñigo', 'Ana'])
  })

  it('are found by name, file and tag without accents, by a tag, and by what they meet', () => {
    expect(select({ search: ' inigo ' })).toEqual(['Íñigo'])
    expect(select({ search: 'LLAMAR' })).toEqual(['Ana', 'Íñigo'])
    expect(select({ tag: 'llamar' })).toEqual(['Íñigo'])
    expect(select({ requirement: 'term Horno' })).toEqual(['Ana'])
    expect(select({ search: 'nobody' })).toEqual([])
    expect(listTags(ROWS)).toEqual(['llamar', 'Llamar', 'no'])
  })
})

describe('dropped files', () => {
  const createFile = (name: string, size = 1_000) => ({ name, type: '', size })

  it('are taken once, when they can be read, up to a hundred', () => {
    const many = Array.from({ length: MAX_FILES + 3 }, (_, i) => createFile(`${i}.pdf`))
    const others = [createFile('0.pdf'), createFile('photo.jpg'), createFile('large.docx', 11 * 1024 * 1024)]
    const { files, ...left } = selectFiles([...many, ...others])
    expect(files).toHaveLength(MAX_FILES)
    expect(left).toEqual({ wrongType: 1, tooLarge: 1, tooMany: 3 })
  })
})
