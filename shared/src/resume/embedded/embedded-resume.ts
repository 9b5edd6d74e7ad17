import { strFromU8 } from 'fflate'
import * as z from 'zod'
import { decodeBase64, encodeBase64 } from '../../base64.ts'
import { createChecksum } from '../../checksum.ts'
import { AppError } from '../../errors.ts'
import { LANGUAGES, type Language } from '../../languages.ts'
import type { ImportedResume } from '../import/imported-resume.ts'
import { importResumeTree, parseJsonRecord } from '../json-resume/import-resume.ts'
import type { Paper, ResumeContent } from '../schema/content.ts'
import type { ResumeDocument } from '../schema/document.ts'
import { LIMITS } from '../schema/limits.ts'
import { findJpeg } from './find-jpeg.ts'
import { omitHidden } from './omit-hidden.ts'

/** The name of the file in a PDF that holds its resume as data. */
export const EMBEDDED_FILE_NAME = 'resume.faro.json'

const JPEG_PREFIX = 'data:image/jpeg;base64,'

const headerSchema = z.object({
  /** Of the resume as compact JSON. */
  checksum: z.string(),
  /** Of the PDF. */
  language: z.enum(LANGUAGES),
  /** A photo that is not in the JSON, because the page shows the same bytes. */
  photo: z.object({ bytes: z.int().min(4).max(LIMITS.photoChars), checksum: z.string() }).optional(),
})
type Header = z.infer<typeof headerSchema>

/** What a file is drawn from. */
interface DrawnResume {
  readonly content: ResumeContent
  readonly template: { readonly id: ResumeContent['styling']['template'] }
  /** Overrides the paper of `content.styling`. */
  readonly paper?: Paper
  readonly source?: ResumeDocument
}

/**
 * What a file carries as data: `source`, or else `content`, with the styling that the file is drawn with. Undefined when
 * it carries none.
 */
export const selectEmbedded = ({
  content,
  source,
  template,
  paper,
}: DrawnResume): ResumeDocument | ResumeContent | undefined => {
  if (content.styling.embedData === false) return undefined
  const styling = { ...content.styling, template: template.id, ...(paper && { paper }) }
  const { titles: _, ...sourceStyling } = styling
  return source ? { ...source, styling: sourceStyling } : { ...content, styling }
}

/**
 * The JSON that a PDF carries: the resume without what it hides, below a header. `drawnPictures`: data URLs of the
 * pictures on its pages; a JPEG photo among them is not written twice.
 */
export const serializeEmbedded = (
  resume: ResumeDocument | ResumeContent,
  language: Language,
  drawnPictures: readonly string[],
): string => {
  const shown = omitHidden(resume)
  const { photo, ...personalInfo } = shown.personalInfo
  const reference = photo && drawnPictures.includes(photo) ? describeJpeg(photo) : undefined
  const data = reference ? { ...shown, personalInfo } : shown
  const json = JSON.stringify(data)
  const header: Header = {
    checksum: createChecksum([json]),
    language,
    ...(reference && { photo: reference }),
  }
  return `{"faro":${JSON.stringify(header)},"${'schemaVersion' in data ? 'document' : 'content'}":${json}}`
}

/** Undefined for other pictures, and for Base64 that decoding and encoding would change. */
const describeJpeg = (photo: string): Header['photo'] => {
  if (!photo.startsWith(JPEG_PREFIX)) return undefined
  const bytes = decodeBase64(photo.slice(JPEG_PREFIX.length))
  if (bytes.length < 4 || JPEG_PREFIX + encodeBase64(bytes) !== photo) return undefined
  return { bytes: bytes.length, checksum: createChecksum([strFromU8(bytes, true)]) }
}

/** Whether a JSON text was written by `serializeEmbedded`, as far as its start shows. */
export const isEmbeddedResume = (text: string): boolean => /^\s*\{\s*"faro"\s*:/.test(text)

/**
 * Reads what `serializeEmbedded` wrote. `pdf`: the bytes of the file, for the photo on its pages.
 * @throws AppError `damaged` when it is not what was written, and as `importResume`
 */
export const importEmbedded = (text: string, pdf: Uint8Array): ImportedResume => {
  const root = parseJsonRecord(text)
  const header = headerSchema.safeParse(root['faro'])
  const data = root['document'] ?? root['content']
  if (!header.success || typeof data !== 'object' || data === null) throw new AppError('invalid-document')
  if (createChecksum([JSON.stringify(data)]) !== header.data.checksum) throw new AppError('damaged')
  const photo = header.data.photo && readPhoto(header.data.photo, pdf)
  return withPhoto({ ...importResumeTree({ ...data }), language: header.data.language }, photo)
}

const readPhoto = ({ bytes, checksum }: NonNullable<Header['photo']>, pdf: Uint8Array): string | undefined => {
  const jpeg = findJpeg(pdf, bytes, checksum)
  return jpeg && JPEG_PREFIX + encodeBase64(jpeg)
}

/** Without its photo, as when another program has compressed the pictures, the rest is still right. */
const withPhoto = (imported: ImportedResume, photo: string | undefined): ImportedResume => {
  if (photo === undefined) return imported
  const { content, document } = imported
  return {
    ...imported,
    content: { ...content, personalInfo: { ...content.personalInfo, photo } },
    ...(document && { document: { ...document, personalInfo: { ...document.personalInfo, photo } } }),
  }
}
