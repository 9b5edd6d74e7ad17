import { listPages } from './content.ts'
import { type Dict, isDict, Stream } from './objects.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Failures } from './report.ts'
import type { Element, Structure } from './structure.ts'

/** Annotations are in the structure tree and described; pages have the order of the tree. */
export const checkAnnotations = (file: PdfFile, structure: Structure, failures: Failures): void => {
  for (const page of listPages(file)) {
    const annotations = file.list(page.get('Annots')).map((value) => file.dict(value))
    if (annotations.length > 0)
      failures.check(file.name(page.get('Tabs')) === 'S', '28-009', '7.18.3-1', 'page with annotations, without Tabs S')
    for (const annotation of annotations) if (annotation) checkAnnotation(file, structure, page, annotation, failures)
  }
  for (const dict of file.listDicts()) checkMediaClip(file, dict, failures)
}

const checkAnnotation = (
  file: PdfFile,
  structure: Structure,
  page: Dict,
  annotation: Dict,
  failures: Failures,
): void => {
  const subtype = file.name(annotation.get('Subtype'))
  const hasLanguage = Boolean(file.text(file.catalog?.get('Lang')))
  const [element] = structure.parents.get(file.number(annotation.get('StructParent')) ?? -1) ?? []
  const contents = file.text(annotation.get('Contents'))
  const isTold = hasLanguage || (element !== undefined && file.text(element.dict.get('Lang')) !== undefined)
  failures.check(contents === undefined || isTold, '11-004', '7.2-24', 'Contents without language')
  const field = subtype === 'Widget' ? inheritTooltip(file, annotation) : undefined
  failures.check(!field || isTold, '11-005', '7.2-25', 'TU without language')
  if (isHidden(file, page, annotation)) return
  const alt = element && file.text(element.dict.get('Alt'))
  if (subtype === 'Popup') return
  if (subtype === 'TrapNet') failures.add('28-007', '7.18.2-1', 'TrapNet')
  if (subtype === 'PrinterMark') {
    failures.check(element === undefined, '28-017', '7.18.8-1', 'printer mark in the structure')
  } else if (subtype === 'Widget') {
    failures.check(Boolean(field) || Boolean(alt), '28-005', '7.18.1-3', 'field without TU')
    failures.check(element?.standard === 'Form', '28-010', '7.18.4-1', 'widget outside Form')
  } else if (subtype === 'Link') {
    failures.check(element?.standard === 'Link', '28-011', '7.18.5-1', 'link outside Link')
    failures.check(Boolean(contents), '28-012', '7.18.5-2', 'link without Contents')
    failures.check(element !== undefined && refersTo(file, element, annotation), 'own', 'OBJR', 'Link without OBJR')
  } else failures.check(element?.standard === 'Annot', '28-002', '7.18.1-1', `${subtype} outside Annot`)
  const needsText = subtype !== 'Widget'
  failures.check(!needsText || Boolean(contents) || Boolean(alt), '28-004', '7.18.1-2', `${subtype} without a text`)
}

const inheritTooltip = (file: PdfFile, widget: Dict): string | undefined => {
  let node: Dict | undefined = widget
  for (let n = 0; node && n < 20; n++) {
    const found = file.text(node.get('TU'))
    if (found !== undefined) return found
    node = file.dict(node.get('Parent'))
  }
  return undefined
}

/** By its flag, or outside the crop box. */
const isHidden = (file: PdfFile, page: Dict, annotation: Dict): boolean => {
  if (((file.number(annotation.get('F')) ?? 0) & 2) === 2) return true
  const numbers = (key: string, dict: Dict) => file.list(dict.get(key)).map((value) => file.number(value) ?? 0)
  const box = [numbers('CropBox', page), numbers('MediaBox', page)].find((found) => found.length === 4)
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers('Rect', annotation)
  if (!box) return false
  const [left = 0, bottom = 0, right = 0, top = 0] = box
  return Math.max(x1, x2) < left || Math.min(x1, x2) > right || Math.max(y1, y2) < bottom || Math.min(y1, y2) > top
}

const refersTo = (file: PdfFile, element: Element, annotation: Dict): boolean =>
  file.list(element.dict.get('K')).some((kid) => file.dict(file.dict(kid)?.get('Obj')) === annotation)

const checkMediaClip = (file: PdfFile, dict: Dict, failures: Failures): void => {
  if (file.name(dict.get('S')) !== 'MCD' || file.resolve(dict.get('D')) instanceof Stream) return
  if (!dict.has('D')) return
  failures.check(file.text(dict.get('CT')) !== undefined, '28-014', '7.18.6.2-1', 'media clip without CT')
  const alt = file.list(dict.get('Alt'))
  const isTold =
    alt.length > 0 && alt.length % 2 === 0 && alt.every((value, i) => i % 2 === 0 || Boolean(file.text(value)))
  failures.check(isTold, '28-015', '7.18.6.2-2', 'media clip without Alt')
}

/** Every marked content and annotation of the tree is found by the parent tree, and the other way round. */
export const checkParentTree = (file: PdfFile, structure: Structure, failures: Failures): void => {
  for (const page of listPages(file)) {
    const listed = structure.parents.get(file.number(page.get('StructParents')) ?? -1) ?? []
    for (const element of structure.elements) {
      for (const mcid of listMarks(file, element, page)) {
        failures.check(listed[mcid] === element, 'own', 'ParentTree', `MCID ${mcid} of ${element.type} is not listed`)
      }
    }
  }
  for (const list of structure.parents.values())
    failures.check(!list.includes(undefined), 'own', 'ParentTree', 'the parent tree refers to no element')
}

const listMarks = (file: PdfFile, { dict }: Element, page: Dict): number[] => {
  const own = file.dict(dict.get('Pg'))
  return file.list(dict.get('K')).flatMap((value) => {
    const kid = file.resolve(value)
    if (typeof kid === 'number') return own === page ? [kid] : []
    if (!isDict(kid) || file.name(kid.get('Type')) !== 'MCR' || kid.has('Stm')) return []
    return (file.dict(kid.get('Pg')) ?? own) === page ? [file.number(kid.get('MCID')) ?? -1] : []
  })
}
