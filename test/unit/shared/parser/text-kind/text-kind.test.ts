import { describe, expect, it } from 'vitest'
import { scoreTextKinds, TEXT_KINDS, type TextKind } from '#shared/parser/text-kind/text-kind.ts'

const kindOf = (text: string): TextKind => {
  const scores = scoreTextKinds(text)
  return TEXT_KINDS.reduce((best, kind) => (scores[kind] > scores[best] ? kind : best), 'title')
}

describe('kinds of short texts', () => {
  it.each<[string, TextKind]>([
    ['Encargada de turno', 'title'],
    ['Senior Warehouse Supervisor', 'title'],
    ['AUXILIAR DE BODEGA', 'title'],
    ['Talleres Beltrán S.L.', 'organization'],
    ['Ferretería El Tornillo', 'organization'],
    ['Brightwater Logistics Ltd', 'organization'],
    ['Universidad de Villanueva', 'school'],
    ['IES Fuente Clara', 'school'],
    ['Grado en Enfermería', 'degree'],
    ['BSc in Marine Biology', 'degree'],
    ['Cuenca, España', 'place'],
    ['Atendí a los clientes del almacén y preparé los pedidos.', 'text'],
    ['Trained new staff and reduced waiting times by 20%', 'text'],
    ['Camarera - Restaurante Casa Pepa', 'mixed'],
  ])('%s is %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind)
  })

  it('are probabilities', () => {
    const total = Object.values(scoreTextKinds('Panadera')).reduce((sum, log) => sum + Math.exp(log), 0)
    expect(total).toBeCloseTo(1, 6)
  })
})
