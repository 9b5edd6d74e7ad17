import { Hono } from 'hono'
import { AppError } from '#shared/errors.ts'
import type { AppEnv, Deps } from './context.ts'
import { contextOf } from './context-of.ts'
import { accessLog } from './middleware/access-log.ts'
import { plainKeys, sizeLimit } from './middleware/body.ts'
import { clientVersion } from './middleware/client-version.ts'
import { onError } from './middleware/errors.ts'
import { headers } from './middleware/headers.ts'
import { language } from './middleware/language.ts'
import { sameOrigin } from './middleware/origin.ts'
import { pollCache } from './middleware/poll-cache.ts'
import { rate } from './middleware/rate.ts'
import { session } from './middleware/session.ts'
import { account } from './routes/account.ts'
import { auth } from './routes/auth.ts'
import { createSubscription } from './routes/create-subscription.ts'
import { addDocs } from './routes/docs.ts'
import { documents } from './routes/documents.ts'
import { drafts } from './routes/drafts.ts'
import { meta } from './routes/meta.ts'
import { resumes } from './routes/resumes.ts'
import { subscription } from './routes/subscription.ts'
import { templates } from './routes/templates.ts'
import { user } from './routes/user.ts'
import { webhooks } from './routes/webhooks.ts'

/** The whole API under `/api`, the same on Node and on Workers. */
export const createApp = (deps: Deps) => {
  const app = new Hono<AppEnv>()
    .basePath('/api')
    .use(async (c, next) => {
      c.set(
        'ctx',
        contextOf(deps, () => c.executionCtx),
      )
      c.set('address', deps.addressOf(c.req.raw, c.env))
      c.set('signedIn', null)
      c.set('language', 'en')
      await next()
    })
    .use(headers)
    .use(accessLog)
    .use(sameOrigin)
    .use(clientVersion)
    .use(pollCache())
    .use(session)
    .use(language)
    .use(sizeLimit)
    .use(plainKeys)
    .route('/webhooks', webhooks)
    .use(rate('call'))
    .route('/', meta)
    .route('/auth', auth)
    .route('/user', user)
    .route('/subscription', subscription)
    .route('/create-subscription', createSubscription)
    .route('/templates', templates)
    .route('/resumes', resumes)
    .route('/analyzed-resumes', documents)
    .route('/drafts', drafts)
    .route('/account', account)
  addDocs(app)
  app.notFound(() => {
    throw new AppError('not-found')
  })
  app.onError(onError)
  return app
}

export type App = ReturnType<typeof createApp>
