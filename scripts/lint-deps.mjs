// Checks which way the imports point, and that the checker saw the modules (with no TypeScript parser it sees none).
import { existsSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'

const FEWEST_MODULES = 60
const roots = ['shared/src', 'api/src', 'web/src'].filter((root) => existsSync(root))
const { output } = await cruise(roots, { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } })
const { violations, totalCruised } = output.summary
const own = output.modules.filter((m) => /^(shared|api|web)\//.test(m.source))
const edges = own.reduce((n, m) => n + m.dependencies.length, 0)
const unresolved = own.flatMap((m) =>
  m.dependencies.filter((d) => d.couldNotResolve && /^[.#]/.test(d.module)).map((d) => `${m.source} -> ${d.module}`),
)

for (const v of violations) console.error(`${v.rule.name}: ${v.from} -> ${v.to}`)
for (const u of unresolved) console.error(`not found: ${u}`)
if (own.length < FEWEST_MODULES || edges < own.length) {
  console.error(`the arrow check saw ${own.length} modules and ${edges} imports of ${totalCruised}: it is not looking`)
  process.exit(1)
}
if (violations.length + unresolved.length > 0) process.exit(1)
console.error(`arrows: ${own.length} modules, ${edges} imports, all point the right way`)
