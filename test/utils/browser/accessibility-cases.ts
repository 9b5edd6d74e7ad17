import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { encodeBase64 } from '#shared/base64.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { checkPdfUa } from '#shared/pdf-ua/check-pdf-ua.ts'
import type { Failure } from '#shared/pdf-ua/report.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { contentSchema, PAPERS, type Paper, type ResumeContent } from '#shared/resume/schema/content.ts'
import { applyTemplate } from '#shared/templates/apply-template.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { sampleEn } from '#shared/templates/sample/sample-en.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import type { Template } from '#shared/templates/template.ts'
import { JPEG } from '../files/pictures.ts'

const SAMPLES = { es: sampleEs, en: sampleEn }
const fonts = createNodeFonts()

/** A resume in one template, language and paper. */
export interface AccessibilityCase {
  readonly name: string
  readonly content: ResumeContent
  readonly template: Template
  readonly language: Language
  readonly paper: Paper
}

/** Three pages of jobs with links, lists and a custom section. */
const lengthen = (content: ResumeContent): ResumeContent => {
  const jobs = content.sections.experience ?? []
  const experience = Array.from({ length: 5 }, (_, n) => jobs.map((job) => ({ ...job, id: `${job.id}-${n}` }))).flat()
  const items = ['First talk, https://example.org/talk', 'Second talk', '• a point']
  const custom = [...(content.sections.custom ?? []), { id: 'talks', title: 'Talks', items }]
  return contentSchema.parse({ ...content, sections: { ...content.sections, experience, custom } })
}

const addPhoto = (content: ResumeContent): ResumeContent => ({
  ...content,
  personalInfo: { ...content.personalInfo, photo: `data:image/jpeg;base64,${encodeBase64(JPEG)}` },
  styling: { ...content.styling, showPhoto: true },
})

const listVariants = (sample: ResumeContent): Readonly<Record<string, ResumeContent>> => ({
  normal: sample,
  photo: addPhoto(sample),
  long: lengthen(sample),
  nameless: addPhoto(contentSchema.parse({ ...sample, personalInfo: { email: 'a@example.org' } })),
  empty: contentSchema.parse({ personalInfo: { fullName: 'Ana Ruiz' } }),
})

/** Every template, language, paper and kind of resume. */
export const accessibilityCases = (): AccessibilityCase[] =>
  TEMPLATES.flatMap((template) =>
    LANGUAGES.flatMap((language) =>
      PAPERS.flatMap((paper) =>
        Object.entries(listVariants(SAMPLES[language])).map(([kind, content]) => ({
          name: `${template.id} ${language} ${paper} ${kind}`,
          content: applyTemplate(content, template),
          template,
          language,
          paper,
        })),
      ),
    ),
  )

/** The PDF of a case. */
export const renderCase = async ({ content, ...input }: AccessibilityCase): Promise<Uint8Array> => {
  const set = await loadDocumentFonts(fonts, content, input.template)
  return renderResume({ ...input, content, fonts: set, now: 0 }).bytes
}

/** The conditions that the PDF of a case does not meet. */
export const checkCase = async (testCase: AccessibilityCase): Promise<Failure[]> =>
  checkPdfUa(await renderCase(testCase))
