import { templateResponse } from '#shared/api-schema/templates.ts'
import { getBadge } from '#shared/templates/badge.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { renderHtmlTemplate } from '#shared/templates/render-html.ts'
import type { PlainCommand } from './command.ts'

/** `templates`: prints the template catalog as the API returns it, with badge and font. */
export const templatesCommand: PlainCommand = {
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
        htmlTemplate: renderHtmlTemplate(template),
        colorSchemes: template.colorSchemes.map(({ name, primary }) => ({ name: name[language], primary })),
      }),
      badge: getBadge(template),
      font: template.font,
    }))
  },
}
