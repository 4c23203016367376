/**
 * The boundaries of the code, each with its reason. `npm run lint` runs them.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'portal-not-site',
      comment: 'The portal is an application of its own: a change of the website must not move it.',
      severity: 'error',
      from: { path: '^frontend/portal/' },
      to: { path: '^frontend/site/' },
    },
    {
      name: 'kit-knows-no-feature',
      comment: 'What every screen is made of must not change with one of them.',
      severity: 'error',
      from: {
        path: '^frontend/portal/(components|files|forms|lists|live|threads|shell/navigation)',
      },
      to: { path: '^frontend/portal/features/' },
    },
    {
      name: 'site-not-portal',
      comment: 'The public pages stay small: the portal (router, queries, forms) must not leak in.',
      severity: 'error',
      from: { path: '^frontend/site/' },
      to: { path: '^frontend/portal/' },
    },
    {
      name: 'site-not-overlay',
      comment: 'ui/overlay wraps Radix, which costs more than the whole budget of a public page.',
      severity: 'error',
      from: { path: '^frontend/site/' },
      to: { path: '^frontend/ui/overlay(/|\\.)' },
    },
    {
      name: 'ui-knows-no-page',
      comment: 'The design system is used by both halves, so it may depend on neither.',
      severity: 'error',
      from: { path: '^frontend/ui/' },
      to: { path: '^frontend/(site|portal)/' },
    },
    {
      name: 'client-only-in-api',
      comment: 'api/call.ts is the one way to call the API: keys, errors and types come with it.',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '^frontend/api/' },
      to: { path: '^(frontend/api/client\\.ts$|node_modules/openapi-fetch/)' },
    },
    {
      name: 'entity-not-nest',
      comment: 'An entity is the domain object: its rules are tested and read without a framework.',
      severity: 'error',
      from: { path: '\\.entity\\.ts$' },
      to: { path: '^node_modules/@nestjs/' },
    },
    {
      name: 'queue-only-in-mail',
      comment:
        'Nothing that a person asked for may depend on Redis: work is committed as rows, and only ' +
        'mail/ turns rows into jobs (operations/ reads the depths).',
      severity: 'error',
      from: { path: '^backend/', pathNot: '^backend/(mail|operations)/' },
      to: { path: '^node_modules/(bull|bullmq|@nestjs/bull)(/|$)' },
    },
    {
      name: 'not-to-dev',
      comment: 'dev/ does not exist in production: what imports it would not start there.',
      severity: 'error',
      from: { path: '^(backend|frontend)/' },
      to: { path: '^dev/' },
    },
    {
      name: 'dev-not-test',
      comment: 'npm start installs no package of the checks, and must not wait for any.',
      severity: 'error',
      from: { path: '^dev/' },
      to: { path: '^test/' },
    },
    {
      name: 'backend-not-frontend',
      comment:
        'They meet in openapi/openapi.json, and in the types of what the server gives to the pages that it draws.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/', pathNot: '^frontend/site/served/props\\.ts$' },
    },
    {
      name: 'frontend-not-backend',
      comment: 'They meet in openapi/openapi.json and nowhere else.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/' },
    },
    {
      name: 'modules-meet-in-public',
      comment:
        'A module shows the others its <module>.public.ts; everything else may change without them. ' +
        'The list of all tables, entities.ts, sees more. Which room may import which: test/lint/one-way-rooms.cjs.',
      severity: 'error',
      from: {
        path: '^backend/(?!modules/|entities\\.ts|database/migrations/)',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^backend/modules/', pathNot: '\\.public\\.ts$' },
    },
    {
      name: 'modules-meet-each-other-in-public',
      comment: 'The same between modules.',
      severity: 'error',
      from: { path: '^backend/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^backend/modules/([^/]+)/',
        pathNot: '^backend/modules/($1/|[^/]+/[^/]+\\.public\\.ts$)',
      },
    },
    {
      name: 'no-circular',
      comment:
        'Files that need each other are one thing, or one of them holds something for a third.',
      severity: 'error',
      from: { path: '^(backend|dev)/' },
      to: { circular: true },
    },
    {
      name: 'no-circular-in-the-frontend',
      comment: 'The same, but for types.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-dev-dependency-in-production',
      comment: 'The image installs "dependencies" only.',
      severity: 'error',
      from: { path: '^backend/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|frontend/build|frontend/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
