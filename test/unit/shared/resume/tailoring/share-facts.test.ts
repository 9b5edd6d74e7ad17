import { describe, expect, it } from 'vitest'
import { applyChanges } from '#shared/resume/edits/changes.ts'
import { insertItem, removeItem, setValue } from '#shared/resume/edits/create-changes.ts'
import { isDeepEqual } from '#shared/resume/edits/deep-equal.ts'
import { createEmptyDocument, experienceEntrySchema, type ResumeDocument } from '#shared/resume/schema/document.ts'
import { type BasedOn, basedOnSchema, mergeBasedOn } from '#shared/resume/tailoring/based-on.ts'
import { type FactValue, isFactPath, listFacts } from '#shared/resume/tailoring/facts.ts'
import { createBasedOn, setOwnFact, shareFacts, withFactsOf } from '#shared/resume/tailoring/share-facts.ts'

const date = (value: string) => ({ value, text: value })
const set = (document: ResumeDocument, path: string, value: FactValue) =>
  applyChanges(document, setValue(document, path.split('/'), value)).document
const add = (document: ResumeDocument, id: string) => {
  const entry = experienceEntrySchema.parse({ id, company: `Taller ${id}`, startDate: date('2019-03') })
  return applyChanges(document, insertItem(document, ['experience'], entry)).document
}

interface Pair {
  readonly base: ResumeDocument
  readonly tailored: ResumeDocument
  readonly basedOn: BasedOn
}
const create = (): Pair => {
  const base = ['a', 'b'].reduce(add, createEmptyDocument('base', 'es'))
  return { base, tailored: { ...base, id: 'tailored' }, basedOn: createBasedOn('base', base) }
}
const share = (pair: Pair): Pair => {
  const { toBase, toTailored, basedOn } = shareFacts(pair)
  const base = applyChanges(pair.base, toBase)
  const tailored = applyChanges(pair.tailored, toTailored)
  expect([...base.conflicts, ...tailored.conflicts]).toEqual([])
  return { base: base.document, tailored: tailored.document, basedOn: basedOnSchema.parse(basedOn) }
}
const START = 'experience/a/startDate'

