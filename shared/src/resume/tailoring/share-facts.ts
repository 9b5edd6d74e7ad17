import { applyChanges, type Change } from '../edits/changes.ts'
import { isDeepEqual } from '../edits/deep-equal.ts'
import type { ResumeDocument } from '../schema/document.ts'
import type { BasedOn } from './based-on.ts'
import { type FactValue, listFactEntries, listFacts, toDecidingFact } from './facts.ts'

export interface TailoredPair {
  readonly base: ResumeDocument
  readonly tailored: ResumeDocument
  readonly basedOn: BasedOn
}

/** The changes that give two documents the same facts, and what they share afterwards. */
export interface SharedFacts {
  readonly toBase: readonly Change[]
  readonly toTailored: readonly Change[]
  readonly basedOn: BasedOn
}

/** What a new tailored draft, a copy of `base`, shares with it. */
export const createBasedOn = (id: string, base: ResumeDocument): BasedOn => ({ id, facts: listFacts(base), own: [] })

/**
 * Compares the facts of a base and a tailored draft. A fact that one of them changed since `basedOn` goes to the other;
 * one that both changed becomes the tailored draft's own. New entries of the base are added to the tailored draft; an
 * entry that one of them removed stays in the other. Without changes, `basedOn` keeps its identity.
 */
export const shareFacts = ({ base, tailored, basedOn }: TailoredPair): SharedFacts => {
  // A letter has no entries: it shares the contact data alone.
  const inserts = tailored.letter ? [] : findNewEntries(base, tailored, basedOn)
  const inBase = listFacts(base)
  const inTailored = listFacts(applyChanges(tailored, inserts).document)
  const own = new Set(basedOn.own)
  const facts: Record<string, FactValue> = { ...basedOn.facts }
  const toBase: Change[] = []
  const toTailored: Change[] = [...inserts]
  for (const [path, theirs] of Object.entries(inBase)) {
    const mine = inTailored[path]
    const shared = basedOn.facts[path]
    if (mine === undefined || own.has(toDecidingFact(path))) continue
    if (isDeepEqual(theirs, mine)) facts[path] = theirs
    else if (isDeepEqual(mine, shared)) {
      facts[path] = theirs
      toTailored.push(createChange(path, mine, theirs))
    } else if (isDeepEqual(theirs, shared)) {
      facts[path] = mine
      toBase.push(createChange(path, theirs, mine))
    } else own.add(toDecidingFact(path))
  }
  const next = { id: basedOn.id, facts, own: [...own] }
  return { toBase, toTailored, basedOn: isDeepEqual(next, basedOn) ? basedOn : next }
}

/** Makes a fact of a tailored draft its own, or shared again with the value of the base. `path`: that of the field. */
export const setOwnFact = (basedOn: BasedOn, tailored: ResumeDocument, path: string, isOwn: boolean): BasedOn => {
  const deciding = toDecidingFact(path)
  const others = basedOn.own.filter((one) => one !== deciding)
  if (isOwn) return { ...basedOn, own: [...others, deciding] }
  // A fact that equals the last shared value counts as unchanged, and takes the value of the base.
  const current = Object.entries(listFacts(tailored)).filter(([fact]) => toDecidingFact(fact) === deciding)
  return { ...basedOn, facts: { ...basedOn.facts, ...Object.fromEntries(current) }, own: others }
}

/** A document with the facts of another one, where both have the entry. */
export const withFactsOf = (document: ResumeDocument, source: ResumeDocument): ResumeDocument => {
  const current = listFacts(document)
  const changes = Object.entries(listFacts(source)).flatMap(([path, value]) => {
    const before = current[path]
    return before === undefined || isDeepEqual(before, value) ? [] : [createChange(path, before, value)]
  })
  return applyChanges(document, changes).document
}

const findNewEntries = (base: ResumeDocument, tailored: ResumeDocument, { facts }: BasedOn): readonly Change[] => {
  const present = new Set(listFactEntries(tailored).map(({ list, id }) => [...list, id].join('/')))
  return listFactEntries(base).flatMap(({ list, id, index, entry, fields }): Change[] => {
    const path = [...list, id]
    const known = fields.some((field) => facts[[...path, field].join('/')] !== undefined)
    return known || present.has(path.join('/')) ? [] : [{ path, after: entry, index }]
  })
}

const createChange = (path: string, before: FactValue, after: FactValue): Change => ({
  path: path.split('/'),
  before,
  after,
})
