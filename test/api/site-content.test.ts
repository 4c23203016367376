import { about } from '../../frontend/content/about';
import { cambridgePages } from '../../frontend/content/cambridge';
import { caseStudies, caseStudiesPage } from '../../frontend/content/case-studies';
import { contact } from '../../frontend/content/contact';
import { docs } from '../../frontend/content/docs';
import { ebooks } from '../../frontend/content/ebooks.mts';
import { glossary } from '../../frontend/content/glossary';
import { cambridgeHome, home } from '../../frontend/content/home';
import { expertise, improvements } from '../../frontend/content/home-work';
import { industries, industriesPage, industryPages } from '../../frontend/content/industries';
import { landings } from '../../frontend/content/landings';
import { legalPages } from '../../frontend/content/legal';
import { mvp } from '../../frontend/content/mvp';
import { notifyBoxes } from '../../frontend/content/notify-boxes';
import { offers } from '../../frontend/content/offers';
import { resources } from '../../frontend/content/resources';
import { serviceCards, serviceDetails, servicesPage } from '../../frontend/content/services';
import { startupPackage } from '../../frontend/content/startup-package';
import { startups } from '../../frontend/content/startups';
import { support } from '../../frontend/content/support';
import { webinars } from '../../frontend/content/webinars';
import { attribute, textOf } from '../../backend/site/form-parts';
import { elementsOf, nameOf, servedSite, spaced } from '../support/served-site';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const site = servedSite(stack.baseUrl);
afterAll(() => stack.close());

const contents: Record<string, unknown> = {
  '/': [home, expertise, improvements],
  '/cambridge': [cambridgeHome, expertise, improvements],
  '/about': about,
  '/contact': contact,
  '/services': [servicesPage, serviceCards],
  '/mvp': mvp,
  '/resources': [resources, notifyBoxes.resources],
  '/webinars': [webinars, notifyBoxes.webinars],
  '/ai-for-startups': startups,
  '/ai-for-startups/package': startupPackage,
  '/docs': [docs, glossary, offers],
  '/support': support,
  '/industries': [
    industriesPage.title,
    industriesPage.lead,
    industries.map(({ title, description, link }) => ({
      title,
      description,
      // The visible text is the title, so the accessible name begins with it.
      link: { ...link, accessibleName: `${title}: ${link.label}` },
    })),
  ],
  '/case-studies': [
    caseStudiesPage,
    caseStudies.map(({ title, company, challenge }) => ({ title, company, first: challenge[0] })),
  ],
  '/ebooks': ebooks.map(({ description, category }) => ({ description, category })),
};
for (const { search: _, ...landing } of landings) {
  const detail = serviceDetails.find(({ id }) => id === landing.serviceId);
  contents[landing.path] = [landing, detail && { ...detail, description: '' }];
}
for (const { search: _, card: __, serviceName: ___, ...page } of cambridgePages) {
  contents[page.path] = page;
}
for (const { search: _, ...page } of legalPages) contents[page.path] = page;
contents['/services/cloud-integration'] = serviceDetails.find(
  ({ id }) => id === 'cloud-integration',
);
for (const { search: _, figure, ...study } of caseStudies) {
  contents[study.path] = { ...study, said: [figure?.caption, figure?.unit] };
}
for (const { search: _, ...page } of industryPages) {
  contents[page.path] = [{ ...page, link: {} }, industriesPage.detailActions];
}

/** Appears only after an action, through a script or in other words; covered by other tests. */
const later: Record<string, readonly string[]> = {
  '/contact': [
    'Open now',
    'Closed now',
    contact.map.load,
    contact.map.loadNote,
    contact.map.unload,
    contact.cards.address.text,
  ],
  '/ai-for-startups': [
    ...startups.samples.items.map(({ demo }) => demo),
    'Accessibility statement',
  ],
};

type Found = { sentences: string[]; links: { href: string; name: string }[] };

function collect(value: unknown, found: Found = { sentences: [], links: [] }): Found {
  if (typeof value === 'string') {
    if (value.includes(' ')) found.sentences.push(value);
  } else if (value && typeof value === 'object') {
    const { href, label, accessibleName } = value as Record<string, string | undefined>;
    if (href && label) found.links.push({ href, name: accessibleName ?? label });
    else Object.values(value).forEach((part) => collect(part, found));
  }
  return found;
}

describe('What was written for a page', () => {
  it.each(Object.entries(contents))('stands on it: %s', async (path, content) => {
    const [body] = await site.elements(path, 'body');
    const labels = elementsOf(body!, '*').map((one) => attribute(one, 'aria-label'));
    const said = spaced([textOf(body!), ...labels].join(' '));
    const { sentences, links } = collect(content);
    expect(sentences.length + links.length).toBeGreaterThan(2);
    const expected = sentences.filter((sentence) => !later[path]?.includes(sentence));
    expect(expected.filter((sentence) => !said.includes(spaced(sentence)))).toEqual([]);
    const there = elementsOf(body!, 'a').map(
      (link) => `${attribute(link, 'href')} ${nameOf(link)}`,
    );
    const missing = links.filter(
      ({ href, name }) =>
        !later[path]?.includes(name) &&
        // A link may have a longer name, e.g. "opens in a new tab".
        !there.some((one) => one.startsWith(`${href} ${spaced(name)}`)),
    );
    expect(missing).toEqual([]);
  });
});
