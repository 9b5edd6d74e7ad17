/** Where a shared file waits for the analyzer; `platform/pwa.ts` takes it out. */
const INBOX = 'share-inbox'
const ENTRY = '/share-inbox/file'
const LIMIT = 10 * 1024 * 1024

/** The POST a phone sends when a PDF or a text is shared to Faro: kept on the device, then on to the analyzer. */
export const handleShareTarget = async ({ request }: { request: Request }): Promise<Response> => {
  try {
    const form = await request.formData()
    const file = form.get('resume')
    const text = form.get('text')
    const shared =
      file instanceof File && file.size > 0 && file.size <= LIMIT
        ? { body: file, name: file.name, type: 'application/pdf' }
        : typeof text === 'string' && text.trim() !== ''
          ? { body: text, name: '', type: 'text/plain;charset=utf-8' }
          : null
    if (shared) {
      const headers = { 'content-type': shared.type, 'x-file-name': encodeURIComponent(shared.name) }
      await (await caches.open(INBOX)).put(ENTRY, new Response(shared.body, { headers }))
    }
    return Response.redirect(shared ? '/analyzer?shared=1' : '/analyzer?shared=0', 303)
  } catch {
    return Response.redirect('/analyzer?shared=0', 303)
  }
}
