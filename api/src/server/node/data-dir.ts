import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createPrivateFolder, makePrivate } from '../../db/private-file.ts'
import { ConfigError, type NodeEnv } from '../config/env.ts'

/** Creates the data folder and returns its absolute path. Throws `ConfigError` when it is not writable. */
export const prepareDataDir = (dataDir: string): string => {
  const dir = resolve(dataDir)
  try {
    createPrivateFolder(dir)
    accessSync(dir, constants.W_OK)
  } catch {
    throw new ConfigError(`Cannot write to ${dir}. Set DATA_DIR to a folder that this user may write to.`)
  }
  return dir
}

/** The secret of session cookies: `SESSION_SECRET`, else a random one that is stored in the data folder. */
export const loadSessionSecret = (env: NodeEnv, dir: string): string => {
  if (env.SESSION_SECRET !== undefined) return env.SESSION_SECRET
  const file = join(dir, 'session-secret')
  makePrivate(file)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
