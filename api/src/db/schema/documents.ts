import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Language } from '#shared/languages.ts'
import type { TemplateCategory } from '#shared/resume/design/design-axes.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { createdAt, id } from './columns.ts'
import { resumes } from './resumes.ts'
import { owner } from './users.ts'

export interface StoredColorScheme {
  readonly name: string
  readonly nameEs: string
  readonly primary: string
}

export const templates = sqliteTable('templates', {
  id: id(),
  name: text('name').notNull(),
  nameEs: text('name_es').notNull(),
  description: text('description').notNull(),
  descriptionEs: text('description_es').notNull(),
  category: text('category').$type<TemplateCategory>().notNull(),
  htmlTemplate: text('html_template').notNull(),
  isPopular: integer('is_popular', { mode: 'boolean' }).notNull().default(false),
  colorSchemes: text('color_schemes', { mode: 'json' }).$type<StoredColorScheme[]>().notNull(),
  position: integer('position').notNull(),
})

export const analyzedResumes = sqliteTable(
  'analyzed_resumes',
  {
    id: id(),
    userId: owner(),
    resumeId: text('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    templateId: text('template_id')
      .notNull()
      .references(() => templates.id),
    customData: text('custom_data', { mode: 'json' }).$type<ResumeContent>().notNull(),
    /** Always null: the PDF is rendered again from `customData`, which gives the same bytes. */
    generatedPdfPath: text('generated_pdf_path'),
    createdAt: createdAt(),
    name: text('name').notNull(),
    language: text('language').$type<Language>(),
    idempotencyKey: text('idempotency_key'),
  },
  (t) => [
    index('analyzed_resumes_user').on(t.userId, t.createdAt),
    index('analyzed_resumes_resume').on(t.resumeId),
    uniqueIndex('analyzed_resumes_idempotency').on(t.userId, t.idempotencyKey),
  ],
)
