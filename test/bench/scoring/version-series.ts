import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { scoreFile } from './exact-score.ts'
import { readResumePdf } from './wild-resumes.ts'

/** The first and the last version of one resume in a git history. */
interface Series {
  readonly first: number
  readonly last: number
  readonly firstWords: number
  readonly lastWords: number
}

const RESUME_NAME = /(^|[^a-z])(cv|resume|résumé|curriculum|hoja.?de.?vida)([^a-z]|$)/i
const MAX_BYTES = 4_000_000

const runGit = (repository: string, ...args: string[]): Buffer | null => {
  try {
    return execFileSync('git', ['--git-dir', repository, ...args], {
      maxBuffer: MAX_BYTES,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  }
}

const readVersion = async (repository: string, commit: string, path: string) => {
  const bytes = runGit(repository, 'show', `${commit}:${path}`)
  const resume = bytes && (await readResumePdf(path, new Uint8Array(bytes)))
  if (!resume) return null
  const words = resume.extracted.lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  return { score: scoreFile(resume.extracted, resume.parsed).shown, words }
}

const readSeries = async (repository: string): Promise<Series | null> => {
  const files = runGit(repository, 'ls-tree', '-r', '--name-only', '-z', 'HEAD')?.toString('utf8').split('\0') ?? []
  for (const path of files.filter((name) => /\.pdf$/i.test(name) && RESUME_NAME.test(name))) {
    const commits =
      runGit(repository, 'log', '--format=%H', '--diff-filter=AM', '--', path)?.toString('utf8').trim().split('\n') ??
      []
    const [newest, oldest] = [commits[0], commits.at(-1)]
    if (!newest || !oldest || newest === oldest) continue
    const first = await readVersion(repository, oldest, path)
    const last = await readVersion(repository, newest, path)
    if (first && last) return { first: first.score, last: last.score, firstWords: first.words, lastWords: last.words }
  }
  return null
}

/** Share (0–1) of changed series whose last version is above the first, by score and by length. */
export interface SeriesResult {
  readonly changed: number
  readonly risen: number
  readonly grown: number
}

/** The series of `FARO_HISTORIES`, a folder of `<owner>+<name>/repo` git directories; undefined where it is not set. */
export const measureVersionSeries = async (): Promise<SeriesResult | undefined> => {
  const root = process.env['FARO_HISTORIES']
  if (!root) return undefined
  const series: Series[] = []
  for (const name of readdirSync(root)) {
    const repository = join(root, name, 'repo')
    const found = existsSync(repository) ? await readSeries(repository) : null
    if (found) series.push(found)
  }
  const share = (pairs: readonly (readonly [number, number])[]) => {
    const changed = pairs.filter(([first, last]) => first !== last)
    return { changed: changed.length, risen: changed.filter(([first, last]) => last > first).length / changed.length }
  }
  const scores = share(series.map(({ first, last }) => [first, last] as const))
  const lengths = share(series.map(({ firstWords, lastWords }) => [firstWords, lastWords] as const))
  return { ...scores, grown: lengths.risen }
}
