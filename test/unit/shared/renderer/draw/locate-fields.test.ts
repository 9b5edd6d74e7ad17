import { describe, expect, it } from 'vitest'
import type { TagNode } from '#shared/renderer/compose/blocks.ts'
import { createFieldLocator, findLetter } from '#shared/renderer/draw/locate-fields.ts'

const node = (path: string | undefined, more: Partial<TagNode> = {}): TagNode => ({
  role: 'P',
  parent: undefined,
  path,
  ...more,
})

describe('createFieldLocator', () => {
  it('counts the letters of a field over its lines and links', () => {
    const locate = createFieldLocator()
    const body = node('experience/j/achievements/0')
    const link = node(body.path, { role: 'Link', parent: body })
    expect(locate({ node: body, text: 'Ran the 3 ovens, see ' })).toEqual([{ path: body.path, start: 0, offset: 0 }])
    expect(locate({ node: link, text: 'oven.example' })).toEqual([{ path: body.path, start: 0, offset: 15 }])
    expect(locate({ node: body, text: ' today' })).toEqual([{ path: body.path, start: 0, offset: 26 }])
  })

  it('finds the parts of a passage that comes from several fields', () => {
    const locate = createFieldLocator()
    const parts = [
      { text: 'Mar 2021', path: 'experience/j/startDate' },
      { text: ' – ' },
      { text: 'Present', path: 'experience/j/endDate' },
    ]
    expect(locate({ node: node('experience/j/startDate', { parts }), text: 'Mar 2021 – Present' })).toEqual([
      { path: 'experience/j/startDate', start: 0, offset: 0 },
      { path: 'experience/j/endDate', start: 11, offset: 0 },
    ])
  })

  it('goes on in the part that the line before has begun', () => {
    const locate = createFieldLocator()
    const parts = [{ text: 'Skills' }, { text: 'Bread making', path: 'skills/technical/0' }]
    const list = node('skills/technical/0', { parts })
    expect(locate({ node: list, text: 'Skills: Bread ' })).toEqual([
      { path: 'skills/technical/0', start: 8, offset: 0 },
    ])
    expect(locate({ node: list, text: 'making' })).toEqual([{ path: 'skills/technical/0', start: 0, offset: 5 }])
  })

  it('counts the letters of a text over its paragraphs', () => {
    const locate = createFieldLocator()
    const [first, second] = [node('summary'), node('summary')]
    locate({ node: first, text: 'Runs two' })
    locate({ node: first, text: 'ovens.' })
    expect(locate({ node: second, text: 'Trains' })).toEqual([{ path: 'summary', start: 0, offset: 12 }])
    expect(locate({ node: second, text: 'bakers.' })).toEqual([{ path: 'summary', start: 0, offset: 18 }])
  })

  it('tells the heading of a section from its text', () => {
    const locate = createFieldLocator()
    expect(locate({ node: node('summary', { role: 'H2' }), text: 'SUMMARY' })).toEqual([
      { path: 'summary', start: 0, offset: 0, isHeading: true },
    ])
    expect(locate({ node: node('summary'), text: 'Bakes.' })).toEqual([{ path: 'summary', start: 0, offset: 0 }])
    expect(locate({ node: node('custom:c', { role: 'H2' }), text: 'Prizes' })).toEqual([
      { path: 'custom:c', start: 0, offset: 0 },
    ])
  })

  it('finds no field in a footer', () => {
    expect(createFieldLocator()({ node: undefined, text: 'Page 2 of 2' })).toEqual([])
  })
})

describe('findLetter', () => {
  it.each([
    ['– Ran 3 ovens', 0, 2],
    ['– Ran 3 ovens', 3, 5],
    ['– Ran 3 ovens', 4, 7],
    ['', 0, 0],
    ['Ran', 9, 3],
  ])('of %j after %i letters is %i', (text, count, index) => {
    expect(findLetter(text, count)).toBe(index)
  })
})
