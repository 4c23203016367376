import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = ['frontend', 'backend'];
const files = execFileSync('git', ['ls-files', ...read], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mts|md|yaml)$/.test(file) && !/\.test\.|\/generated\//.test(file));

it('a percent sign follows its number without a space, as British readers expect', () => {
  const spaced = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter(
        (line) =>
          /[\d}] %(?![\w({[])(?!\s+[\w(])/.test(line) || /\d %\s+(of|gave|above)\b/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(spaced).toEqual([]);
});
