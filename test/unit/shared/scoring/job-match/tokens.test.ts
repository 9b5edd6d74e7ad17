import { describe, expect, it } from 'vitest'
import { extractTerms } from '#shared/scoring/job-match/terms.ts'
import { containsTerm, tokenize, toSearchText } from '#shared/scoring/job-match/tokens.ts'

describe('toSearchText', () => {
  it.each([
    ['bases de datos', 'database'],
    ['análisis de datos', 'Data Analysis'],
    ['k8s', 'Kubernetes'],
    ['reactjs', 'React.js'],
    ['auditorías', 'auditoria'],
    ['gestión de proyectos', 'project management'],
    ['CI / CD', 'continuous integration'],
    ['Power BI', 'PowerBI'],
    ['técnicos', 'tecnica'],
    ['APIs', 'API'],
    ['KPI', 'KPIs'],
  ])('matches %s with %s', (a, b) => {
    expect(containsTerm(toSearchText(`x ${a} y`), b)).toBe(true)
  })

  it.each([
    ['C', 'C++'],
    ['Java', 'JavaScript'],
    ['C#', 'C'],
    ['.NET', 'net'],
    ['SQL', 'NoSQL'],
    ['Power BI', 'BI'],
  ])('does not match %s with %s', (a, b) => {
    expect(containsTerm(toSearchText(`x ${a} y`), b)).toBe(false)
  })

  it('keeps C++, C#, .NET, Node.js and CI/CD whole', () => {
    expect(tokenize('C++, C#, .NET, Node.js, CI/CD, R&D')).toEqual(['c++', 'c#', '.net', 'node', 'ci/cd', 'r&d'])
    const terms = extractTerms('Built it in C++ and C#, then .NET.')
    expect(terms.map((term) => term.name)).toEqual(['C++', 'C#', '.NET'])
  })
})
