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
import { accessKeyRoutes } from './routes/account/access-keys.ts'
import { accountRoutes } from './routes/account/account.ts'
import { authRoutes } from './routes/account/auth.ts'
import { supportRoutes } from './routes/account/support.ts'
import { userRoutes } from './routes/account/user.ts'
import { webhookEndpointRoutes } from './routes/account/webhook-endpoints.ts'
import { createSubscriptionRoutes } from './routes/billing/create-subscription.ts'
import { subscriptionRoutes } from './routes/billing/subscription.ts'
import { trialRoutes } from './routes/billing/trial.ts'
import { webhookRoutes } from './routes/billing/webhooks.ts'
import { correctionRoutes } from './routes/resume/corrections.ts'
import { documentRoutes } from './routes/resume/documents.ts'
import { draftVersionRoutes } from './routes/resume/draft-versions.ts'
import { draftRoutes } from './routes/resume/drafts.ts'
import { letterRoutes } from './routes/resume/letters.ts'
import { ownDesignRoutes } from './routes/resume/own-designs.ts'
import { proposalRoutes } from './routes/resume/proposals.ts'
import { resumeRoutes } from './routes/resume/resumes.ts'
import { shareRoutes } from './routes/resume/shares.ts'
import { templateRoutes } from './routes/resume/templates.ts'
import { translationRoutes } from './routes/resume/translations.ts'
import { addDocsRoutes } from './routes/system/docs.ts'
import { metaRoutes } from './routes/system/meta.ts'
import { metricsRoutes } from './routes/system/metrics.ts'
import { reportRoutes } from './routes/system/reports.ts'
import { candidateRoutes } from './routes/team/candidates.ts'
import { openingRoutes } from './routes/team/openings.ts'
import { teamRoutes } from './routes/team/team.ts'

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
    .route('/resumes', correctionRoutes)
    .route('/analyzed-resumes', documentRoutes)
    .route('/drafts', draftRoutes)
    .route('/drafts', draftVersionRoutes)
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
