import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodeTextFile } from '#api/cli/open-input.ts'
import { AppError } from '#shared/errors.ts'
import { importResume } from '#shared/resume/json-resume/import-resume.ts'
import { LARGE_JSON_RESUMES } from '#test/corpus/json-resume/large.ts'
import { jsonResumeFolders } from '#test/utils/paths.ts'

const listFiles = (kind: 'valid' | 'hostile'): string[] =>
  jsonResumeFolders(kind).flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
const readText = (path: string): string => decodeTextFile(new Uint8Array(readFileSync(path)))
const hostile: (readonly [string, () => string])[] = [
  ...listFiles('hostile').map((path) => [path, () => readText(path)] as const),
  ...Object.entries(LARGE_JSON_RESUMES),
]

const plain = (value: unknown): string =>
  String(value)
    .normalize('NFC')
    .replace(/[\s"\\]+/g, ' ')
    .trim()
    .toLowerCase()

/** The leaf values of a JSON file with their paths, without its schema. */
const leaves = (value: unknown, path = ''): [string, string][] => {
  if (value === null || value === '' || value === false) return []
  if (typeof value !== 'object') return [[path, plain(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    path === '' && key === '$schema' ? [] : leaves(inner, path === '' ? key : `${path}.${key}`),
  )
}

/** A level is stored as one of four words. */
const isImplied = (path: string): boolean => /^languages\.\d+\./.test(path)
const forms = (value: string): string[] => [value, ...(/^\d{4}-\d\d-\d\d/.test(value) ? [value.slice(0, 7)] : [])]

describe('JSON Resume files of the corpus', () => {
  it.each(listFiles('valid'))('imports or reports every value of %s', (path) => {
    const text = readText(path)
    const { content, dropped } = importResume(text)
    const imported = leaves(content)
      .map(([, value]) => value)
      .join(' ')
    const reported = dropped.map(({ path }) => path)
    const lost = leaves(JSON.parse(text)).filter(
      ([at, value]) =>
        !isImplied(at) &&
        !forms(value).some((form) => imported.includes(form)) &&
        !reported.some((entry) => at === entry || at.startsWith(`${entry}.`)) &&
        !value.split(' ').every((word) => imported.includes(word)),
    )
    expect(lost).toEqual([])
  })

  it.each(hostile)('imports %s or throws an AppError, without prototype pollution', (_, read) => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    try {
      const { content } = importResume(read())
      expect(JSON.stringify(content)).not.toContain('polluted')
    } catch (error) {
      expect(error).toBeInstanceOf(AppError)
      expect(['empty', 'invalid-json', 'invalid-document', 'too-large']).toContain(
        error instanceof AppError ? error.code : error,
      )
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
