import { expect, it, vi } from 'vitest'
import { findInjectionLines } from '#shared/scoring/advice/prompt-injection.ts'
import { removeCopiedAds } from '#shared/scoring/context/input/copied-ad.ts'
import { AD_SENTENCE } from '#shared/scoring/lexicon/work-substance.ts'
import { twoPages } from '#test/bench/renderer/sample-contents.ts'

it('lines that did not change are not searched again for the sentences of a job ad', () => {
  const search = vi.spyOn(AD_SENTENCE, 'test')
  removeCopiedAds(twoPages)
  expect(search).toHaveBeenCalled()
  search.mockClear()
  removeCopiedAds({ ...twoPages, personalInfo: { ...twoPages.personalInfo, title: 'Física' } })
  expect(search).not.toHaveBeenCalled()
})

it('lines without a word of an injection are searched once, and never as one text', () => {
  const lines = ['Dirigí once viajes por el norte.', 'Pinté nueve barcos.']
  expect(findInjectionLines(lines).size).toBe(0)
  const search = vi.spyOn(RegExp.prototype, 'test')
  expect(findInjectionLines(lines).size).toBe(0)
  const count = search.mock.calls.length
  search.mockRestore()
  expect(count).toBe(0)
})
