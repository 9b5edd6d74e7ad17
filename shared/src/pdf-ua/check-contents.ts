import { LANGUAGE } from './check-document.ts'
import { FontChecker } from './check-fonts.ts'
import { type ContentEvents, type Mark, readContents, type ShownText, toKey } from './content.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Failures } from './report.ts'
import type { Structure } from './structure.ts'

/** Every mark is tagged or an artifact; texts have a language; fonts tell characters. */
export const checkContents = (file: PdfFile, structure: Structure, failures: Failures): void => {
  const fonts = new FontChecker(file, failures)
  const hasLanguage = Boolean(file.text(file.catalog?.get('Lang')))
  const forms = new Map<number, number>()
  const events: ContentEvents = {
    onMark: (mark, outer) => checkMark(file, mark, outer, hasLanguage, failures),
    onPaint: (marks) => {
      const isMarked = marks.some((mark) => mark.element !== undefined || mark.tag === 'Artifact')
      failures.check(isMarked, '01-005', '7.1-3', 'content neither tagged nor an artifact')
    },
    onText: (text) => {
      const isTold = hasLanguage || text.marks.some((mark) => hasOwnLanguage(file, mark))
      failures.check(isTold || isArtifact(text), '11-001', '7.2-34', 'text without language')
      fonts.use(text)
    },
    onForm: (form, ref) => {
      failures.check(!form.dict.has('Ref'), '30-001', '7.20-1', 'reference XObject')
      const key = toKey(ref)
      if (key === undefined || !form.dict.has('StructParents')) return
      forms.set(key, (forms.get(key) ?? 0) + 1)
      failures.check(forms.get(key) === 1, '30-002', '7.20-2', 'tagged form drawn twice')
    },
  }
  readContents(file, structure, events)
}

const isArtifact = ({ marks }: ShownText): boolean => marks.some((mark) => mark.tag === 'Artifact')

const hasOwnLanguage = (file: PdfFile, { properties, element }: Mark): boolean =>
  element?.lang !== undefined || file.text(properties?.get('Lang')) !== undefined

const checkMark = (
  file: PdfFile,
  mark: Mark,
  outer: readonly Mark[],
  hasLanguage: boolean,
  failures: Failures,
): void => {
  const isInArtifact = outer.some((other) => other.tag === 'Artifact')
  const isInTagged = outer.some((other) => other.element !== undefined)
  failures.check(
    mark.tag !== 'Artifact' || !(isInTagged || mark.element),
    '01-003',
    '7.1-1',
    'artifact in tagged content',
  )
  failures.check(mark.element === undefined || !isInArtifact, '01-004', '7.1-2', 'tagged content in an artifact')
  const lang = file.text(mark.properties?.get('Lang'))
  failures.check(lang === undefined || LANGUAGE.test(lang), '11-001', '7.2-29', `Lang (${lang})`)
  if (hasLanguage || mark.tag !== 'Span' || [mark, ...outer].some((other) => hasOwnLanguage(file, other))) return
  for (const [key, rule] of [
    ['ActualText', '7.2-30'],
    ['Alt', '7.2-31'],
    ['E', '7.2-32'],
  ] as const)
    failures.check(file.text(mark.properties?.get(key)) === undefined, '11-002', rule, `${key} of a span`)
}
