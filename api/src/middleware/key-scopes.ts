import type { KeyScope } from '#shared/api-schema/access-keys.ts'

/** What a key needs for a route. A route that is missing here is for sessions only. */
export const KEY_SCOPES_BY_ROUTE: Readonly<Record<string, KeyScope>> = {
  'GET /api/user': 'read',
  'GET /api/user/analysis-usage': 'read',
  'GET /api/user/limits': 'read',
  'GET /api/resumes': 'read',
  'GET /api/resumes/:id': 'read',
  'GET /api/resumes/:id/reading': 'read',
  'GET /api/resumes/:id/correction': 'read',
  'GET /api/resumes/:id/history': 'read',
  'GET /api/resumes/:id/download-report': 'read',
  'GET /api/analyzed-resumes': 'read',
  'GET /api/analyzed-resumes/:id': 'read',
  'GET /api/analyzed-resumes/:id/download': 'read',
  'GET /api/drafts': 'read',
  'GET /api/drafts/:id': 'read',
  'GET /api/drafts/:id/versions': 'read',
  'GET /api/drafts/:id/versions/:versionId': 'read',
  'POST /api/resumes/upload': 'analyze',
  'POST /api/resumes/:id/analyze': 'analyze',
  'DELETE /api/resumes/:id/analyze': 'analyze',
  'POST /api/resumes/:id/improve': 'analyze',
  'POST /api/letters/rewrite': 'analyze',
  'POST /api/translations': 'analyze',
  'PATCH /api/resumes/:id': 'write',
  'DELETE /api/resumes/:id': 'write',
  'PUT /api/resumes/:id/correction': 'write',
  'POST /api/resumes/:id/generate': 'write',
  'PATCH /api/analyzed-resumes/:id': 'write',
  'DELETE /api/analyzed-resumes/:id': 'write',
  'PUT /api/drafts/:id': 'write',
  'DELETE /api/drafts/:id': 'write',
  'PUT /api/drafts/:id/versions/:versionId': 'write',
}

/** The scope that a key needs; undefined where no key is accepted. `pattern`: of the route, e.g. `/api/resumes/:id`. */
export const getKeyScope = (method: string, pattern: string): KeyScope | undefined =>
  KEY_SCOPES_BY_ROUTE[`${method === 'HEAD' ? 'GET' : method} ${pattern}`]
