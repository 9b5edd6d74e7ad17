import type { Language } from '../languages.ts'
import { getMessages } from '../messages/messages.ts'
import type { ResumeContent } from '../resume/schema/content.ts'
import { createOutline } from './outline/create-outline.ts'
import type {
  EntryDetail,
  EntryPart,
  Outline,
  OutlineSection,
  OutlineText,
  Prose,
  SectionPart,
} from './outline/outline.ts'
import type { Template } from './template.ts'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

const element = (name: string, text: string, attributes = ''): string =>
  text ? `<${name}${attributes}>${text}</${name}>` : ''
const said = (name: string, value: OutlineText | undefined, attributes = ''): string =>
  value ? element(name, escaped(value.text), attributes) : ''
const linked = ({ text, href }: Pick<EntryDetail, 'text' | 'href'>): string =>
  href ? `<a href="${escaped(href)}">${escaped(text)}</a>` : escaped(text)

/** The resume as a page of semantic HTML of its own: headings, lists, links; every value escaped, no script. */
export const renderHtml = (content: ResumeContent, template: Template, language: Language): string => {
  const outline = createOutline(content, language)
  const words = getMessages(language).document
  const title = outline.name.text ? words.documentTitle(outline.name.text) : words.untitled
  return page(language, title, content.styling.primaryColor || primaryOf(template), body(outline))
}

const primaryOf = (template: Template): string => template.colorSchemes[0]?.primary ?? '#1565c0'

/** The template's page with `{{field}}` in place of values: what the API's `htmlTemplate` holds. Logic-less. */
export const renderHtmlTemplate = (template: Template): string => {
  const entry = (section: string, head: string, sub: string) =>
    `<section id="${section}"><h2>{{${section}.title}}</h2><article><h3>{{${head}}}</h3><p><strong>{{${sub}}}</strong> <span class="dates">{{dates}}</span></p><ul><li>{{line}}</li></ul></article></section>`
  const parts = [
    '<header><h1>{{fullName}}</h1><p class="title">{{title}}</p><address>{{contact}}</address></header>',
    '<section id="summary"><h2>{{summary.title}}</h2><p>{{summary}}</p></section>',
    entry('experience', 'company', 'position'),
    entry('education', 'institution', 'degree'),
    '<section id="skills"><h2>{{skills.title}}</h2><p>{{skills}}</p></section>',
  ]
  return page('{{language}}', '{{documentTitle}}', primaryOf(template), parts.join('\n'))
}

const page = (language: string, title: string, primary: string, inner: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.startsWith('{{') ? title : escaped(title)}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;color:#12202e;max-width:46rem;margin:2rem auto;padding:0 1rem}
h1,h2{color:${primary};line-height:1.2}h1{margin:0}h2{font-size:1rem;text-transform:uppercase;border-bottom:1px solid;margin:1.6rem 0 .6rem}
h3{font-size:1rem;margin:1rem 0 0}p{margin:.2rem 0}ul{margin:.3rem 0;padding-left:1.2rem}address{font-style:normal}.dates{float:right;color:#53606d}
</style>
</head>
<body>
${inner}
</body>
</html>
`

const body = (outline: Outline): string => {
  const contacts = outline.contact.map((contact) => element('li', linked(contact))).join('')
  const header = [
    said('h1', outline.name),
    said('p', outline.title, ' class="title"'),
    contacts && `<address><ul>${contacts}</ul></address>`,
  ]
  return [element('header', header.filter(Boolean).join('\n')), ...outline.sections.map(section)].join('\n')
}

const section = ({ title, parts }: OutlineSection): string =>
  element('section', [element('h2', escaped(title)), ...parts.map(part)].join('\n'))

const part = (value: SectionPart): string => {
  switch (value.kind) {
    case 'entry':
      return entryHtml(value)
    case 'group':
      return element(
        'p',
        `${value.label ? `<strong>${escaped(value.label)}:</strong> ` : ''}${value.items.map((item) => escaped(item.text)).join(', ')}`,
      )
    case 'pairs':
      return element(
        'ul',
        value.pairs
          .map(({ term, detail }) => element('li', escaped(detail ? `${term.text}: ${detail.text}` : term.text)))
          .join(''),
      )
    case 'prose':
      return proseHtml(value.lines)
  }
}

const entryHtml = ({
  title: head,
  subtitle: sub,
  dates,
  location: place,
  details: facts,
  body: lines,
}: EntryPart): string => {
  const second = [said('strong', sub), said('span', dates, ' class="dates"')].filter(Boolean).join(' ')
  return element(
    'article',
    [
      said('h3', head),
      element('p', second),
      said('p', place),
      ...facts.map((fact) => element('p', linked(fact))),
      proseHtml(lines),
    ]
      .filter(Boolean)
      .join('\n'),
  )
}

/** Paragraphs, and lists where lines are bullets. */
const proseHtml = (lines: readonly Prose[]): string => {
  const out: string[] = []
  let list: string[] = []
  const flush = () => {
    if (list.length > 0) out.push(`<ul>${list.join('')}</ul>`)
    list = []
  }
  for (const line of lines) {
    if (line.bullet) list.push(element('li', escaped(line.text)))
    else {
      flush()
      out.push(element('p', escaped(line.text)))
    }
  }
  flush()
  return out.join('\n')
}
