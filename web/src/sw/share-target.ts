/** Cache in which a shared file waits for the analyzer; `platform/pwa/received-files.ts` reads it. */
const CACHE_NAME = 'share-inbox'
const ENTRY = '/share-inbox/file'
const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Handles the POST of the Web Share Target: stores the shared PDF or text on the device and opens the analyzer. */
export const handleShareTarget = async ({ request }: { request: Request }): Promise<Response> => {
  try {
    const form = await request.formData()
    const file = form.get('resume')
    const text = form.get('text')
    const shared =
      file instanceof File && file.size > 0 && file.size <= MAX_FILE_BYTES
        ? { body: file, name: file.name, type: 'application/pdf' }
        : typeof text === 'string' && text.trim() !== ''
          ? { body: text, name: '', type: 'text/plain;charset=utf-8' }
          : null
    if (shared) {
      const headers = { 'content-type': shared.type, 'x-file-name': encodeURIComponent(shared.name) }
      await (await caches.open(CACHE_NAME)).put(ENTRY, new Response(shared.body, { headers }))
    }
    return Response.redirect(shared ? '/analyzer?shared=1' : '/analyzer?shared=0', 303)
  } catch {
    return Response.redirect('/analyzer?shared=0', 303)
  }
}
