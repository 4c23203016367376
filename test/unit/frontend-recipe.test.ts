import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CopiedSources } from '../support/copied-sources';

const sources = new CopiedSources();
afterAll(() => sources.remove());

/** The files of "How to add a screen": each is named in the line before its block. */
function filesOf(page: string): [file: string, text: string][] {
  const blocks = page.matchAll(/in `(features\/\S+)`\.\n\n {3}```tsx?\n([^]*?)^ {3}```$/gm);
  return [...blocks].map(([, file = '', body = '']) => [
    `frontend/portal/${file}`,
    body.replaceAll(/^ {3}/gm, ''),
  ]);
}

it('a screen is added by the three files of docs/frontend.md', async () => {
  const files = filesOf(readFileSync('docs/frontend.md', 'utf8'));
  expect(files).toHaveLength(3);
  for (const [file, text] of files) {
    mkdirSync(dirname(sources.path(file)), { recursive: true });
    sources.write(file, text);
  }
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci', '--json'];
  const only = ['--selectProjects', 'components', '-t', '^/dashboard/admin/boats'];
  const report = sources.path('report.json');
  expect(
    await sources.run(...jest, ...only, `--outputFile=${report}`, '--silent', 'portal/failures'),
  ).toBe('');
  expect(JSON.parse(sources.read('report.json'))).toMatchObject({ numPassedTests: 3 });
});
