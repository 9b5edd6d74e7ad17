import { expect, it } from 'vitest'
import { listJobs } from '#shared/letter/facts/statements.ts'
import { createEmptyDocument, documentSchema } from '#shared/resume/schema/document.ts'

const listPositions = (position: string): string[] => {
  const experience = [{ id: 'e1', company: 'Molinos Sil', position: { es: position } }]
  const resume = documentSchema.parse({ ...createEmptyDocument('r', 'es'), experience })
  return listJobs(resume, 'es').map((job) => job.position)
}

it('names no position that is a list of three', () => {
  expect(listPositions('Molinera, cajera, encargada de tienda')).toEqual([])
  expect(listPositions('Molinera, turno de noche')).toEqual(['Molinera, turno de noche'])
})