describe('shareFacts', () => {
  it('brings a date of the base to the tailored draft, and the other way round', () => {
    const pair = create()
    const down = share({ ...pair, base: set(pair.base, START, date('2020-05')) })
    expect(listFacts(down.tailored)[START]).toEqual(date('2020-05'))
    const up = share({ ...down, tailored: set(down.tailored, START, date('2021-01')) })
    expect(listFacts(up.base)[START]).toEqual(date('2021-01'))
  })

  it('leaves texts that are no facts alone', () => {
    const pair = create()
    const after = share({
      ...pair,
      base: set(set(pair.base, 'summary/es', 'Carpintera'), 'experience/a/description/es', 'Muebles a medida'),
      tailored: set(pair.tailored, 'summary/es', 'Ebanista'),
    })
    expect(after.tailored.summary.es).toBe('Ebanista')
    expect(after.tailored.experience[0]?.description.es).toBeUndefined()
    expect(after.base.summary.es).toBe('Carpintera')
  })

  it('makes a fact that both changed the own one of the tailored draft', () => {
    const pair = create()
    const after = share({
      ...pair,
      base: set(pair.base, START, date('2020-05')),
      tailored: set(pair.tailored, START, date('2018-01')),
    })
    expect(after.basedOn.own).toEqual([START])
    expect([after.base, after.tailored].map((document) => listFacts(document)[START])).toEqual([
      date('2020-05'),
      date('2018-01'),
    ])
  })

  it('keeps an own fact until it is shared again, then takes the value of the base', () => {
    const pair = create()
    const path = 'experience/a/position'
    const own = share({
      ...pair,
      tailored: set(pair.tailored, path, { es: 'Jefa de taller' }),
      basedOn: setOwnFact(pair.basedOn, pair.tailored, path, true),
    })
    expect(own.base.experience[0]?.position).toEqual({})
    const changed = share({ ...own, base: set(own.base, path, { es: 'Carpintera' }) })
    expect(changed.tailored.experience[0]?.position.es).toBe('Jefa de taller')
    const shared = share({ ...changed, basedOn: setOwnFact(changed.basedOn, changed.tailored, path, false) })
    expect(shared.tailored.experience[0]?.position.es).toBe('Carpintera')
    expect(shared.basedOn.own).toEqual([])
  })

  it('lets the end date decide for "current"', () => {
    const pair = create()
    const basedOn = setOwnFact(pair.basedOn, pair.tailored, 'experience/a/endDate', true)
    const after = share({ ...pair, basedOn, base: set(pair.base, 'experience/a/current', true) })
    expect(after.tailored.experience[0]?.current).toBe(false)
  })

  it('adds new entries of the base once; a removed one stays in the other draft', () => {
    const pair = create()
    const added = share({ ...pair, base: add(pair.base, 'c') })
    expect(added.tailored.experience.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    const without = applyChanges(added.tailored, removeItem(added.tailored, ['experience'], 'c')).document
    const again = share({ ...added, tailored: without })
    expect(again.tailored.experience.map(({ id }) => id)).toEqual(['a', 'b'])
    const baseWithout = applyChanges(again.base, removeItem(again.base, ['experience'], 'a')).document
    expect(share({ ...again, base: baseWithout }).tailored.experience.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('shares the links of the header', () => {
    const pair = create()
    const link = { id: 'l1', label: 'Obra', url: 'https://obra.example' }
    const withLink = applyChanges(pair.base, insertItem(pair.base, ['personalInfo', 'links'], link)).document
    const after = share({ ...pair, base: withLink })
    expect(after.tailored.personalInfo.links).toEqual([link])
    const renamed = share({ ...after, tailored: set(after.tailored, 'personalInfo/links/l1/label', 'Portafolio') })
    expect(renamed.base.personalInfo.links[0]?.label).toBe('Portafolio')
  })

  it('keeps the identity of what did not change', () => {
    const pair = create()
    const shared = shareFacts(pair)
    expect(shared.basedOn).toBe(pair.basedOn)
    expect([...shared.toBase, ...shared.toTailored]).toEqual([])
  })
})

/** Pseudorandom numbers, so that a failing run can be repeated. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

describe('shareFacts, in any order of edits', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))('seed %i: shared facts are equal, own ones stay', (seed) => {
    const random = createRandom(seed + 1)
    const pick = <T>(first: T, ...others: T[]): T => others[Math.floor(random() * (others.length + 1))] ?? first
    let pair = create()
    for (let step = 0; step < 12; step++) {
      const side = pick<'base' | 'tailored'>('base', 'tailored')
      const id = pick('a', 'b', 'c')
      if (!pair[side].experience.some((entry) => entry.id === id)) pair = { ...pair, [side]: add(pair[side], id) }
      else {
        const field = pick('startDate', 'endDate')
        const value = pick(null, date('2017'), date('2018-02'))
        pair = { ...pair, [side]: set(pair[side], `experience/${id}/${field}`, value) }
      }
      if (random() < 0.5) pair = share(pair)
    }
    pair = share(pair)
    const facts = listFacts(pair.tailored)
    for (const [path, value] of Object.entries(listFacts(pair.base))) {
      const decides = pair.basedOn.own.includes(path.replace(/\/current$/, '/endDate'))
      if (facts[path] !== undefined && !decides) expect(facts[path]).toEqual(value)
    }
    const settled = share(pair)
    expect(isDeepEqual(settled, pair)).toBe(true)
    for (const entry of pair.base.experience) expect(pair.tailored.experience.map((e) => e.id)).toContain(entry.id)
  })
})

describe('facts', () => {
  it('are told from texts by their path', () => {
    const paths = ['personalInfo/email', 'personalInfo/links/l1/url', 'experience/a/position/es', 'languages/x/detail']
    expect(paths.map((path) => isFactPath(path.split('/')))).toEqual([true, true, true, true])
    const texts = ['personalInfo/photo', 'personalInfo/title/es', 'summary/es', 'experience/a/achievements', 'custom/x']
    expect(texts.map((path) => isFactPath(path.split('/')))).toEqual([false, false, false, false, false])
  })

  it('stay when an older state of a tailored draft is restored', () => {
    const { tailored } = create()
    const now = set(set(tailored, START, date('2022')), 'summary/es', 'Ahora')
    expect(listFacts(withFactsOf(tailored, now))[START]).toEqual(date('2022'))
    expect(withFactsOf(tailored, now).summary.es).toBeUndefined()
  })
})

describe('mergeBasedOn', () => {
  it('keeps what each device learned', () => {
    const { basedOn } = create()
    const theirs = { ...basedOn, facts: { ...basedOn.facts, [START]: date('2020') } }
    const mine = { ...basedOn, own: ['experience/b/company'] }
    expect(mergeBasedOn(basedOn, theirs, mine)).toEqual({ ...theirs, own: mine.own })
    expect(mergeBasedOn(basedOn, null, mine)).toBeNull()
    expect(mergeBasedOn(null, theirs, null)).toBe(theirs)
  })
})
