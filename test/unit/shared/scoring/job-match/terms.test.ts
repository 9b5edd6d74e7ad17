import { describe, expect, it } from 'vitest'
import { extractTermKeys, extractTerms } from '#shared/scoring/job-match/terms.ts'
import { containsTerm, toCanonicalName, tokenize, toRoot, toSearchText } from '#shared/scoring/job-match/tokens.ts'

const names = (text: string) => extractTerms(text).map(({ name }) => name)

describe('the terms of a text', () => {
  it('are those of the lexicon, as they are written and each once', () => {
    expect(extractTerms('I know Python, python and SQL.')).toEqual([
      { key: 'python', name: 'Python' },
      { key: 'sql', name: 'SQL' },
    ])
    expect(extractTermKeys('Kaizen (lean)')).toEqual(['kaizen', 'lean'])
    expect(names('Pruned the roses')).toEqual([])
    expect(names('')).toEqual([])
  })

  it('are as long as possible, up to four words', () => {
    expect(names('ruby on rails')[0]).toBe('ruby on rails')
    expect(names('ruby on roses')).toEqual(['ruby'])
    expect(names('rails, ruby')).toEqual(['rails', 'ruby'])
  })

  it('do not go on beyond a comma, a bracket or a sentence', () => {
    expect(names('project, management')).toEqual([])
    expect(names('project management')).toEqual(['project management'])
    expect(names('project (management)')).toEqual([])
    expect(names('project. management')).toEqual([])
    expect(names('project | management')).toEqual([])
    expect(names('project\nmanagement')).toEqual([])
  })

  it('may be names by their form', () => {
    expect(names('roses with XQIS, RoseWare, C++, F# and Thorn.js in parks').toSorted()).toEqual([
      'C++',
      'F#',
      'RoseWare',
      'Thorn.js',
      'XQIS',
    ])
    expect(names('roses in xqis, Roses and A')).toEqual([])
    expect(names('roses with XQGIS99 in the parks of towns')).toEqual(['XQGIS99'])
    expect(names('roses with XQGISVWZ in the parks of towns')).toEqual([])
  })

  it('are no acronyms of countries, degrees or companies', () => {
    expect(names('roses for the UK, the USA, an MBA and a CEO in parks')).toEqual([])
  })

  it('are told by their form only in a text of mixed case', () => {
    expect(names('XQIS roses')).toEqual(['XQIS'])
    expect(names('XQIS ROSEs')).toEqual([])
    expect(names('XQIS rosa')).toEqual([])
    expect(names('XQIS rosas')).toEqual(['XQIS'])
  })

  it('are not parts of other names', () => {
    expect(names('roses with ISO 9001 in the parks')).toEqual(['ISO 9001'])
    expect(names('roses with CI/CD in the parks')).toEqual(['CI/CD'])
  })
})

describe('the root of a word', () => {
  it.each([
    ['gestionar', 'gestioné'],
    ['planning', 'plann'],
    ['trained', 'trains'],
    ['vaccinations', 'vaccin'],
    ['movimiento', 'mov'],
  ])('%s and %s', (a, b) =>
    expect(toRoot(tokenize(a)[0] ?? '').slice(0, toRoot(tokenize(b)[0] ?? '').length)).toBe(
      toRoot(tokenize(b)[0] ?? ''),
    ),
  )

  it.each([
    ['rose', 'rose'],
    ['roses', 'roses'],
    ['c++11', 'c++11'],
    ['pruning', 'prun'],
    ['digging', 'digg'],
    ['raking', 'raking'],
    ['gardening', 'garden'],
    ['horticulturists', 'horticul'],
    ['trees', 'trees'],
  ])('of %s is %s', (token, root) => expect(toRoot(token)).toBe(root))
})

describe('the forms of a word', () => {
  const isSame = (a: string, b: string) => toCanonicalName(tokenize(a)) === toCanonicalName(tokenize(b))

  it.each([
    ['rosales', 'rosal'],
    ['jardines', 'jardin'],
    ['raices', 'raiz'],
    ['nurseries', 'nursery'],
    ['boxes', 'box'],
    ['jardinera', 'jardinero'],
    ['gardens', 'garden'],
    ["gardener's", 'gardener'],
    ['branches', 'branch'],
    ['plantaciones', 'plantacion'],
  ])('%s is %s', (a, b) => expect(isSame(a, b)).toBe(true))

  it.each([
    ['grass', 'gras'],
    ['status', 'statu'],
    ['analysis', 'analysi'],
    ['gas', 'ga'],
    ['roses', 'ros'],
    ['java8', 'java'],
  ])('%s is not %s', (a, b) => expect(isSame(a, b)).toBe(false))
})

describe('a text to search', () => {
  it('has the longest alias in place of its words', () => {
    expect(toSearchText('apache spark')).toBe(toSearchText('spark'))
    expect(toSearchText('google cloud platform')).toBe(toSearchText('gcp'))
    expect(toSearchText('google cloud platform roses')).toBe(` ${toSearchText('gcp').trim()} rose `)
    expect(toSearchText('apache roses')).toBe(' apach rose ')
    expect(toSearchText('roses k8s')).toBe(' rose kubernet ')
    expect(toSearchText('k8s')).toBe(toSearchText('Kubernetes'))
    expect(toSearchText('')).toBe('  ')
  })

  it('has whole words', () => {
    expect(containsTerm(toSearchText('Java roses'), 'Java')).toBe(true)
    expect(containsTerm(toSearchText('roses Java'), 'java')).toBe(true)
    expect(containsTerm(toSearchText('JavaScript'), 'Java')).toBe(false)
    expect(containsTerm(toSearchText('roses'), '')).toBe(false)
    expect(containsTerm(toSearchText('roses'), '…')).toBe(false)
  })
})
