import { companiesAt } from '../support/company';
import { delegate, raise, type Role } from './setting';
import { screens } from '../support/portal-screens';
import { axeOn, expect, expectNoOverflow, type Page, test, visit } from './fixtures';

test.slow();

/** A window of 1280 px at 400 %: WCAG 1.4.10. */
const zoomed = { viewport: { width: 320, height: 256 } } as const;

/** The narrowest common window in which the rail stays open. */
const besideRail = { width: 1024, height: 768 };

/** An admin sees all staff screens; the other teams are opened where theirs differ. */
const screensOf = (role: Role) =>
  screens.filter(({ path, guard }) => {
    if (guard === 'visitor') return false;
    if (role === 'client') return guard === 'user' || guard === 'client';
    if (role === 'admin') return guard !== 'client';
    return guard === role || path === '/dashboard' || path.endsWith('/requests/:id');
  });

for (const role of ['client', 'support', 'manager', 'admin'] as const) {
  test(`a ${role} reaches everything at 400 % zoom`, async ({ signedIn, stack, expected }) => {
    expected(404);
    const who = role === 'client' ? (await companiesAt(stack).company('everyone')).lead : role;
    const { page, person } = await signedIn(who, zoomed);
    const owner = role === 'client' ? person : (await signedIn('client')).person;
    const { _id } = await raise(stack, owner.token, { projectName: 'Long-winded '.repeat(9) });
    if (role === 'support' || role === 'manager') {
      await delegate(stack, (await signedIn('admin')).person, _id, role);
    }
    // The widest pair of badges that appear side by side in a list.
    await stack.sql(`UPDATE project_requests SET status = 'completed' WHERE id = $1`, [_id]);
    for (const { path } of screensOf(role)) {
      await visit(page, path.replace(':id', _id), page.getByRole('heading', { level: 1 }));
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expectNoOverflow(page);
      await expectTargets(page);
      await page.setViewportSize(besideRail);
      await expectNoOverflow(page, `${path} at 1024 px`);
      await page.setViewportSize(zoomed.viewport);
    }
  });
}

test('the doors of the portal at 400 % zoom', async ({ newPage }) => {
  const page = await newPage(zoomed);
  for (const { path } of screens.filter(({ guard }) => guard === 'visitor')) {
    await visit(page, path, page.getByRole('heading', { level: 1 }));
    await expectNoOverflow(page);
    await expectTargets(page);
  }
});

/** Every target is at least 24 by 24 px or has that much space: WCAG 2.5.8. */
async function expectTargets(page: Page): Promise<void> {
  const { violations, passes, inapplicable } = await axeOn(page, ['target-size']);
  expect(passes.length + violations.length + inapplicable.length).toBeGreaterThan(0);
  const found = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  expect(found, page.url()).toEqual([]);
}
