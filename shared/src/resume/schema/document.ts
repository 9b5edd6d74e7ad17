import * as z from 'zod'
import { countrySchema } from '../../countries.ts'
import { idSchema } from '../../ids.ts'
import { LANGUAGES } from '../../languages.ts'
import { letterSchema } from '../letter/letter.ts'
import { personalInfoSchema, stylingSchema } from './content.ts'
import { cvDateSchema } from './dates.ts'
import { LIMITS } from './limits.ts'
import { type LocalizedText, localizedTextSchema } from './localized-text.ts'

export type { LocalizedText }

/**
 * The stored resume: one tree for both languages. Prose is `{es?, en?}`, every entry has a stable id.
 * `documentToContent` converts it to a flat `ResumeContent` in one language.
 */
export const SCHEMA_VERSION = 2

const line = z.string().max(LIMITS.lineChars)

const skillList = z.array(z.string().max(LIMITS.skillChars)).max(LIMITS.listItems)
const localizedTextListSchema = z.object({ es: skillList.optional(), en: skillList.optional() })
export type LocalizedTextList = z.infer<typeof localizedTextListSchema>

const entry = { id: idSchema, hidden: z.boolean().default(false) }
const list = <T extends z.ZodType>(item: T) => z.array(item).max(LIMITS.listItems).default([])
const date = cvDateSchema.nullable().default(null)
const text = localizedTextSchema.default({})
const bullet = z.object({ id: idSchema, text })

/** Technical skills under a name, such as those of one area. */
const skillGroupSchema = z.object({ id: idSchema, name: text, items: localizedTextListSchema.default({}) })
export type SkillGroup = z.infer<typeof skillGroupSchema>

/** `unstated` is a language without a level. */
export const PROFICIENCY_CODES = ['unstated', 'basic', 'intermediate', 'advanced', 'native'] as const
export type ProficiencyCode = (typeof PROFICIENCY_CODES)[number]

export const experienceEntrySchema = z.object({
  ...entry,
  company: line.default(''),
  position: text,
  startDate: date,
  endDate: date,
  current: z.boolean().default(false),
  location: text,
  description: text,
  achievements: list(bullet),
})
const educationEntrySchema = z.object({
  ...entry,
  institution: line.default(''),
  degree: text,
  field: text,
  startDate: date,
  endDate: date,
  current: z.boolean().default(false),
  gpa: line.default(''),
  honors: text,
  location: text,
  description: text,
})
const languageEntrySchema = z.object({
  ...entry,
  language: text,
  proficiency: z.enum(PROFICIENCY_CODES).default('intermediate'),
  detail: line.default(''),
})
const certificationEntrySchema = z.object({
  ...entry,
  name: text,
  issuer: line.default(''),
  date,
  expiryDate: date,
  credentialId: line.default(''),
  url: line.default(''),
})
const projectEntrySchema = z.object({
  ...entry,
  name: text,
  description: text,
  technologies: z.array(line).max(LIMITS.listItems).default([]),
  url: line.default(''),
  startDate: date,
  endDate: date,
})
const awardEntrySchema = z.object({ ...entry, title: text, issuer: line.default(''), date, description: text })
const volunteerEntrySchema = z.object({
  ...entry,
  organization: line.default(''),
  role: text,
  startDate: date,
  endDate: date,
  current: z.boolean().default(false),
  description: text,
})
const customEntrySchema = z.object({ ...entry, title: text, items: list(bullet) })

export const ENTRY_SCHEMAS = {
  experience: experienceEntrySchema,
  education: educationEntrySchema,
  languages: languageEntrySchema,
  certifications: certificationEntrySchema,
  projects: projectEntrySchema,
  awards: awardEntrySchema,
  volunteer: volunteerEntrySchema,
  custom: customEntrySchema,
} as const
export type EntryListKey = keyof typeof ENTRY_SCHEMAS
export type Entry<K extends EntryListKey> = z.infer<(typeof ENTRY_SCHEMAS)[K]>

export const documentSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  id: idSchema,
  /** The language of the PDF. A new document takes the language of the interface. */
  language: z.enum(LANGUAGES),
  /** Whose customs the resume is judged by; missing to guess it from telephone and place. */
  country: countrySchema.optional(),
  personalInfo: personalInfoSchema.omit({ title: true, location: true, links: true }).extend({
    title: text,
    location: text,
    linkedin: line.default(''),
    website: line.default(''),
    links: list(z.object({ id: idSchema, label: line.default(''), url: line.default('') })),
  }),
  summary: text,
  skills: z
    .object({
      /** Technical skills outside of the groups. */
      technical: localizedTextListSchema.default({}),
      soft: localizedTextListSchema.default({}),
      groups: list(skillGroupSchema),
    })
    .prefault({}),
  experience: list(experienceEntrySchema),
  education: list(educationEntrySchema),
  languages: list(languageEntrySchema),
  certifications: list(certificationEntrySchema),
  projects: list(projectEntrySchema),
  awards: list(awardEntrySchema),
  volunteer: list(volunteerEntrySchema),
  custom: list(customEntrySchema),
  /** Sections that are stored but not printed. */
  hiddenSections: z.array(z.string().max(80)).max(LIMITS.listItems).default([]),
  /** Section headings that replace the default ones, by section key. */
  titles: z.record(z.string().max(80), localizedTextSchema).default({}),
  styling: stylingSchema.omit({ titles: true }).prefault({}),
  /** Makes the document a letter: it has a header and a design, and no sections. */
  letter: letterSchema.optional(),
})
export type ResumeDocument = z.infer<typeof documentSchema>

/** A document without content. */
export const createEmptyDocument = (id: string, language: ResumeDocument['language']): ResumeDocument =>
  documentSchema.parse({ schemaVersion: SCHEMA_VERSION, id, language, personalInfo: {} })
