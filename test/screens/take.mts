// npm run screens [-- NAME…]: takes the pictures in docs/screens from a running `npm start` and
// writes the page that shows them. BASE_URL and ACCOUNTS select another instance than the one on
// port 3000. Compress them before a commit: pngquant --force --ext .png 128 docs/screens/*.png With
// --compare the committed pictures stay: new ones are written to test-results/screens, and changed
// ones are listed with their share of differing pixels and a picture of the difference.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import { inRoot } from '../../dev/paths.mts';
import { headlessChromium } from '../run/browser.mts';
import { compare, nameOf, report } from './compare.mts';
import { picturesOf, screens, type Picture, type Screen, type Viewer } from './screens.mts';

const base = process.env.BASE_URL ?? 'http://localhost:3000';
const accountsFile = process.env.ACCOUNTS ?? inRoot('.data', 'demo-accounts.json');
const isComparing = process.argv.includes('--compare');
const kept = inRoot('docs', 'screens');
const folder = isComparing ? inRoot('test-results', 'screens') : kept;
mkdirSync(folder, { recursive: true });
const shares = new Map<string, number>();

type Account = { role: Viewer; email: string; password: string };
const accounts = JSON.parse(readFileSync(accountsFile, 'utf8')) as Account[];
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const fileOf = ({ name }: Screen, { size, theme }: Picture) => `${name}-${size.width}-${theme}.png`;

async function signIn(page: Page, viewer: Viewer): Promise<void> {
  const account = accounts.find(({ role }) => role === viewer);
  if (!account) throw new Error(`No demo account of a ${viewer}`);
  await page.goto(`${base}/signin`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Opens the screen, and again after a pause if the API found so many pages in a minute too many. */
async function open(page: Page, screen: Screen): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    let wasRefused = false;
    const note = (response: Response) => {
      if (response.status() === 429) wasRefused = true;
    };
    page.on('response', note);
    await page.goto(base + screen.path, { waitUntil: 'networkidle' });
    if (!wasRefused && screen.then) {
      await screen.then(page);
      // Dialogs load their code on demand.
      await page.waitForTimeout(1_500);
    }
    page.off('response', note);
    if (!wasRefused) return;
    await page.waitForTimeout(30_000);
  }
  throw new Error(`The API refuses ${screen.path}`);
}

async function take(browser: Browser, viewer: Viewer, own: Screen[]): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  // An open stream would prevent network idle.
  await context.route('**/api/stream', (route) => route.abort());
  const page = await context.newPage();
  if (viewer !== 'guest') await signIn(page, viewer);
  for (const screen of own) {
    for (const [size, pictures] of Map.groupBy(picturesOf(screen), (one) => one.size)) {
      await page.setViewportSize(size);
      await open(page, screen);
      await page.waitForLoadState('networkidle');
      // A row under the pointer looks as if it were chosen.
      await page.mouse.move(0, 0);
      for (const picture of pictures) {
        await page.emulateMedia({ colorScheme: picture.theme, reducedMotion: 'reduce' });
        const file = fileOf(screen, picture);
        await page.screenshot({ path: join(folder, file) });
        if (isComparing) shares.set(file, compare(join(kept, file), join(folder, file)));
      }
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    }
    process.stdout.write(`  ${screen.name}\n`);
  }
  await context.close();
}

/** Twelve of them as they were before the redesign of November 2026, in docs/screens/before. */
const board = [
  ...['site-home-1440', 'site-home-390', 'site-services-1440', 'site-case-study-1440'],
  ...['site-insight-1440', 'site-startups-1440', 'site-not-found-1440', 'dashboard-1440'],
  ...['request-1440', 'admin-1440', 'support-390', 'support-details-1440'],
];

function writeIndex(): void {
  const pairs = board.map(
    (name) =>
      `| ![${name}, before](before/${name}-light.png) | ![${name}, after](${name}-light.png) |`,
  );
  const rows = screens.map((screen) => {
    const pictures = picturesOf(screen);
    const heads = pictures.map(({ size, theme }) => `${size.width} ${theme}`);
    const cells = pictures.map(
      (picture, at) => `![${screen.name}, ${heads[at]}](${fileOf(screen, picture)})`,
    );
    const table = [heads, heads.map(() => '---'), cells].map((row) => `| ${row.join(' | ')} |`);
    return `## ${screen.name}\n\nAs ${screen.as}, at \`${screen.path}\`.\n\n${table.join('\n')}\n`;
  });
  const head = `# The screens\n\nTaken by \`npm run screens\` (test/screens) from the demo of \`npm start\`, with ${browserName}.\n`;
  const compared = `## Before and after\n\n| Before | After |\n| --- | --- |\n${pairs.join('\n')}\n`;
  writeFileSync(join(folder, 'README.md'), [head, compared, ...rows].join('\n'));
}

// The browser of the tests, because another one draws letters a little differently.
const executablePath = await headlessChromium();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
});
const browserName = nameOf(executablePath, browser.version());
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
for (const turn of [undefined, true]) {
  const own = chosen.filter(({ isLast }) => isLast === turn);
  for (const [viewer, ofViewer] of Map.groupBy(own, ({ as }) => as)) {
    await take(browser, viewer, ofViewer);
  }
}
await browser.close();
if (isComparing) report(shares, folder);
else writeIndex();
