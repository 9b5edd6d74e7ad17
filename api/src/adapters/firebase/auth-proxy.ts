/**
 * Paths of Firebase's sign-in pages, served under our origin because browsers partition third-party storage
 * (firebase.google.com/docs/auth/web/redirect-best-practices, option 3). Used when `FIREBASE_AUTH_DOMAIN` is our host.
 */
export const AUTH_PROXY_PATHS = ['/__/auth/', '/__/firebase/'] as const

/** Whether a path belongs to Firebase's handler of sign-ins by redirect. */
export const isAuthProxyPath = (path: string): boolean => AUTH_PROXY_PATHS.some((start) => path.startsWith(start))

/** Forwards a request to the host of the Firebase project, without cookies and authorization. */
export const proxyAuth = async (request: Request, projectId: string): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'host', 'authorization', 'connection']) headers.delete(name)
  const isBodyless = request.method === 'GET' || request.method === 'HEAD'
  const response = await fetch(`https://${projectId}.firebaseapp.com${pathname}${search}`, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(!isBodyless && { body: await request.arrayBuffer() }),
  })
  const responseHeaders = new Headers(response.headers)
  for (const name of ['set-cookie', 'content-encoding', 'content-length', 'transfer-encoding'])
    responseHeaders.delete(name)
  return new Response(response.body, { status: response.status, headers: responseHeaders })
}
