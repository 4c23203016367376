import { describe, expect, it } from '@jest/globals';
import { about } from './about';
import { cambridgeAiConsulting } from './cambridge/ai-consulting';
import { cambridgeAiIntegration } from './cambridge/ai-integration';
import { cambridgeAppDevelopment } from './cambridge/custom-app-development';
import { cambridgeDataAnalytics } from './cambridge/data-analytics';
import { cambridgeMachineLearning } from './cambridge/machine-learning';
import { caseStudies } from './case-studies';
import { claims, figure, type ClaimId } from './claims';
import { claimRegister, toConfirm } from './claims/register';
import { docs } from './docs';
import { ebooks } from './ebooks';
import { glossary } from './glossary';
import { cambridgeHome, expertise, home, improvements } from './home';
import { industryDetails } from './industry-details';
import { industries, mainIndustries } from './industries';
import { aiConsulting } from './landings/ai-consulting';
import { aiIntegration } from './landings/ai-integration';
import { customAppDevelopment } from './landings/custom-app-development';
import { dataAnalytics } from './landings/data-analytics';
import { machineLearning } from './landings/machine-learning';
import { accessibility } from './legal/accessibility';
import { complaints } from './legal/complaints';
import { cookies } from './legal/cookies';
import { privacy } from './legal/privacy';
import { terms } from './legal/terms';
import { fill } from './fill';
import { mvp } from './mvp';
import { footer, menu } from './navigation';
import { offers } from './offers';
import { resources } from './resources';
import { seo } from './seo';
import { serviceDetails } from './service-details';
import { priceRange, serviceCards, services } from './services';
import { startupPackage } from './startup-package';
import { startups } from './startups';
import { webinars } from './webinars';
import brand from '../../brand.json';

const titles = (items: readonly { title: string }[]) => items.map((item) => item.title);
const figures = (ids: readonly ClaimId[]) => ids.map((id) => figure(id));

const landings = [
  aiConsulting,
  machineLearning,
  dataAnalytics,
  aiIntegration,
  customAppDevelopment,
];
const cambridge = [
  cambridgeAiConsulting,
  cambridgeMachineLearning,
  cambridgeDataAnalytics,
  cambridgeAiIntegration,
  cambridgeAppDevelopment,
];

describe('claims', () => {
  it('each has an id of its own, a scope and a source', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    for (const claim of claimRegister) {
      expect([claim.id, claim.scope !== '', claim.source !== '']).toEqual([claim.id, true, true]);
    }
  });

  it('print the amounts that structured data gets', () => {
    for (const { id, value, amount } of claims) {
      if (amount === undefined) continue;
      const printed = Number(value.replace(/[£,]/g, '').replace('k', '000'));
      expect([id, printed]).toEqual([id, amount]);
    }
  });

  it('leave what nobody has evidenced to the owner', () => {
    for (const id of ['satisfaction', 'roi-ml', 'most-popular', 'sprint-slots', 'mvp-audit']) {
      expect(claimRegister.find((claim) => claim.id === id)?.source).toBe(toConfirm);
    }
  });
});

describe('services', () => {
  it('are one registry of five', () => {
    expect(services.map(({ formValue }) => formValue)).toEqual([
      'AI Consulting',
      'Machine Learning',
      'Data Analytics',
      'AI Integration',
      'Custom Web Applications',
    ]);
  });

  it('have structured prices that begin at the lowest visible one', () => {
    for (const [index, service] of services.entries()) {
      const visible = cambridge[index]!.services.items.map(
        ({ price }) => claims.find(({ id }) => id === price)!.amount!,
      );
      expect([service.id, priceRange(service).low]).toEqual([service.id, Math.min(...visible)]);
    }
    expect(services.map((service) => priceRange(service).high)).toEqual([
      50_000, 100_000, 75_000, 60_000, 150_000,
    ]);
  });

  it('are shown on six cards, startups first', () => {
    expect(serviceCards.map(({ id }) => id)).toEqual([
      'ai-for-startups',
      'ai-consulting',
      'machine-learning',
      'data-analytics',
      'ai-integration',
      'custom-app-development',
    ]);
    expect(serviceCards.filter(({ featured }) => featured)).toHaveLength(1);
  });

  it('have details for the four that the specification names', () => {
    expect(serviceDetails.map(({ id }) => id)).toEqual([
      'ai-consulting',
      'machine-learning',
      'data-analytics',
      'cloud-integration',
    ]);
    for (const { title, action } of serviceDetails) {
      expect(action.label).toBe(`Get Started with ${title}`);
    }
  });
});

