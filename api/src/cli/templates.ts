import { templateResponse } from '#shared/api-schema/responses.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { htmlTemplateOf } from '#shared/templates/html.ts'
import { badgeOf } from '#shared/templates/template.ts'
import type { PlainVerb } from './verb.ts'

/** `templates`: the catalogue, as the API gives it, with the badge and both languages' names. */
export const templates: PlainVerb = {
  takes: 'nothing',
  usage: '[--lang es|en]',
  options: { lang: { type: 'string' } },
  run: async ({ lang }) => {
    const language = lang === 'es' ? 'es' : 'en'
    return TEMPLATES.map((template) => ({
      ...templateResponse.parse({
        ...template,
        name: template.name[language],
        description: template.description[language],
        htmlTemplate: htmlTemplateOf(template),
        colorSchemes: template.colorSchemes.map(({ name, primary }) => ({ name: name[language], primary })),
      }),
      badge: badgeOf(template),
      font: template.font,
    }))
  },
}
