import brand from '../../brand.json';
import { attribute, textOf, type Element } from '../../backend/site/form-parts';
import { about } from '../../frontend/content/about';
import { authors } from '../../frontend/content/authors.mts';
import {
  cambridgeBadge,
  cambridgePages,
  cambridgePriceNote,
} from '../../frontend/content/cambridge';
import { caseStudies } from '../../frontend/content/case-studies';
import { claim, figure } from '../../frontend/content/claims';
import { basisOf } from '../../frontend/content/claims/register';
import { ebooks } from '../../frontend/content/ebooks.mts';
import { cambridgeHome, home, homeSections } from '../../frontend/content/home';
import { homeCases } from '../../frontend/content/home-cases';
import { expertise, improvements } from '../../frontend/content/home-work';
import { howWeCount } from '../../frontend/content/how-we-count';
import { mainIndustries } from '../../frontend/content/industries';
import { portalScreen } from '../../frontend/content/portal-screen';
import { services } from '../../frontend/content/services';
import { startupPricing } from '../../frontend/content/startup-pricing';
import { packagePdfPath, startups } from '../../frontend/content/startups';
import { firstReply } from '../../frontend/lib/first-reply';
import { notFoundKinds } from '../../frontend/site/not-found-kinds';
import { elementsOf, nameOf, servedSite, spaced } from '../support/served-site';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const site = servedSite(stack.baseUrl);
afterAll(() => stack.close());

const main = async (path: string) => (await site.elements(path, 'main'))[0]!;
const has = (name: string) => (one: Element) => attribute(one, name) !== undefined;
const namesOf = (parent: Element, tag: string) => elementsOf(parent, tag).map(nameOf);
const hrefsOf = (parent: Element) =>
  elementsOf(parent, 'a').map((link) => attribute(link, 'href') ?? '');
const section = (parent: Element, title: string) =>
  elementsOf(parent, 'section').find((one) =>
    namesOf(one, 'h2').some((name) => name.startsWith(title)),
  )!;
const textIn = async (path: string) => spaced(textOf(await main(path)));

describe('The home pages', () => {
  it.each([
    ['/', home],
    ['/cambridge', cambridgeHome],
  ] as const)('%s has its sections in order', async (path, { hero, city, faq, closing }) => {
    const here = await main(path);
    expect(namesOf(here, 'h1')).toEqual([hero.title]);
    expect(namesOf(here, 'h2')).toEqual([
      ...(city ? [city.title] : []),
      homeSections.industries.title,
      homeSections.expertise.title,
      portalScreen.title,
      ...(city ? [] : [homeCases.title]),
      homeSections.improvement.title,
      homeSections.insights.title,
      faq.title,
      homeSections.newsletter.title,
      closing.title,
    ]);
    expect(elementsOf(here, 'details')).toHaveLength(faq.items.length);
  });

  it('has its industries, slides, figures and one marked word', async () => {
    const here = await main('/');
    const all = elementsOf(here, '*');
    const industries = section(here, homeSections.industries.title);
    expect(elementsOf(industries, 'li')).toHaveLength(mainIndustries.length);
    const slides = all.filter(has('data-slide'));
    expect(slides.map((slide) => namesOf(slide, 'li'))).toEqual(
      expertise.map(({ benefits }) => benefits),
    );
    const items = all.filter(has('data-item'));
    expect(items.map((item) => namesOf(item, 'dd'))).toEqual(
      improvements.map(({ metrics }) =>
        metrics.map((metric) => ('claim' in metric ? claim(metric.claim).value : metric.title)),
      ),
    );
    expect(elementsOf(here, 'mark')).toHaveLength(1);
  });

  it('leads to each example, with its result', async () => {
    const cases = section(await main('/'), homeCases.title);
    expect(textOf(cases)).toContain(homeCases.note);
    for (const { path, results } of homeCases.studies) {
      const row = elementsOf(cases, 'li').find((one) => hrefsOf(one).includes(path));
      expect(textOf(row!)).toContain(results[0]!.example);
    }
  });

  it('shows the three newest insights', async () => {
    const insights = section(await main('/'), homeSections.insights.title);
    const cards = elementsOf(insights, 'article');
    expect(cards).toHaveLength(3);
    const dates = cards.map((card) => attribute(elementsOf(card, 'time')[0]!, 'datetime')!);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const card of cards) {
      const [title] = elementsOf(card, 'h3');
      expect(hrefsOf(title!)).toEqual([expect.stringMatching(/^\/insights\/[a-z-]+$/)]);
      expect(textOf(card)).toMatch(/min read/);
    }
  });

  it('has cards of the city that lead to every page of it', async () => {
    const { city } = cambridgeHome;
    const here = section(await main('/cambridge'), city!.title);
    expect(namesOf(here, 'h3')).toEqual(city!.cards.map(({ link }) => link.label));
    expect(hrefsOf(here)).toEqual(expect.arrayContaining(cambridgePages.map(({ path }) => path)));
  });
});

