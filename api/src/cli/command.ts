import type { ParseArgsOptionsConfig } from 'node:util'
import type { PdfExtractor } from '#api/ports/pdf-extractor.ts'

export type CliOptions = Readonly<Record<string, string | boolean | undefined>>

/** What a verb is given besides its options. Nothing here is started before it is used. */
export interface CliDependencies {
  readonly pdfExtractor: PdfExtractor
  /** The bytes of a file. Throws a plain error when it cannot be opened. */
  readBytes(path: string): Promise<Uint8Array>
  writeBytes(path: string, bytes: Uint8Array): Promise<void>
  /** The time a run counts as, UTC ms. */
  now(): number
}

interface CommandBase {
  /** The arguments after the verb's name, for the usage text. */
  readonly usage: string
  readonly options?: ParseArgsOptionsConfig
  /** Throws `UsageError` for options that make no sense; runs before any file is opened. */
  check?(options: CliOptions, files: readonly string[]): void
}

/** A verb that works on each FILE by itself; what it returns is printed as JSON. */
export interface FileCommand extends CommandBase {
  readonly takes: 'files'
  run(file: string, options: CliOptions, tools: CliDependencies, files: readonly string[]): Promise<unknown>
}

/** A verb that takes no FILE. */
export interface PlainCommand extends CommandBase {
  readonly takes: 'nothing'
  run(options: CliOptions, tools: CliDependencies): Promise<unknown>
}

export type Command = FileCommand | PlainCommand

/** The command line was wrong: exit 2, with the usage text. */
export class UsageError extends Error {}
