import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, traverse } from '@babel/core'

export interface Pattern {
  readonly source: string
  readonly flags: string
  /** `file:line` of every use. */
  readonly places: readonly string[]
}

/** The one module that may build patterns from data. */
const TEXT_PATTERN = 'shared/src/text-pattern.ts'

/**
 * Every regular expression literal of shared and api, and every pattern that a module of shared constructs while it
 * loads. `undeclared` has the constructions outside `TEXT_PATTERN` that did not run then: their pattern is not known.
 */
export const collectPatterns = async (root: string): Promise<{ patterns: Pattern[]; undeclared: string[] }> => {
  const files = globSync(['shared/src/**/*.ts', 'api/src/**/*.ts'], { cwd: root })
  const read = files.map((file) => readExpressions(root, file))
  const constructed = await recordConstructions(
    root,
    files.filter((file) => file.startsWith('shared/')),
  )
  const seen = new Set(constructed.map(({ place }) => place))
  const uses = new Map<string, { source: string; flags: string; places: string[] }>()
  for (const { source, flags, place } of [...read.flatMap(({ literals }) => literals), ...constructed]) {
    const use = uses.get(`/${source}/${flags}`) ?? { source, flags, places: [] }
    use.places.push(place)
    uses.set(`/${source}/${flags}`, use)
  }
  const undeclared = read.flatMap(({ constructions }) => constructions).filter((place) => !seen.has(place))
  return { patterns: [...uses.values()], undeclared }
}

interface Use {
  readonly source: string
  readonly flags: string
  readonly place: string
}

const readExpressions = (root: string, file: string): { literals: Use[]; constructions: string[] } => {
  const ast = parseSync(readFileSync(join(root, file), 'utf8'), {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript'] },
  })
  const literals: Use[] = []
  const constructions: string[] = []
  traverse(ast, {
    RegExpLiteral: ({ node }) =>
      void literals.push({ source: node.pattern, flags: node.flags, place: `${file}:${node.loc?.start.line}` }),
    NewExpression: ({ node }) => {
      const isRegExp = node.callee.type === 'Identifier' && node.callee.name === 'RegExp'
      if (isRegExp && file !== TEXT_PATTERN) constructions.push(`${file}:${node.loc?.start.line}`)
    },
  })
  return { literals, constructions }
}

/** Loads the modules with a `RegExp` that records where it is called. Types are stripped in place, so lines stay. */
const recordConstructions = async (root: string, files: readonly string[]): Promise<Use[]> => {
  const uses: Use[] = []
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args) => {
      const pattern: RegExp = Reflect.construct(target, args)
      const caller = new Error().stack?.split('\n')[2] ?? ''
      const [, place] = /\/(shared\/src\/[^:]+:\d+):\d+\)?$/.exec(caller) ?? []
      if (place) uses.push({ source: pattern.source, flags: pattern.flags, place })
      return pattern
    },
  })
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href)
  } finally {
    globalThis.RegExp = original
  }
  return uses
}