describe.each(cambridgePages)('$path', (page) => {
  it('has its badge, figures, offers and prices', async () => {
    const here = await main(page.path);
    expect(namesOf(here, '*')).toEqual(expect.arrayContaining([cambridgeBadge]));
    expect(textOf(here)).toContain(cambridgePriceNote);
    const figures = elementsOf(here, 'section').find((one) => / in figures$/.test(nameOf(one)))!;
    for (const id of page.stats) expect(namesOf(figures, '*')).toContain(claim(id).value);
    const offers = elementsOf(here, 'article');
    expect(offers.flatMap((offer) => namesOf(offer, 'h3'))).toEqual(
      page.services.items.map(({ title }) => title),
    );
    for (const [index, { price, action, story }] of page.services.items.entries()) {
      const text = spaced(textOf(offers[index]!));
      expect(text).toContain(`From ${claim(price).value}`);
      expect(text).toContain(action.label);
      if (story) expect(text).toContain(story.text);
    }
  });

  it('has its lists, steps, technology and sectors in sections of their own', async () => {
    const here = await main(page.path);
    const { lists = [], technology = [], process, whyChoose, industries } = page;
    // With the process, or with how long it takes.
    const count = 5 + lists.length + Math.min(technology.length, 1);
    expect(elementsOf(here, 'h2')).toHaveLength(count);
    for (const { title, items } of lists) {
      expect(namesOf(section(here, title), 'h3')).toEqual(items.map((one) => one.title));
    }
    for (const { area } of technology) expect(namesOf(here, '*')).toContain(area);
    for (const [index, { duration = '' }] of (process?.steps ?? []).entries()) {
      expect(namesOf(section(here, process!.title), 'li')[index]).toContain(duration);
    }
    expect(section(here, whyChoose.title)).toBeDefined();
    expect(elementsOf(section(here, industries.title), 'h3')).toHaveLength(industries.ids.length);
  });

  it('is one press away from the telephone and the mail program', async () => {
    const hrefs = hrefsOf(section(await main(page.path), page.callToAction.title));
    for (const start of [/^tel:\+44/, /^mailto:/, /topic=cambridge/]) {
      expect(hrefs.filter((href) => start.test(href))).toHaveLength(1);
    }
  });
});

describe('The page about us', () => {
  it('prints its figures, and each leads to what it counts', async () => {
    const here = await main('/about');
    expect(elementsOf(here, 'h1').map(nameOf)).toEqual([about.hero.title]);
    expect(textOf(section(here, about.story.title))).toContain(claim('founded').value);
    expect(namesOf(section(here, about.values.title), 'h3')).toEqual(
      about.values.items.map(({ title }) => title),
    );
    const rows = elementsOf(await main(howWeCount.path), 'tr');
    for (const [index, id] of about.stats.entries()) {
      const { value, label } = claim(id);
      expect(namesOf(here, 'dd')).toContain(value);
      expect(namesOf(here, 'dt').join()).toContain(label);
      if (index > 0) continue;
      const link = elementsOf(here, 'a').find((one) => nameOf(one) === howWeCount.title)!;
      const target = rows.find((row) =>
        attribute(link, 'href')?.endsWith(`#${attribute(row, 'id')}`),
      );
      expect(namesOf(target!, 'th')).toEqual([value]);
      const { source = howWeCount.unconfirmed } = basisOf(id);
      expect(textOf(target!).toLowerCase()).toContain(label.toLowerCase());
      expect(textOf(target!).toLowerCase()).toContain(source.toLowerCase());
    }
  });

  it('names those who build it, who stand beside the forms that they read', async () => {
    const people = elementsOf(section(await main('/about'), about.people.title), 'li');
    expect(people).toHaveLength(authors.length);
    for (const [index, { name, role, builds }] of authors.entries()) {
      for (const text of [name, role, builds]) expect(textOf(people[index]!)).toContain(text);
    }
    for (const [path, place] of [
      ['/contact', 'site'],
      ['/mvp', 'mvp'],
      ['/services/data-analytics', 'site'],
    ] as const) {
      expect(await textIn(path)).toContain(
        `reads what you send, and answers within ${firstReply(place)}.`,
      );
    }
  });
});

