/**
 * The import rules of docs/architecture.md. `npm run lint:deps` runs them.
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 */

/**
 * @param {string} name
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @param {string} comment
 * @returns {Rule}
 */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/**
 * @param {string} path regular expression
 * @param {string} [pathNot] regular expression
 */
const path = (path, pathNot) => ({ path, ...(pathNot && { pathNot }) })

/** @type {{ forbidden: Rule[], options: import('dependency-cruiser').ICruiseOptions }} */
export default {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'A cycle, of types too, hides which module owns what.'),
    forbid('src-imports-no-tests', path('^(shared|api|web)/src/'), path('^test/'), 'Sources never import tests.'),
    forbid(
      'shared-imports-nothing-outside',
      path('^shared/'),
      path('^(web|api|scripts)/'),
      'shared imports nothing of web, api or scripts.',
    ),
    forbid('shared-has-no-platform', path('^shared/'), { dependencyTypes: ['core'] }, 'shared does not use Node.'),
    forbid(
      'resume-is-the-base',
      path('^shared/src/resume/'),
      path('^shared/src/(parser|scoring|templates|renderer|messages|api-schema)/'),
      'resume is the base of all other domains.',
    ),
    forbid(
      'parser-on-resume',
      path('^shared/src/parser/'),
      path('^shared/src/(scoring|templates|renderer|messages|api-schema)/'),
      'parser may import only resume.',
    ),
    forbid(
      'templates-on-resume',
      path('^shared/src/templates/'),
      path('^shared/src/(scoring|parser|renderer|api-schema)/'),
      'templates may import only resume.',
    ),
    forbid(
      'scoring-below-renderer',
      path('^shared/src/scoring/'),
      path('^shared/src/(templates|renderer|api-schema)/'),
      'scoring knows no layout.',
    ),
    forbid(
      'messages-import-types',
      path('^shared/src/messages/'),
      {
        path: '^shared/src/(parser|scoring|templates|renderer|resume|api-schema)/',
        dependencyTypesNot: ['type-only'],
      },
      'messages import only types of the domains.',
    ),
    forbid(
      'lexicon-is-data',
      path('^shared/src/(parser/|scoring/)?lexicon/'),
      path('^shared/src/(renderer|templates|messages|api-schema|scoring/(?!lexicon/))'),
      'A lexicon imports nothing of scoring, renderer or messages.',
    ),
    forbid(
      'web-imports-types-of-api',
      path('^web/'),
      { path: '^api/', dependencyTypesNot: ['type-only'] },
      'web imports only types of api.',
    ),
    forbid(
      'api-types-in-platform',
      path('^web/', '^web/src/platform/'),
      path('^api/'),
      'Only web/src/platform imports the types of the API.',
    ),
    forbid('api-imports-no-web', path('^api/'), path('^web/'), 'api imports nothing of web.'),
    forbid(
      'features-are-independent',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
      'A feature imports no other feature: web/src/app composes them, web/src/components has what they share.',
    ),
    forbid(
      'only-workers-parse',
      path('^web/src/', '^web/src/workers/'),
      path('^shared/src/parser/(extract-file|extract-pdf|extract-text|parse-resume|word/extract-(docx|odt))\\.ts$'),
      'A file is extracted and parsed once, in a worker.',
    ),
    forbid('features-below-app', path('^web/src/features/'), path('^web/src/app/'), 'app is above features.'),
    forbid(
      'components-below-features',
      path('^web/src/components/'),
      path('^web/src/(features|app)/'),
      'Components are below features.',
    ),
    forbid(
      'only-app-imports-features',
      path('^web/src/(workers|storage|platform|ui|i18n|sw)/'),
      path('^web/src/(features|components|app)/'),
      'These layers are below components and features.',
    ),
    forbid(
      'ui-has-no-domain',
      path('^web/src/ui/'),
      path('^web/src/(workers|storage|platform)/'),
      'ui is independent of the domain.',
    ),
    forbid(
      'workers-without-react',
      path('^web/src/(workers/.*/worker\\.ts|sw/)'),
      path(
        '^(web/src/(storage/(?!outbox/)|ui/|components/|features/|app/)|node_modules/(react|react-dom|radix-ui|dexie)/)',
      ),
      'Workers use no React, and of storage only the outbox, which the service worker sends.',
    ),
    forbid(
      'workers-through-clients',
      path('^web/src/(features|components|app|platform|storage)/'),
      path('^web/src/workers/.*/worker\\.ts$'),
      'A worker is used through its client.ts.',
    ),
    forbid(
      'drizzle-in-db',
      path('^api/', '^api/(src/db/|drizzle\\.config\\.ts)'),
      path('^node_modules/drizzle-orm/'),
      'Only db imports Drizzle.',
    ),
    forbid(
      'routes-call-services',
      path('^api/src/routes/'),
      path('^api/src/(db|adapters|fakes|server)/'),
      'A route validates, calls a service and maps the result.',
    ),
    forbid(
      'services-on-ports',
      path('^api/src/services/'),
      path('^api/src/(routes|middleware|adapters|fakes|server)/'),
      'Services import db and ports.',
    ),
    forbid(
      'db-below-services',
      path('^api/src/db/'),
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
      'adapters-built-by-server',
      path('^api/src/', '^api/src/(server|fakes|adapters|cli)/'),
      path('^api/src/(adapters|fakes)/'),
      'Only server and cli build adapters.',
    ),
    forbid(
      'server-is-the-top',
      path('^api/src/', '^api/src/server/'),
      path('^api/src/server/'),
      'Nothing imports server.',
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
