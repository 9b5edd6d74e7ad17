import { strToU8, zipSync } from 'fflate'

/** Parts of a DOCX as XML; what is left out is not in the file. */
export interface DocxParts {
  /** The inside of `w:body`. */
  readonly body: string
  /** The inside of `w:styles`. */
  readonly styles?: string
  /** The inside of `w:numbering`. */
  readonly numbering?: string
  /** The inside of `w:hdr` and `w:ftr` of the first section. */
  readonly header?: string
  readonly footer?: string
  readonly footnotes?: string
  /** Addresses of hyperlinks by relationship id. */
  readonly links?: Readonly<Record<string, string>>
  /** Other files by path. */
  readonly files?: Readonly<Record<string, string>>
  /** 0 stores the files as they are. */
  readonly level?: 0 | 6
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const A4 = '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/>'
const MTIME = '2026-01-01T00:00:00'

const zipTexts = (files: Readonly<Record<string, string>>, level: 0 | 6): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), {
    mtime: MTIME,
    level,
  })

/** A DOCX file of the given parts. The same parts give the same bytes. */
export const buildDocx = (parts: DocxParts): Uint8Array => {
  const { body, styles, numbering, header, footer, footnotes, links = {}, files = {}, level = 6 } = parts
  const wrap = (name: string, inside: string) => `${XML}<w:${name} ${NAMESPACES}>${inside}</w:${name}>`
  const own = { styles, numbering, header, footer, footnotes }
  const roots = { styles: 'styles', numbering: 'numbering', header: 'hdr', footer: 'ftr', footnotes: 'footnotes' }
  const present = Object.entries(own).filter((entry): entry is [keyof typeof own, string] => entry[1] !== undefined)
  const margins = [
    ...(header === undefined ? [] : ['<w:headerReference w:type="default" r:id="header"/>']),
    ...(footer === undefined ? [] : ['<w:footerReference w:type="default" r:id="footer"/>']),
  ].join('')
  const relationships = [
    ...present.map(([name]) => `<Relationship Id="${name}" Type="${OFFICE}/${name}" Target="${name}.xml"/>`),
    ...Object.entries(links).map(
      ([id, url]) => `<Relationship Id="${id}" Type="${OFFICE}/hyperlink" Target="${url}" TargetMode="External"/>`,
    ),
  ].join('')
  const toRels = (inside: string) =>
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`
  const all = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': toRels(`<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`),
    'word/document.xml': wrap('document', `<w:body>${body}<w:sectPr>${margins}${A4}</w:sectPr></w:body>`),
    'word/_rels/document.xml.rels': toRels(relationships),
    ...Object.fromEntries(present.map(([name, inside]) => [`word/${name}.xml`, wrap(roots[name], inside)])),
    ...files,
  }
  return zipTexts(all, level)
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A run; a tab in the text is a tab element, a line feed a break. `properties` is the inside of `w:rPr`. */
export const run = (text: string, properties = ''): string => {
  const inside = text
    .split(/([\t\n])/)
    .filter((part) => part !== '')
    .map((part) =>
      part === '\t' ? '<w:tab/>' : part === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`,
    )
    .join('')
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${inside}</w:r>`
}

/** A paragraph of runs (XML) or plain text. `properties` is the inside of `w:pPr`. */
export const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') || content === '' ? content : run(content)}</w:p>`

/** An item of the list `id` of `BULLETS`. */
export const bullet = (content: string, id = 1, level = 0): string =>
  paragraph(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`)

/** Numbering with bullets as list 1 and `1.`, `1.a` as list 2. */
export const LISTS = [
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="&#xF0B7;"/>',
  '<w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>',
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/>',
  '<w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/>',
  '<w:lvlText w:val="%1.%2"/></w:lvl></w:abstractNum>',
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>',
].join('')

/** A table; widths of its columns in twentieths of a point, cells as XML of blocks or plain text. */
export const table = (widths: readonly number[], rows: readonly (readonly string[])[]): string => {
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')
  const toCell = (cell: string) => `<w:tc><w:tcPr/>${cell.startsWith('<') ? cell : paragraph(cell)}</w:tc>`
  const body = rows.map((row) => `<w:tr>${row.map(toCell).join('')}</w:tr>`).join('')
  return `<w:tbl><w:tblPr/><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>`
}

const EMU_PER_PT = 12_700

/** A run with a text box of blocks, in both branches as Word writes it; its place on the page in pt, if it has one. */
export const box = (
  blocks: string,
  place?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): string => {
  const position = (axis: 'H' | 'V', pt: number) =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${pt * EMU_PER_PT}</wp:posOffset></wp:position${axis}>`
  const layout = place
    ? `${position('H', place.x)}${position('V', place.y)}<wp:extent cx="${place.width * EMU_PER_PT}" cy="${place.height * EMU_PER_PT}"/>`
    : ''
  const content = `<w:txbxContent>${blocks}</w:txbxContent>`
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor>${layout}<a:graphic><a:graphicData><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:100pt"><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
}

const ODT_TYPE = 'application/vnd.oasis.opendocument.text'
const ODT_MANIFEST = `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${ODT_TYPE}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`

/** An ODT file: the inside of `office:text`, and of the automatic styles. */
export const buildOdt = (
  text: string,
  automaticStyles = '',
  files: Readonly<Record<string, string>> = {},
): Uint8Array => {
  const prefix = 'urn:oasis:names:tc:opendocument:xmlns'
  const namespaces = [
    ...['office', 'text', 'table', 'style', 'meta'].map((name) => `xmlns:${name}="${prefix}:${name}:1.0"`),
    `xmlns:draw="${prefix}:drawing:1.0"`,
    `xmlns:fo="${prefix}:xsl-fo-compatible:1.0"`,
    `xmlns:svg="${prefix}:svg-compatible:1.0"`,
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  ].join(' ')
  return zipSync(
    {
      mimetype: [strToU8(ODT_TYPE), { level: 0 }],
      'content.xml': strToU8(
        `${XML}<office:document-content ${namespaces} office:version="1.3"><office:automatic-styles>${automaticStyles}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
      ),
      'META-INF/manifest.xml': strToU8(ODT_MANIFEST),
      ...Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strToU8(content)])),
    },
    { mtime: MTIME },
  )
}
