import { userResponse } from '#shared/api-schema/account.ts'
import { client, requestJson, requestVoid } from '../api/client.ts'
import { toAppError } from '../api/errors.ts'
import { fetchConfig, QUERY_KEYS } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { setAccountHint } from './account-hint.ts'
import type { SignedIdentity } from './firebase.ts'

const REDIRECTING = 'faro.redirecting'

let loaded: Promise<typeof import('./firebase.ts')> | undefined

const loadFirebase = () => {
  loaded ??= import('./firebase.ts').catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/** On intent (hover, focus, a sign-in card on screen): so that the click can open its popup at once. */
export const prepareSignIn = async (): Promise<void> => {
  try {
    const [firebase, config] = await Promise.all([loadFirebase(), fetchConfig()])
    await firebase.preloadSignIn(config.signIn)
  } catch (error) {
    console.warn(toAppError(error))
  }
}

/**
 * Signs in with Google: popup first, redirect where popups are blocked.
 * Answers `redirecting` when the page is being left. Throws when it did not work.
 */
export const signIn = async (): Promise<'signed-in' | 'redirecting'> => {
  const [firebase, config] = await Promise.all([loadFirebase(), fetchConfig()])
  try {
    await createSession(await firebase.signInByPopup(config.signIn))
    return 'signed-in'
  } catch (error) {
    if (!firebase.isPopupUnavailable(error)) throw error
    sessionStorage.setItem(REDIRECTING, '1')
    await firebase.signInByRedirect(config.signIn)
    return 'redirecting'
  }
}

/** Takes up a sign-in by redirect after the return to the page; null when there was none. */
export const completeRedirectSignIn = async (): Promise<'signed-in' | null> => {
  if (!isReturning()) return null
  sessionStorage.removeItem(REDIRECTING)
  const [firebase, config] = await Promise.all([loadFirebase(), fetchConfig()])
  const identity = await firebase.getRedirectIdentity(config.signIn)
  if (!identity) return null
  await createSession(identity)
  return 'signed-in'
}

const isReturning = (): boolean => {
  try {
    return sessionStorage.getItem(REDIRECTING) !== null
  } catch {
    return false
  }
}

/** Trades the identity for our session cookie; a failed subscription sync is only logged (spec section 8). */
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

/** Ends the session on the server and forgets what was cached of it. Throws when the server could not be told. */
export const signOut = async (): Promise<void> => {
  await requestVoid(client.api.auth['sign-out'].$post())
  clearCachedSession()
  await loaded?.then((firebase) => firebase.clearIdentity())
}

/** Ends every session of the account, this one too. */
export const signOutEverywhere = async (): Promise<void> => {
  await requestVoid(client.api.auth['sign-out-everywhere'].$post())
  clearCachedSession()
}

/** Forgets here what was cached of a session that is over. */
export const clearCachedSession = (): void => {
  setAccountHint(null)
  queryClient.removeQueries({ queryKey: QUERY_KEYS.mine })
}