describe('the generic service pages', () => {
  it('have four services, two stories and their steps each', () => {
    expect(landings.map(({ services }) => services.cards.length)).toEqual([4, 4, 4, 4, 4]);
    expect(landings.map(({ stories }) => stories.items.length)).toEqual([2, 2, 2, 2, 2]);
    expect(landings.map(({ process }) => process.steps.length)).toEqual([4, 4, 4, 4, 5]);
  });

  it('name the specified services', () => {
    expect(titles(aiIntegration.services.cards)).toEqual([
      'API Development',
      'System Integration',
      'Cloud Deployment',
      'Mobile Integration',
    ]);
    expect(titles(customAppDevelopment.services.cards)).toEqual([
      'Web Applications',
      'Mobile Apps',
      'Progressive Web Apps',
      'Backend Systems',
    ]);
    expect(customAppDevelopment.aiFirst?.features).toHaveLength(3);
  });

  it('state the specified returns', () => {
    const claimed = figures(landings.flatMap((landing) => landing.claims));
    for (const value of ['200%', '150%', '180%', '2–6 months', '20–40%', '15–30%']) {
      expect(claimed).toContain(value);
    }
  });
});

describe('the Cambridge pages', () => {
  it('have four statistics, their prices and their industries', () => {
    expect(cambridge.map(({ stats }) => stats.length)).toEqual([4, 4, 4, 4, 4]);
    expect(
      cambridge.map(({ services }) => figures(services.items.map(({ price }) => price))),
    ).toEqual([
      ['£2,500', '£5,000', '£8,000'],
      ['£3,500', '£4,500', '£3,000', '£6,000'],
      ['£2,500', '£4,000', '£3,000', '£5,000'],
      ['£4,500', '£6,000', '£3,500', '£2,500'],
      ['£8,000', '£12,000', '£6,000', '£15,000'],
    ]);
    expect(cambridge.map((page) => page.industries.ids.length)).toEqual([9, 6, 6, 6, 6]);
  });

  it('label each price as the claim does', () => {
    for (const { title, price } of cambridge.flatMap((page) => page.services.items)) {
      expect(claims.find(({ id }) => id === price)?.label).toBe(title);
    }
  });

  it('list stories, sources, types, platforms, technology and steps where specified', () => {
    expect(cambridgeMachineLearning.services.items.every(({ story }) => story)).toBe(true);
    expect(cambridgeDataAnalytics.lists?.map(({ items }) => items.length)).toEqual([8]);
    expect(cambridgeAiIntegration.lists?.map(({ items }) => items.length)).toEqual([6, 6]);
    expect(cambridgeAppDevelopment.technology?.map(({ area }) => area)).toEqual([
      'Frontend',
      'Backend',
      'Mobile',
      'Cloud',
      'AI/ML',
    ]);
    expect(cambridgeAiIntegration.process?.steps.map(({ duration }) => duration)).toEqual([
      '1 week',
      '1–2 weeks',
      '2–4 weeks',
      '1 week',
      'ongoing',
    ]);
    expect(cambridgeAppDevelopment.process?.steps.map(({ duration }) => duration)).toEqual([
      '1–2 weeks',
      '2–3 weeks',
      '4–8 weeks',
      '1–2 weeks',
      'ongoing',
    ]);
  });

  it('lead to the contact form, the MVP page, telephone and mail', () => {
    for (const { hero, callToAction } of cambridge) {
      expect(hero.primary.href).toMatch(/^\/contact\?topic=/);
      expect(hero.secondary.href).toBe('/mvp');
      expect(callToAction.actions.map(({ href }) => href.split(':')[0]).slice(0, 2)).toEqual([
        'tel',
        'mailto',
      ]);
    }
  });
});

