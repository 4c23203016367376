import brand from '../../brand.json';
import { insightEntries, postEntries } from '../../frontend/content/articles.mts';
import { mvpCost } from '../../frontend/content/claims/startups';
import { services } from '../../frontend/content/services';
import { sitePages } from '../../frontend/site/pages';
import { expect, test } from './fixtures';

/** Metadata for search engines, feed readers and chats. Needs no browser. */
const paths = sitePages.map(({ path }) => path);

function said(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

test('every page has a card of its own, 1200 by 630', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(said(html, 'twitter:card'), path).toBe('summary_large_image');
    expect(said(html, 'og:image:alt'), path).toMatch(/\S.{20,}/);
    const size = [said(html, 'og:image:width'), said(html, 'og:image:height')];
    expect(size, path).toEqual(['1200', '630']);
    const { pathname } = new URL(said(html, 'og:image') ?? '', 'http://none.example');
    const answer = await request.get(pathname);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
    // Width and height are the first numbers of a PNG's first chunk.
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    // The page with two addresses shows the same card at both.
    const other = seen.get(pathname);
    if (other)
      expect(said(html, 'og:url'), `${path} and ${other}`).toMatch(new RegExp(`${other}$`));
    seen.set(pathname, path);
  }
});

type Node = Record<string, unknown> & { '@type': string | string[]; '@id'?: string };

function graphOf(html: string): Node[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph'?: Node[] })['@graph'] ?? [];
}

const ofType = (nodes: Node[], type: string) =>
  nodes.filter((node) => [node['@type']].flat().includes(type));

const isIndexed = (html: string) => !html.includes('name="robots" content="noindex"');

test('every page for search engines says where it stands, and shows the same', async ({
  request,
}) => {
  for (const path of paths.filter((one) => one !== '/')) {
    const html = await (await request.get(path)).text();
    if (!isIndexed(html)) continue;
    const [list] = ofType(graphOf(html), 'BreadcrumbList');
    const steps = list?.['itemListElement'] as { position: number; name: string; item: string }[];
    expect(steps.length, path).toBeGreaterThan(1);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(new URL(steps.at(-1)!.item).pathname, path).toBe(path);

    const [, shown = ''] =
      /<nav[^>]*aria-label="Breadcrumb".*?<ol[^>]*>(.*?)<\/ol>/.exec(html) ?? [];
    const links = [...shown.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(([, href, name]) => ({
      name,
      item: href,
    }));
    const [, here] = /<span aria-current="page">(.*?)<\/span>/.exec(shown) ?? [];
    const told = steps.map(({ name, item }) => ({ name, item: new URL(item).pathname }));
    const plain = (text: string | undefined) =>
      text?.replace(/&#x27;/g, "'").replace(/&amp;/g, '&');
    const seen = [...links, { name: here, item: path }];
    expect(seen.map(({ name, item }) => ({ name: plain(name), item }))).toEqual(told);
  }
});

test('what is sold has a price, what is read an author, and nothing a rating', async ({
  request,
}) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const nodes = graphOf(html);
    expect(nodes.length > 0, path).toBe(isIndexed(html));
    expect(JSON.stringify(nodes), path).not.toMatch(/aggregateRating|reviewCount|ratingValue/i);
    const ids = nodes.map((node) => node['@id']);
    expect(new Set(ids).size, path).toBe(ids.length);
    const named = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]*)"\}/g)].map(([, id]) => id);
    for (const id of named) expect(ids, path).toContain(id);

    if (/^\/(services|cambridge)\/|^\/(mvp|ai-for-startups)$/.test(path)) {
      const [service] = ofType(nodes, 'Service');
      expect(service, path).toBeDefined();
      // Priced after an inventory, so no page shows a figure.
      if (path === '/services/cloud-integration') continue;
      for (const offer of service!['offers'] as { priceSpecification: object }[]) {
        expect(offer.priceSpecification, path).toMatchObject({
          priceCurrency: 'GBP',
          valueAddedTaxIncluded: false,
          description: expect.stringContaining('Excludes VAT'),
        });
        const { minPrice, maxPrice, price } = offer.priceSpecification as Record<string, number>;
        for (const amount of [minPrice ?? price ?? 0, ...(maxPrice ? [maxPrice] : [])]) {
          const printed = [`£${amount.toLocaleString('en-GB')}`, `£${amount / 1_000}k`];
          expect(
            printed.some((one) => html.includes(one)),
            `${path}: ${amount}`,
          ).toBe(true);
        }
      }
    }
    if (path === '/services' || path === '/mvp') {
      const highs = [...JSON.stringify(nodes).matchAll(/"maxPrice":(\d+)/g)].map(([, high]) =>
        Number(high),
      );
      const highest = services.map(({ typicalHigh }) => typicalHigh);
      expect(highs.toSorted(), path).toEqual(path === '/mvp' ? [mvpCost.to] : highest.toSorted());
    }
    if (/^\/(insights|blog)\/./.test(path)) {
      expect(ofType(nodes, 'BlogPosting')[0], path).toMatchObject({
        headline: expect.any(String),
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        author: { '@type': 'Person', name: expect.any(String) },
        image: { '@id': expect.any(String) },
      });
    }
    if (/^\/ebooks\/./.test(path)) {
      const [book] = ofType(nodes, 'Book');
      expect([book?.['@type']].flat(), path).toContain('DigitalDocument');
      const [, pages] = /<dt>Pages<\/dt><dd>(\d+)<\/dd>/.exec(html) ?? [];
      expect(book?.['numberOfPages'], path).toBe(Number(pages));
    }
  }
  const home = graphOf(await (await request.get('/')).text());
  expect(ofType(home, 'ProfessionalService')[0]).toMatchObject({
    address: { addressLocality: brand.address.city },
    geo: brand.geo,
    openingHoursSpecification: { opens: brand.hours.opens, closes: brand.hours.closes },
    telephone: brand.phone,
  });
});

