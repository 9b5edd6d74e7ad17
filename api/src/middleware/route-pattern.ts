import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/**
 * Pattern of the route that answered, e.g. `/api/resumes/:id`, because a URL may hold ids and queries; `none` without
 * one.
 */
export const getRoutePattern = (c: Context): string =>
  matchedRoutes(c).findLast((route) => !route.path.endsWith('*'))?.path ?? 'none'
