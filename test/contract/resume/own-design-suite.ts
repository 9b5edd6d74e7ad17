import { describe, expect, it } from 'vitest'
import { accountLimitsResponse } from '#shared/api-schema/account.ts'
import { generateResponse } from '#shared/api-schema/documents.ts'
import { ownDesignsResponse } from '#shared/api-schema/own-designs.ts'
import { MAX_OWN_DESIGNS } from '#shared/plans.ts'
import { BRAND_LIMITS } from '#shared/resume/design/brand.ts'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { createBoxFamily, createSavedDesign, LOGO_PNG } from '#test/utils/files/own-faces.ts'
import { subscribe } from '../billing/billing-suite.ts'
import {
  CUSTOM_DATA,
  createUniqueName,
  generateDocument,
  jsonRequest,
  readAccountExport,
  readRefusal,
  type SignedInUser,
  signIn,
  type Target,
  uploadAndAnalyze,
  uploadResume,
} from '../harness/target.ts'

const toId = (n: number): string => n.toString(16).padStart(32, '0')

const save = (person: SignedInUser, design: unknown, baseVersion = 0, id = toId(1)) =>
  person.fetch(`/api/designs/${id}`, jsonRequest({ baseVersion, design }, 'PUT'))

const logo = { source: LOGO_PNG, width: 16, height: 8, size: 30, place: 'header', align: 'left' } as const

