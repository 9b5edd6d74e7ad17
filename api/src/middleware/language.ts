import { createMiddleware } from 'hono/factory'
import { isLanguage, pickLanguage } from '#shared/languages.ts'
import type { AppEnv } from '../app-env.ts'

/** Sets `language`: the `language` query, the user's last language, or the best of Accept-Language. */
export const detectLanguage = createMiddleware<AppEnv>(async (c, next) => {
  const queried = c.req.query('language')
  const preferred = isLanguage(queried) ? queried : c.var.caller?.user.language
  c.set('language', pickLanguage(preferred, c.req.header('accept-language')))
  await next()
})
