import { strToU8 } from 'fflate'
import { decodeText } from '../archive/decode-text.ts'
import { createTextPattern } from '../text-pattern.ts'
import type { Dict } from './objects.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Failures } from './report.ts'
import type { Structure } from './structure.ts'

/** Language tags (RFC 3066). */
export const LANGUAGE = /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/

/** Header, catalog, metadata, languages, layers, attached files, forms and security. */
export const checkDocument = (file: PdfFile, structure: Structure, header: string, failures: Failures): void => {
  const { catalog } = file
  failures.check(/^%PDF-1\.[0-7]/.test(header), 'own', '6.1-1', 'header')
  const marks = file.dict(catalog?.get('MarkInfo'))
  failures.check(file.get(marks, 'Marked') === true, 'own', '6.2-1', 'MarkInfo without Marked')
  failures.check(file.get(marks, 'Suspects') !== true, '01-007', '7.1-4', 'Suspects is true')
  failures.check(structure.root !== undefined, 'own', '7.1-11', 'no structure tree')
  const preferences = file.dict(catalog?.get('ViewerPreferences'))
  failures.check(file.get(preferences, 'DisplayDocTitle') === true, '07-001', '7.1-10', 'DisplayDocTitle')
  checkMetadata(file, failures)
  checkLanguages(file, structure, failures)
  checkLayers(file, failures)
  for (const dict of file.listDicts()) checkFileSpecification(file, dict, failures)
  const xfa = file.get(file.dict(catalog?.get('AcroForm')), 'XFA')
  const parts = file.list(xfa).map((part) => file.stream(part) ?? '')
  failures.check(!/<dynamicRender\s*>\s*required/.test(parts.join('')), '25-001', '7.15-1', 'dynamic XFA')
}

const checkMetadata = (file: PdfFile, failures: Failures): void => {
  const raw = file.stream(file.catalog?.get('Metadata'))
  failures.check(raw !== undefined, '06-001', '7.1-8', 'no metadata')
  const xmp = decodeXmp(raw ?? '')
  const prefix = /xmlns:([\w-]+)\s*=\s*["']http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/["']/.exec(xmp)?.[1]
  const property = (name: string) =>
    prefix &&
    (createTextPattern(`${prefix}:${name}`, { after: String.raw`\s{0,9}=\s{0,9}["']([^"']{0,99})`, flags: '' }).exec(
      xmp,
    ) ??
      createTextPattern(`<${prefix}:${name}`, { after: '[^>]{0,99}>([^<]{0,99})', flags: '' }).exec(xmp))
  const part = property('part')
  const isIdentified = Boolean(part) || Boolean(property('amd')) || Boolean(property('corr'))
  failures.check(isIdentified, '06-002', '5-1', 'no PDF/UA identification')
  failures.check(!isIdentified || Number(part?.[1]) === 1, '06-002', '5-2', 'pdfuaid:part is not 1')
  for (const [name, rule] of [
    ['part', '5-3'],
    ['amd', '5-4'],
    ['corr', '5-5'],
  ] as const)
    failures.check(!property(name) || prefix === 'pdfuaid', '06-002', rule, `prefix of ${name}`)
  failures.check(hasTitle(xmp), '06-003', '7.1-9', 'no dc:title')
}

/** As an attribute, or as the first text of a list. */
const hasTitle = (xmp: string): boolean => {
  if (/dc:title\s{0,9}=\s{0,9}["'][^"']/.test(xmp)) return true
  const element = xmp.search(/<dc:title[\s>]/)
  const item = element < 0 ? -1 : xmp.indexOf('<rdf:li', element)
  return item >= 0 && /^<rdf:li[^>]*>[^<]+</.test(xmp.slice(item))
}

const decodeXmp = (raw: string): string => decodeText(strToU8(raw, true))

const checkLanguages = (file: PdfFile, structure: Structure, failures: Failures): void => {
  const lang = file.text(file.catalog?.get('Lang'))
  for (const dict of file.listDicts()) {
    const found = file.text(dict.get('Lang'))
    if (found !== undefined) failures.check(LANGUAGE.test(found), '11-001', '7.2-29', `Lang (${found})`)
  }
  if (lang) return
  const outline = file.dict(file.catalog?.get('Outlines'))
  failures.check(!outline?.has('First'), '11-003', '7.2-2', 'outline without language')
  for (const { dict, lang: own } of structure.elements) {
    if (own !== undefined) continue
    for (const [key, rule] of [
      ['ActualText', '7.2-21'],
      ['Alt', '7.2-22'],
      ['E', '7.2-23'],
    ] as const)
      failures.check(file.text(dict.get(key)) === undefined, '11-002', rule, `${key} without language`)
  }
  const xmp = decodeXmp(file.stream(file.catalog?.get('Metadata')) ?? '')
  const languages = [...xmp.matchAll(/xml:lang\s*=\s*["']([^"']*)/g)].map(([, tag]) => tag)
  failures.check(
    !languages.includes('x-default') || languages.some((tag) => tag !== 'x-default'),
    '11-006',
    '7.2-33',
    'metadata without language',
  )
}

const checkLayers = (file: PdfFile, failures: Failures): void => {
  const layers = file.dict(file.catalog?.get('OCProperties'))
  if (!layers) return
  const configurations = [file.dict(layers.get('D')), ...file.list(layers.get('Configs')).map((c) => file.dict(c))]
  for (const configuration of configurations) {
    if (!configuration) continue
    failures.check(Boolean(file.text(configuration.get('Name'))), '20-001', '7.10-1', 'layers without a name')
    failures.check(!configuration.has('AS'), '20-003', '7.10-2', 'layers with AS')
  }
}

const checkFileSpecification = (file: PdfFile, dict: Dict, failures: Failures): void => {
  if (!file.dict(dict.get('EF')) || dict.has('S')) return
  const isNamed = Boolean(file.text(dict.get('F'))) && Boolean(file.text(dict.get('UF')))
  failures.check(isNamed, '21-001', '7.11-1', 'file specification without F or UF')
}

/** Accessibility must be permitted. The strings of an encrypted file are not read. */
export const checkSecurity = (file: PdfFile, failures: Failures): boolean => {
  const encryption = file.dict(file.trailer.get('Encrypt'))
  if (!encryption) return false
  const permissions = file.number(encryption.get('P'))
  failures.check(permissions !== undefined && (permissions & 512) === 512, '26-002', '7.16-1', 'no access permitted')
  return true
}
