import type { KeyScope } from '#shared/api-schema/access-keys.ts'
import type { Language } from '#shared/languages.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { TaskInput, TaskName, TaskOutput } from '../../ports/tasks.ts'

export interface OpenDraft {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly document: ResumeDocument
}

/** The drafts of the person whose key a program uses. All of it needs the scope `read`. */
export interface ToolDrafts {
  list(): Promise<readonly { id: string; name: string; version: number; updatedAt: number }[]>
  /** Throws `not-found`, also for a draft of somebody else. */
  open(id: string): Promise<OpenDraft>
  /** Whether the key may change drafts. */
  readonly canWrite: boolean
  /** Stores changes of the draft for the person to accept or decline; returns the id. Throws `too-many-proposals`. */
  propose(draft: OpenDraft, changes: readonly Change[]): Promise<string>
  /** Saves the version after `draft.version` and returns it; null when it is no longer the current one. */
  save(draft: OpenDraft): Promise<number | null>
}

/** What the tools work with: an account by a key, or this device with no account. */
export interface ToolHost {
  /** Of sentences in results; a tool may name another one. */
  readonly language: Language
  /** UTC ms. */
  now(): number
  /** Throws `insufficient-scope`. */
  assertScope(scope: KeyScope): void
  /** Runs heavy work, counted by the limits of its caller. Throws `rate-limited` and the codes of `TaskRunner`. */
  run<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskOutput<N>>
  /** Null with no account. */
  readonly drafts: ToolDrafts | null
}

/** Result of `apply_changes`. */
export interface ChangeOutcome {
  readonly applied: boolean
  /** Of the draft, after the change when it was applied. */
  readonly version: number
  readonly changes: readonly Change[]
  /** Changes whose `before` is not what the draft has. */
  readonly conflicts: readonly Change[]
  readonly note: string
  /** Of the stored proposal, when there is one. */
  readonly proposalId?: string
}
