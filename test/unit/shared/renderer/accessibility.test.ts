import { describe, expect, it } from 'vitest'
import { writePlainPdf } from '#shared/parser/pdf/write-plain-pdf.ts'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'
import { accessibilityCases, checkCase } from '#test/utils/browser/accessibility-cases.ts'

// Each template in another language, paper and length: the stress suite has all of them.
const all = accessibilityCases()
const perTemplate = all.findIndex(({ template }, i) => i > 0 && template !== all[0]?.template)
const sample = all.filter((_, i) => i % perTemplate === (7 * Math.floor(i / perTemplate)) % perTemplate)

const XMP =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part><dc:title><rdf:Alt><rdf:li xml:lang="x-default">CV</rdf:li></rdf:Alt></dc:title>'

interface Parts {
  readonly catalog?: string
  readonly content?: string
  readonly element?: string
  readonly parents?: string
}

/** A page with one heading; the parts replace what is right. */
const build = ({
  catalog = '/Lang(es)/ViewerPreferences<</DisplayDocTitle true>>/MarkInfo<</Marked true>>/StructTreeRoot 5 0 R',
  content = '/H1 <</MCID 0>> BDC 0 0 m 9 9 l S EMC',
  element = '/S/H1',
  parents = '0 [6 0 R]',
}: Parts = {}) =>
  writePlainPdf([
    `<</Type/Catalog/Pages 2 0 R/Metadata 7 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/StructParents 0>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Type/StructTreeRoot/K 6 0 R/ParentTree<</Nums[${parents}]>>>>`,
    `<</Type/StructElem${element}/P 5 0 R/Pg 3 0 R/K 0>>`,
    `<</Type/Metadata/Subtype/XML/Length ${XMP.length}>>stream\n${XMP}\nendstream`,
  ])
const check = (parts: Parts) => checkPdfUa(build(parts)).map(({ condition, rule }) => `${condition} ${rule}`)

describe('PDF/UA-1', () => {
  it.each(sample.map((testCase) => [testCase.name, testCase] as const))('%s', async (_, testCase) => {
    expect(await checkCase(testCase)).toEqual([])
  })

  it.each<readonly [string, Parts, string]>([
    ['content without a mark', { content: '0 0 m 9 9 l S' }, '01-005 7.1-3'],
    ['an artifact in a heading', { content: '/H1 <</MCID 0>> BDC /Artifact BMC EMC 0 0 m S EMC' }, '01-003 7.1-1'],
    ['a figure without a text', { element: '/S/Figure/A<</BBox[0 0 9 9]>>' }, '13-004 7.3-1'],
    ['a gap in the headings', { element: '/S/H2' }, '14-002 7.4.2-1'],
    ['a list item without a list', { element: '/S/LI' }, '09-005 7.2-17'],
    ['an unknown type', { element: '/S/Chapter' }, '02-001 7.1-5'],
    ['a mark that the parent tree lacks', { parents: '' }, 'own ParentTree'],
  ])('is not met with %s', (_, parts, expected) => {
    expect(check({})).toEqual([])
    expect(check(parts)).toContain(expected)
  })
})