test('articles come as pages, as Markdown and in three feeds', async ({ request }) => {
  const articles = [...insightEntries, ...postEntries].map(({ path }) => path);
  const types = {
    atom: 'application/atom+xml',
    rss: 'application/rss+xml',
    json: 'application/feed+json; charset=utf-8',
  };
  const home = await (await request.get('/')).text();
  for (const [name, type] of Object.entries(types)) {
    const answer = await request.get(`/feed.${name}`);
    expect(answer.headers()['content-type']).toBe(type);
    expect(home).toContain(
      `type="${type.split(';')[0]}" title="${brand.name}" href="/feed.${name}"`,
    );
    const feed = await answer.text();
    for (const path of articles) expect(feed).toMatch(new RegExp(`https://[^/]+${path}["<]`));
  }
  for (const path of articles) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`rel="alternate" type="text/markdown" href="${path}.md"`);
    const answer = await request.get(`${path}.md`);
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toMatch(/^# .+\n\n> /);
  }
});

test('one address a page: others lead to it, with what was asked', async ({ request }) => {
  for (const [from, status, to] of [
    ['/about/', 308, '/about'],
    ['/About', 301, '/about'],
    ['/INDUSTRIES/healthcare', 301, '/industries/Healthcare'],
    ['/index.html', 301, '/'],
    ['/services/index.html?from=mail', 301, '/services?from=mail'],
    ['/contact.html', 301, '/contact'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers()['location']]).toEqual([from, status, to]);
  }
  for (const path of ['/404.html', '/portal.html', '/no-such.html', '/routes.json']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('what search engines are kept from', async ({ request }) => {
  for (const path of ['/blog?q=model', '/insights?tag=Data', '/insights?saved=1']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }
  for (const path of ['/blog', '/contact?topic=question', '/?utm_source=mail']) {
    expect((await request.get(path)).headers(), path).not.toHaveProperty('x-robots-tag');
  }
  const robots = await (await request.get('/robots.txt')).text();
  const lines = robots.split('\n').filter(Boolean);
  for (const line of lines) expect(line).toMatch(/^(User-agent|Allow|Disallow|Sitemap): /);
});

test('the sitemap says when a text last changed', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const dated = paths.filter((path) => /^\/(insights|blog|ebooks|terms|privacy)(\/|$)/.test(path));
  for (const path of dated) {
    expect(sitemap).toMatch(new RegExp(`${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
  }
});

test('a service has words of its own in Cambridge', async ({ request }) => {
  const wordsOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
    const text = main.replace(/<form[\s\S]*?<\/form>|<[^>]*>/g, ' ').toLowerCase();
    return new Set(text.match(/[a-z’]{4,}/g));
  };
  for (const path of paths.filter((one) => one.startsWith('/cambridge/'))) {
    const here = await wordsOf(path);
    const elsewhere = await wordsOf(path.replace('/cambridge/', '/services/'));
    const own = [...here].filter((word) => !elsewhere.has(word));
    expect(own.length / here.size, path).toBeGreaterThan(0.6);
  }
});
