import * as z from 'zod'
import { brandSchema } from '../design/brand.ts'
import { ownDesignSchema } from '../design/own-design.ts'
import { colorSchema, DEFAULT_COLOR, DEFAULT_FONT, fontFamilySchema, SECTION_KEYS } from '../design/styling-values.ts'
import { LIMITS } from './limits.ts'

export {
  colorSchema,
  DEFAULT_COLOR,
  DEFAULT_FONT,
  FONT_FAMILIES,
  type FontFamily,
  SECTION_KEYS,
  type SectionKey,
} from '../design/styling-values.ts'

/**
 * The flat resume in one language: what the parser returns, the rules score and the renderer draws. Every field may be
 * missing. `strictContentSchema` below is the version that the API requires.
 */
const line = z.string().max(LIMITS.lineChars)
const prose = z.string().max(LIMITS.proseChars)
const list = <T extends z.ZodType>(item: T) => z.array(item).max(LIMITS.listItems)
const id = z.string().max(64).optional()

const PROFICIENCIES = ['Básico', 'Intermedio', 'Avanzado', 'Nativo'] as const
const proficiencySchema = z.enum(PROFICIENCIES)
export type Proficiency = z.infer<typeof proficiencySchema>

export const PAPERS = ['a4', 'letter'] as const
const paperSchema = z.enum(PAPERS)
export type Paper = z.infer<typeof paperSchema>

const sectionNameSchema = z.union([z.enum(SECTION_KEYS), z.templateLiteral(['custom:', z.string()])])
export type SectionName = z.infer<typeof sectionNameSchema>

export const personalInfoSchema = z.object({
  fullName: line.default(''),
  title: line.default(''),
  email: line.default(''),
  phone: line.default(''),
  location: line.optional(),
  linkedin: line.optional(),
  website: line.optional(),
  links: list(z.object({ id, label: line.optional(), url: line })).optional(),
  /** A data URL (PNG or JPEG). It is shown only when the template has a place for it and `showPhoto` is set. */
  photo: z
    .string()
    .max(LIMITS.photoChars)
    .regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/)
    .optional(),
})

const experienceSchema = z.object({
  id,
  company: line.default(''),
  position: line.default(''),
  startDate: line.default(''),
  endDate: line.optional(),
  current: z.boolean().optional(),
  location: line.optional(),
  description: prose.default(''),
  achievements: list(prose).optional(),
})

const educationSchema = z.object({
  id,
  institution: line.default(''),
  degree: line.default(''),
  field: line.default(''),
  startDate: line.default(''),
  endDate: line.optional(),
  current: z.boolean().optional(),
  gpa: line.optional(),
  honors: line.optional(),
  location: line.optional(),
  description: prose.optional(),
})

const languageSkillSchema = z.object({
  id,
  language: line.default(''),
  /** Missing where the level is not stated. */
  proficiency: proficiencySchema.optional(),
  /** The original wording of the level (`C1`, `DELF B2`) when it is more precise than the four levels. */
  detail: line.optional(),
})

const skillsSchema = z.object({
  technical: list(z.string().max(LIMITS.skillChars)).default([]),
  languages: list(languageSkillSchema).default([]),
  soft: list(z.string().max(LIMITS.skillChars)).default([]),
  /** Named groups of technical skills, in their order. `technical` has their skills too. */
  groups: list(z.object({ id, name: line, items: list(z.string().max(LIMITS.skillChars)) })).optional(),
})

const certificationSchema = z.object({
  id,
  name: line.default(''),
  issuer: line.default(''),
  date: line.default(''),
  expiryDate: line.optional(),
  credentialId: line.optional(),
  url: line.optional(),
})

const projectSchema = z.object({
  id,
  name: line.default(''),
  description: prose.default(''),
  technologies: list(line).optional(),
  url: line.optional(),
  startDate: line.optional(),
  endDate: line.optional(),
})

const awardSchema = z.object({
  id,
  title: line.default(''),
  issuer: line.default(''),
  date: line.default(''),
  description: prose.optional(),
})

const volunteerSchema = z.object({
  id,
  organization: line.default(''),
  role: line.default(''),
  startDate: line.default(''),
  endDate: line.optional(),
  current: z.boolean().optional(),
  description: prose.default(''),
})

/** Any section without a schema of its own: publications, interests, references … */
const customSectionSchema = z.object({ id: z.string().max(64), title: line.default(''), items: list(prose) })

const sectionsSchema = z.object({
  summary: prose.optional(),
  experience: list(experienceSchema).optional(),
  education: list(educationSchema).optional(),
  skills: skillsSchema.optional(),
  certifications: list(certificationSchema).optional(),
  projects: list(projectSchema).optional(),
  awards: list(awardSchema).optional(),
  volunteer: list(volunteerSchema).optional(),
  custom: list(customSectionSchema).optional(),
})

/** `Mar 2021`, `March 2021`, `03/2021`, `2021`. */
export const DATE_FORMATS = ['short', 'long', 'numeric', 'year'] as const
export type DateFormat = (typeof DATE_FORMATS)[number]
const ENTRY_ORDERS = ['company-first', 'position-first'] as const
export const PHOTO_SHAPES = ['round', 'square', 'rounded'] as const

