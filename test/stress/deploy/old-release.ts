import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../utils/paths.ts'

/** How many commits before the current one the older release is, unless `RELEASE` names one. */
const COMMITS_BEFORE = 100

const runGit = (args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git cannot read the history here: ${stderr ?? 'it is not installed'}`)
  return stdout.trim()
}

/** The commit of `RELEASE`, or the oldest of the last hundred. */
const findRelease = (): string => {
  const { RELEASE } = process.env
  if (RELEASE) return runGit(['rev-parse', '--short', `${RELEASE}^{commit}`])
  return (
    runGit(['rev-list', '--abbrev-commit', '-n', String(COMMITS_BEFORE), 'HEAD'])
      .split('\n')
      .at(-1) ?? 'HEAD'
  )
}

/**
 * Unpacks an older release into a folder, with the packages of this one, and returns its commit and the entry of its
 * server. Throws in a clone without history, or where packages that its server needs are no longer installed.
 */
export const unpackOldRelease = (dir: string): { readonly commit: string; readonly entry: string } => {
  const commit = findRelease()
  const folder = join(dir, 'old')
  const archive = join(dir, 'old.tar')
  mkdirSync(folder)
  runGit([
    'archive',
    '--output',
    archive,
    commit,
    'package.json',
    'api',
    'shared',
    'web/public/fonts',
    'web/public/vocabulary',
  ])
  const { status, stderr } = spawnSync('tar', ['-xf', archive, '-C', folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`tar cannot unpack the release ${commit}: ${stderr}`)
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return { commit, entry: join(folder, 'api/src/server/node.ts') }
}
