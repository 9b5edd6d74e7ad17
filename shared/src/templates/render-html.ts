import type { Language } from '../languages.ts'
import type { ResumeContent } from '../resume/schema/content.ts'
import { escapeHtml } from './escape-html.ts'
import { createOutline } from './outline/create-outline.ts'
import type {
  EntryDetail,
  EntryPart,
  Outline,
  OutlinePart,
  OutlineSection,
  OutlineText,
  Prose,
  SectionPart,
} from './outline/outline.ts'
import type { Template } from './template.ts'

const renderElement = (name: string, text: string, attributes = ''): string =>
  text ? `<${name}${attributes}>${text}</${name}>` : ''
const renderText = (name: string, value: OutlineText | undefined, attributes = ''): string =>
  value ? renderElement(name, escapeHtml(value.text), attributes) : ''
const renderLink = ({ text, href }: Pick<EntryDetail, 'text' | 'href'>): string =>
  href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text)

/** The parts of a page with a resume, all values escaped. */
export interface HtmlParts {
  readonly title: string
  /** The style sheet. */
  readonly style: string
  readonly body: string
}

/** Renders a resume as semantic HTML without a script, for a page that the caller composes. */
export const renderHtmlParts = (content: ResumeContent, template: Template, language: Language): HtmlParts => {
  const outline = createOutline(content, language)
  const primary = toCssColor(content.styling.primaryColor) ?? getPrimaryColor(template)
  return { title: escapeHtml(outline.documentTitle), style: createStyle(primary), body: renderBody(outline) }
}

/** Renders a resume as a standalone page of semantic HTML. All values are escaped; the page has no script. */
export const renderHtml = (content: ResumeContent, template: Template, language: Language): string =>
  renderPage(language, renderHtmlParts(content, template, language))

/** Null unless the value is a hexadecimal color: a style sheet has no entities that could escape it. */
const toCssColor = (value: string | undefined): string | null =>
  value && /^#[\da-f]{3,8}$/i.test(value) ? value : null

const getPrimaryColor = (template: Template): string => template.colorSchemes[0]?.primary ?? '#1565c0'

/** The HTML of a template with `{{field}}` placeholders instead of values, for the API's `htmlTemplate`. */
export const renderHtmlTemplate = (template: Template): string => {
  const entry = (section: string, title: string, subtitle: string) =>
    `<section id="${section}"><h2>{{${section}.title}}</h2><article><h3>{{${title}}}</h3><p><strong>{{${subtitle}}}</strong> <span class="dates">{{dates}}</span></p><ul><li>{{line}}</li></ul></article></section>`
  const parts = [
    '<header><h1>{{fullName}}</h1><p class="title">{{title}}</p><address>{{contact}}</address></header>',
    '<section id="summary"><h2>{{summary.title}}</h2><p>{{summary}}</p></section>',
    entry('experience', 'company', 'position'),
    entry('education', 'institution', 'degree'),
    '<section id="skills"><h2>{{skills.title}}</h2><p>{{skills}}</p></section>',
  ]
  const style = createStyle(getPrimaryColor(template))
  return renderPage('{{language}}', { title: '{{documentTitle}}', style, body: parts.join('\n') })
}

const createStyle = (primary: string): string => `
body{font:16px/1.5 system-ui,sans-serif;color:#12202e;max-width:46rem;margin:2rem auto;padding:0 1rem}
h1,h2{color:${primary};line-height:1.2}h1{margin:0}h2{font-size:1rem;text-transform:uppercase;border-bottom:1px solid;margin:1.6rem 0 .6rem}
h3{font-size:1rem;margin:1rem 0 0}p{margin:.2rem 0}ul{margin:.3rem 0;padding-left:1.2rem}address{font-style:normal}.dates{float:right;color:#53606d}
`

/** Puts finished HTML into the page. Callers escape the title and the body, which is inserted once and never scanned. */
const renderPage = (language: string, { title, style, body }: HtmlParts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

const renderBody = (outline: Outline): string => {
  const contacts = outline.contact.map((contact) => renderElement('li', renderLink(contact))).join('')
  const header = [
    renderText('h1', outline.name),
    renderText('p', outline.title, ' class="title"'),
    contacts && `<address><ul>${contacts}</ul></address>`,
  ]
  return [renderElement('header', header.filter(Boolean).join('\n')), ...outline.sections.map(renderSection)].join('\n')
}

const renderSection = ({ title, parts }: OutlineSection): string =>
  renderElement('section', [renderElement('h2', escapeHtml(title)), ...parts.map(renderPart)].join('\n'))

const renderPart = (value: SectionPart): string => {
  switch (value.kind) {
    case 'entry':
      return renderEntry(value)
    case 'group':
      return renderElement(
        'p',
        `${value.label ? `<strong>${escapeHtml(value.label)}:</strong> ` : ''}${value.items.map((item) => escapeHtml(item.text)).join(', ')}`,
      )
    case 'pairs':
      return renderElement(
        'ul',
        value.pairs
          .map(({ term, detail }) =>
            renderElement('li', escapeHtml(detail ? `${term.text}: ${detail.text}` : term.text)),
          )
          .join(''),
      )
    case 'prose':
      return renderProse(value.lines)
  }
}

const renderEntry = ({ title, subtitle, dates, location, details, body }: EntryPart): string => {
  const subtitleLine = [renderText('strong', subtitle), renderText('span', dates, ' class="dates"')]
    .filter(Boolean)
    .join(' ')
  return renderElement(
    'article',
    [
      renderText('h3', title),
      renderElement('p', subtitleLine),
      renderText('p', location),
      ...details.map((detail) => renderElement('p', renderLink(detail))),
      renderProse(body),
    ]
      .filter(Boolean)
      .join('\n'),
  )
}

const renderMarks = (line: Prose): string =>
  (line.parts ?? [line])
    .map(({ text, bold, italic, href }: OutlinePart) => {
      const slanted = italic ? renderElement('em', escapeHtml(text)) : escapeHtml(text)
      const marked = bold ? renderElement('strong', slanted) : slanted
      return href ? `<a href="${escapeHtml(href)}">${marked}</a>` : marked
    })
    .join('')

/** Consecutive bullets become one list; other lines become paragraphs. */
const renderProse = (lines: readonly Prose[]): string => {
  const out: string[] = []
  let list: string[] = []
  const flush = () => {
    if (list.length > 0) out.push(`<ul>${list.join('')}</ul>`)
    list = []
  }
  for (const line of lines) {
    if (line.bullet) list.push(renderElement('li', renderMarks(line)))
    else {
      flush()
      out.push(renderElement('p', renderMarks(line)))
    }
  }
  flush()
  return out.join('\n')
}