export const stylingSchema = z.object({
  primaryColor: colorSchema.default(DEFAULT_COLOR),
  fontFamily: fontFamilySchema.default(DEFAULT_FONT),
  /** The family of name and headings; that of the template by default. */
  displayFont: fontFamilySchema.optional(),
  /** True when `fontFamily` came with the template, false when the person chose it. */
  ownFont: z.boolean().optional(),
  /** Id of the template: one of the catalog, or that of `design`. */
  template: line.default(''),
  /** A design of the person's own, with all of its data, so that the resume looks the same everywhere. */
  design: ownDesignSchema.optional(),
  /** Logo, colors, faces and footer of the person's own, drawn in any template. */
  brand: brandSchema.optional(),
  /** False sets the text in `fontFamily` although the brand has faces. */
  brandFaces: z.boolean().optional(),
  paper: paperSchema.optional(),
  /** Order of the sections; sections that are not listed follow in the default order. */
  order: list(sectionNameSchema).optional(),
  /** Sections that start on a new page. */
  pageBreaks: list(sectionNameSchema).optional(),
  /** Section headings that replace the default ones. */
  titles: z.partialRecord(z.enum(SECTION_KEYS), line).optional(),
  /** The page count to fit the resume on: by reducing space first, then text size, never below 9 pt. */
  fitPages: z.int().min(1).max(20).optional(),
  showPhoto: z.boolean().optional(),
  /** Sizes as shares of the template's own. */
  textScale: z.number().min(0.85).max(1.25).optional(),
  lineScale: z.number().min(0.85).max(1.25).optional(),
  spaceScale: z.number().min(0.5).max(1.75).optional(),
  marginScale: z.number().min(0.6).max(1.4).optional(),
  /** Icons before the contacts; as the template has it by default. */
  icons: z.boolean().optional(),
  dateFormat: z.enum(DATE_FORMATS).optional(),
  /** What an entry begins with; as the template has it by default. */
  entryOrder: z.enum(ENTRY_ORDERS).optional(),
  photoShape: z.enum(PHOTO_SHAPES).optional(),
  photoZoom: z.number().min(1).max(3).optional(),
  /** The part of the photo that stays in view, from 0 (left, top) to 1. */
  photoX: z.number().min(0).max(1).optional(),
  photoY: z.number().min(0).max(1).optional(),
  /** False leaves the resume as data out of its PDF. */
  embedData: z.boolean().optional(),
})

/** A letter as it is printed: its subject, and its parts from the date to the signature. */
const letterContentSchema = z.object({
  subject: line.default(''),
  parts: list(z.object({ id: z.string().max(80), lines: list(prose) })),
})
export type LetterContent = z.infer<typeof letterContentSchema>

export const contentSchema = z.object({
  personalInfo: personalInfoSchema.prefault({}),
  sections: sectionsSchema.prefault({}),
  styling: stylingSchema.prefault({}),
  /** Set for a letter, which has no sections. */
  letter: letterContentSchema.optional(),
})
export type ResumeContent = z.infer<typeof contentSchema>

/** The fields of a resume without photo and styling. */
export const bareContentSchema = contentSchema
  .pick({ sections: true })
  .extend({ personalInfo: personalInfoSchema.omit({ photo: true }).prefault({}) })
export type PersonalInfo = z.infer<typeof personalInfoSchema>
export type Sections = z.infer<typeof sectionsSchema>
export type Styling = z.infer<typeof stylingSchema>
export type Experience = z.infer<typeof experienceSchema>
export type Education = z.infer<typeof educationSchema>
export type LanguageSkill = z.infer<typeof languageSkillSchema>
export type Certification = z.infer<typeof certificationSchema>
export type Project = z.infer<typeof projectSchema>
export type Award = z.infer<typeof awardSchema>
export type CustomSection = z.infer<typeof customSectionSchema>

/** The `customData` of `POST /api/resumes/{id}/generate`. */
export const strictContentSchema = z.object({
  personalInfo: personalInfoSchema.extend({
    fullName: line,
    title: line,
    email: z.email().max(LIMITS.lineChars),
    phone: line,
  }),
  sections: sectionsSchema.extend({
    experience: list(
      experienceSchema.extend({ company: line, position: line, startDate: line, description: prose }),
    ).optional(),
    education: list(
      educationSchema.extend({ institution: line, degree: line, field: line, startDate: line }),
    ).optional(),
    skills: skillsSchema
      .extend({
        languages: list(languageSkillSchema.extend({ language: line })).default([]),
      })
      .optional(),
    certifications: list(certificationSchema.extend({ name: line, issuer: line, date: line })).optional(),
    projects: list(projectSchema.extend({ name: line, description: prose })).optional(),
    awards: list(awardSchema.extend({ title: line, issuer: line, date: line })).optional(),
    volunteer: list(
      volunteerSchema.extend({ organization: line, role: line, startDate: line, description: prose }),
    ).optional(),
  }),
  styling: stylingSchema.extend({ primaryColor: colorSchema, fontFamily: fontFamilySchema, template: line }),
})
