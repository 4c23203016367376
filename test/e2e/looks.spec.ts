import { companiesAt } from '../support/company';
import { raise, raisedOne } from './setting';
import { delay, expect, onDesktop, onPhone, type Page, phone, test, wide } from './fixtures';
import { press, visit } from './steps';

async function overhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const gutter = Math.min(48, Math.max(20, window.innerWidth * 0.04));
    const width = document.documentElement.clientWidth;
    const left = Math.max(0, (width - 84 * 16) / 2) + gutter;
    const isOverhanging = (element: Element) => {
      const { borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element);
      const { left: from, right: to, width: own } = element.getBoundingClientRect();
      const isRule =
        (borderTopWidth !== '0px' || borderBottomWidth !== '0px') && borderLeftWidth === '0px';
      const isInSight = own > 0 && from >= 0 && to <= width && element.checkVisibility();
      const isEdgeToEdge = from <= 0 && to >= width;
      return isRule && isInSight && !isEdgeToEdge && (from < left - 1 || to > width - left + 1);
    };
    return [...document.querySelectorAll('main *, footer *')]
      .filter(isOverhanging)
      .map((element) => {
        const { left: from, right: to } = element.getBoundingClientRect();
        return `${element.tagName} ${element.getAttribute('class')} ${from} to ${to}`;
      });
  });
}

test('no rule overhangs the columns', async ({ page }) => {
  for (const name of ['', 'cambridge', 'about', 'services', 'contact', 'blog', 'docs']) {
    await page.goto(`/${name}`);
    for (const viewport of [wide, phone]) {
      await page.setViewportSize(viewport);
      expect(await overhanging(page), `/${name}, ${viewport.width}`).toEqual([]);
    }
  }
});

test('the questions of neighbours stand at one height, shut and open', async ({ page }) => {
  await page.setViewportSize(wide);
  for (const address of ['/cambridge', '/']) {
    await page.goto(address);
    const questions = page.locator('#questions details');
    const boxes = () =>
      questions.evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return [Math.round(top), Math.round(bottom)];
        }),
      );
    const expectRows = async () => {
      const [first, second, third, fourth] = await boxes();
      expect([first, third]).toEqual([second, fourth]);
      expect(third![0]).toBe(first![1]! - 1);
    };
    await expectRows();
    await questions.first().locator('summary').click();
    await expectRows();
  }
});

test('brand and menus are called what is written', async ({ signedIn, page }) => {
  const { page: own, person } = await signedIn('client', '/dashboard', onPhone);
  await own.getByRole('button', { name: 'Menu', exact: true }).click();
  const close = own.getByRole('button', { name: 'Close menu' });
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await press(own, close, own.getByRole('button', { name: 'Menu', exact: true }));

  await page.goto('/');
  const brand = page.getByRole('banner').getByRole('link').first();
  await expect(brand).toHaveAccessibleName(/^Fenwright AI Solutions Partner\s?, home$/);
  await own.setViewportSize(wide);
  const menu = own.getByRole('button', { name: 'profile menu' });
  await expect(menu).toHaveAccessibleName(`${person.firstName}, profile menu`);
});