describe('A worked example', () => {
  it.each(caseStudies)('$path has its figure, the data and the sums', async (study) => {
    const { path, figure: drawn, sums, failed, standing } = study;
    const here = await main(path);
    expect(namesOf(here, '*').filter((name) => name === standing).length).toBeGreaterThan(0);
    expect(elementsOf(here, 'figure')).toHaveLength(1);
    expect(elementsOf(here, 'tr')).toHaveLength(drawn!.marks.length + 1);
    expect(namesOf(here, 'summary').join()).toContain(
      `The ${drawn!.marks.length} values as a table`,
    );
    const file = await site.get(hrefsOf(here).find((href) => href.endsWith('.csv'))!);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect((await file.text()).trim().split('\n')).toHaveLength(drawn!.marks.length + 1);
    expect(elementsOf(section(here, 'The sums'), 'dd')).toHaveLength(2 * sums.length);
    expect(elementsOf(section(here, 'What failed'), 'li')).toHaveLength(failed.length);
  });
});

describe('Other pages', () => {
  it('lists the e-books with what their files say of themselves', async () => {
    const here = await main('/ebooks');
    for (const { id, downloadCount } of ebooks) {
      const row = elementsOf(here, 'li').find((one) =>
        elementsOf(one, 'a').some((link) => attribute(link, 'data-ebook') === id),
      )!;
      expect(textOf(row)).toMatch(/PDF, \d\d pages, 0\.\d MB/);
      const [count] = elementsOf(row, '*').filter(has('data-downloads'));
      expect(Number(textOf(count!).replace(',', ''))).toBeGreaterThanOrEqual(downloadCount);
      const file = await site.get(`/ebooks/${id}.pdf`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    }
  });

  it('has the plans for startups, and answers of which one is open at a time', async () => {
    const here = await main('/ai-for-startups');
    const text = textOf(here);
    for (const { price } of startupPricing.plans) expect(text).toContain(figure(price));
    expect(namesOf(here, '*')).toContain(figure('most-popular'));
    const questions = elementsOf(here, 'details').filter(
      (one) => attribute(one, 'name') === 'startup-questions',
    );
    expect(questions).toHaveLength(startups.faq.items.length);
  });

  it('has a price for every service', async () => {
    const text = await textIn('/services');
    for (const { price } of services) expect(text).toContain(`From ${figure(price)}`);
  });

  it('has a page for the package until there is a file, told apart by its address', async () => {
    const html = await site.html(packagePdfPath);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/ai-for-startups\/package"/);
    const links = elementsOf(await main(packagePdfPath), 'a');
    const notify = links.find((link) => nameOf(link).startsWith('Notify Me When Ready'))!;
    expect(attribute(notify, 'href')).toMatch(/^mailto:hello@.*subject=/);
    const call = links.find((link) => nameOf(link).startsWith('Book a Call Instead'))!;
    expect(attribute(call, 'target')).toBe('_blank');
  });

  it('has a footer with its columns, and links that lead nowhere by accident', async () => {
    const [footer] = await site.elements('/about', 'footer');
    expect(namesOf(footer!, 'a')).toEqual(
      expect.arrayContaining(['Home', 'About Us', 'Services', 'Contact', 'Terms', 'Privacy']),
    );
    expect(textOf(footer!)).toContain(brand.address.street);
    const links = (await site.elements('/about', 'a')).map((link) => attribute(link, 'href'));
    expect(links.filter((href) => href === undefined || href === '#')).toEqual([]);
  });

  it.each([
    ...notFoundKinds.map(({ prefix, title, text, link }) => [prefix, title, text, link.label]),
    ...['/', '/no/such/', '/dashboard/'].map((prefix) => [
      prefix,
      '404 - Page Not Found',
      "The page you're looking for doesn't exist.",
      'Go back home →',
    ]),
  ])('calls what is missing below %s by its name', async (prefix, title, text, link) => {
    const path = `${prefix}no-such`;
    expect((await site.get(path)).status).toBe(404);
    const here = await main(path);
    expect(namesOf(here, 'h1')).toEqual([title]);
    expect(spaced(textOf(here))).toContain(text);
    expect(namesOf(here, 'a').join()).toContain(link);
    expect(await site.html(path)).toContain('name="robots" content="noindex"');
  });
});