/** Tests of own designs: plan, owner, versions, hostile data, limits. */
export const describeOwnDesigns = (getTarget: () => Target): void => {
  describe('own designs', () => {
    it('are saved as versions, read elsewhere, by their owner alone', async () => {
      const ana = await subscribe(getTarget(), 'enterprise')
      const design = createSavedDesign(toId(1), { text: createBoxFamily(), logo })
      expect(await (await save(ana, design)).json()).toMatchObject({ version: 1 })
      const renamed = { ...design, brand: { ...design.brand, name: 'Aldaba dos' } }
      expect(await (await save(ana, renamed, 1)).json()).toMatchObject({ version: 2 })
      const late = await save(ana, design, 1)
      expect(late.status).toBe(409)
      expect(await late.json()).toMatchObject({ error: { code: 'conflict' }, current: { version: 2 } })
      const elsewhere = await signIn(getTarget(), ana.sub)
      expect(await (await elsewhere.fetch('/api/designs')).json()).toMatchObject([{ name: 'Aldaba dos', version: 2 }])
      expect(await (await elsewhere.fetch(`/api/designs/${toId(1)}`)).json()).toMatchObject({ design: renamed })

      const eve = await subscribe(getTarget(), 'enterprise')
      expect(await (await eve.fetch('/api/designs')).json()).toEqual([])
      expect(await readRefusal(eve.fetch(`/api/designs/${toId(1)}`))).toBe('404 not-found')
      expect(await readRefusal(save(eve, design, 2))).toBe('404 not-found')
      expect(await readRefusal(eve.fetch(`/api/designs/${toId(1)}`, { method: 'DELETE' }))).toBe('404 not-found')
      expect((await save(eve, design)).status).toBe(200)
      expect(await (await ana.fetch(`/api/designs/${toId(1)}`)).json()).toMatchObject({ version: 2 })
      expect(await readRefusal(getTarget().fetch('/api/designs'))).toBe('401 unauthenticated')
    })

    it('need the plan when they are new', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      expect(await readRefusal(save(ana, createSavedDesign(toId(1))))).toBe('403 plan-required')
      const basic = await subscribe(getTarget(), 'professional')
      expect(await readRefusal(save(basic, createSavedDesign(toId(1))))).toBe('403 plan-required')
    })

    it.each<readonly [string, (design: SavedDesign) => unknown, string]>([
      ['no design', () => 'design', '422 invalid-design'],
      ['a later version', (d) => ({ ...d, schemaVersion: 9 }), '422 newer-version'],
      ['another id', (d) => ({ ...d, id: toId(2) }), '422 invalid-design'],
      [
        'a template that does not exist',
        (d) => ({ ...d, design: { ...d.design, base: 'nada' } }),
        '422 invalid-design',
      ],
      [
        'a font size of 900 pt',
        (d) => ({
          ...d,
          design: { ...d.design, axes: { ...d.design?.axes, size: { base: 900, name: 20, heading: 12 } } },
        }),
        '422 invalid-design',
      ],
      [
        'a color that is a style sheet',
        (d) => ({ ...d, brand: { ...d.brand, colors: { ...d.brand.colors, primary: '#fff;}body{' } } }),
        '422 invalid-design',
      ],
      [
        'text that is hard to read',
        (d) => ({ ...d, brand: { ...d.brand, colors: { ...d.brand.colors, ink: '#cccccc' } } }),
        '422 low-contrast',
      ],
      [
        'a face that is no font',
        (d) => ({ ...d, brand: { ...d.brand, text: { ...createBoxFamily(), files: { regular: 'AAEAAAAB' } } } }),
        '422 unreadable-face',
      ],
      [
        'a logo that is SVG',
        (d) => ({ ...d, brand: { ...d.brand, logo: { ...logo, source: 'data:image/svg+xml;base64,PHN2Zz4=' } } }),
        '422 invalid-design',
      ],
      [
        'a logo that is larger than it says',
        (d) => ({ ...d, brand: { ...d.brand, logo: { ...logo, width: 900 } } }),
        '422 unreadable-logo',
      ],
      ['a footer of many lines', (d) => ({ ...d, brand: { ...d.brand, footer: 'one\ntwo' } }), '422 invalid-design'],
      [
        'more than a brand may have',
        (d) => ({ ...d, brand: { ...d.brand, name: 'a'.repeat(BRAND_LIMITS.nameChars + 1) } }),
        '422 invalid-design',
      ],
    ])('are refused with %s', async (_, change, expected) => {
      const ana = await subscribe(getTarget(), 'enterprise')
      expect(await readRefusal(save(ana, change(createSavedDesign(toId(1)))))).toBe(expected)
      expect(await (await ana.fetch('/api/designs')).json()).toEqual([])
    })

    it(`are at most ${MAX_OWN_DESIGNS}, however many are saved at once, and count for the storage`, async () => {
      const ana = await subscribe(getTarget(), 'enterprise')
      const read = async () => accountLimitsResponse.parse(await (await ana.fetch('/api/user/limits')).json())
      const { storage: before } = await read()
      const answers: number[] = []
      for (let n = 0; n < MAX_OWN_DESIGNS + 4; n += 9)
        answers.push(
          ...(await Promise.all(
            Array.from(
              { length: 9 },
              async (_, i) => (await save(ana, createSavedDesign(toId(n + i)), 0, toId(n + i))).status,
            ),
          )),
        )
      expect(answers.filter((status) => status === 200)).toHaveLength(MAX_OWN_DESIGNS)
      expect(await readRefusal(save(ana, createSavedDesign(toId(999)), 0, toId(999)))).toBe('422 too-many-designs')
      expect((await read()).storage.bytes).toBeGreaterThan(before.bytes + MAX_OWN_DESIGNS * 1_024)
      for (const { id } of ownDesignsResponse.parse(await (await ana.fetch('/api/designs')).json()))
        expect((await ana.fetch(`/api/designs/${id}`, { method: 'DELETE' })).status).toBe(204)
      expect((await read()).storage.bytes).toBe(before.bytes)
    })

    it('are in the export of the account, and gone with it', async () => {
      const ana = await subscribe(getTarget(), 'enterprise')
      await save(ana, createSavedDesign(toId(1), { footer: 'Taller de la calle Mayor' }))
      const files = await readAccountExport(ana)
      expect(JSON.parse(files[`designs/${toId(1)}.json`] ?? '')).toMatchObject({
        brand: { footer: 'Taller de la calle Mayor' },
      })
      expect((await ana.fetch('/api/account', { method: 'DELETE' })).status).toBe(204)
      const again = await signIn(getTarget(), ana.sub)
      expect(await (await again.fetch('/api/designs')).json()).toEqual([])
    })

    it('are on reports when their owner wants it', async () => {
      const ana = await subscribe(getTarget(), 'enterprise')
      const id = await uploadAndAnalyze(ana)
      const read = async () =>
        Buffer.from(await (await ana.fetch(`/api/resumes/${id}/download-report`)).arrayBuffer()).toString('latin1')
      await save(ana, createSavedDesign(toId(1), { logo }))
      expect(await read()).not.toContain('/Subtype /Image')
      await save(ana, { ...createSavedDesign(toId(1), { logo }), onReports: true }, 1)
      expect(await read()).toContain('/Subtype /Image')
    })

    it('are drawn in documents that carry them, on every plan', async () => {
      const ana = await signIn(getTarget(), createUniqueName('ana'))
      const resumeId = await uploadResume(ana)
      const { design, brand } = createSavedDesign(toId(1), { text: createBoxFamily(), logo })
      const styling = { ...CUSTOM_DATA.styling, primaryColor: brand.colors.primary, design, brand }
      const body = { templateId: design?.id, customData: { ...CUSTOM_DATA, styling } }
      const made = await ana.fetch(`/api/resumes/${resumeId}/generate`, jsonRequest(body))
      const { analyzedResumeId: id } = generateResponse.parse(await made.json())
      const own = await (await ana.fetch(`/api/analyzed-resumes/${id}/download`)).arrayBuffer()
      const plain = await generateDocument(ana, resumeId)
      const other = await (await ana.fetch(`/api/analyzed-resumes/${plain}/download`)).arrayBuffer()
      expect(Buffer.from(own).subarray(0, 5).toString()).toBe('%PDF-')
      expect(Buffer.from(own).toString('latin1')).toContain('/Subtype /Image')
      expect(Buffer.from(other).toString('latin1')).not.toContain('/Subtype /Image')
    })
  })
}
