import { expect, it } from 'vitest'
import { importStructured } from '#shared/resume/import/import-structured.ts'

const encode = (text: string) => new TextEncoder().encode(text)

it.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['another text', encode('Pilar Soto, cook'), 'unsupported-file'],
  ['a file of more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'too-large'],
  ['another file of 10 MB', new Uint8Array(10 * 1024 * 1024), 'unsupported-file'],
  ['JSON that is none', encode('{"basics":'), 'invalid-json'],
])('%s is refused', (_, bytes, code) => {
  expect(() => importStructured(bytes)).toThrow(expect.objectContaining({ code }))
})

it('sections are named in the language of the app', () => {
  const json = encode('{"basics":{"name":"Ida"},"interests":["Sea"]}')
  const titles = (...options: [{ language: 'es' }?]) =>
    importStructured(json, ...options).content.sections.custom?.map(({ title }) => title)
  expect([titles(), titles({ language: 'es' })]).toEqual([['Interests'], ['Intereses']])
})
