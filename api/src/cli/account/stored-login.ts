import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { idSchema } from '#shared/ids.ts'
import { CliError } from '../command.ts'

const OWNER_ONLY_FILE = 0o600
const OWNER_ONLY_FOLDER = 0o700

const loginSchema = z.object({ server: z.url(), key: z.string().min(1) })
/** The draft of each file that was pushed, by server and full path. */
const pushedSchema = z.record(z.string(), z.record(z.string(), idSchema))

/** The server that `faro push` talks to, and an access key of an account there. */
export type Login = z.infer<typeof loginSchema>
type Pushed = z.infer<typeof pushedSchema>

/** `FARO_CONFIG_DIR`, else `faro` in the folder for settings of the person. */
const getFolder = (): string =>
  process.env['FARO_CONFIG_DIR'] ?? join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'faro')

/** Replaces a file in one step; nobody but its owner can read it at any moment. */
const writePrivate = async (name: string, value: unknown): Promise<string> => {
  const folder = getFolder()
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const file = join(folder, name)
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: OWNER_ONLY_FILE, flag: 'wx' })
  await rename(temporary, file)
  return file
}

/** Null for a missing or damaged file. */
const read = async <S extends z.ZodType>(name: string, schema: S): Promise<z.output<S> | null> => {
  try {
    return schema.parse(JSON.parse(await readFile(join(getFolder(), name), 'utf8')))
  } catch {
    return null
  }
}

/** Stores a login and returns its file. */
export const saveLogin = (login: Login): Promise<string> => writePrivate('login.json', login)

/** Throws `unauthenticated` before the first `faro login`. */
export const loadLogin = async (): Promise<Login> => {
  const login = await read('login.json', loginSchema)
  if (login) return login
  throw new CliError(
    'unauthenticated',
    'Log in first: faro login --server https://… with an access key on standard input.',
  )
}

/** The id of the draft that a file was pushed to; undefined for a new file. */
export const findPushedDraft = async (server: string, path: string): Promise<string | undefined> =>
  (await read('pushed.json', pushedSchema))?.[server]?.[path]

/** Stores which draft of a server was made from the file at a path. */
export const rememberPushedDraft = async (server: string, path: string, draftId: string): Promise<void> => {
  const pushed: Pushed = (await read('pushed.json', pushedSchema)) ?? {}
  await writePrivate('pushed.json', { ...pushed, [server]: { ...pushed[server], [path]: draftId } })
}
