import { describe, expect, it } from 'vitest'
import { isForeign, isGarbled } from '#shared/scoring/context/reading/garbled-text.ts'

const WHOLE = 'Pruned the roses of the manor garden and watered new hedges along the drive'.repeat(6).split('d')
const toLines = (texts: readonly string[]) => texts.map((text) => ({ text }))
const change = (edit: (word: string) => string) =>
  toLines([Array.from({ length: 8 }, () => 'Pruned roses along manor garden hedges watered drive').join(' ')]).map(
    ({ text }) => ({ text: text.split(' ').map(edit).join(' ') }),
  )

describe('text that was hardly read', () => {
  it('has words in pieces, joined words or doubled letters', () => {
    expect(isGarbled(change((word) => `${word.slice(0, -1)} ${word.slice(-1)}`))).toBe(true)
    expect(isGarbled(change((word) => `${word}${word}${word}x`))).toBe(true)
    expect(isGarbled(change((word) => [...word].map((letter) => letter + letter).join('')))).toBe(true)
  })

  it('is not found in whole text, or in a few words', () => {
    expect(isGarbled(toLines(WHOLE))).toBe(false)
    expect(isGarbled(toLines(['G a r d e n e r']))).toBe(false)
  })

  it('may be in a language that is not known', () => {
    const portuguese = 'Cuidei das roseiras em uma horta com a equipe e não perdi uma muda dos canteiros pela praga'
    const french =
      'Taille des rosiers dans un jardin et plantation des haies sur les bords pour une école avec du paillis'
    const catalan = "Cura dels rosers i els arbres d'un parc amb l'equip del viver, i poda de les tanques per l'escola"
    const spanish = 'Podé los rosales con el equipo del vivero y cuidé las macetas de una escuela hasta el otoño'
    expect([portuguese, french, catalan, spanish].map((text) => isForeign(toLines([text, text])))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(
      isForeign(
        toLines([
          'Formação',
          'Competências',
          'Experiência',
          'Programação',
          'Gestão',
          'Março',
          'Irrigação',
          'Ciências',
          'Plantação',
          'Estágio',
        ]),
      ),
    ).toBe(true)
  })
})
