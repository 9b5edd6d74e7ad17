import { strToU8 } from 'fflate'
import { EMBEDDED_FILE_NAME } from '../../resume/embedded/embedded-resume.ts'
import { deflate } from './deflate.ts'
import { type JsPdfInternals, toBinaryString } from './jspdf.ts'
import { formatPdfDate } from './pdf-date.ts'

/** Writes the resume as JSON into the file, as its source. Returns the object number of the file specification. */
export const writeEmbeddedFile = (json: string, now: number, internal: JsPdfInternals): number => {
  const utf8 = strToU8(json.toWellFormed())
  const data = toBinaryString(deflate(utf8))
  const stream = internal.newObjectDeferred()
  internal.newObjectDeferredBegin(stream, true)
  internal.out(
    `<</Type/EmbeddedFile/Subtype/application#2Fjson/Params<</Size ${utf8.length}/ModDate(${formatPdfDate(now)})>>/Length ${data.length}/Filter/FlateDecode>>\nstream\n${data}\nendstream\nendobj`,
  )
  const specification = internal.newObjectDeferred()
  internal.newObjectDeferredBegin(specification, true)
  internal.out(
    `<</Type/Filespec/F(${EMBEDDED_FILE_NAME})/UF(${EMBEDDED_FILE_NAME})/Desc(JSON)/AFRelationship/Source/EF<</F ${stream} 0 R/UF ${stream} 0 R>>>>\nendobj`,
  )
  return specification
}

/** The catalog's entries for the file: listed by name, and associated with the document. */
export const toCatalogEntries = (specification: number): string =>
  `/Names<</EmbeddedFiles<</Names[(${EMBEDDED_FILE_NAME}) ${specification} 0 R]>>>>/AF[${specification} 0 R]`
