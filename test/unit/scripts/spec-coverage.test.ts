import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const text = readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8')

/** **name** `path`, from the paragraph that says what the short names are. */
const SHORT = new Map(
  [...text.matchAll(/\*\*([a-z]+)\*\*\s+`([^`]+)`/g)].map((match) => [match[1] ?? '', match[2] ?? ''] as const),
)

const sections = text.split('\n## ').slice(1)
const rows = sections
  .filter((section) => /^[1-9]\. /.test(section))
  .flatMap((section) => section.split('\n').filter((line) => /^\| (?!Sentence)/.test(line)))
  .map((line) => line.slice(2, -2).split(' | '))

/** Whose words stand in quotes after a file's name or short name, until the next one. */
const referencesOf = (cell: string) => {
  const tests = cell.split(' Reading: ')[0] ?? ''
  const parts = tests.split(new RegExp(`(\`[^\`]+\\.ts\`|\\b(?:${[...SHORT.keys()].join('|')}) (?=“))`))
  return parts.flatMap((part, index) => {
    const path = SHORT.get(part.trim()) ?? (/^`(.+)`$/.exec(part)?.[1] || null)
    if (path === null) return []
    const titles = [...(parts[index + 1] ?? '').matchAll(/“((?:[^“”]|“[^”]*”)*)”/g)].map((match) => match[1] ?? '')
    return [{ path, titles }]
  })
}

describe('docs/spec-coverage.md', () => {
  it('knows its short names and has all nine sections', () => {
    expect(SHORT.size).toBeGreaterThan(10)
    for (const path of SHORT.values()) expect(existsSync(join(ROOT, path)), path).toBe(true)
    expect(rows.length).toBeGreaterThan(100)
  })

  it.each(rows)('%s', (_, where = '', held = '') => {
    for (const [, path] of where.matchAll(/`([^`]+\/[^`]+)`/g))
      expect(existsSync(join(ROOT, path ?? '')), path).toBe(true)
    const references = referencesOf(held)
    expect(references.length > 0 || held.includes('Reading: ') || where === '–').toBe(true)
    for (const { path, titles } of references) {
      const source = readFileSync(join(ROOT, path), 'utf8')
      for (const title of titles) expect(source, `${path}: ${title}`).toContain(title)
    }
  })
})
