import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { type LineProperties, parseLines, type TestLine } from './extracted-documents.ts'

/** The name above the lines of a test, and the looks of its headings and of bold text. */
export const NAME: TestLine = ['Nerea Bastida Roca', { size: 20 }]
export const HEAD: LineProperties = { size: 13, font: 1 }
export const BOLD: LineProperties = { font: 1, bold: true }

/** The jobs that are read of lines below the heading of experience. */
export const parseJobs = (...lines: TestLine[]): ResumeContent['sections']['experience'] =>
  parseLines([NAME, ['Experiencia laboral', HEAD], ...lines]).sections.experience

/** The studies that are read of lines below the heading of education. */
export const parseStudies = (...lines: TestLine[]): ResumeContent['sections']['education'] =>
  parseLines([NAME, ['Formación', HEAD], ...lines]).sections.education
