import { mkdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { AppError } from '#shared/errors.ts'
import { isLanguage } from '#shared/languages.ts'
import { renderDocx } from '#shared/renderer/docx/render-docx.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { FONT_FAMILIES, PAPERS, type ResumeContent } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { findTemplateById, findTemplateByName, TEMPLATES } from '#shared/templates/catalog.ts'
import { findTemplate } from '#shared/templates/own-template.ts'
import type { Template } from '#shared/templates/template.ts'
import { type CliOptions, type FileCommand, UsageError } from './command.ts'
import { openInput } from './open-input.ts'

const fonts = createNodeFonts()

const FORMATS = ['pdf', 'docx'] as const
type Format = (typeof FORMATS)[number]

/**
 * `render FILE --template ID -o OUT`: renders resume data (JSON, or a PDF or Word file of ours); with several files
 * `-o` is a folder.
 */
export const renderCommand: FileCommand = {
  takes: 'files',
  usage:
    'FILE.json… --template ID [--lang es|en] [--font NAME] [--color #RRGGBB] [--paper a4|letter] [--format pdf|docx] -o OUT   (a folder for several)',
  options: {
    template: { type: 'string' },
    lang: { type: 'string' },
    font: { type: 'string' },
    color: { type: 'string' },
    paper: { type: 'string' },
    format: { type: 'string' },
    out: { type: 'string', short: 'o' },
  },
  check: (options) => {
    assertOneOf('--lang', options['lang'], ['es', 'en'])
    assertOneOf('--font', options['font'], FONT_FAMILIES)
    assertOneOf('--paper', options['paper'], PAPERS)
    assertOneOf('--format', options['format'], FORMATS)
    if (typeof options['color'] === 'string' && !/^#[0-9a-f]{6}$/i.test(options['color']))
      throw new UsageError('--color takes #RRGGBB')
    if (typeof options['out'] !== 'string') throw new UsageError('-o OUT is missing')
    if (typeof options['template'] === 'string' && !findTemplateById(options['template']))
      throw new UsageError(`unknown template: ${options['template']}; one of ${TEMPLATES.map((t) => t.id).join(', ')}`)
  },
  run: async (file, options, tools, files) => {
    const source = await openInput(file, tools, { attachments: true })
    if (source.kind !== 'data') throw new AppError('invalid-json')
    const template = selectTemplate(options, source.imported.content)
    const content = applyStyleOptions(source.imported.content, template, options)
    const language = isLanguage(options['lang'])
      ? options['lang']
      : (source.imported.document?.language ?? source.imported.language ?? 'en')
    const format = selectFormat(options)
    const out = await resolveOutputPath(file, String(options['out']), files.length > 1, format)
    const { document } = source.imported
    const input = {
      content,
      template,
      language,
      fonts: await loadDocumentFonts(fonts, content, template),
      now: tools.now(),
      ...(document && { source: document }),
    }
    if (format === 'docx') {
      const bytes = renderDocx(input)
      await tools.writeBytes(out, bytes)
      return { out, bytes: bytes.length }
    }
    const pdf = renderResume(input)
    await tools.writeBytes(out, pdf.bytes)
    return {
      out,
      pages: pdf.pages.length,
      bytes: pdf.bytes.length,
      missingGlyphs: pdf.missingGlyphs,
      ...(pdf.overflow && { overflow: pdf.overflow }),
    }
  },
}

/** `--format`, else that of the name of the output, else PDF. */
const selectFormat = (options: CliOptions): Format =>
  FORMATS.find((format) => format === options['format']) ??
  (/\.docx$/i.test(String(options['out'])) && options['format'] === undefined ? 'docx' : 'pdf')

const assertOneOf = (name: string, value: CliOptions[string], allowed: readonly string[]): void => {
  if (typeof value === 'string' && !allowed.includes(value))
    throw new UsageError(`${name} must be one of ${allowed.join(', ')}`)
}

/** `--template`, else the template of the document, else the first of the catalog. Throws `unknown-template`. */
const selectTemplate = (options: CliOptions, content: ResumeContent): Template => {
  const requested = typeof options['template'] === 'string' ? options['template'] : content.styling.template
  const template = findTemplate(content.styling, requested) ?? findTemplateByName(requested) ?? TEMPLATES[0]
  if (!template) throw new AppError('unknown-template')
  return template
}

const applyStyleOptions = (content: ResumeContent, template: Template, options: CliOptions): ResumeContent => {
  const { styling } = applyTemplate(content, template)
  const font = FONT_FAMILIES.find((family) => family === options['font'])
  const paper = PAPERS.find((name) => name === options['paper'])
  const color = typeof options['color'] === 'string' ? options['color'] : undefined
  return {
    ...content,
    styling: {
      ...styling,
      ...(font && { fontFamily: font }),
      ...(paper && { paper }),
      ...(color && { primaryColor: color }),
    },
  }
}

const resolveOutputPath = async (
  file: string,
  out: string,
  hasSeveralInputs: boolean,
  format: Format,
): Promise<string> => {
  const isFolder =
    hasSeveralInputs ||
    out.endsWith('/') ||
    (await stat(out).then(
      (s) => s.isDirectory(),
      () => false,
    ))
  if (!isFolder) return out
  await mkdir(out, { recursive: true })
  return join(out, `${basename(file).replace(/\.[^.]*$/, '')}.${format}`)
}
