import brand from '../../brand.json';
import { attribute, textOf } from '../../backend/site/form-parts';
import { insightEntries, postEntries } from '../../frontend/content/articles.mts';
import { mvpCost } from '../../frontend/content/claims/startups';
import { services } from '../../frontend/content/services';
import { formatDate } from '../../frontend/lib/dates';
import { drawnCoverAlt } from '../../frontend/site/articles/drawn-cover';
import { sitePages } from '../../frontend/site/pages';
import { elementsOf, nameOf, servedSite } from '../support/served-site';
import { sharedStack } from '../support/stack';

/** Metadata for search engines, feed readers and chats. */
const stack = sharedStack();
const site = servedSite(stack.baseUrl);
afterAll(() => stack.close());

const paths = sitePages.map(({ path }) => path);
const articles = [...insightEntries, ...postEntries];
const indexed = () =>
  Promise.all(paths.map(async (path) => (isIndexed(await site.html(path)) ? path : []))).then(
    (found) => found.flat(),
  );

function said(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

const isIndexed = (html: string) => !html.includes('name="robots" content="noindex"');

type Node = Record<string, unknown> & { '@type': string | string[]; '@id'?: string };

function graphOf(html: string): Node[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph'?: Node[] })['@graph'] ?? [];
}

const ofType = (nodes: Node[], type: string) =>
  nodes.filter((node) => [node['@type']].flat().includes(type));

describe.each(paths)('%s', (path) => {
  it('has a card of its own, 1200 by 630', async () => {
    const html = await site.html(path);
    expect(said(html, 'twitter:card')).toBe('summary_large_image');
    expect(said(html, 'og:image:alt')).toMatch(/\S.{20,}/);
    expect([said(html, 'og:image:width'), said(html, 'og:image:height')]).toEqual(['1200', '630']);
    const { pathname } = new URL(said(html, 'og:image') ?? '', 'http://none.example');
    const answer = await site.get(pathname);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
    // Width and height are the first numbers of a PNG's first chunk.
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('says where it stands, and shows the same', async () => {
    const html = await site.html(path);
    if (!isIndexed(html)) return;
    expect(html).toMatch(new RegExp(`rel="canonical" href="https://[^/]+${path}"`));
    expect(html).toContain('{"@context":"https://schema.org"');
    if (path === '/') return;
    const [list] = ofType(graphOf(html), 'BreadcrumbList');
    const steps = list?.['itemListElement'] as { position: number; name: string; item: string }[];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(new URL(steps.at(-1)!.item).pathname).toBe(path);

    const shown = (await site.elements(path, 'nav')).find((nav) => nameOf(nav) === 'Breadcrumb')!;
    const links = elementsOf(shown, 'a').map((link) => [nameOf(link), attribute(link, 'href')]);
    const here = elementsOf(shown, 'span').find((one) => attribute(one, 'aria-current') === 'page');
    const told = steps.map(({ name, item }) => [name, new URL(item).pathname]);
    expect([...links, [nameOf(here!), path]]).toEqual(told);
  });

  it('has a price if it sells, an author if it is read, and never a rating', async () => {
    const html = await site.html(path);
    const nodes = graphOf(html);
    expect(nodes.length > 0).toBe(isIndexed(html));
    expect(JSON.stringify(nodes)).not.toMatch(/aggregateRating|reviewCount|ratingValue/i);
    const ids = nodes.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    const named = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]*)"\}/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(named));

    if (/^\/(services|cambridge)\/|^\/(mvp|ai-for-startups)$/.test(path)) {
      const [service] = ofType(nodes, 'Service');
      expect(service).toBeDefined();
      // Priced after an inventory, so no page shows a figure.
      if (path === '/services/cloud-integration') return;
      for (const offer of service!['offers'] as { priceSpecification: object }[]) {
        expect(offer.priceSpecification).toMatchObject({
          priceCurrency: 'GBP',
          valueAddedTaxIncluded: false,
          description: expect.stringContaining('Excludes VAT'),
        });
        const { minPrice, maxPrice, price } = offer.priceSpecification as Record<string, number>;
        for (const amount of [minPrice ?? price ?? 0, ...(maxPrice ? [maxPrice] : [])]) {
          const printed = [`£${amount.toLocaleString('en-GB')}`, `£${amount / 1_000}k`];
          expect(printed.filter((one) => html.includes(one))).not.toEqual([]);
        }
      }
    }
    if (path === '/services' || path === '/mvp') {
      const highs = [...JSON.stringify(nodes).matchAll(/"maxPrice":(\d+)/g)].map(([, high]) =>
        Number(high),
      );
      const highest = services.map(({ typicalHigh }) => typicalHigh);
      expect(highs.toSorted()).toEqual(path === '/mvp' ? [mvpCost.to] : highest.toSorted());
    }
    if (/^\/(insights|blog)\/./.test(path)) {
      expect(ofType(nodes, 'BlogPosting')[0]).toMatchObject({
        headline: expect.any(String),
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        author: { '@type': 'Person', name: expect.any(String) },
        image: { '@id': expect.any(String) },
      });
    }
    if (/^\/ebooks\/./.test(path)) {
      const [book] = ofType(nodes, 'Book');
      expect([book?.['@type']].flat()).toContain('DigitalDocument');
      const [, pages] = /<dt[^>]*>Pages<\/dt><dd[^>]*>(\d+)<\/dd>/.exec(html) ?? [];
      expect(book?.['numberOfPages']).toBe(Number(pages));
    }
  });
});

describe('The site as machines read it', () => {
  it('shows the same card at the two addresses of one page, and at no others', async () => {
    const seen = new Map<string, string>();
    for (const path of paths) {
      const html = await site.html(path);
      const card = said(html, 'og:image')!;
      const other = seen.get(card);
      if (other) expect(said(html, 'og:url')).toMatch(new RegExp(`${other}$`));
      seen.set(card, path);
    }
  });

  it('has its address, hours and telephone on the home page', async () => {
    expect(ofType(graphOf(await site.html('/')), 'ProfessionalService')[0]).toMatchObject({
      address: { addressLocality: brand.address.city },
      geo: brand.geo,
      openingHoursSpecification: { opens: brand.hours.opens, closes: brand.hours.closes },
      telephone: brand.phone,
    });
  });

  it('names every page for search engines once', async () => {
    const sitemap = await site.html('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
    // Issues come from the database.
    const built = listed.filter((path) => !/^\/newsletter\/\d/.test(path!));
    expect(built.toSorted()).toEqual((await indexed()).toSorted());
    expect(await site.html('/robots.txt')).toContain('/sitemap.xml');
    expect(await site.html('/llms.txt')).toContain(`# ${brand.name}\n\n> `);
  });

  it('says when a text last changed', async () => {
    const sitemap = await site.html('/sitemap.xml');
    const dated = paths.filter((path) =>
      /^\/(insights|blog|ebooks|terms|privacy)(\/|$)/.test(path),
    );
    for (const path of dated) {
      expect(sitemap).toMatch(new RegExp(`${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
    }
  });

  it.each<[from: string, status: number, to: string]>([
    ['/about/', 308, '/about'],
    ['/About', 301, '/about'],
    ['/INDUSTRIES/healthcare', 301, '/industries/Healthcare'],
    ['/index.html', 301, '/'],
    ['/services/index.html?from=mail', 301, '/services?from=mail'],
    ['/contact.html', 301, '/contact'],
    ...insightEntries.flatMap(({ formerly, path }) =>
      formerly ? [[`/insights/${formerly}`, 301, path] satisfies [string, number, string]] : [],
    ),
  ])('leads from %s to the one address, with what was asked', async (from, status, to) => {
    const answer = await site.get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  });

  it.each(['/404.html', '/portal.html', '/no-such.html', '/routes.json'])(
    'keeps %s to itself',
    async (path) => expect((await site.get(path)).status).toBe(404),
  );

  it('keeps search engines from lists that were filtered', async () => {
    const robots = async (path: string) => (await site.get(path)).headers.get('x-robots-tag');
    for (const path of ['/blog?q=model', '/insights?tag=Data', '/insights?saved=1']) {
      expect([path, await robots(path)]).toEqual([path, 'noindex']);
    }
    for (const path of ['/blog', '/contact?topic=question', '/?utm_source=mail']) {
      expect([path, await robots(path)]).toEqual([path, null]);
    }
    const lines = (await site.html('/robots.txt')).split('\n').filter(Boolean);
    for (const line of lines) expect(line).toMatch(/^(User-agent|Allow|Disallow|Sitemap): /);
  });

  it('names the rules for what may be fetched ahead', async () => {
    const rules = async (path: string) => (await site.get(path)).headers.get('speculation-rules');
    for (const path of ['/', '/cambridge/ai-consulting']) {
      expect([path, await rules(path)]).toEqual([path, '"/speculation-rules.json"']);
    }
    for (const path of ['/signin', '/no-such-page', '/robots.txt']) {
      expect([path, await rules(path)]).toEqual([path, null]);
    }
    const answer = await site.get('/speculation-rules.json');
    expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
    const { prefetch } = (await answer.json()) as { prefetch: { where: { and: object[] } }[] };
    const [{ href_matches: listed = [] } = {}, ...excluded] = prefetch[0]!.where.and as {
      href_matches?: string[];
    }[];
    expect(excluded).toContainEqual({ not: { href_matches: '/*\\?(.+)' } });
    const never = /^\/(assets|sent|unsubscribe|verify-subscription|newsletter\/preferences)\b/;
    expect(listed.toSorted()).toEqual(paths.filter((path) => !never.test(path)).toSorted());
  });

  it('has words of its own for a service in Cambridge', async () => {
    const wordsOf = async (path: string) => {
      const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await site.html(path)) ?? [];
      const text = main.replace(/<form[\s\S]*?<\/form>|<[^>]*>/g, ' ').toLowerCase();
      return new Set(text.match(/[a-z’]{4,}/g));
    };
    for (const path of paths.filter((one) => one.startsWith('/cambridge/'))) {
      const here = await wordsOf(path);
      const elsewhere = await wordsOf(path.replace('/cambridge/', '/services/'));
      const own = [...here].filter((word) => !elsewhere.has(word));
      expect(own.length / here.size).toBeGreaterThan(0.6);
    }
  });
});

describe('The feeds', () => {
  it.each([
    ['atom', 'application/atom+xml'],
    ['rss', 'application/rss+xml'],
    ['json', 'application/feed+json; charset=utf-8'],
  ])('name every article: %s', async (name, type) => {
    const answer = await site.get(`/feed.${name}`);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(await site.html('/')).toContain(
      `type="${type.split(';')[0]}" title="${brand.name}" href="/feed.${name}"`,
    );
    const feed = await answer.text();
    for (const { path } of articles) expect(feed).toMatch(new RegExp(`https://[^/]+${path}["<]`));
  });

  it('carry every article in full', async () => {
    const atom = await site.html('/feed.atom');
    const feed = JSON.parse(await site.html('/feed.json')) as {
      items: { url: string; content_html: string }[];
    };
    expect(feed.items).toHaveLength(articles.length);
    for (const { path } of articles) {
      expect(atom).toContain(`${path}</id>`);
      const item = feed.items.find(({ url }) => url.endsWith(path));
      expect(item?.content_html).toContain('<h2 ');
      expect(item?.content_html).not.toMatch(/(?:href|src|srcset)="(?!https?:|mailto:|tel:)/);
    }
  });
});

describe.each(articles)('$path', ({ path, title, date, author, coverAlt = drawnCoverAlt }) => {
  it('is an article with an author, a date, a cover and what follows', async () => {
    const [main] = await site.elements(path, 'main');
    const [article, ...others] = elementsOf(main!, 'article');
    expect(others).toHaveLength(2);
    expect(elementsOf(article!, 'h1').map(nameOf)).toEqual([title]);
    const texts = elementsOf(article!, '*').map(nameOf);
    expect(texts).toEqual(expect.arrayContaining([author.name, formatDate(date), 'Share']));
    expect(textOf(article!)).toMatch(/\d+ min read/);
    expect(attribute(elementsOf(article!, 'img')[0]!, 'alt')).toBe(coverAlt);
  });

  it('comes as Markdown as well', async () => {
    expect(await site.html(path)).toContain(
      `rel="alternate" type="text/markdown" href="${path}.md"`,
    );
    const answer = await site.get(`${path}.md`);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toMatch(/^# .+\n\n> /);
  });
});
