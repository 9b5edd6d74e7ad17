/** Hostile JSON Resumes that are too large for the repository, by the name they would have as files. */
export const LARGE_JSON_RESUMES: Readonly<Record<string, () => string>> = {
  'huge-highlights.json': () =>
    JSON.stringify({
      basics: { name: 'Priya Nair', email: 'priya.nair@example.com' },
      work: [{ name: 'Lakefront Health', position: 'Designer', highlights: Array(20_000).fill('x'.repeat(200)) }],
    }),
  'data-uri-photo.json': () =>
    JSON.stringify({ basics: { name: 'Priya Nair', image: `data:image/png;base64,${'A'.repeat(3_000_000)}` } }),
}
