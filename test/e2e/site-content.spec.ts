import { about } from '../../frontend/content/about';
import { cambridgeAiConsulting } from '../../frontend/content/cambridge/ai-consulting';
import { cambridgeAiIntegration } from '../../frontend/content/cambridge/ai-integration';
import { cambridgeAppDevelopment } from '../../frontend/content/cambridge/custom-app-development';
import { cambridgeDataAnalytics } from '../../frontend/content/cambridge/data-analytics';
import { cambridgeMachineLearning } from '../../frontend/content/cambridge/machine-learning';
import { caseStudies, caseStudiesPage } from '../../frontend/content/case-studies';
import { contact } from '../../frontend/content/contact';
import { docs } from '../../frontend/content/docs';
import { ebooks } from '../../frontend/content/ebooks';
import { glossary } from '../../frontend/content/glossary';
import { cambridgeHome, expertise, home, improvements } from '../../frontend/content/home';
import { industries, industriesPage } from '../../frontend/content/industries';
import { industryDetails } from '../../frontend/content/industry-details';
import { aiConsulting } from '../../frontend/content/landings/ai-consulting';
import { aiIntegration } from '../../frontend/content/landings/ai-integration';
import { customAppDevelopment } from '../../frontend/content/landings/custom-app-development';
import { dataAnalytics } from '../../frontend/content/landings/data-analytics';
import { machineLearning } from '../../frontend/content/landings/machine-learning';
import { accessibility } from '../../frontend/content/legal/accessibility';
import { complaints } from '../../frontend/content/legal/complaints';
import { cookies } from '../../frontend/content/legal/cookies';
import { privacy } from '../../frontend/content/legal/privacy';
import { terms } from '../../frontend/content/legal/terms';
import { mvp } from '../../frontend/content/mvp';
import { notifyBoxes } from '../../frontend/content/notify-boxes';
import { offers } from '../../frontend/content/offers';
import { resources } from '../../frontend/content/resources';
import { serviceDetails } from '../../frontend/content/service-details';
import { cloudIntegration, serviceCards, servicesPage } from '../../frontend/content/services';
import { startupPackage } from '../../frontend/content/startup-package';
import { startups } from '../../frontend/content/startups';
import { support } from '../../frontend/content/support';
import { webinars } from '../../frontend/content/webinars';
import { expect, test } from './fixtures';

/** What stands on each page, by its address: every sentence and every link of it has to be there. */
const contents: Record<string, unknown> = {
  '/': [home, expertise, improvements],
  '/cambridge': [cambridgeHome, expertise, improvements],
  '/about': about,
  '/contact': contact,
  '/services': [servicesPage, serviceCards, cloudIntegration],
  '/mvp': mvp,
  '/resources': [resources, notifyBoxes.resources],
  '/webinars': [webinars, notifyBoxes.webinars],
  '/ai-for-startups': startups,
  '/ai-for-startups/package': startupPackage,
  '/docs': [docs, glossary, offers],
  '/support': support,
  '/terms': terms,
  '/privacy': privacy,
  '/cookies': cookies,
  '/accessibility': accessibility,
  '/complaints': complaints,
  '/industries': [
    industriesPage.title,
    industriesPage.lead,
    industries.map(({ title, description, link }) => ({
      title,
      description,
      // The title is what is written there, so the name begins with it.
      link: { ...link, accessibleName: `${title}: ${link.label}` },
    })),
  ],
  '/case-studies': [
    caseStudiesPage,
    caseStudies.map(({ title, company, challenge }) => ({ title, company, first: challenge[0] })),
  ],
  '/ebooks': ebooks.map(({ description, category }) => ({ description, category })),
};
for (const landing of [
  aiConsulting,
  machineLearning,
  dataAnalytics,
  aiIntegration,
  customAppDevelopment,
]) {
  const detail = serviceDetails.find(({ id }) => id === landing.serviceId);
  contents[`/services/${landing.serviceId}`] = [landing, detail && { ...detail, description: '' }];
}
for (const landing of [
  cambridgeAiConsulting,
  cambridgeMachineLearning,
  cambridgeDataAnalytics,
  cambridgeAiIntegration,
  cambridgeAppDevelopment,
]) {
  contents[`/cambridge/${landing.serviceId}`] = landing;
}
contents['/services/cloud-integration'] = serviceDetails.find(
  ({ id }) => id === 'cloud-integration',
);
for (const study of caseStudies) contents[`/case-studies/${study.id}`] = study;
for (const { id, description, link } of industries) {
  if (id in industryDetails) {
    contents[link.href] = [description, industryDetails[id as keyof typeof industryDetails]];
  }
}

/** Said once a visitor has done something, by a script, or in other words; other tests look for it. */
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
  '/mvp': ['Book a call now (opens a new tab)'],
};

type Found = { sentences: string[]; links: { href: string; name: string }[] };

/** A string with a space is a sentence; what has an `href` and a `label` is a link. */
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

const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

test.use({ javaScriptEnabled: false });
for (const [path, content] of Object.entries(contents)) {
  test(`${path} says all that was written for it`, async ({ page }) => {
    await page.goto(path);
    const labels = await page
      .locator('[aria-label]')
      .evaluateAll((named) => named.map((one) => one.getAttribute('aria-label')));
    const said = plain([await page.locator('body').textContent(), ...labels].join(' '));
    const names = await page
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href'),
          link.getAttribute('aria-label') ?? link.textContent,
        ]),
      );
    const { sentences, links } = collect(content);
    expect(sentences.length + links.length).toBeGreaterThan(2);
    const expected = sentences.filter((sentence) => !later[path]?.includes(sentence));
    expect(expected.filter((sentence) => !said.includes(plain(sentence)))).toEqual([]);
    const there = names.map(([href, name]) => `${href} ${plain(name ?? '')}`);
    const missing = links.filter(
      ({ href, name }) =>
        !later[path]?.includes(name) &&
        // A link may say more than its name, such as that it opens a new tab.
        !there.some((one) => one.startsWith(`${href} ${plain(name)}`)),
    );
    expect(missing).toEqual([]);
  });
}
