import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const notes = readFileSync(join(ROOT, 'docs/fault-table.md'), 'utf8')
const ROWS = { A: 9, C: 3, U: 6, X: 5, L: 3, O: 4, Q: 6, D: 4, S: 9, P: 11, G: 2, T: 2 }

it('docs/fault-table.md has every row, and each file and command that it names is there', () => {
  for (const [letter, count] of Object.entries(ROWS))
    for (let i = 1; i <= count; i++) expect(notes).toContain(`| ${letter}${i} `)
  const files = [...notes.matchAll(/`((?:api|shared|web|test)\/[\w./-]+\.ts)`/g)].map(([, file = '']) => file)
  const commands = [...notes.matchAll(/npm run test:stress -- ([a-z-]+)/g)].map(([, name]) => `test/stress/${name}.ts`)
  expect(files.length).toBeGreaterThan(30)
  expect([...files, ...commands].filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
