import type { Warning } from '#shared/parser/extracted-document.ts'
import type { Provenance } from '#shared/parser/parsed-resume.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { measureReading, type Reading } from '#shared/scoring/context/reading/reading.ts'
import { extractStatements } from '#shared/scoring/context/work-text/statements.ts'
import { matchStandardHeading } from '#shared/scoring/lexicon/headings.ts'
import type { Subject } from '#shared/scoring/subject.ts'
import { createExtractedDocument, type TestLine } from '../reading/extracted-documents.ts'
import type { ContentParts } from './scoring-inputs.ts'

/** A page, and what was read of it. Without provenance each entry counts as certain. */
export interface ReadPage {
  readonly lines?: readonly (string | TestLine)[]
  readonly personalInfo?: ContentParts['personalInfo']
  readonly sections?: ContentParts['sections']
  readonly provenance?: readonly Provenance[]
  readonly warnings?: readonly Warning[]
  readonly hasDrawnText?: boolean
  readonly checked?: readonly Subject[]
}

/** Provenance of one field, which makes a reading that of a file. */
export const READ_FROM_FILE: readonly Provenance[] = [{ path: 'skills/x', page: 1, line: 0, confidence: 1 }]

/** The reading of a resume with name, title and place only, and with the given parts. */
export const readPage = ({ lines = [], personalInfo, sections, ...more }: ReadPage): Reading => {
  const content = contentSchema.parse({
    personalInfo: {
      fullName: 'Maya Okafor',
      title: 'Gardener',
      email: 'maya@example.org',
      phone: '',
      location: 'Newtown',
      ...personalInfo,
    },
    sections: { ...sections },
    styling: {},
  })
  const printed = createExtractedDocument(lines.map((line) => (typeof line === 'string' ? [line] : line)))
  return measureReading({
    content,
    lines: printed.lines.map((line, index) => ({ ...line, index })),
    headings: printed.lines.flatMap(({ text }, line) => {
      const key = matchStandardHeading(text)
      return key ? [{ line, text, key }] : []
    }),
    statements: extractStatements(content),
    provenance: [],
    warnings: [],
    hasDrawnText: false,
    checked: [],
    ...more,
  })
}
