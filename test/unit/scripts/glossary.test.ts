import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#test/utils/paths.ts'

/** Names that other programs define: specs are what Playwright runs. */
const ALLOWED = /\.spec\.ts$/
const FILES = globSync('{shared,api,web,scripts,test}/**/*.{ts,tsx,mjs,js,css}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/migrations/**', '**/locales/**', 'web/public/**'],
})
const EXPORT = /^export (?:default )?(?:abstract |async )?(?:const|let|function|class|interface|type|enum) (\w+)/gm

/** `createStandIn` and `create-stand-in` as `-create-stand-in-`. */
const toWords = (name: string): string =>
  `-${name
    .replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase()}-`

const readUnusedWords = (): string[] => {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split('## Words not used')
  return [...section.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)]
    .map(([, word = '']) => word.trim())
    .filter((word) => word !== 'Not used')
}

const contains = (name: string, word: string): boolean =>
  word.startsWith('=') ? toWords(name) === `-${word.slice(1)}-` : toWords(name).includes(`-${word}-`)

const words = readUnusedWords()
const findWords = (names: Iterable<string>): string[] =>
  [...new Set(names)].flatMap((name) => words.filter((word) => contains(name, word)).map((word) => `${name}: ${word}`))

describe('the words of the glossary that are not used', () => {
  it('are read from docs/glossary.md', () => {
    expect(words.length).toBeGreaterThan(20)
    expect(contains('createStandIn', 'stand-in')).toBe(true)
    expect(contains('background', 'ground')).toBe(false)
  })

  it('are in no name of a folder or file', () => {
    const folders = FILES.flatMap((file) => dirname(file).split('/'))
    const files = FILES.filter((file) => !ALLOWED.test(file)).map((file) => basename(file).replace(/\..*$/, ''))
    expect(findWords([...folders, ...files])).toEqual([])
  })

  it('are in no exported name', () => {
    const found = FILES.flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8')
      return findWords([...source.matchAll(EXPORT)].map(([, name = '']) => name)).map((name) => `${file} ${name}`)
    })
    expect(found).toEqual([])
  })
})
