import { expect, it } from 'vitest'
import { replaceStatements } from '#scripts/build/trim-pdfjs.ts'

it('a class and a statement are replaced, and the rest stays', () => {
  const code = "class Form { read() {} }\nclass Page {}\nconst open = (on) => { on('save', () => 1); on('read', 2) }"
  expect(replaceStatements(code, { 'class Form {': 'class Form {}', "on('save',": '' })).toBe(
    "class Form {}\nclass Page {}\nconst open = (on) => {  on('read', 2) }",
  )
})

it.each([
  ['is missing', 'class Page {}'],
  ['stands twice', 'class Form {}\n{ class Form {} }'],
])('a statement that %s fails the build', (_, code) => {
  expect(() => replaceStatements(code, { 'class Form {': '' })).toThrow('begin with "class Form {"')
})
