/**
 * Firebase's own sign-in pages under our origin (firebase.google.com/docs/auth/web/redirect-best-practices, option 3):
 * browsers that keep third-party storage apart need them there for sign-in by redirect. Set `FIREBASE_AUTH_DOMAIN` to
 * the app's own host to use them.
 */
export const AUTH_PROXY_PATHS = ['/__/auth/', '/__/firebase/'] as const

export const isAuthProxyPath = (path: string): boolean => AUTH_PROXY_PATHS.some((start) => path.startsWith(start))

/** Passes a call on to the project's host; cookies stay here. */
export const proxyAuth = async (request: Request, projectId: string): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'host', 'authorization', 'connection']) headers.delete(name)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const answer = await fetch(`https://${projectId}.firebaseapp.com${pathname}${search}`, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(!isRead && { body: await request.arrayBuffer() }),
  })
  const out = new Headers(answer.headers)
  for (const name of ['set-cookie', 'content-encoding', 'content-length', 'transfer-encoding']) out.delete(name)
  return new Response(answer.body, { status: answer.status, headers: out })
}
