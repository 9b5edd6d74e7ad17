import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { analyzedResumes, resumes, templates, users } from '#api/db/schema/index.ts'

const columnsOf = (table: SQLiteTable) =>
  new Map(getTableConfig(table).columns.map((column) => [column.name, column] as const))

/** The fields that each table must have at least. */
const TABLES = [
  [
    'users',
    users,
    'id google_id! email! name! picture stripe_customer_id stripe_subscription_id subscription_status subscription_plan monthly_analysis_count last_analysis_reset created_at',
  ],
  ['resumes', resumes, 'id original_text! file_name analysis_results overall_score created_at'],
  ['templates', templates, 'id name! description! category! html_template! is_popular color_schemes!'],
  ['analyzed_resumes', analyzedResumes, 'id resume_id! template_id! custom_data! generated_pdf_path created_at'],
] as const

describe('the tables', () => {
  it.each(TABLES)('%s has its fields (! required)', (name, table, fields) => {
    expect(getTableConfig(table).name).toBe(name)
    const columns = columnsOf(table)
    for (const field of fields.split(' ')) {
      const column = columns.get(field.replace('!', ''))
      expect(column, field).toBeDefined()
      if (field.endsWith('!')) expect(column?.notNull, field).toBe(true)
    }
  })

  it('has its defaults', () => {
    const columns = columnsOf(users)
    const defaults = ['subscription_status', 'subscription_plan', 'monthly_analysis_count'].map(
      (name) => columns.get(name)?.default,
    )
    expect(defaults).toEqual(['free', 'basic', 0])
    expect(columns.get('last_analysis_reset')?.hasDefault).toBe(true)
    expect([columns.get('google_id')?.isUnique, columns.get('email')?.isUnique]).toEqual([true, true])
    expect(columnsOf(templates).get('is_popular')?.default).toBe(false)
  })
})
