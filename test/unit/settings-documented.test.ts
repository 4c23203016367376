import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DEFAULTS } from '../../backend/config/environment';

const read = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');
const settings = Object.keys(DEFAULTS);
const example = parseEnv(read('.env.example'));
const [, table = ''] = /^## Settings$([\s\S]*?)^## /m.exec(read('docs/operations.md')) ?? [];

describe('The settings', () => {
  it('are all in .env.example, with their defaults', () => {
    expect(Object.keys(example).sort()).toEqual([...settings].sort());
    const defaults: Record<string, unknown> = DEFAULTS;
    for (const [name, value] of Object.entries(example)) {
      expect([name, value]).toEqual([name, String(defaults[name] ?? '')]);
    }
  });

  it.each(settings)('are explained in the operations page: %s', (name) => {
    expect(table).toContain(`\`${name}\``);
  });
});
