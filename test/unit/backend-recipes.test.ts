import { readFileSync } from 'node:fs';
import { CopiedSources } from '../support/copied-sources';

const sources = new CopiedSources();
afterAll(() => sources.remove());

interface Step {
  file: string;
  /** The block at whose beginning it stands; the end of the file by default. */
  place: string | undefined;
  text: string;
}

/** The steps of a recipe that change a file. Each names the file, and a place in it. */
function stepsOf(title: string): Step[] {
  const page = readFileSync('docs/backend.md', 'utf8');
  const [, recipe = ''] = new RegExp(`^### ${title}$([^]*?)^##`, 'm').exec(page) ?? [];
  const blocks = recipe.matchAll(
    /(?:in `([\w./-]+)`, for example in `(\w+)`|(?:at the end of|in a new file)\s+`([\w./-]+)`)[^]*?```ts\n([^]*?)^ {3}```$/gm,
  );
  return [...blocks].map(([, within, place, end, body = '']) => ({
    file: `backend/${within ?? end}`,
    place,
    text: body.replaceAll(/^ {3}/gm, ''),
  }));
}

function take({ file, place, text }: Step): void {
  if (!place) return sources.append(file, text);
  const block = new RegExp(`^.*\\b${place}\\b.*(?:\\{|= \\[)`, 'm');
  const [line = place] = block.exec(sources.read(file)) ?? [];
  sources.replace(file, line, `${line}\n${text}`);
}

const check = () =>
  sources.run(
    ...['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci'],
    ...['--selectProjects', 'unit', '--silent', 'unit/settings', 'unit/containers', 'environment'],
  );

/** Bypasses the bootstrap, because it may install packages. */
function runScript(name: string): Promise<string> {
  const { scripts } = JSON.parse(sources.read('package.json')) as {
    scripts: Record<string, string>;
  };
  const [, command = ''] = /^node dev\/bootstrap\.mjs (\S+)$/.exec(scripts[name]!) ?? [];
  return sources.run(`test/run/${command}.mts`);
}

it('a setting is added by the steps of docs/backend.md', async () => {
  const steps = stepsOf('Add a setting');
  expect(steps.map(({ file }) => file)).toEqual([
    'backend/config/settings.ts',
    'backend/config/app-config.ts',
  ]);
  steps.forEach(take);
  expect(await check()).toContain('.env.example is out of date: run "npm run settings"');

  expect(await runScript('settings')).toBe('');
  expect(sources.read('.env.example')).toContain('\nMAIL_MAX_KB=500\n');
  expect(sources.read('docker-compose.yml')).toContain('MAIL_MAX_KB: ${MAIL_MAX_KB:-}\n');
  expect(sources.read('docs/operations.md')).toMatch(/^\| `MAIL_MAX_KB` +\| `500` +\| Size of/m);
  expect(await check()).toBe('');
});

const ADDED = [
  { title: 'Add a filter of the queue', last: 'FILTERS', why: /request-filter\.ts[^]*'priced'/ },
  {
    title: 'Add a field of a request',
    last: 'REQUEST_FIELDS',
    why: /request-fields\.ts[^]*'existingTools' is missing/,
  },
  { title: 'Add a role', last: 'NAMES', why: /permission\.ts.*'auditor' is missing/ },
];

it('what the other recipes add compiles, by the steps of docs/backend.md', async () => {
  const recipes = ADDED.map(({ title }) => stepsOf(title));
  expect(recipes.map((steps) => steps.at(-1)!.place)).toEqual(ADDED.map(({ last }) => last));
  for (const steps of recipes) steps.slice(0, -1).forEach(take);
  const mail = stepsOf('Add a mail with its notice');
  expect(mail).toHaveLength(2);
  mail.forEach(take);
  for (const title of ['Add a migration', 'Add a repeated task']) {
    const [file, ...others] = stepsOf(title);
    expect(others).toEqual([]);
    take(file!);
  }
  const found = await types();
  for (const { why } of ADDED) expect(found).toMatch(why);
  for (const steps of recipes) take(steps.at(-1)!);
  expect(await types()).toBe('');
});

it('a mail with its notice is named by docs/events.md', async () => {
  const documented = () =>
    sources.run(
      ...['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci'],
      ...['--selectProjects', 'unit', '--silent', 'events-documented', '-t', 'rating.given'],
    );
  expect(await documented()).toContain('rating-thanks');
  const page = 'docs/events.md';
  const [row = ''] = /^\| `rating.given`.*$/m.exec(sources.read(page)) ?? [];
  sources.replace(page, row, row.replaceAll('`rating-low`', '`rating-low`, `rating-thanks`'));
  expect(await documented()).toBe('');
});

const ROOMS = [
  'access',
  'database',
  'modules/requests',
  'modules/request-lists',
  'modules/ratings',
  'config',
];

function types(): Promise<string> {
  const config = {
    extends: './backend/tsconfig.json',
    compilerOptions: { composite: false, noEmit: true, rootDir: '.' },
    include: [
      ...ROOMS.map((room) => `backend/${room}/**/*.ts`),
      'backend/http/*.ts',
      'backend/**/*.d.ts',
      'brand.json',
    ],
    exclude: ['**/*.test.ts'],
  };
  sources.write('types.json', JSON.stringify(config));
  return sources.run('node_modules/typescript/bin/tsc', '-p', 'types.json');
}
