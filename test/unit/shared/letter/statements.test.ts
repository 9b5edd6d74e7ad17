import { expect, it } from 'vitest'
import { listJobs } from '#shared/letter/facts/statements.ts'
import { documentSchema, SCHEMA_VERSION } from '#shared/resume/schema/document.ts'

const listPositions = (position: string): string[] => {
  const experience = [{ id: 'e1', company: 'Molinos Sil', position: { es: position } }]
  const resume = documentSchema.parse({ schemaVersion: SCHEMA_VERSION, id: 'r', language: 'es', experience })
  return listJobs(resume, 'es').map((job) => job.position)
}

it('names no position that is a list of three', () => {
  expect(listPositions('Molinera, cajera, encargada de tienda')).toEqual([])
  expect(listPositions('Molinera, turno de noche')).toEqual(['Molinera, turno de noche'])
})
