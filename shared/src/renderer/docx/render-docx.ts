import { decodeEntities } from '../../archive/scan-xml.ts'
import { element, escapeXml } from '../../archive/write-xml.ts'
import type { Language } from '../../languages.ts'
import { getMessages } from '../../messages/messages.ts'
import { checksumText, DATA_ELEMENT, DATA_NAMESPACE } from '../../resume/embedded/docx-data.ts'
import { selectEmbedded, serializeEmbedded } from '../../resume/embedded/embedded-resume.ts'
import type { Paper, ResumeContent } from '../../resume/schema/content.ts'
import type { ResumeDocument } from '../../resume/schema/document.ts'
import { toLetterTemplate } from '../../templates/letter-template.ts'
import { createOutline } from '../../templates/outline/create-outline.ts'
import type { Template } from '../../templates/template.ts'
import { createStyle, type Style } from '../compose/style.ts'
import { getFamilies, getOwnFamily } from '../fonts/document-families.ts'
import type { Family, FontSet } from '../fonts/font-set.ts'
import { composeWordBody, createLinkTargets } from './compose-body.ts'
import { packageDocx, type WordPart } from './package-docx.ts'
import { createMarginParts, createMarginReferences, createWordBrand, type WordBrand } from './word-brand.ts'
import { createWordDesign } from './word-design.ts'
import { createWordFonts } from './word-fonts.ts'
import { PICTURE_ID, toWordPicture } from './word-picture.ts'
import { createWordNumbering, createWordStyles, STYLES } from './word-styles.ts'
import { toTwips, value } from './word-xml.ts'

/** What a Word file depends on. */
export interface DocxInput {
  readonly content: ResumeContent
  readonly template: Template
  readonly language: Language
  /** Overrides the paper of `content.styling`; A4 when neither is set. */
  readonly paper?: Paper
  /** The faces to put into the file; without them Word takes those that are installed, or others. */
  readonly fonts?: FontSet
  /** UTC ms; the creation date in the file. */
  readonly now: number
  /** What the file carries as data, unless its styling says otherwise; `content` by default. */
  readonly source?: ResumeDocument
}

/**
 * A resume as a Word file (WordprocessingML, ISO/IEC 29500 transitional): one column of text in real styles, headings,
 * lists and tab stops, with faces, colors, rules and spaces of its design as far as Word has them. The same input gives
 * the same bytes everywhere.
 */
export const renderDocx = (input: DocxInput): Uint8Array => {
  const { content, language, now } = input
  const template = content.letter ? toLetterTemplate(input.template) : input.template
  const outline = createOutline(content, language)
  const paper = input.paper ?? content.styling.paper ?? 'a4'
  const style = createStyle(template, content.styling, paper, { space: 1, size: 1 })
  const design = createWordDesign(style)
  const families = getFamilies(content.styling, template)
  const getName = (family: Family) => getOwnFamily(content.styling, family)?.name ?? family
  const picture = toWordPicture(outline.photo, style.photo)
  const links = createLinkTargets()
  const body = composeWordBody({ outline, links, picture, order: style.entryOrder, sectionGap: style.gap.section })
  const name = outline.name.text
  const fonts = createWordFonts(input.fonts ?? {})
  const brand = createWordBrand(style.brand, style.paper.width - 2 * style.margin.x)
  const parts: WordPart[] = [
    {
      id: 'styles',
      kind: 'styles',
      name: 'styles',
      root: 'w:styles',
      inside: createWordStyles({
        style,
        design,
        textFamily: getName(families.text),
        displayFamily: getName(families.display),
        language,
      }),
    },
    {
      id: 'numbering',
      kind: 'numbering',
      name: 'numbering',
      root: 'w:numbering',
      inside: createWordNumbering(style, design),
    },
    {
      id: 'settings',
      kind: 'settings',
      name: 'settings',
      root: 'w:settings',
      inside: createSettings(fonts.files.length > 0),
    },
    ...(fonts.table === ''
      ? []
      : [{ id: 'fonts', kind: 'fontTable', name: 'fontTable', root: 'w:fonts', inside: fonts.table } as const]),
    ...createMarginParts(brand, createFooter(name, language)),
  ]
  return packageDocx({
    body: body + createSection(style, brand),
    parts,
    links: links.byId,
    picture: picture && { ...picture, id: PICTURE_ID },
    fonts: fonts.files,
    title: outline.documentTitle,
    author: name,
    language,
    now,
    data: createData(input, body),
  })
}

/** Word 2013 and later; older modes lay tables and lists out differently. */
const createSettings = (hasFonts: boolean): string =>
  (hasFonts ? element('w:embedTrueTypeFonts') : '') +
  value('w:defaultTabStop', 720) +
  element(
    'w:compat',
    {},
    element('w:compatSetting', {
      'w:name': 'compatibilityMode',
      'w:uri': 'http://schemas.microsoft.com/office/word',
      'w:val': 15,
    }),
  )

/** The page; name and number stand at the foot of the second and later ones. */
const createSection = ({ paper, margin }: Style, brand: WordBrand): string => {
  const [x, y] = [toTwips(margin.x), toTwips(margin.y)]
  return element(
    'w:sectPr',
    {},
    [
      createMarginReferences(brand),
      element('w:pgSz', { 'w:w': toTwips(paper.width), 'w:h': toTwips(paper.height) }),
      element('w:pgMar', {
        'w:top': y,
        'w:right': x,
        'w:bottom': y + toTwips(brand.footerHeight),
        'w:left': x,
        'w:header': Math.round(y / 2),
        'w:footer': Math.round(y / 2),
        'w:gutter': 0,
      }),
      element('w:titlePg'),
    ].join(''),
  )
}

/** Stand for the numbers in the sentence of the page. */
const [PAGE_MARK, PAGES_MARK] = [7001, 7002]

const createFooter = (name: string, language: Language): string => {
  const text = (inside: string) =>
    inside === '' ? '' : element('w:r', {}, `<w:t xml:space="preserve">${escapeXml(inside)}</w:t>`)
  const field = (instruction: string) => element('w:fldSimple', { 'w:instr': ` ${instruction} ` }, text('1'))
  const [before = '', rest = ''] = getMessages(language).document.page(PAGE_MARK, PAGES_MARK).split(String(PAGE_MARK))
  const [between = '', after = ''] = rest.split(String(PAGES_MARK))
  const label = text(before) + field('PAGE') + text(between) + field('NUMPAGES') + text(after)
  return element(
    'w:p',
    {},
    element('w:pPr', {}, value('w:pStyle', STYLES.footer)) + text(name) + element('w:r', {}, element('w:tab')) + label,
  )
}

/** The data of a Word file, with the checksum of the text that it belongs to. */
const createData = (input: DocxInput, body: string): string | undefined => {
  const resume = selectEmbedded(input)
  if (!resume) return undefined
  const text = [...body.matchAll(/<w:t xml:space="preserve">([^<]*)</g)]
    .map((match) => decodeEntities(match[1] ?? ''))
    .join('')
  return element(
    DATA_ELEMENT,
    { xmlns: DATA_NAMESPACE, text: checksumText(text) },
    escapeXml(escapeNonCharacters(serializeEmbedded(resume, input.language, []))),
  )
}

/** JSON may hold these, XML not. */
const escapeNonCharacters = (json: string): string =>
  json.replaceAll('\ufffe', '\\ufffe').replaceAll('\uffff', '\\uffff')
