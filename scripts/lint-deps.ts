// `npm run lint:deps`: checks the import rules of .dependency-cruiser.mjs, and that the checker saw the modules (without
// a TypeScript parser it sees none).
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'

const ROOTS = ['shared/src', 'api/src', 'web/src']
const MIN_MODULES = 60

const { output } = await cruise(ROOTS, { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } })
if (typeof output === 'string') throw new Error('dependency-cruiser returned no modules')
const modules = output.modules.filter(({ source }) => ROOTS.some((root) => source.startsWith(`${root}/`)))
const importCount = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
const unresolved = modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ couldNotResolve, module }) => couldNotResolve && /^[.#]/.test(module))
    .map(({ module }) => `${source} -> ${module}`),
)

const { violations } = output.summary
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`)
for (const edge of unresolved) console.error(`not found: ${edge}`)
if (modules.length < MIN_MODULES || importCount < modules.length) {
  console.error(`the dependency check saw only ${modules.length} modules with ${importCount} imports`)
  process.exit(1)
}
if (violations.length + unresolved.length > 0) process.exit(1)
console.error(`dependencies: ${modules.length} modules, ${importCount} imports, no rule broken`)
