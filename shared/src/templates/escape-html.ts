const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content and for attribute values in quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => HTML_ENTITIES[sign] ?? sign)
