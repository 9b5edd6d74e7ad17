import { createMiddleware } from 'hono/factory'
import { isLanguage, pickLanguage } from '#shared/languages.ts'
import type { AppEnv } from '../context.ts'

/** The language of sentences: `?language=`, else the user's last one, else Accept-Language. */
export const language = createMiddleware<AppEnv>(async (c, next) => {
  const asked = c.req.query('language')
  const stored = isLanguage(asked) ? asked : c.var.signedIn?.user.language
  c.set('language', pickLanguage(stored, c.req.header('accept-language')))
  await next()
})
