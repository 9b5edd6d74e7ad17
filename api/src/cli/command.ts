import type { ParseArgsOptionsConfig } from 'node:util'
import type { ErrorCode } from '#shared/errors.ts'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { PdfJs } from '#shared/parser/pdf/pdfjs-types.ts'

export type CliOptions = Readonly<Record<string, string | boolean | undefined>>

/** Input and output of commands. */
export interface CliDependencies {
  /** Reads a PDF or Word file. Throws the codes of the task `extract-file`. */
  extractFile(bytes: Uint8Array): Promise<ExtractedDocument>
  /** For PDFs with attachments. */
  loadPdfjs(): Promise<PdfJs>
  /** Reads a file. Throws the error of `fs` when it cannot be opened. */
  readBytes(path: string): Promise<Uint8Array>
  writeBytes(path: string, bytes: Uint8Array): Promise<void>
  /** Reads one line that the person types or pipes, after a prompt. */
  readSecret(prompt: string): Promise<string>
  /** Date of the run, UTC ms. */
  now(): number
}

interface CommandBase {
  /** Arguments after the command name, for the usage text. */
  readonly usage: string
  readonly options?: ParseArgsOptionsConfig
  /** Validates the options before any file is opened. Throws `UsageError`. */
  check?(options: CliOptions, files: readonly string[]): void
}

/** A command that is run once per file; its result is printed as JSON. */
export interface FileCommand extends CommandBase {
  readonly takes: 'files'
  run(file: string, options: CliOptions, tools: CliDependencies, files: readonly string[]): Promise<unknown>
}

/** A command without files; its result is printed as JSON. */
export interface PlainCommand extends CommandBase {
  readonly takes: 'nothing'
  run(options: CliOptions, tools: CliDependencies): Promise<unknown>
}

/** A command that answers messages on standard input until it ends; the messages on standard output are its result. */
export interface ServeCommand extends CommandBase {
  readonly takes: 'messages'
  run(tools: CliDependencies, out: (line: string) => void): Promise<void>
}

export type Command = FileCommand | PlainCommand | ServeCommand

/** A failure of a command that talks to a server, with a sentence of its own. */
export class CliError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** A wrong command line: exit code 2, with the usage text. */
export class UsageError extends Error {}
