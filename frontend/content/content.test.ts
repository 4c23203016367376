import { describe, expect, it } from '@jest/globals';
import brand from '../../brand.json';
import { cambridgePages } from './cambridge';
import { caseStudies } from './case-studies';
import { claims } from './claims';
import { claimRegister } from './claims/register';
import { docs } from './docs';
import { ebooks } from './ebooks.mts';
import { fill } from './fill';
import { landings } from './landings';
import { legalPages } from './legal';
import { resources } from './resources';
import { seo } from './seo';
import { priceRange, serviceCards, serviceDetails, services } from './services';
import { webinars } from './webinars';

const claim = (id: string) => claims.find((one) => one.id === id)!;

describe('claims', () => {
  it('have a unique id, a scope, and a source if they are confirmed', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    for (const { id, scope, basis } of claimRegister) {
      const isConfirmed = basis.status === 'confirmed';
      expect([id, scope !== '', Boolean(basis.source)]).toEqual([id, true, isConfirmed]);
    }
  });

  it('print the same amounts as structured data', () => {
    for (const { id, value, amount } of claims) {
      if (amount === undefined) continue;
      const printed = Number(value.replace(/[£,]/g, '').replace('k', '000'));
      expect([id, printed]).toEqual([id, amount]);
    }
  });

  it('list unproven claims for the owner', () => {
    for (const id of ['satisfaction', 'roi-ml', 'most-popular', 'sprint-slots', 'mvp-audit']) {
      expect(claimRegister.find((entry) => entry.id === id)?.basis.status).toBe('unconfirmed');
    }
  });

  it('about planned items say so', () => {
    const planned = claims.filter(({ id }) => /^planned-.*(guides|templates|sessions)$/.test(id));
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.every(({ label }) => label.endsWith('(planned)'))).toBe(true);
    const sessions = Number.parseInt(claim('planned-sessions').value, 10);
    expect(webinars.sessions.length).toBeGreaterThanOrEqual(sessions);
    expect(resources.counters.length).toBeGreaterThan(0);
  });
});

describe('services', () => {
  it('start at the lowest visible price in structured data', () => {
    for (const service of services) {
      const page = cambridgePages.find(({ id }) => id === service.id)!;
      const visible = page.services.items.map(({ price }) => claim(price).amount!);
      const { low, high } = priceRange(service);
      expect([service.id, low]).toEqual([service.id, Math.min(...visible)]);
      expect(high).toBeGreaterThan(low);
    }
  });

  it('have a page each, and only the first card of /services is featured', () => {
    expect(landings.map(({ id }) => id).sort()).toEqual(services.map(({ id }) => id).sort());
    expect(serviceCards.map(({ featured }) => featured)).toEqual(
      serviceCards.map((_card, index) => index === 0),
    );
    for (const { title, action } of serviceDetails) {
      expect(action.label).toBe(`Get Started with ${title}`);
    }
  });

  it('of Cambridge use the same price labels as the claims', () => {
    for (const { title, price } of cambridgePages.flatMap((page) => page.services.items)) {
      expect(claim(price).label).toBe(title);
    }
  });
});

describe('anchors', () => {
  it('of documentation and legal pages are unique', () => {
    for (const page of [docs, ...legalPages]) {
      const ids = page.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('titles for search results', () => {
  it('are not cut off', () => {
    const own = [...cambridgePages, ...landings, ...legalPages, ...caseStudies, ...ebooks];
    const titles = [...seo, ...own.map(({ search }) => search)].map(({ title }) => title);
    expect(titles.filter((title) => `${title} – ${brand.name}`.length > 60)).toEqual([]);
  });
});

describe('messages', () => {
  it('fill their placeholders and keep those without a value', () => {
    expect(fill('wait {n} minutes', { n: 3 })).toBe('wait 3 minutes');
    expect(fill('{a} {b}', { a: 'x' })).toBe('x {b}');
  });
});
