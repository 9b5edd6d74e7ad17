import { checkTable } from './check-tables.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Failures } from './report.ts'
import { type Element, getAttribute, STANDARD_TYPES, type Structure } from './structure.ts'

/** Types of the structure tree, headings, lists, figures, formulas and notes. */
export const checkStructure = (file: PdfFile, structure: Structure, failures: Failures): void => {
  for (const element of structure.elements) {
    failures.check(STANDARD_TYPES.has(element.standard), '02-001', '7.1-5', `type ${element.type}`)
    failures.check(!structure.circular.has(element.type), '02-003', '7.1-6', `type ${element.type} in a circle`)
    failures.check(!structure.remapped.has(element.type), '02-004', '7.1-7', `type ${element.type} mapped`)
    failures.check(element.hasParentEntry, 'own', '7.1-12', `${element.type} without P`)
    checkNesting(element, failures)
    checkAlternatives(file, structure, element, failures)
    if (element.standard === 'Table') checkTable(file, structure, element, failures)
  }
  checkHeadings(structure, failures)
  checkNotes(file, structure, failures)
}

const PARENTS: Readonly<Record<string, readonly [RegExp, string, string]>> = {
  TR: [/^(?:Table|THead|TBody|TFoot)$/, '09-004', '7.2-4'],
  THead: [/^Table$/, '09-004', '7.2-5'],
  TBody: [/^Table$/, '09-004', '7.2-6'],
  TFoot: [/^Table$/, '09-004', '7.2-7'],
  TH: [/^TR$/, '09-004', '7.2-8'],
  TD: [/^TR$/, '09-004', '7.2-9'],
  LI: [/^L$/, '09-005', '7.2-17'],
  LBody: [/^LI$/, '09-005', '7.2-18'],
  TOCI: [/^TOC$/, '09-006', '7.2-26'],
}
const KIDS: Readonly<Record<string, readonly [RegExp, string, string]>> = {
  Table: [/^(?:TR|THead|TBody|TFoot|Caption)$/, '09-004', '7.2-3'],
  TR: [/^(?:TH|TD)$/, '09-004', '7.2-10'],
  THead: [/^TR$/, '09-004', '7.2-36'],
  TBody: [/^TR$/, '09-004', '7.2-37'],
  TFoot: [/^TR$/, '09-004', '7.2-38'],
  L: [/^(?:LI?|Caption)$/, '09-005', '7.2-19'],
  LI: [/^(?:Lbl|LBody)$/, '09-005', '7.2-20'],
  TOC: [/^(?:TOCI?|Caption)$/, '09-006', '7.2-27'],
}

const checkNesting = ({ standard, parent, kids }: Element, failures: Failures): void => {
  const above = PARENTS[standard]
  if (above) failures.check(above[0].test(parent?.standard ?? ''), above[1], above[2], `${standard} in ${parent?.type}`)
  const below = KIDS[standard]
  if (below)
    for (const kid of kids)
      failures.check(below[0].test(kid.standard), below[1], below[2], `${kid.type} in ${standard}`)
  const captionAt = kids.map((kid) => kid.standard).lastIndexOf('Caption')
  if (standard === 'L' || standard === 'TOC')
    failures.check(
      captionAt <= 0,
      standard === 'L' ? '09-005' : '09-006',
      standard === 'L' ? '7.2-40' : '7.2-28',
      'caption',
    )
  const headings = kids.filter((kid) => kid.standard === 'H').length
  failures.check(headings <= 1, '14-006', '7.4.4-1', 'two H in one element')
}

const checkAlternatives = (file: PdfFile, structure: Structure, element: Element, failures: Failures): void => {
  const { standard, dict } = element
  if (standard !== 'Figure' && standard !== 'Formula') return
  const isDescribed = Boolean(file.text(dict.get('Alt'))) || file.text(dict.get('ActualText')) !== undefined
  const [condition, rule] = standard === 'Figure' ? ['13-004', '7.3-1'] : ['17-002', '7.7-1']
  failures.check(isDescribed, condition ?? '', rule ?? '', `${standard} without Alt`)
  if (standard !== 'Figure') return
  const box = file.list(getAttribute(file, structure, element, 'BBox'))
  failures.check(box.length === 4, 'own', 'BBox', 'figure without BBox')
}

const checkHeadings = ({ elements }: Structure, failures: Failures): void => {
  let last = 0
  for (const { standard } of elements) {
    const level = Number(/^H([1-6])$/.exec(standard)?.[1] ?? 0)
    if (level === 0) continue
    if (last === 0) failures.check(level === 1, '14-002', '7.4.2-1', `the first heading is H${level}`)
    else failures.check(level <= last + 1, '14-003', '7.4.2-1', `H${level} after H${last}`)
    last = level
  }
  const usesH = elements.some((element) => element.standard === 'H')
  if (!usesH || last === 0) return
  failures.add('14-007', '7.4.4-2', 'both H and Hn')
  failures.add('14-007', '7.4.4-3', 'both H and Hn')
}

const checkNotes = (file: PdfFile, { elements }: Structure, failures: Failures): void => {
  const ids = new Set<string>()
  for (const { standard, dict } of elements) {
    if (standard !== 'Note') continue
    const id = file.text(dict.get('ID'))
    failures.check(Boolean(id), '19-003', '7.9-1', 'note without ID')
    if (!id) continue
    failures.check(!ids.has(id), '19-004', '7.9-2', 'two notes with one ID')
    ids.add(id)
  }
}
