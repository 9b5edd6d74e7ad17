import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#test/utils/paths.ts'

const DOCUMENTS = ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })].sort()
const PATH = /^(?:api|shared|web|test|scripts|docs|\.ci)\/[\w@./{},*-]+$/
const SUITE_FOLDERS: Readonly<Record<string, string>> = { 'test:stress': 'test/stress', bench: 'test/bench' }
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
const expandBraces = (path: string): string[] => {
  const [match, options = ''] = /\{([^{}]*)\}/.exec(path) ?? []
  return match ? options.split(',').flatMap((option) => expandBraces(path.replace(match, option))) : [path]
}

const readPaths = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/[ :]/))
    .flatMap((word) => (PATH.test(word) ? expandBraces(word) : []))

const isPresent = (path: string): boolean =>
  path.includes('*') ? globSync(path, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, path))

/** What is wrong with a mention of `npm run NAME -- ARGUMENTS`; undefined where nothing is. */
const checkCommand = (name: string, suites: readonly string[]): string | undefined => {
  if (!scripts[name]) return `npm run ${name}`
  const folder = SUITE_FOLDERS[name]
  const unknown = folder ? suites.filter((suite) => !existsSync(join(ROOT, folder, `${suite}.ts`))) : []
  return unknown.length > 0 ? `npm run ${name} -- ${unknown.join(' ')}` : undefined
}

const readCommands = (text: string): (readonly [string, string[]])[] =>
  [...text.matchAll(/npm run (?:--silent )?([\w:-]+)(?: -- ([a-z][a-z -]*))?/g)].map(
    ([, name = '', suites = '']) => [name, suites.split(' ').filter((suite) => /^[a-z]/.test(suite))] as const,
  )

describe('the documents', () => {
  it.each(DOCUMENTS)('%s mentions only files and commands that exist', (name) => {
    const text = readFileSync(join(ROOT, name), 'utf8')
    expect(readPaths(text).filter((path) => !isPresent(path))).toEqual([])
    expect(readCommands(text).flatMap(([command, suites]) => checkCommand(command, suites) ?? [])).toEqual([])
  })

  it('name the tests and suites that cover the faults', () => {
    const text = readFileSync(join(ROOT, 'docs/fault-table.md'), 'utf8')
    expect(readPaths(text).length).toBeGreaterThan(30)
    expect(readCommands(text).some(([command]) => command === 'test:stress')).toBe(true)
  })
})
