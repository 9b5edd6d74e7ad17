import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CV_ACCEPT, isCvFile, isCvType } from '#web/platform/cv-files.ts'

const PUBLIC = join(import.meta.dirname, '../../../../web/public')

interface ManifestImage {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
  readonly form_factor?: string
  readonly label?: string
}

const readManifest = (language: string) =>
  JSON.parse(readFileSync(join(PUBLIC, `manifest.${language}.webmanifest`), 'utf8'))

/** The size in the header of a PNG or JPEG, as `192x192`. */
const readSize = (file: string): string => {
  const bytes = readFileSync(file)
  if (bytes.readUInt32BE(0) === 0x89504e47) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
  }
  throw new Error(`${file} says no size`)
}

/** The translated texts; everything else is the same in both languages. */
const readTexts = ({ name, description, lang, shortcuts, screenshots }: ReturnType<typeof readManifest>) => ({
  lang,
  texts: [
    name,
    description,
    ...shortcuts.map((shortcut: { name: string }) => shortcut.name),
    ...screenshots.map((shot: ManifestImage) => shot.label),
  ],
})

describe.each(['es', 'en'])('the manifest in %s', (language) => {
  const manifest = readManifest(language)

  it('has its identity and start URL', () => {
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

  it('has icons for every purpose, in their declared sizes', () => {
    const purposes = manifest.icons.map(({ purpose }: ManifestImage) => purpose)
    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']))
    for (const { src, sizes, type } of manifest.icons) {
      if (type === 'image/svg+xml') expect(existsSync(join(PUBLIC, src))).toBe(true)
      else expect(readSize(join(PUBLIC, src))).toBe(sizes)
    }
  })

  it('has wide and narrow screenshots in its language', () => {
    const forms = manifest.screenshots.map((shot: ManifestImage) => shot.form_factor)
    expect(new Set(forms)).toEqual(new Set(['wide', 'narrow']))
    for (const { src, sizes } of manifest.screenshots) {
      expect(src).toMatch(new RegExp(`-${language}\\.jpg$`))
      expect(readSize(join(PUBLIC, src))).toBe(sizes)
    }
  })

  it('accepts opened and shared PDF and Word files, and has shortcuts to analyzer and templates', () => {
    expect(manifest.file_handlers[0]).toMatchObject({ action: '/analyzer', accept: { 'application/pdf': ['.pdf'] } })
    expect(manifest.share_target).toMatchObject({ action: '/analyzer', method: 'POST', enctype: 'multipart/form-data' })
    expect(manifest.share_target.params.files[0].accept).toContain('application/pdf')
    const opened = Object.entries<string[]>(manifest.file_handlers[0].accept)
    expect(manifest.share_target.params.files[0].accept).toEqual(opened.flatMap(([type, names]) => [type, ...names]))
    for (const [type, names] of opened) {
      expect(isCvType(type)).toBe(true)
      for (const name of names) expect(isCvFile({ name: `cv${name}`, type: '' })).toBe(true)
    }
    expect(CV_ACCEPT.split(',').toSorted()).toEqual(opened.flat(2).toSorted())
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/analyzer', '/templates'])
  })
})

it('both manifests describe one app and have no text in common', () => {
  const [es, en] = [readManifest('es'), readManifest('en')]
  const shape = (manifest: typeof es) => [
    manifest.id,
    manifest.scope,
    manifest.start_url,
    manifest.icons,
    manifest.file_handlers,
    manifest.share_target,
    manifest.screenshots.map(({ src, sizes }: ManifestImage) => [src.replace(/-(es|en)\./, '.'), sizes]),
  ]
  expect(shape(es)).toEqual(shape(en))
  expect(readTexts(es).texts.filter((text: string) => readTexts(en).texts.includes(text))).toEqual([])
})
