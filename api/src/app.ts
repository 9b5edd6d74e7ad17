import { Hono } from 'hono'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from './app-env.ts'
import type { AppDependencies } from './context.ts'
import { logRequest } from './middleware/access-log.ts'
import { loadCaller } from './middleware/caller.ts'
import { requireClientVersion } from './middleware/client-version.ts'
import { handleError } from './middleware/errors.ts'
import { detectLanguage } from './middleware/language.ts'
import { cachePolls } from './middleware/poll-cache.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { checkJsonText, limitBodySize } from './middleware/request-body.ts'
import { setResponseHeaders } from './middleware/response-headers.ts'
import { requireSameOrigin } from './middleware/same-origin.ts'
import { setContext } from './middleware/set-context.ts'
import { traceRequest } from './middleware/trace-request.ts'
import { accessKeyRoutes } from './routes/access-keys.ts'
import { accountRoutes } from './routes/account.ts'
import { authRoutes } from './routes/auth.ts'
import { candidateRoutes } from './routes/candidates.ts'
import { createSubscriptionRoutes } from './routes/create-subscription.ts'
import { addDocsRoutes } from './routes/docs.ts'
import { documentRoutes } from './routes/documents.ts'
import { draftRoutes } from './routes/drafts.ts'
import { letterRoutes } from './routes/letters.ts'
import { metaRoutes } from './routes/meta.ts'
import { metricsRoutes } from './routes/metrics.ts'
import { openingRoutes } from './routes/openings.ts'
import { ownDesignRoutes } from './routes/own-designs.ts'
import { proposalRoutes } from './routes/proposals.ts'
import { reportRoutes } from './routes/reports.ts'
import { resumeRoutes } from './routes/resumes.ts'
import { shareRoutes } from './routes/shares.ts'
import { subscriptionRoutes } from './routes/subscription.ts'
import { supportRoutes } from './routes/support.ts'
import { teamRoutes } from './routes/team.ts'
import { templateRoutes } from './routes/templates.ts'
import { translationRoutes } from './routes/translations.ts'
import { trialRoutes } from './routes/trial.ts'
import { userRoutes } from './routes/user.ts'
import { webhookEndpointRoutes } from './routes/webhook-endpoints.ts'
import { webhookRoutes } from './routes/webhooks.ts'

/** The whole API under `/api`; the same on Node and on Workers. */
export const createApp = (dependencies: AppDependencies) => {
  const app = new Hono<AppEnv>()
    .basePath('/api')
    .use(setContext(dependencies))
    .use(setResponseHeaders)
    .use(logRequest)
    .use(traceRequest)
    .route('/reports', reportRoutes)
    .use(requireSameOrigin)
    .use(requireClientVersion)
    .use(cachePolls())
    .use(loadCaller)
    .use(detectLanguage)
    .use(limitBodySize)
    .use(checkJsonText)
    .route('/webhooks', webhookRoutes)
    .use(rateLimit('call'))
    .route('/', metaRoutes)
    .route('/metrics', metricsRoutes)
    .route('/auth', authRoutes)
    .route('/user', userRoutes)
    .route('/subscription/trial', trialRoutes)
    .route('/subscription', subscriptionRoutes)
    .route('/create-subscription', createSubscriptionRoutes)
    .route('/templates', templateRoutes)
    .route('/resumes', resumeRoutes)
    .route('/analyzed-resumes', documentRoutes)
    .route('/drafts', draftRoutes)
    .route('/letters', letterRoutes)
    .route('/translations', translationRoutes)
    .route('/designs', ownDesignRoutes)
    .route('/account', accountRoutes)
    .route('/access-keys', accessKeyRoutes)
    .route('/shares', shareRoutes)
    .route('/proposals', proposalRoutes)
    .route('/webhook-endpoints', webhookEndpointRoutes)
    .route('/support', supportRoutes)
    .route('/team', teamRoutes)
    .route('/team/openings', openingRoutes)
    .route('/team/candidates', candidateRoutes)
  addDocsRoutes(app)
  app.notFound(() => {
    throw new AppError('not-found')
  })
  app.onError(handleError)
  return app
}

export type App = ReturnType<typeof createApp>
