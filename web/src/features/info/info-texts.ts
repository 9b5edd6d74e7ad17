import type { InfoPath } from '#shared/app-paths.ts'

/** Text of a block. `[label](address)` is a link, to a screen of the app or to a source. */
type InfoLine = string

/** A paragraph, or one of the other forms of a text. */
export type InfoBlock =
  | InfoLine
  | { readonly list: readonly InfoLine[] }
  | { readonly steps: readonly InfoLine[] }
  /** An example, such as a letter, as its paragraphs. */
  | { readonly example: readonly string[] }
  /** A line before and after it was rewritten. */
  | { readonly before: string; readonly after: string }

interface InfoSection {
  readonly title: string
  readonly body: readonly InfoBlock[]
}

/** What a rule or a number on a page comes from. */
export interface InfoSource {
  readonly name: string
  readonly url: string
}

export interface InfoPageText {
  readonly title: string
  readonly lead: string
  /** For search engines and for the index that lists the page. */
  readonly summary: string
  /** Day of an article, as `2026-11-21`. */
  readonly published?: string
  readonly sections: readonly InfoSection[]
  readonly sources?: readonly InfoSource[]
  /** The next step, as a button. */
  readonly action?: { readonly label: string; readonly to: string }
}

export interface HelpQuestion {
  readonly question: string
  readonly answer: readonly InfoBlock[]
}

export interface HelpTopic {
  readonly title: string
  readonly questions: readonly HelpQuestion[]
}

/** A resume on the page of examples. Its content is loaded when it is drawn. */
export interface InfoExample {
  readonly id: string
  readonly trade: string
  /** What the example shows. */
  readonly note: string
  /** The design that it is drawn in. */
  readonly templateId: string
}

/** What the contact page says about this installation. */
export interface ContactLabels {
  /** Where questions are answered, to somebody who is signed out. */
  readonly signIn: string
  readonly email: string
  /** Where nobody answers. */
  readonly none: string
  readonly offline: string
}

/** Labels of the pages. They are not messages, so that no other screen loads them. */
export interface InfoLabels {
  readonly before: string
  readonly after: string
  readonly sources: string
  readonly published: (day: string) => string
  readonly more: string
  readonly search: string
  readonly searchHint: string
  /** How many questions the search has found, and what to do after none. */
  readonly found: (count: number) => string
  readonly openExample: string
  readonly opening: string
  readonly openFailed: string
  /** What the picture of an example shows. */
  readonly picture: (trade: string) => string
  readonly contact: ContactLabels
}

/** Everything that the info pages say in one language. */
export interface InfoTexts {
  readonly pages: Readonly<Record<InfoPath, InfoPageText>>
  readonly help: readonly HelpTopic[]
  readonly examples: readonly InfoExample[]
  readonly labels: InfoLabels
}
