import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const PUBLIC = join(import.meta.dirname, '../../../../web/public')

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
  readonly form_factor?: string
  readonly label?: string
}

const manifestOf = (language: string) =>
  JSON.parse(readFileSync(join(PUBLIC, `manifest.${language}.webmanifest`), 'utf8'))

/** The size a PNG or JPEG says it has. */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(file)
  if (bytes.readUInt32BE(0) === 0x89504e47) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
  }
  throw new Error(`${file} says no size`)
}

/** What a reader sees; everything else is the same in both languages. */
const words = ({ name, description, lang, shortcuts, screenshots }: ReturnType<typeof manifestOf>) => ({
  lang,
  texts: [
    name,
    description,
    ...shortcuts.map((shortcut: { name: string }) => shortcut.name),
    ...screenshots.map((shot: Picture) => shot.label),
  ],
})

describe.each(['es', 'en'])('the manifest in %s', (language) => {
  const manifest = manifestOf(language)

  it('says who it is and where it opens', () => {
    expect(manifest).toMatchObject({
      id: '/',
      scope: '/',
      lang: language,
      dir: 'ltr',
      display: 'standalone',
      start_url: expect.stringMatching(/^\//),
      short_name: 'Faro',
      launch_handler: { client_mode: 'focus-existing' },
    })
    expect(manifest.categories.length).toBeGreaterThan(0)
  })

  it('has icons for every use, of the size they say', () => {
    const purposes = manifest.icons.map(({ purpose }: Picture) => purpose)
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']))
    for (const { src, sizes, type } of manifest.icons) {
      if (type === 'image/svg+xml') expect(existsSync(join(PUBLIC, src))).toBe(true)
      else expect(sizeOf(join(PUBLIC, src))).toBe(sizes)
    }
  })

  it('shows itself wide and narrow, in its own language', () => {
    const forms = manifest.screenshots.map((shot: Picture) => shot.form_factor)
    expect(new Set(forms)).toEqual(new Set(['wide', 'narrow']))
    for (const { src, sizes } of manifest.screenshots) {
      expect(src).toMatch(new RegExp(`-${language}\\.jpg$`))
      expect(sizeOf(join(PUBLIC, src))).toBe(sizes)
    }
  })

  it('takes PDFs that are opened or shared, and leads to both works', () => {
    expect(manifest.file_handlers[0]).toMatchObject({ action: '/analyzer', accept: { 'application/pdf': ['.pdf'] } })
    expect(manifest.share_target).toMatchObject({ action: '/analyzer', method: 'POST', enctype: 'multipart/form-data' })
    expect(manifest.share_target.params.files[0].accept).toContain('application/pdf')
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/analyzer', '/templates'])
  })
})

it('both manifests are one app, with no word in common', () => {
  const [es, en] = [manifestOf('es'), manifestOf('en')]
  const shape = (manifest: typeof es) => [
    manifest.id,
    manifest.scope,
    manifest.start_url,
    manifest.icons,
    manifest.file_handlers,
    manifest.share_target,
    manifest.screenshots.map(({ src, sizes }: Picture) => [src.replace(/-(es|en)\./, '.'), sizes]),
  ]
  expect(shape(es)).toEqual(shape(en))
  expect(words(es).texts.filter((text: string) => words(en).texts.includes(text))).toEqual([])
})
