import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { type AppDependencies, createContext } from '../context.ts'
import { readLanguage } from './language.ts'

/** Sets what every request has: its context, its address, no caller yet, and the language of its headers. */
export const setContext = (dependencies: AppDependencies) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set(
      'ctx',
      createContext(dependencies, () => c.executionCtx),
    )
    c.set('clientAddress', dependencies.getClientAddress(c.req.raw, c.env))
    c.set('caller', null)
    c.set('language', readLanguage(c))
    await next()
  })
