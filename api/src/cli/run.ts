import { parseArgs } from 'node:util'
import { AppError } from '#shared/errors.ts'
import { getMessages } from '#shared/messages/messages.ts'
import {
  type CliDependencies,
  CliError,
  type CliOptions,
  type Command,
  type FileCommand,
  UsageError,
} from './command.ts'
import { COMMANDS } from './commands.ts'

export const EXIT_OK = 0
const EXIT_USAGE = 2
export const EXIT_UNREADABLE = 3
const DEFAULT_SECONDS = 30
const MAX_SECONDS = 3_600

export interface CliOutput {
  out(line: string): void
  err(line: string): void
  /** Called before each file, so that a supervisor can stop one that takes longer than its deadline. */
  startFile(start: { file: string; index: number; count: number; deadlineMs: number }): void
  /** Monotonic clock in ms, to time each file. */
  clock(): number
}

/**
 * Runs a command line (without `node` and the script) and returns the exit code: 0, 2 for a wrong command line, 3 for a
 * file that cannot be read. Prints JSON, one line per file. `skip`: files at the start that are left out.
 */
export const runCli = async (
  args: readonly string[],
  tools: CliDependencies,
  io: CliOutput,
  skip = 0,
): Promise<number> => {
  try {
    const [name = '', ...rest] = args
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!load) throw new UsageError(name && !isHelp(name) ? `unknown command: ${name}` : '')
    const command = await load()
    const { options, files } = parseArguments(command, rest)
    command.check?.(options, files)
    if (command.takes === 'messages') {
      await command.run(tools, io.out)
      return EXIT_OK
    }
    if (command.takes === 'nothing') {
      io.out(JSON.stringify(await command.run(options, tools), null, 2))
      return EXIT_OK
    }
    const deadlineMs = parseSeconds(options['timeout']) * 1_000
    const startFile = (file: string, index: number) => io.startFile({ file, index, count: files.length, deadlineMs })
    return files.length === 1
      ? await runOne(command, options, files, tools, { ...io, startFile })
      : await runMany(command, options, files, tools, { ...io, startFile, skip })
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
      options: { ...command.options, ...(command.takes === 'files' && { timeout: { type: 'string' } }) },
      allowPositionals: true,
    })
    if (command.takes === 'files' && positionals.length === 0) throw new UsageError('no FILE was given')
    if (command.takes !== 'files' && positionals.length > 0) throw new UsageError('this command takes no FILE')
    const options: Record<string, CliOptions[string]> = {}
    for (const [name, value] of Object.entries(values)) if (!Array.isArray(value)) options[name] = value
    return { options, files: positionals }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(error instanceof Error ? error.message : 'the options cannot be read')
  }
}

/** Throws `UsageError` for anything but a number above 0, up to an hour. */
const parseSeconds = (value: CliOptions[string]): number => {
  if (value === undefined) return DEFAULT_SECONDS
  const seconds = Number(value)
  if (!(seconds > 0 && seconds <= MAX_SECONDS)) throw new UsageError(`--timeout takes up to ${MAX_SECONDS} seconds`)
  return seconds
}

interface FileOutput extends Omit<CliOutput, 'startFile'> {
  startFile(file: string, index: number): void
}

const runOne = async (
  command: FileCommand,
  options: CliOptions,
  files: string[],
  tools: CliDependencies,
  io: FileOutput,
) => {
  io.startFile(files[0] ?? '', 0)
  const result = await command.run(files[0] ?? '', options, tools, files)
  io.out(JSON.stringify(result))
  return EXIT_OK
}

const runMany = async (
  command: FileCommand,
  options: CliOptions,
  files: string[],
  tools: CliDependencies,
  io: FileOutput & { readonly skip: number },
) => {
  for (const [index, file] of files.entries()) {
    if (index < io.skip) continue
    io.startFile(file, index)
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
export const describeError = (error: unknown): { code: string; message: string } => {
  if (error instanceof CliError) return { code: error.code, message: error.message }
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
  const timeout = `each FILE has ${DEFAULT_SECONDS} s, or --timeout SECONDS`
  return ['usage:', ...lines, timeout].join('\n')
}
