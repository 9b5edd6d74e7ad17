import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hostile PDF with the outcomes that are right for it. */
export interface HostileFile {
  readonly name: string
  readonly path: string
  readonly allowed: readonly string[]
}

/** Outcomes of the expected manifest by error code of the parser. */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  'not-pdf': ['INVALID', 'UNSUPPORTED'],
  'unsupported-file': ['INVALID', 'UNSUPPORTED'],
  damaged: ['INVALID', 'UNREADABLE'],
  encrypted: ['PASSWORD', 'UNSUPPORTED'],
  empty: ['NO_TEXT', 'INVALID'],
  scanned: ['NO_TEXT', 'UNREADABLE'],
  unreadable: ['UNREADABLE', 'NO_TEXT'],
  'too-large': ['LIMIT'],
  'too-complex': ['LIMIT'],
  timeout: ['LIMIT'],
}

/** The files of a hostile folder, from its `expected.json` or, in an outside corpus, `manifest.json`. */
export const listHostileFiles = (folder: string): HostileFile[] => {
  const own = join(folder, 'expected.json')
  const manifest = existsSync(own) ? own : join(folder, 'manifest.json')
  const rows: { file: string; expect: string | string[] }[] = JSON.parse(readFileSync(manifest, 'utf8'))
  return rows.map(({ file, expect }) => ({
    name: file,
    path: join(folder, file),
    allowed: typeof expect === 'string' ? expect.split('|') : expect,
  }))
}

/** Whether an error code, or undefined where text was extracted, is a right outcome. */
export const isAllowedOutcome = ({ allowed }: HostileFile, code: string | undefined): boolean =>
  (code === undefined ? ['TEXT'] : (OUTCOMES[code] ?? [])).some((outcome) => allowed.includes(outcome))
