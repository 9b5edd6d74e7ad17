import type { UserResponse } from '#shared/api-schema/account.ts'
import { AppError } from '#shared/errors.ts'
import { client, requestJson, requestVoid } from '../api/client.ts'
import { toAppError } from '../api/errors.ts'
import { fetchConfig, QUERY_KEYS } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { setAccountHint } from './account-hint.ts'
import type { SignedIdentity } from './firebase.ts'
import { setInterruptedAction } from './interrupted-action.ts'
import { trackRenewal } from './session-events.ts'
import type { InterruptedAction, SignInRedirect } from './sign-in-redirect.ts'

const REDIRECTING_KEY = 'faro.redirecting'

let loaded: Promise<typeof import('./firebase.ts')> | undefined

const loadFirebase = () => {
  loaded ??= import('./firebase.ts').catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/**
 * Preloads Firebase when a sign-in is likely: the popup must open within the click. Marks `sign-in-ready` in the page's
 * performance timeline. Never throws.
 */
export const prepareSignIn = async (): Promise<void> => {
  try {
    const [firebase, config] = await Promise.all([loadFirebase(), fetchConfig()])
    await firebase.preloadSignIn(config.signIn)
    performance.mark('sign-in-ready')
  } catch (error) {
    console.warn(toAppError(error))
  }
}

/**
 * Signs in with Google in a popup, or by redirect where popups are blocked. Returns `redirecting` when the page is about
 * to be left. Throws the errors of Firebase and of the API.
 */
export const signIn = (): Promise<'signed-in' | 'redirecting'> => authenticate(createSession, { again: null })

/**
 * Signs the same person in again, so that the sign-in is recent; nothing on the page is cleared. `action` continues after
 * a redirect. Throws as `signIn`, and `forbidden` for another account.
 */
export const signInAgain = (
  { googleId, email }: Pick<UserResponse, 'googleId' | 'email'>,
  action: InterruptedAction,
): Promise<'signed-in' | 'redirecting'> =>
  authenticate((identity) => renewSession(identity, googleId), { again: { googleId, action } }, email)

const authenticate = async (
  finish: (identity: SignedIdentity) => Promise<void>,
  redirect: SignInRedirect,
  email?: string,
): Promise<'signed-in' | 'redirecting'> => {
  const [firebase, config] = await Promise.all([loadFirebase(), fetchConfig()])
  try {
    await finish(await firebase.signInByPopup(config.signIn, email))
    return 'signed-in'
  } catch (error) {
    if (!firebase.isPopupUnavailable(error)) throw error
    sessionStorage.setItem(REDIRECTING_KEY, JSON.stringify(redirect))
    await firebase.signInByRedirect(config.signIn, email)
    return 'redirecting'
  }
}

/** Completes a sign-in by redirect after the return to the page; null when there was none. */
export const completeRedirectSignIn = async (): Promise<'signed-in' | null> => {
  const redirect = await takeRedirect()
  if (redirect === null) return null
  const [firebase, config] = await Promise.all([loadFirebase(), fetchConfig()])
  const identity = await firebase.getRedirectIdentity(config.signIn)
  if (!identity) return null
  if (redirect.again) {
    await renewSession(identity, redirect.again.googleId)
    setInterruptedAction(redirect.again.action)
  } else await createSession(identity)
  return 'signed-in'
}

const takeRedirect = async (): Promise<SignInRedirect | null> => {
  try {
    const stored = sessionStorage.getItem(REDIRECTING_KEY)
    sessionStorage.removeItem(REDIRECTING_KEY)
    return stored === null ? null : (await import('./sign-in-redirect.ts')).parseSignInRedirect(stored)
  } catch {
    return null
  }
}

/** Exchanges the identity for a session cookie. */
const exchangeIdentity = async ({ idToken, uid, email, displayName, photoURL }: SignedIdentity): Promise<void> =>
  trackRenewal(
    requestVoid(
      client.api.auth.sync.$post(
        { json: { googleId: uid, email, name: displayName, picture: photoURL } },
        { headers: { authorization: `Bearer ${idToken}` } },
      ),
    ),
  )

/** Starts a session. A failed subscription sync is only logged. */
const createSession = async (identity: SignedIdentity): Promise<void> => {
  const { uid: googleId, email } = identity
  await exchangeIdentity(identity)
  await requestVoid(client.api.subscription.sync.$post({ json: { googleId, email } })).catch((error: unknown) => {
    console.warn(toAppError(error))
  })
  queryClient.removeQueries({ queryKey: QUERY_KEYS.mine })
  const user = await requestJson(client.api.user.$get(), ({ userResponse }) => userResponse)
  queryClient.setQueryData(QUERY_KEYS.user, user)
  setAccountHint(user.id)
}

/** Replaces the session of this person by one with a recent sign-in. Throws `forbidden` for another account. */
const renewSession = async (identity: SignedIdentity, googleId: string): Promise<void> => {
  if (identity.uid !== googleId) throw new AppError('forbidden')
  await exchangeIdentity(identity)
  await queryClient.invalidateQueries({ queryKey: QUERY_KEYS.sessions })
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
