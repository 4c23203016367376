import { existsSync, readFileSync } from 'node:fs';
import { claimRegister, unconfirmedClaims } from '../../frontend/content/claims/register';
import { ownerItems } from '../../frontend/content/owner-items';

const page = readFileSync('docs/owner.md', 'utf8');
const rows = [...page.matchAll(/^\| ☐ +\| `([a-z-]+)` +\| (.*?) +\|/gm)].map(
  ([, id = '', what = '']) => [id, what] as const,
);

describe('docs/owner.md', () => {
  it('lists every figure that is not confirmed, as the site prints it', () => {
    const listed = rows.filter(([id]) => claimRegister.some((claim) => claim.id === id));
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(
        unconfirmedClaims.map(({ id, value, label }) => [id, `${value} (${label})`]),
      ),
    );
  });

  it('lists everything else that only the owner knows, and where to enter it', () => {
    const listed = rows.filter(([id]) => claimRegister.every((claim) => claim.id !== id));
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(ownerItems.map(({ id, what }) => [id, what])),
    );
    for (const { where } of ownerItems) expect([where, existsSync(where)]).toEqual([where, true]);
    for (const { where } of ownerItems) expect(page).toContain(where);
  });
});
