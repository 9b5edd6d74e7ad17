import { strToU8 } from 'fflate'
import type { DrawList } from '../draw/draw-list.ts'
import { deflate } from './deflate.ts'
import { type JsPdfInternals, toBinaryString } from './jspdf.ts'
import { formatIsoDate } from './pdf-date.ts'

/** The slash is escaped too, so that nothing in the packet looks like a PDF name. */
const escapeXml = (text: string): string => text.replace(/[&<>"/]/g, (c) => `&#${c.charCodeAt(0)};`)

/**
 * The part of PDF/A that a file conforms to at level U: 3 with an embedded file, 2 without; undefined when its pictures
 * have colors that the output intent does not describe.
 */
export type ArchivePart = 2 | 3 | undefined

/** PDF/A wants the schema of PDF/UA's property described in the packet. */
const UA_SCHEMA = `<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of PDF/UA</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>`

const UA_NAMESPACES =
  'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"'

/** PDF/UA-1 always, PDF/A with its part. */
const createIdentification = (part: ArchivePart): string => {
  const archive = part ? `<pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance>` : ''
  return `<rdf:Description rdf:about="" ${UA_NAMESPACES}>
<pdfuaid:part>1</pdfuaid:part>${archive}
${part ? UA_SCHEMA : ''}</rdf:Description>`
}

/** Writes the XMP packet. Returns its object number. */
export const writeMetadata = (list: DrawList, now: number, part: ArchivePart, internal: JsPdfInternals): number => {
  const date = formatIsoDate(now)
  const xmp = strToU8(
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(list.title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(list.author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${list.language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>Faro</xmp:CreatorTool><xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate><pdf:Producer>jsPDF</pdf:Producer>
</rdf:Description>
${createIdentification(part)}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`.toWellFormed(),
  )
  const data = toBinaryString(deflate(xmp))
  const id = internal.newObjectDeferred()
  internal.newObjectDeferredBegin(id, true)
  internal.out(
    `<</Type/Metadata/Subtype/XML/Length ${data.length}/Filter/FlateDecode>>\nstream\n${data}\nendstream\nendobj`,
  )
  return id
}
