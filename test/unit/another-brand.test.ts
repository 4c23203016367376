import { cpSync, globSync, readFileSync } from 'node:fs';
import brand from '../../brand.json';
import { CopiedSources } from '../support/copied-sources';

const sources = new CopiedSources();
afterAll(() => sources.remove());

const { name, url, email, phone, locale, address, colours } = brand;
const host = new URL(url).host;

/** Sources of everything that shows a brand: pages, mails, e-books, feeds and the API document. */
const PRINTED = [
  'backend/**/*.ts',
  'frontend/**/*.{ts,tsx,mts,css,html,md,yaml}',
  'frontend/public/*.*',
];
const NOT_PRINTED = ['**/*.test.{ts,tsx}', 'frontend/{build,.cache,api/generated}/**'];

it('the firm is named in brand.json only', () => {
  const typed = globSync(PRINTED, { exclude: NOT_PRINTED }).filter((file) =>
    [name, host, address.street, locale, 'en-US', colours.light.brand].some((text) =>
      readFileSync(file, 'utf8').includes(text),
    ),
  );
  expect(typed).toEqual([]);
});

const other = {
  ...brand,
  name: 'Larkfield',
  tagline: 'Models for mills',
  url: 'https://larkfield.example',
  legalName: 'Larkfield Ltd',
  email: 'post@larkfield.example',
  phone: '+44 113 496 0123',
  address: { street: '7 Mill Lane', city: 'Leeds', postcode: 'LS1 9XX', country: 'United Kingdom' },
  bookingUrl: 'https://booking.larkfield.example/call',
  currency: 'EUR',
  locale: 'en-IE',
  colours: {
    ...colours,
    light: { ...colours.light, brand: '#5a1a44', paper: '#faf5f8' },
    dark: { ...colours.dark, brand: '#e0a3c8' },
  },
};

it('a build with another brand prints nothing of this one', async () => {
  sources.write('brand.json', JSON.stringify(other));
  expect(await sources.build()).toBe('');
  const files = globSync('**/*.{html,js,css,json,xml,atom,rss,txt,md,svg}', {
    cwd: sources.path('frontend/build'),
    // Pages of the API print openapi.json, which the next test looks at.
    exclude: ['images/**', 'docs/api/**'],
  });
  const left = files.flatMap((file) =>
    [name, host, email, phone, address.street, colours.light.brand, colours.dark.brand]
      .filter((text) => sources.built(file).includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(left).toEqual([]);
  for (const file of ['index.html', 'portal.html', 'contact.html', 'feed.atom', 'llms.txt']) {
    expect([file, sources.built(file).includes(other.name)]).toEqual([file, true]);
  }
  expect(sources.built('favicon.svg')).toContain(other.colours.light.brand);
  expect(sources.built('index.html')).toContain(`<html lang="${other.locale}"`);
  expect(sources.built('portal.html')).toContain(`<html lang="${other.locale}"`);
}, 180_000);

it('the API document is that of the other brand', async () => {
  cpSync('dist', sources.path('dist'), { recursive: true });
  sources.write('dist/brand.json', JSON.stringify(other));
  expect(await sources.run('dist/backend/commands/write-openapi.js')).toBe('');
  for (const file of ['openapi.json', 'openapi-v1.json']) {
    const document = sources.read(`dist/openapi/${file}`);
    expect(document).toContain(`${other.name} API`);
    for (const old of [name, host, email, phone]) expect(document).not.toContain(old);
  }
}, 60_000);

it('mails and the archive of an account are signed by the other brand', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../../brand.json', () => other);
    const { renderHtml, renderText } = await import('../../backend/mail/mail-layout');
    const { archivePage } = await import('../../backend/modules/privacy/archive-page');
    const mail = { subject: 'A', preview: 'B', paragraphs: ['C'], reason: 'D' };
    for (const text of [renderHtml(mail), renderText(mail), [...archivePage([])].join('')]) {
      expect(text).toContain(other.name);
      for (const old of [name, host, email, phone, colours.light.brand]) {
        expect(text).not.toContain(old);
      }
    }
  });
});
