import { parseArgs } from 'node:util'
import { AppError } from '#shared/errors.ts'
import { messagesFor } from '#shared/messages/messages.ts'
import { type CliOptions, type CliTools, type FileVerb, UsageError, type Verb } from './verb.ts'
import { VERBS } from './verbs.ts'

/** Exit codes of design section 4. */
const OK = 0
const USAGE = 2
const UNREADABLE = 3

export interface CliOutput {
  out(line: string): void
  err(line: string): void
  /** A steady clock in ms, to time each file. */
  clock(): number
}

/** Runs one command line (without `node` and the script) and gives the exit code. Writes JSON, one line a file. */
export const runCli = async (args: readonly string[], tools: CliTools, io: CliOutput): Promise<number> => {
  try {
    const [name = '', ...rest] = args
    const load = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
    if (!load) throw new UsageError(name && !isHelp(name) ? `unknown command: ${name}` : '')
    const verb = await load()
    const { options, files } = readArgs(verb, rest)
    verb.check?.(options, files)
    if (verb.takes === 'nothing') {
      io.out(JSON.stringify(await verb.run(options, tools), null, 2))
      return OK
    }
    return files.length === 1 ? await one(verb, options, files, tools, io) : await many(verb, options, files, tools, io)
  } catch (error) {
    if (!(error instanceof UsageError)) {
      io.err(JSON.stringify({ error: described(error) }))
      return UNREADABLE
    }
    if (error.message) io.err(error.message)
    io.err(await usage())
    return USAGE
  }
}

const isHelp = (name: string): boolean => ['help', '--help', '-h'].includes(name)

const readArgs = (verb: Verb, args: readonly string[]): { options: CliOptions; files: string[] } => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: verb.options ?? {}, allowPositionals: true })
    if (verb.takes === 'files' && positionals.length === 0) throw new UsageError('no FILE was given')
    if (verb.takes === 'nothing' && positionals.length > 0) throw new UsageError('this command takes no FILE')
    const options = Object.fromEntries(Object.entries(values).filter(([, v]) => !Array.isArray(v))) as CliOptions
    return { options, files: positionals }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(error instanceof Error ? error.message : 'the options cannot be read')
  }
}

const one = async (verb: FileVerb, options: CliOptions, files: string[], tools: CliTools, io: CliOutput) => {
  const result = await verb.run(files[0] ?? '', options, tools, files)
  io.out(JSON.stringify(result))
  return OK
}

const many = async (verb: FileVerb, options: CliOptions, files: string[], tools: CliTools, io: CliOutput) => {
  for (const file of files) {
    const start = io.clock()
    const outcome = await verb.run(file, options, tools, files).then(
      (result) => ({ result }),
      (error: unknown) => {
        if (error instanceof UsageError) throw error
        return { error: described(error) }
      },
    )
    io.out(JSON.stringify({ file, ms: Math.round(io.clock() - start), ...outcome }))
  }
  return OK
}

/** Code and English sentence of a failure. A file that cannot be opened counts as `not-found`. */
const described = (error: unknown): { code: string; message: string } => {
  if (error instanceof AppError)
    return { code: error.code, message: messagesFor('en').errors[error.code](error.params) }
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (['ENOENT', 'EISDIR', 'EACCES', 'ENOTDIR'].includes(code))
    return { code: 'not-found', message: 'The file cannot be opened.' }
  return { code: 'internal', message: error instanceof Error ? error.message : 'Something failed.' }
}

const usage = async (): Promise<string> => {
  const lines = await Promise.all(
    Object.entries(VERBS).map(async ([name, load]) => `  faro ${name} ${(await load()).usage}`.trimEnd()),
  )
  return ['usage:', ...lines].join('\n')
}
