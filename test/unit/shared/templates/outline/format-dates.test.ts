import { describe, expect, it } from 'vitest'
import { getMessages } from '#shared/messages/messages.ts'
import { DATE_FORMATS } from '#shared/resume/schema/content.ts'
import { formatDate } from '#shared/templates/outline/format-dates.ts'

describe('dates of a resume', () => {
  it.each([
    ['es', ['sept. 2021', 'septiembre de 2021', '09/2021', '2021']],
    ['en', ['Sep 2021', 'September 2021', '09/2021', '2021']],
  ] as const)('has four formats (%s)', (language, expected) => {
    const messages = getMessages(language).document
    expect(DATE_FORMATS.map((dateFormat) => formatDate('2021-09', { ...messages, dateFormat }))).toEqual(expected)
  })

  it('keeps a year and a text that is no date', () => {
    const messages = { ...getMessages('en').document, dateFormat: 'numeric' as const }
    expect([formatDate('2019', messages), formatDate('soon', messages)]).toEqual(['2019', 'soon'])
  })
})