describe('home', () => {
  it('has its sections in full, in both variants', () => {
    for (const page of [home, cambridgeHome]) {
      expect(figures(page.stats)).toEqual(['98%', '25+', '50+', '4+']);
      expect(page.faq.items).toHaveLength(4);
      expect(figures(page.closing.stats)).toContain('95%');
      expect(page.closing.actions.map(({ label }) => label)).toEqual(['Get Started', 'Learn More']);
    }
    expect(home.city).toBeUndefined();
    expect(cambridgeHome.city?.cards).toHaveLength(6);
    expect(cambridgeHome.city?.action.label).toBe('Get Your Free Cambridge AI Assessment');
    expect(mainIndustries).toHaveLength(6);
    expect(expertise.map(({ benefits }) => benefits.length)).toEqual([3, 3, 3, 3, 3, 3]);
  });

  it('fills nine metric slots, two of them with words', () => {
    const metrics = improvements.flatMap((item) => item.metrics);
    expect(improvements.map((item) => item.metrics.length)).toEqual([3, 3, 3]);
    expect(figures(metrics.flatMap((metric) => ('claim' in metric ? [metric.claim] : [])))).toEqual(
      ['30%', '50%', '24/7', '40%', '90%', '25%', '35%'],
    );
  });
});

describe('the other pages', () => {
  it('about states the specified figures and values', () => {
    expect(about.hero.title).toBe('Transforming Enterprises with AI Innovation');
    expect(figures(about.stats)).toEqual(['98%', '25+', '50+', '24/7']);
    expect(titles(about.values.items)).toEqual([
      'Innovation',
      'Collaboration',
      'Excellence',
      'Integrity',
    ]);
  });

  it('industries are nine, six of them with a page and three features', () => {
    expect(industries).toHaveLength(9);
    expect(Object.keys(industryDetails)).toEqual([...mainIndustries]);
    expect(industries.slice(0, 6).map(({ link }) => link.href)).toEqual(
      ['Healthcare', 'Finance', 'Manufacturing', 'Retail', 'Technology', 'Education'].map(
        (title) => `/industries/${title}`,
      ),
    );
    expect(Object.values(industryDetails).map(({ features }) => features.length)).toEqual([
      3, 3, 3, 3, 3, 3,
    ]);
  });

  it('case studies are three, with three to five results each', () => {
    expect(caseStudies.map(({ id }) => id)).toEqual([
      'healthcare-analytics',
      'manufacturing-optimization',
      'financial-analytics',
    ]);
    for (const { results } of caseStudies) {
      expect(results.length).toBeGreaterThanOrEqual(3);
      expect(results.length).toBeLessThanOrEqual(5);
    }
  });

  it('startups has every section in its specified number', () => {
    expect(startups.badges).toHaveLength(5);
    expect(startups.whatYouGet.items).toHaveLength(6);
    expect(startups.samples.items).toHaveLength(6);
    expect(startups.faq.items).toHaveLength(6);
    expect(startups.compliance.items).toHaveLength(4);
    expect(startups.timeline.steps.map(({ duration, title }) => `${duration} ${title}`)).toEqual([
      'Week 0–1 Discover',
      'Week 1–2 Build',
      'Week 2–3 Integrate',
      'Week 4 Demo & Handover',
    ]);
    expect(
      startups.pricing.plans.map(({ name, price, from }) => [name, figure(price), from]),
    ).toEqual([
      ['Validation Sprint', '£2,000', false],
      ['Pro', '£4,500', false],
      ['Custom', '£7,500', true],
    ]);
    expect(figures(startups.results.stats)).toEqual(['−32%', '3x', '+14%']);
    expect(startups.hero.download.href).toBe(
      `/assets/${brand.name.toLowerCase()}-startup-ai-package.pdf`,
    );
    expect(titles(startupPackage.contents)).toEqual([
      'AI Strategy Framework',
      'ROI Calculation Tools',
      'Technical Checklists',
      'Use Case Examples',
      'Vendor Evaluation',
      'Resource Library',
    ]);
  });

  it('the MVP page has its steps, options and prices', () => {
    expect(mvp.howItWorks.steps).toHaveLength(4);
    expect(figures(mvp.claims)).toEqual(['£5k', '4–8 weeks', '£5k–£25k', '£500']);
    expect(mvp.form.budgets).toEqual(['£5k–£10k', '£10k–£25k', 'Over £25k']);
    expect(mvp.form.timelines).toEqual(['ASAP', '4–6 weeks', '2–3 months']);
  });

  it('the placeholder pages list what is planned, and say that it is', () => {
    expect(figures(resources.counters)).toEqual(['50+', '20+', '100%']);
    expect(titles(resources.types)).toEqual([
      'AI Implementation Guides',
      'Expert Webinars',
      'Templates & Tools',
      'Case Studies',
      'Community Forum',
      'Quick Start Kits',
    ]);
    expect(figures(webinars.counters)).toEqual(['6+', '45+', '100%']);
    expect(webinars.sessions.map(({ minutes }) => minutes)).toEqual([45, 60, 50, 55, 40, 45]);
    const planned = claims.filter(({ id }) => /^planned-.*(guides|templates|sessions)$/.test(id));
    expect(planned.every(({ label }) => label.endsWith('(planned)'))).toBe(true);
  });

  it('three e-books, three free offers', () => {
    expect(ebooks.map(({ downloadCount }) => downloadCount)).toEqual([2500, 1800, 3200]);
    expect(offers).toHaveLength(3);
  });

  it('the header has its badges, the footer its columns', () => {
    const badges = new Map(
      menu.flatMap((item) =>
        item.type === 'dropdown' ? item.items.map(({ path, badge }) => [path, badge] as const) : [],
      ),
    );
    expect(
      ['/services', '/services/ai-consulting', '/services/machine-learning', '/ebooks'].map(
        (path) => badges.get(path),
      ),
    ).toEqual(['View All', 'Popular', 'Featured', 'Download']);
    expect(
      ['/services/data-analytics', '/ai-for-startups', '/blog', '/resources', '/webinars'].map(
        (path) => badges.get(path),
      ),
    ).toEqual(['Updated', 'New', 'Updated', 'Free', 'Live']);
    expect(footer.columns.map(({ links }) => links.map(({ label }) => label))).toEqual([
      ['Home', 'About Us', 'Services', 'Blog', 'Contact'],
      ['Case Studies', 'E-books', 'Blog', 'Insights', 'Documentation', 'Support'],
    ]);
  });

  it('documentation and legal pages have no two sections under one anchor', () => {
    for (const page of [docs, terms, privacy, cookies, accessibility, complaints]) {
      const ids = page.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(glossary.length).toBeGreaterThanOrEqual(25);
  });
});

describe('seo', () => {
  it('has unique titles and descriptions of the right length', () => {
    for (const key of ['path', 'title', 'description'] as const) {
      expect(new Set(seo.map((entry) => entry[key])).size).toBe(seo.length);
    }
    const wrong = seo.filter(
      ({ title, description }) =>
        `${title} – ${brand.name}`.length > 60 ||
        description.length < 110 ||
        description.length > 160,
    );
    expect(wrong.map(({ path, description }) => [path, description.length])).toEqual([]);
    expect(seo.every(({ keywords }) => keywords.length > 0)).toBe(true);
  });
});

describe('messages', () => {
  it('fill their blanks, and keep one that nobody filled', () => {
    expect(fill('wait {n} minutes', { n: 3 })).toBe('wait 3 minutes');
    expect(fill('{a} {b}', { a: 'x' })).toBe('x {b}');
  });
});
