// Which way the imports point (docs/decisions.md). scripts/lint-deps.mjs runs it and checks that it saw the modules.
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })
const path = (re, pathNot) => ({ path: re, ...(pathNot && { pathNot }) })
const TEST = '\\.test\\.tsx?$'

export default {
  forbidden: [
    forbid(
      'no-circle',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Circles hide who owns what.',
    ),
    forbid(
      'shared-stands-alone',
      path('^shared/', TEST),
      path('^(web|api|scripts)/'),
      'shared imports nothing of web or api.',
    ),
    forbid('shared-has-no-platform', path('^shared/', TEST), { dependencyTypes: ['core'] }, 'shared has no Node.'),
    forbid(
      'resume-is-the-ground',
      path('^shared/src/resume/', TEST),
      path('^shared/src/(parser|scoring|templates|renderer|api-schema)/'),
      'resume is the ground.',
    ),
    forbid(
      'parser-on-resume',
      path('^shared/src/parser/', TEST),
      path('^shared/src/(scoring|templates|renderer|api-schema)/'),
      'parser stands on resume alone.',
    ),
    forbid(
      'templates-on-resume',
      path('^shared/src/templates/', TEST),
      path('^shared/src/(scoring|parser|renderer|api-schema)/'),
      'templates stand on resume alone.',
    ),
    forbid(
      'scoring-below-renderer',
      path('^shared/src/scoring/', TEST),
      path('^shared/src/(templates|renderer|api-schema)/'),
      'analysis knows no layout.',
    ),
    forbid(
      'web-takes-a-type-of-api',
      path('^web/', TEST),
      { path: '^api/', dependencyTypesNot: ['type-only'] },
      'web takes one `import type` from api.',
    ),
    forbid(
      'web-api-type-in-platform',
      path('^web/', '^web/src/platform/'),
      path('^api/'),
      'platform/api.ts is the only door to the API.',
    ),
    forbid('api-knows-no-web', path('^api/', TEST), path('^web/'), 'The API knows no web.'),
    forbid(
      'feature-imports-no-feature',
      { path: '^web/src/features/([^/]+)/', pathNot: TEST },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
      'web/src/app composes features.',
    ),
    forbid(
      'only-app-imports-features',
      path('^web/src/(workers|storage|platform|ui|i18n|sw)/', TEST),
      path('^web/src/(features|app)/'),
      'Arrows point down.',
    ),
    forbid(
      'ui-has-no-domain',
      path('^web/src/ui/', TEST),
      path('^web/src/(workers|storage|platform)/'),
      'ui has no domain words.',
    ),
    forbid('features-below-app', path('^web/src/features/', TEST), path('^web/src/app/'), 'Arrows point down.'),
    forbid(
      'workers-know-no-react',
      path('^web/src/(workers/.*/worker\\.ts|sw/)'),
      path('^(web/src/(storage/(?!outbox/)|ui/|features/|app/)|node_modules/(react|react-dom|radix-ui|dexie)/)'),
      'Workers know no React and no storage but the outbox, which the service worker sends.',
    ),
    forbid(
      'only-clients-of-workers',
      path('^web/src/(features|app|platform|storage)/', TEST),
      path('^web/src/workers/.*/worker\\.ts$'),
      'Workers are used through client.ts.',
    ),
    forbid(
      'db-owns-drizzle',
      path('^api/', `^api/(src/db/|drizzle\\.config\\.ts)|${TEST}`),
      path('^node_modules/drizzle-orm/'),
      'Only db imports Drizzle.',
    ),
    forbid(
      'routes-call-services',
      path('^api/src/routes/', TEST),
      path('^api/src/(db|adapters|fakes|server)/'),
      'Routes validate, call a service, map.',
    ),
    forbid(
      'services-on-ports',
      path('^api/src/services/', TEST),
      path('^api/src/(routes|middleware|adapters|fakes|server)/'),
      'Services stand on db and ports.',
    ),
    forbid(
      'db-at-the-bottom',
      path('^api/src/db/', TEST),
      path('^api/src/(routes|middleware|services|adapters|fakes|server|app\\.ts)'),
      'db is below services.',
    ),
    forbid(
      'ports-are-types',
      path('^api/src/ports/'),
      path('^api/src/(routes|middleware|services|adapters|db|fakes|server|app\\.ts)'),
      'Ports are types.',
    ),
    forbid(
      'only-server-builds-adapters',
      path('^api/src/', `(^api/src/(server|fakes|adapters|cli|contract)/|${TEST})`),
      path('^api/src/(adapters|fakes)/'),
      'Only server and dev build adapters.',
    ),
    forbid(
      'contract-suites-are-tests',
      path('^api/src/', `(^test/contract/|${TEST})`),
      path('^test/contract/'),
      'The contract suites and their rig serve tests alone.',
    ),
    forbid(
      'server-is-the-top',
      path('^api/src/', `(^api/src/(server|contract)/|${TEST})`),
      path('^api/src/server/'),
      'Nothing imports an server.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
      conditionNames: ['types', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
}
