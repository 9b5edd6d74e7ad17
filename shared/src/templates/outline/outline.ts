import type { MarkedSegment } from '../../resume/prose/marks.ts'
import type { SectionName } from '../../resume/schema/content.ts'

/**
 * A resume as the reader sees it, in one language: translated labels, formatted dates and links, ordered sections. The
 * PDF, the HTML, the plain text and the proof are all made from it. `path` is the field of a text, as in
 * `Provenance.path`: `experience/<id>/company`.
 */
export interface Outline {
  readonly name: OutlineText
  readonly title: OutlineText | undefined
  readonly photo: string | undefined
  readonly contact: readonly Contact[]
  /** The title of the file, for its metadata. */
  readonly documentTitle: string
  readonly sections: readonly OutlineSection[]
}

/** A text to print, with the path of its field. */
export interface OutlineText {
  readonly text: string
  readonly path: string
  /** The text in parts, where they differ in their marks or come from several fields. */
  readonly parts?: readonly OutlinePart[]
}

/** A part of a text; `path` is its field, where that is not the field of the whole text. */
export interface OutlinePart extends Omit<MarkedSegment, 'href'> {
  readonly href?: string | undefined
  readonly path?: string
}

const CONTACT_KINDS = ['email', 'phone', 'location', 'linkedin', 'website', 'link'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** A contact in the header. */
export interface Contact extends OutlineText {
  readonly kind: ContactKind
  /** An http, https, mailto or tel URL. */
  readonly href: string | undefined
}

/** `pageBreak`: the section starts on a new page. */
export interface OutlineSection {
  readonly key: SectionName
  readonly title: string
  readonly pageBreak: boolean
  readonly parts: readonly SectionPart[]
}

/** A line of prose. `bullet`: it is a list item. */
export interface Prose extends OutlineText {
  readonly bullet: boolean
}

/** A job, a course of study, a certificate … */
export interface EntryPart {
  readonly kind: 'entry'
  readonly path: string
  /** Company, institution, project, certificate. */
  readonly title: OutlineText | undefined
  /** Position, degree, issuer. */
  readonly subtitle: OutlineText | undefined
  readonly dates: OutlineText | undefined
  readonly location: OutlineText | undefined
  /** Grade, honors, technologies, a link. */
  readonly details: readonly EntryDetail[]
  readonly body: readonly Prose[]
}
/** A short fact below the title and subtitle. */
export interface EntryDetail extends OutlineText {
  readonly href?: string | undefined
}

/** Skills; `label` is set when there is more than one group. */
export interface GroupPart {
  readonly kind: 'group'
  readonly label: string | undefined
  readonly items: readonly OutlineText[]
}

/** Languages with their levels. */
export interface PairsPart {
  readonly kind: 'pairs'
  readonly pairs: readonly { readonly term: OutlineText; readonly detail: OutlineText | undefined }[]
}

interface ProsePart {
  readonly kind: 'prose'
  readonly lines: readonly Prose[]
}

export type SectionPart = EntryPart | GroupPart | PairsPart | ProsePart
