import { parseArgs } from 'node:util'
import { AppError } from '#shared/errors.ts'
import { getMessages } from '#shared/messages/messages.ts'
import { type CliDependencies, type CliOptions, type Command, type FileCommand, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'

const EXIT_OK = 0
const EXIT_USAGE = 2
const EXIT_UNREADABLE = 3

export interface CliOutput {
  out(line: string): void
  err(line: string): void
  /** Monotonic clock in ms, to time each file. */
  clock(): number
}

/**
 * Runs a command line (without `node` and the script) and returns the exit code: 0, 2 for a wrong command line, 3 for a
 * file that cannot be read. Prints JSON, one line per file.
 */
export const runCli = async (args: readonly string[], tools: CliDependencies, io: CliOutput): Promise<number> => {
  try {
    const [name = '', ...rest] = args
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!load) throw new UsageError(name && !isHelp(name) ? `unknown command: ${name}` : '')
    const command = await load()
    const { options, files } = parseArguments(command, rest)
    command.check?.(options, files)
    if (command.takes === 'nothing') {
      io.out(JSON.stringify(await command.run(options, tools), null, 2))
      return EXIT_OK
    }
    return files.length === 1
      ? await runOne(command, options, files, tools, io)
      : await runMany(command, options, files, tools, io)
  } catch (error) {
    if (!(error instanceof UsageError)) {
      io.err(JSON.stringify({ error: describeError(error) }))
      return EXIT_UNREADABLE
    }
    if (error.message) io.err(error.message)
    io.err(await formatUsage())
    return EXIT_USAGE
  }
}

const isHelp = (name: string): boolean => ['help', '--help', '-h'].includes(name)

const parseArguments = (command: Command, args: readonly string[]): { options: CliOptions; files: string[] } => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: command.options ?? {},
      allowPositionals: true,
    })
    if (command.takes === 'files' && positionals.length === 0) throw new UsageError('no FILE was given')
    if (command.takes === 'nothing' && positionals.length > 0) throw new UsageError('this command takes no FILE')
    const options = Object.fromEntries(Object.entries(values).filter(([, v]) => !Array.isArray(v))) as CliOptions
    return { options, files: positionals }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(error instanceof Error ? error.message : 'the options cannot be read')
  }
}

const runOne = async (
  command: FileCommand,
  options: CliOptions,
  files: string[],
  tools: CliDependencies,
  io: CliOutput,
) => {
  const result = await command.run(files[0] ?? '', options, tools, files)
  io.out(JSON.stringify(result))
  return EXIT_OK
}

const runMany = async (
  command: FileCommand,
  options: CliOptions,
  files: string[],
  tools: CliDependencies,
  io: CliOutput,
) => {
  for (const file of files) {
    const start = io.clock()
    const outcome = await command.run(file, options, tools, files).then(
      (result) => ({ result }),
      (error: unknown) => {
        if (error instanceof UsageError) throw error
        return { error: describeError(error) }
      },
    )
    io.out(JSON.stringify({ file, ms: Math.round(io.clock() - start), ...outcome }))
  }
  return EXIT_OK
}

/** Error code and English message. A file that cannot be opened is `not-found`. */
const describeError = (error: unknown): { code: string; message: string } => {
  if (error instanceof AppError)
    return { code: error.code, message: getMessages('en').errors[error.code](error.params) }
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (['ENOENT', 'EISDIR', 'EACCES', 'ENOTDIR'].includes(code))
    return { code: 'not-found', message: 'The file cannot be opened.' }
  return { code: 'internal', message: error instanceof Error ? error.message : 'Something failed.' }
}

const formatUsage = async (): Promise<string> => {
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => `  faro ${name} ${(await load()).usage}`.trimEnd()),
  )
  return ['usage:', ...lines].join('\n')
}
