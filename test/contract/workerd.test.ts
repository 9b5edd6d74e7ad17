import { expect, it } from 'vitest'
import { startWorkerd } from './harness/start-workerd.ts'
import { createUniqueName, formRequest, readRefusal, signIn } from './harness/target.ts'
import { describeContract } from './suite.ts'

const toStream = (text: string): string => `<</Length ${text.length}>>\nstream\n${text}\nendstream`

/** A PDF of 700 bytes whose character map has 16 million entries. */
const createMapBomb = (): string => {
  const map =
    'begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <0> <00fffffe> <0041> endbfrange endcmap'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    toStream('BT /F1 11 Tf 50 700 Td (Ana Ruiz) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
    toStream(map),
  ]
  return `%PDF-1.7\n${objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n`
}

describeContract(
  'on workerd',
  () => startWorkerd(),
  (getTarget) => {
    it('ends the parse of a small PDF that would take minutes', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const resume = new File([createMapBomb()], 'cv.pdf', { type: 'application/pdf' })
      expect(await readRefusal(ana.fetch('/api/resumes/upload', formRequest({ resume })))).toBe('422 too-complex')
    })
  },
)
