import type { DrawList } from '../draw/draw-list.ts'
import { type JsPdfInternals, toUtf8Binary } from './jspdf.ts'
import { formatIsoDate } from './pdf-date.ts'

/** The slash is escaped too, so that nothing in the packet looks like a PDF name. */
const escapeXml = (text: string): string => text.replace(/[&<>"/]/g, (c) => `&#${c.charCodeAt(0)};`)

/** Writes the XMP packet. Returns its object number. */
export const writeMetadata = (list: DrawList, now: number, internal: JsPdfInternals): number => {
  const date = formatIsoDate(now)
  const xmp = toUtf8Binary(
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(list.title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(list.author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${list.language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>Faro</xmp:CreatorTool><xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`,
  )
  const id = internal.newObjectDeferred()
  internal.newObjectDeferredBegin(id, true)
  internal.out(`<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>\nstream\n${xmp}\nendstream\nendobj`)
  return id
}
