import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const NOT_OURS = ['**/node_modules', '**/dist', '.data', '.git', 'frontend/build', 'test-results'];
const files = globSync('**/*', { cwd: ROOT, exclude: NOT_OURS }).concat(
  globSync('.*', { cwd: ROOT, exclude: NOT_OURS }),
  globSync('.ci/*', { cwd: ROOT }),
);
const ends = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, at) => parts.slice(at).join('/'));
  }),
);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const textOf = (document: string) => readFileSync(join(ROOT, document), 'utf8');
/** A replaced decision describes removed code. */
const isHistory = (document: string) => /^\*\*Replaced by /m.test(textOf(document));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }),
].filter((document) => !isHistory(document));

/** Placeholders in recipes, a package, and files outside the repository. */
const ELSEWHERE =
  /^(?:x\.|features\/boats\/|database\/migrations\/18999|modules\/ratings\/close-|ipaddr\.js$|portal-rules\.md$|site-checklist\.md$)/;
/** Files made by a command, or objects in a bucket. */
const MADE =
  /^(?:\.data|dist|frontend\/(?:build|\.cache)|test-results|node_modules|FILES_DIR|mails|incoming|objects|documents|exports)\b/;
const PATH =
  /^(?:[\w.@*{},-]+\/)*[\w.*{},-]+(?:\/|\.(?:tsx?|mts|[cm]?js|json|md|ya?ml|css|sql|cs?html|csv|sh))$/;

function alternatives(path: string): string[] {
  const [, before, inside, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return inside === undefined
    ? [path]
    : inside.split(',').flatMap((one) => alternatives(`${before}${one}${after}`));
}

function isThere(path: string): boolean {
  const plain = path.replace(/\/$/, '');
  if (!plain.includes('*')) return ends.has(plain);
  const pattern = new RegExp(`(?:^|/)${plain.replace(/[.]/g, '\\.').replace(/\*+/g, '[^/]*')}$`);
  return files.some((file) => pattern.test(file));
}

describe.each(documents)('%s', (document) => {
  it('names paths that there are', () => {
    const quoted = [...textOf(document).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);
    const paths = quoted.filter(
      (text) => PATH.test(text) && !MADE.test(text) && !ELSEWHERE.test(text),
    );
    expect(paths.flatMap(alternatives).filter((path) => !isThere(path))).toEqual([]);
  });

  it('links to files that there are', () => {
    const links = [...textOf(document).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)];
    const targets = links.map(([, link]) => join(ROOT, dirname(document), link!));
    const missing = targets.filter((target) => !existsSync(target));
    expect(missing.map((target) => relative(ROOT, target))).toEqual([]);
  });

  it('names commands that there are', () => {
    const named = [...textOf(document).matchAll(/npm run ([a-z][a-z0-9:-]*\w)/g)].map(
      ([, name]) => name!,
    );
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

describe('docs/backend.md', () => {
  const page = textOf('docs/backend.md');

  it('lists exactly the rooms', () => {
    const rooms = globSync('{*,modules/*}/', { cwd: join(ROOT, 'backend') })
      .map((path) => path.replace(/\/?$/, '/'))
      .filter((path) => path !== 'modules/');
    const listed = [...page.matchAll(/^\| `([\w/-]+\/)` +\|/gm)].map(([, room]) => room);
    expect(listed.sort()).toEqual(rooms.sort());
  });

  it.each([...page.matchAll(/`([\w./-]+\.ts)`: `(\w+)`/g)].map(([, file, name]) => [file!, name!]))(
    'names %s, which holds %s',
    (file, name) => expect(textOf(join('backend', file))).toContain(name),
  );
});

it('Every command is on a page', () => {
  const all = documents.map(textOf).join('\n');
  const unnamed = Object.keys(scripts).filter(
    (name) =>
      !['start', 'test'].includes(name) && !new RegExp(`\`(?:npm run )?${name}\\b`).test(all),
  );
  expect(unnamed).toEqual([]);
});
