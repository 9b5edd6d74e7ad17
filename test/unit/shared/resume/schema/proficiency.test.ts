import { describe, expect, it } from 'vitest'
import { findProficiency, getLevelDetail } from '#shared/resume/schema/proficiency.ts'

describe('the level of a language', () => {
  it.each([
    ['C1', 'Avanzado', 'C1'],
    ['DELF B2', 'Intermedio', 'DELF B2'],
    ['nociones', 'Básico', 'nociones'],
    ['Intermedio', 'Intermedio', undefined],
    ['básica', 'Básico', undefined],
    ['native', 'Nativo', undefined],
    ['', undefined, undefined],
    ['on Tuesdays', undefined, 'on Tuesdays'],
  ])('of %j is %s, in detail %s', (text, level, detail) => {
    expect([findProficiency(text), getLevelDetail(text)]).toEqual([level, detail])
  })
})
