import { SECTION_KEYS, type SectionName } from '#shared/resume/schema/content.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'

const isFilled = (document: ResumeDocument, name: SectionName): boolean => {
  if (name === 'summary') return Boolean(document.summary.es || document.summary.en)
  if (name === 'skills') {
    const { technical, soft } = document.skills
    return [technical.es, technical.en, soft.es, soft.en].some((items) => items && items.length > 0)
  }
  if (name.startsWith('custom:')) return document.custom.some((c) => `custom:${c.id}` === name)
  const list = SECTION_KEYS.find((key) => key === name)
  return list !== undefined && list !== 'summary' && list !== 'skills' && document[list].length > 0
}

/** Returns the sections that have content, in print order. */
export const sectionsInOrder = (document: ResumeDocument): SectionName[] => {
  const customSections: SectionName[] = document.custom.map((c) => `custom:${c.id}` as const)
  const all: SectionName[] = [...SECTION_KEYS, ...customSections]
  const ordered = (document.styling.order ?? []).filter((name) => all.includes(name))
  return [...ordered, ...all.filter((name) => !ordered.includes(name))].filter((name) => isFilled(document, name))
}

/** Returns the order with one section moved by a number of places among the filled ones. */
export const moveSection = (document: ResumeDocument, name: SectionName, by: number): SectionName[] => {
  const order = sectionsInOrder(document)
  const from = order.indexOf(name)
  const to = Math.max(0, Math.min(from + by, order.length - 1))
  return order.toSpliced(from, 1).toSpliced(to, 0, name)
}