for (const viewport of [wide, phone]) {
  test(`a request is painted whole for staff at ${viewport.width}`, async ({ signedIn, stack }) => {
    const { requestId } = await raisedOne(stack);
    const { page } = await signedIn('admin', { viewport });
    // Delays the staff's script, as on a slow network.
    await delay(page, /staff-side.*\.js/, 700);
    await page.addInitScript(() => {
      const tops: (number | null)[] = [];
      Object.assign(window, { tops });
      new MutationObserver(() => {
        const history = document.querySelector('#history');
        const work = document.querySelector('#staff-work');
        if (history) tops.push(work ? Math.round(history.getBoundingClientRect().top) : null);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`/dashboard/requests/${requestId}`);
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update Status' })).toBeVisible();
    const tops = await page.evaluate(
      () => (window as Window & { tops?: (number | null)[] }).tops ?? [],
    );
    expect(tops.length).toBeGreaterThan(0);
    expect(tops, 'the history was never there without the work above it').not.toContain(null);
  });
}

test('the navigation marks the queue or My Requests', async ({ signedIn, stack }) => {
  for (const [role, marked] of [
    ['admin', ['Requests', 'Admin']],
    ['manager', ['Requests']],
    ['support', ['Requests']],
    ['client', ['My Requests']],
  ] as const) {
    const isTeam = role === 'manager' || role === 'support';
    const { tag, requestId, client } = await raisedOne(stack, isTeam ? role : undefined);
    const { page, person } = await signedIn(role === 'client' ? client : role, onDesktop);
    const navigation = page.getByRole('navigation', { name: 'Portal', exact: true });
    const current = navigation.locator('[aria-current]');
    const isMarked = async (path: string, title: string, marks: readonly string[]) => {
      await visit(page, path, page.getByRole('heading', { level: 1, name: title }));
      await expect(current).toHaveText([...marks]);
    };
    await isMarked(`/dashboard/requests/${requestId}`, tag, marked);
    await isMarked('/dashboard/requests', 'My Requests', ['My Requests']);
    if (!isTeam) continue;
    const { _id } = await raise(stack, person.token, { projectName: 'Of staff' });
    await isMarked(`/dashboard/requests/${_id}`, 'Of staff', ['My Requests']);
  }
});

test('the name in the header is whole', async ({ page, signedIn }) => {
  const { page: own } = await signedIn('client');
  for (const viewport of [wide, phone]) {
    for (const [on, path] of [
      [page, '/'],
      [page, '/signin'],
      [own, '/dashboard'],
    ] as const) {
      await on.setViewportSize(viewport);
      await on.goto(path);
      const name = on.locator('header').getByText('Fenwright', { exact: true }).first();
      await expect(name).toBeVisible();
      await on.evaluate(() => document.fonts.ready);
      const clip = (await name.boundingBox())!;
      const picture = () => on.screenshot({ clip: { ...clip, height: clip.height + 12 } });
      const before = await picture();
      // On a phone the tagline is hidden below the name.
      await name.evaluate((element) => {
        for (let box = element.parentElement; box; box = box.parentElement) {
          box.style.overflow = 'visible';
        }
        for (const other of element.parentElement!.children) {
          if (other !== element) (other as HTMLElement).style.visibility = 'hidden';
        }
      });
      expect((await picture()).equals(before), `${path}, ${viewport.width}`).toBe(true);
    }
  }
});

test('the first row of a list comes early', async ({ signedIn }) => {
  const { page } = await signedIn('admin', '/dashboard/admin/people', onDesktop);
  for (const list of ['/people', '/audit', '']) {
    await page.goto(`/dashboard/admin${list}`);
    const first = page.locator('main tbody tr').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())!.y, list).toBeLessThanOrEqual(200);
  }
});

for (const viewport of [wide, phone]) {
  test(`nothing moves on a slow connection at ${viewport.width}`, async ({ signedIn, stack }) => {
    const { requestId } = await raisedOne(stack);
    const { _id: company } = await companiesAt(stack).company('everyone');
    const { page } = await signedIn('admin', { viewport });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) moved.push((one as unknown as Moved).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await delay(page, '**/api/**', 600);
    // A list with filters, sections below each other, and pages of parts; the last that comes.
    const last = {
      'admin/audit': page.locator('main tbody tr').last(),
      settings: page.getByText('{{firstName}}').first(),
      'admin/reports': page.getByText('How these figures are counted'),
      [`requests/${requestId}`]: page.getByText(/^History/).first(),
      [`organisations/${company}`]: page.getByRole('heading', { name: 'People' }),
    };
    for (const [path, part] of Object.entries(last)) {
      await page.goto(`/dashboard/${path}`);
      await expect(part).toBeVisible();
      const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
      expect(
        moved.reduce((sum, one) => sum + one, 0),
        path,
      ).toBeLessThan(0.05);
    }
  });
}

interface Moved {
  value: number;
}
