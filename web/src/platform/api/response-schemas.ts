/** The schemas of the API's responses. A chunk of its own, because screens are shown before their first response. */
export { accessKeysResponse, createdAccessKeyResponse } from '#shared/api-schema/access-keys.ts'
export { accountLimitsResponse, sessionsResponse, usageResponse, userResponse } from '#shared/api-schema/account.ts'
export { correctionBody, correctionResponse } from '#shared/api-schema/corrections.ts'
export { generateResponse } from '#shared/api-schema/documents.ts'
export { draftVersionResponse, draftVersionsResponse } from '#shared/api-schema/draft-versions.ts'
export { draftResponse, draftSavedResponse, draftsResponse } from '#shared/api-schema/drafts.ts'
export { historyResponse } from '#shared/api-schema/history.ts'
export { letterRewriteResponse } from '#shared/api-schema/letters.ts'
export { ownDesignResponse, ownDesignSavedResponse, ownDesignsResponse } from '#shared/api-schema/own-designs.ts'
export { proposalsResponse } from '#shared/api-schema/proposals.ts'
export {
  analyzeResponse,
  improveResponse,
  resumeResponse,
  resumesResponse,
  uploadResponse,
} from '#shared/api-schema/resumes.ts'
export { shareResponse, sharesResponse } from '#shared/api-schema/shares.ts'
export {
  beginTrialResponse,
  changePlanResponse,
  changePreviewResponse,
  createSubscriptionResponse,
  invoicesResponse,
  portalResponse,
  subscriptionStatusResponse,
} from '#shared/api-schema/subscriptions.ts'
export { ticketResponse, ticketsResponse } from '#shared/api-schema/support.ts'
export { configResponse } from '#shared/api-schema/system.ts'
export {
  boardResponse,
  candidateMatchesResponse,
  candidateResponse,
  candidateSummaryResponse,
  createdInvitationResponse,
  invitationPreviewResponse,
  openingResponse,
  ownTeamResponse,
  teamResponse,
} from '#shared/api-schema/teams.ts'
export { translateResponse } from '#shared/api-schema/translations.ts'
export {
  createdWebhookEndpointResponse,
  webhookEndpointResponse,
  webhookEndpointsResponse,
} from '#shared/api-schema/webhook-endpoints.ts'
export { extractedDocumentSchema } from '#shared/parser/extracted-document.ts'
