// Which way the imports point (docs/decisions.md). scripts/lint-arrows.mjs runs it and checks that it saw the modules.
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
      path('^shared/src/(extraction|analysis|templates|pdf|contract)/'),
      'resume is the ground.',
    ),
    forbid(
      'extraction-on-resume',
      path('^shared/src/extraction/', TEST),
      path('^shared/src/(analysis|templates|pdf|contract)/'),
      'extraction stands on resume alone.',
    ),
    forbid(
      'templates-on-resume',
      path('^shared/src/templates/', TEST),
      path('^shared/src/(analysis|extraction|pdf|contract)/'),
      'templates stand on resume alone.',
    ),
    forbid(
      'analysis-below-pdf',
      path('^shared/src/analysis/', TEST),
      path('^shared/src/(templates|pdf|contract)/'),
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
      path('^api/src/(db|adapters|dev|entry)/'),
      'Routes validate, call a service, map.',
    ),
    forbid(
      'services-on-ports',
      path('^api/src/services/', TEST),
      path('^api/src/(routes|middleware|adapters|dev|entry)/'),
      'Services stand on db and ports.',
    ),
    forbid(
      'db-at-the-bottom',
      path('^api/src/db/', TEST),
      path('^api/src/(routes|middleware|services|adapters|dev|entry|app\\.ts)'),
      'db is below services.',
    ),
    forbid(
      'ports-are-types',
      path('^api/src/ports/'),
      path('^api/src/(routes|middleware|services|adapters|db|dev|entry|app\\.ts)'),
      'Ports are types.',
    ),
    forbid(
      'only-entry-builds-adapters',
      path('^api/src/', `(^api/src/(entry|dev|adapters|cli|contract)/|${TEST})`),
      path('^api/src/(adapters|dev)/'),
      'Only entry and dev build adapters.',
    ),
    forbid(
      'contract-suites-are-tests',
      path('^api/src/', `(^api/src/contract/|${TEST})`),
      path('^api/src/contract/'),
      'The contract suites and their rig serve tests alone.',
    ),
    forbid(
      'entry-is-the-top',
      path('^api/src/', `(^api/src/(entry|contract)/|${TEST})`),
      path('^api/src/entry/'),
      'Nothing imports an entry.',
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
