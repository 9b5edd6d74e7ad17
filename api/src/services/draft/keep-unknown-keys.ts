import { isRecord } from '#shared/is-record.ts'

/**
 * Adds to a document that a schema has read the keys that this schema does not know, in the same places of what was sent:
 * a newer release may serve the same person. Entries are paired by their ids.
 */
export const keepUnknownKeys = (document: unknown, sent: unknown): void => {
  if (Array.isArray(document) && Array.isArray(sent)) {
    const sentById = new Map(sent.filter(isRecord).map((item) => [item['id'], item]))
    for (const item of document) if (isRecord(item)) keepUnknownKeys(item, sentById.get(item['id']))
    return
  }
  if (!isRecord(document) || !isRecord(sent)) return
  for (const [key, value] of Object.entries(sent)) {
    if (Object.hasOwn(document, key)) keepUnknownKeys(document[key], value)
    else document[key] = value
  }
}
