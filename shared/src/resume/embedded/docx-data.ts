import type { ZipArchive } from '../../archive/open-zip.ts'
import { findAll, parseXml, textOf, type XmlElement } from '../../archive/parse-xml.ts'
import { createChecksum } from '../../checksum.ts'

/** The root element of the part of a Word file that holds its resume as data, and its namespace. */
export const DATA_ELEMENT = 'faroResume'
export const DATA_NAMESPACE = 'urn:faro:resume'
const DATA_PART = /^customXml\/item\d+\.xml$/
const MAIN_PART = 'word/document.xml'

/** Tells whether a text is the one that the data was written with; white space does not count. */
export const checksumText = (text: string): string => createChecksum([text.replace(/\s+/g, '')])

/**
 * The JSON in a Word file of ours; null when there is none, or when the text was edited since. Throws as `parseXml` and
 * `ZipArchive.read`.
 */
export const readDocxData = (archive: ZipArchive): string | null => {
  for (const name of archive.entries.keys()) {
    if (!DATA_PART.test(name)) continue
    const root = readPart(archive, name)
    if (root?.name !== DATA_ELEMENT) continue
    const text = findAll(readPart(archive, MAIN_PART), 'w:t').map(textOf).join('')
    return root.attributes.get('text') === checksumText(text) ? textOf(root) : null
  }
  return null
}

const readPart = (archive: ZipArchive, name: string): XmlElement | undefined => {
  const bytes = archive.read(name)
  return bytes && parseXml(bytes).root
}
