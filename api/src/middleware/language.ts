import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isLanguage, type Language, pickLanguage } from '#shared/languages.ts'
import type { AppEnv } from '../app-env.ts'

/** The `language` query, `preferred`, or the best of Accept-Language. */
export const readLanguage = (c: Context<AppEnv>, preferred?: Language | null): Language => {
  const queried = c.req.query('language')
  return pickLanguage(isLanguage(queried) ? queried : preferred, c.req.header('accept-language'))
}

/** Sets `language` again for a caller who is known, whose last language comes before that of the browser. */
export const detectLanguage = createMiddleware<AppEnv>(async (c, next) => {
  c.set('language', readLanguage(c, c.var.caller?.user.language))
  await next()
})
