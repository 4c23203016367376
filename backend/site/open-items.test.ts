import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openItemsNotice } from './open-items';

const folder = mkdtempSync(join(tmpdir(), 'fenwright-open-'));
const file = join(folder, 'routes.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('What a start in production says of the site', () => {
  it('counts what the owner has not confirmed', () => {
    const open = [{ isClaim: true }, { isClaim: true }, { isClaim: false }];
    writeFileSync(file, JSON.stringify({ open }));
    expect(openItemsNotice(file)).toBe(
      'The site has 2 figures without a source and 1 other things that its owner has not confirmed: see docs/owner.md',
    );
  });

  it('is nothing where all is confirmed', () => {
    writeFileSync(file, JSON.stringify({ open: [] }));
    expect(openItemsNotice(file)).toBeUndefined();
  });
});
