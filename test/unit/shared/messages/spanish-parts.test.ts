import { describe, expect, it } from 'vitest'
import { formatPart, startWithPart } from '#shared/messages/es/numbers.ts'

const BULLETS = { feminine: true, noun: ['viñeta', 'viñetas'], verb: ['empieza', 'empiezan'] } as const
const JOBS = { noun: ['puesto', 'puestos'], verb: ['tiene', 'tienen'] } as const
const NAMED = { feminine: true, verb: ['empieza', 'empiezan'] } as const

describe('a part of a whole in Spanish', () => {
  it.each([
    [0, 1, BULLETS, 'ninguna viñeta empieza'],
    [1, 1, BULLETS, 'la única viñeta empieza'],
    [0, 21, BULLETS, 'ninguna de las 21 viñetas empieza'],
    [1, 21, BULLETS, '1 de las 21 viñetas empieza'],
    [2, 21, BULLETS, '2 de las 21 viñetas empiezan'],
    [21, 21, BULLETS, 'las 21 viñetas empiezan'],
    [0, 1, JOBS, 'ningún puesto tiene'],
    [1, 1, JOBS, 'el único puesto tiene'],
    [0, 3, JOBS, 'ninguno de los 3 puestos tiene'],
    [0, 1, NAMED, 'ninguna empieza'],
    [0, 8, NAMED, 'ninguna de las 8 empieza'],
    [3, 8, NAMED, '3 de las 8 empiezan'],
  ])('agrees: %i of %i', (part, whole, forms, text) => {
    expect(formatPart(part, whole, forms)).toBe(text)
  })

  it('starts a sentence with a capital', () => {
    expect(startWithPart(0, 8, BULLETS)).toBe('Ninguna de las 8 viñetas empieza')
  })
})
