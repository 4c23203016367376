import { readFileSync } from 'node:fs';
import { CopiedSources } from '../support/copied-sources';

const sources = new CopiedSources();
afterAll(() => sources.remove());

interface Step {
  file: string;
  place: string;
  text: string;
}

/** The steps of a recipe that change a file. Each names the file, and a place in it. */
function stepsOf(title: string): Step[] {
  const page = readFileSync('docs/backend.md', 'utf8');
  const [, recipe = ''] = new RegExp(`^### ${title}$([^]*?)^##`, 'm').exec(page) ?? [];
  const blocks = recipe.matchAll(
    /in `([\w./-]+)`, for example in `(\w+)`\.[^]*?```ts\n([^]*?)^ {3}```$/gm,
  );
  return [...blocks].map(([, file = '', place = '', body = '']) => ({
    file: `backend/${file}`,
    place,
    text: body.replaceAll(/^ {3}/gm, ''),
  }));
}

/** At the beginning of the block that the place names. */
function take({ file, place, text }: Step): void {
  const [line = place] = new RegExp(`^.*\\b${place}\\b.*\\{$`, 'm').exec(sources.read(file)) ?? [];
  sources.replace(file, `${line}\n`, `${line}\n${text}`);
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

  expect(await typesOf('backend/config/*.ts')).toBe('');
});

it('a filter of the queue is added by the steps of docs/backend.md, and cannot be forgotten', async () => {
  const [declared, found, ...more] = stepsOf('Add a filter of the queue');
  expect(more).toEqual([]);
  take(declared!);
  const files = 'backend/modules/request-lists/*.ts';
  expect(await typesOf(files)).toMatch(/request-filter\.ts.*Property 'priced' is missing/);
  take(found!);
  expect(await typesOf(files)).toBe('');
});

function typesOf(files: string): Promise<string> {
  const config = {
    extends: './backend/tsconfig.json',
    compilerOptions: { composite: false, noEmit: true, rootDir: '.' },
    include: [files, 'backend/http/*.ts', 'backend/**/*.d.ts', 'brand.json'],
    exclude: ['**/*.test.ts'],
  };
  sources.write('types.json', JSON.stringify(config));
  return sources.run('node_modules/typescript/bin/tsc', '-p', 'types.json');
}
