import { expect, it } from 'vitest'
import { createPdfFileName, createWordFileName } from '#shared/resume/file-name.ts'

it.each([
  ['Inés Carballo', 'Product Manager', 'ines-carballo-product-manager-es.pdf'],
  ['  Íñigo  O’Neill ', 'QA / DevOps (C++)', 'inigo-o-neill-qa-devops-c-es.pdf'],
  ['', '', 'cv-es.pdf'],
  ['../../etc', '"\r\n', 'etc-es.pdf'],
  ['Олена', '设计师', 'олена-设计师-es.pdf'],
  ['a'.repeat(90), '', `${'a'.repeat(60)}-es.pdf`],
])('names the PDF of %j, %j', (fullName, title, expected) => {
  expect(createPdfFileName({ fullName, title }, 'es')).toBe(expected)
})

it('names the Word file as the PDF', () => {
  expect(createWordFileName({ fullName: 'Inés Carballo', title: 'Product Manager' }, 'en')).toBe(
    'ines-carballo-product-manager-en.docx',
  )
})
