import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findCompletions, parseCompletions } from '#web/features/editor/fields/completion/find-completions.ts'

const file = new URL('../../../../../../web/public/vocabulary/suggestions-1.txt', import.meta.url)
const completions = parseCompletions(readFileSync(file, 'utf8'))

describe('the completions that are served', () => {
  it.each(['titles es', 'titles en', 'skills es', 'skills en', 'places es', 'places en'])('have %s', (name) => {
    expect(completions.get(name)?.length).toBeGreaterThan(50)
  })

  it('have the accents of Spanish', () => {
    expect(findCompletions(completions.get('titles es') ?? [], 'tecnico de la')).toContain('Técnico de laboratorio')
  })
})

describe('findCompletions', () => {
  const labels = ['Master baker', 'Baker', 'Bakery manager', 'Bánquet cook']

  it('lists labels that begin with the text, the shorter first, then those with such a word', () => {
    expect(findCompletions(labels, 'bak')).toEqual(['Baker', 'Bakery manager', 'Master baker'])
  })

  it('finds accents, and nothing for one letter or for the label itself', () => {
    expect(findCompletions(labels, 'ban')).toEqual(['Bánquet cook'])
    expect(findCompletions(labels, 'b')).toEqual([])
    expect(findCompletions(labels, 'bánquet cook')).toEqual([])
  })
})
