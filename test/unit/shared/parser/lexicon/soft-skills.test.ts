import { describe, expect, it } from 'vitest'
import { isSoftSkill } from '#shared/parser/lexicon/soft-skills.ts'

describe('soft skills', () => {
  it.each([
    ...[
      'Trabajar bajo presión',
      'Comunicación y trabajo en equipo',
      'Capacidad de aprendizaje',
      'Proactiva',
      'Adaptación al cambio',
    ],
    ...[
      'Strong teamwork skills',
      'Adaptability & flexibility',
      'Working as a team',
      'Emotional intelligence',
      'Soft skills',
    ],
  ])('%s is one', (text) => expect(isSoftSkill(text)).toBe(true))

  it.each([
    ...[
      'Trabajo en altura',
      'Gestión de equipos frigoríficos',
      'Comunicación corporativa',
      'Organización de bodas',
      'Manejo de carretilla',
    ],
    ...[
      'Team Foundation Server',
      'Data communication',
      'Problem management',
      'Python and communication',
      'Pressure vessels',
    ],
  ])('%s is none', (text) => expect(isSoftSkill(text)).toBe(false))
})
