import { userResponse } from '#shared/api-schema/account.ts'
import { client, requestJson, requestVoid } from '../api/client.ts'
import { toAppError } from '../api/errors.ts'
import { fetchConfig, QUERY_KEYS } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { setAccountHint } from './account-hint.ts'
import type { SignedIdentity } from './firebase.ts'

const REDIRECTING_KEY = 'faro.redirecting'

let loaded: Promise<typeof import('./firebase.ts')> | undefined

const loadFirebase = () => {
  loaded ??= import('./firebase.ts').catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/** Preloads Firebase when a sign-in is likely: the popup must open within the click. Never throws. */
export const prepareSignIn = async (): Promise<void> => {
  try {
    const [firebase, config] = await Promise.all([loadFirebase(), fetchConfig()])
    await firebase.preloadSignIn(config.signIn)
  } catch (error) {
    console.warn(toAppError(error))
  }
}

/**
 * Signs in with Google in a popup, or by redirect where popups are blocked. Returns `redirecting` when the page is about
 * to be left. Throws the errors of Firebase and of the API.
 */
export const signIn = async (): Promise<'signed-in' | 'redirecting'> => {
  const [firebase, config] = await Promise.all([loadFirebase(), fetchConfig()])
  try {
    await createSession(await firebase.signInByPopup(config.signIn))
    return 'signed-in'
  } catch (error) {
    if (!firebase.isPopupUnavailable(error)) throw error
    sessionStorage.setItem(REDIRECTING_KEY, '1')
    await firebase.signInByRedirect(config.signIn)
    return 'redirecting'
  }
}

/** Completes a sign-in by redirect after the return to the page; null when there was none. */
export const completeRedirectSignIn = async (): Promise<'signed-in' | null> => {
  if (!isReturningFromRedirect()) return null
  sessionStorage.removeItem(REDIRECTING_KEY)
  const [firebase, config] = await Promise.all([loadFirebase(), fetchConfig()])
  const identity = await firebase.getRedirectIdentity(config.signIn)
  if (!identity) return null
  await createSession(identity)
  return 'signed-in'
}

const isReturningFromRedirect = (): boolean => {
  try {
    return sessionStorage.getItem(REDIRECTING_KEY) !== null
  } catch {
    return false
  }
}

/** Exchanges the identity for a session cookie. A failed subscription sync is only logged. */
const createSession = async (identity: SignedIdentity): Promise<void> => {
  const { uid: googleId, email } = identity
  await requestVoid(
    client.api.auth.sync.$post(
      { json: { googleId, email, name: identity.displayName, picture: identity.photoURL } },
      { headers: { authorization: `Bearer ${identity.idToken}` } },
    ),
  )
  await requestVoid(client.api.subscription.sync.$post({ json: { googleId, email } })).catch((error: unknown) => {
    console.warn(toAppError(error))
  })
  queryClient.removeQueries({ queryKey: QUERY_KEYS.mine })
  const user = await requestJson(client.api.user.$get(), userResponse)
  queryClient.setQueryData(QUERY_KEYS.user, user)
  setAccountHint(user.id)
}

/** Ends the session on the server and clears its cached data. Throws the API's errors; nothing is cleared then. */
export const signOut = async (): Promise<void> => {
  await requestVoid(client.api.auth['sign-out'].$post())
  clearCachedSession()
  await loaded?.then((firebase) => firebase.clearIdentity())
}

/** Ends every session of the account, including this one. */
export const signOutEverywhere = async (): Promise<void> => {
  await requestVoid(client.api.auth['sign-out-everywhere'].$post())
  clearCachedSession()
}

/** Clears the cached data of an ended session. */
export const clearCachedSession = (): void => {
  setAccountHint(null)
  queryClient.removeQueries({ queryKey: QUERY_KEYS.mine })
}
