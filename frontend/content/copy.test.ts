import { describe, expect, it } from '@jest/globals';
import { constraints } from '../api/generated/constraints';
import { addressFields, all, linksIn, pages, prose, strings } from '../testing/all-copy';
import { cambridgePages } from './cambridge';
import { caseStudies } from './case-studies';
import { claims } from './claims';
import { contactTopics } from './contact-topics';
import { landings } from './landings';

describe('links', () => {
  const internal = all.filter(
    ({ field, text }) => addressFields.includes(field) && !/^(https|mailto|tel):/.test(text),
  );

  it('have accessible names that contain their label and are unique per target', () => {
    const links = linksIn(pages);
    expect(
      links.filter(({ label, accessibleName = label }) => !accessibleName.includes(label)),
    ).toEqual([]);
    const places = new Map<string, Set<string>>();
    for (const { label, accessibleName = label, href } of links) {
      places.set(accessibleName, (places.get(accessibleName) ?? new Set()).add(href));
    }
    const ambiguous = [...places].filter(([, hrefs]) => hrefs.size > 1);
    expect(ambiguous.map(([name, hrefs]) => [name, ...hrefs])).toEqual([]);
  });

  it('use topics of the contact form, each with one subject', () => {
    const known = contactTopics.map(({ id }) => id);
    expect(new Set(known).size).toBe(known.length);
    const asked = internal.flatMap(({ text }) => /topic=([^&#]+)/.exec(text)?.[1] ?? []);
    expect(asked.filter((topic) => !known.includes(topic))).toEqual([]);
  });

  it("use offers of their topic, within the API's length limit", () => {
    const offers = contactTopics.flatMap(({ id: topic, offers = [] }) =>
      offers.map(({ id, subject }) => ({ href: `/contact?topic=${topic}&offer=${id}`, subject })),
    );
    const asked = internal.flatMap(({ text }) => (text.includes('offer=') ? [text] : []));
    expect(asked.toSorted()).toEqual(offers.map(({ href }) => href).toSorted());
    const most = constraints['POST /api/forms/contact'].offer.maxLength;
    expect(offers.filter(({ subject }) => subject.length > most)).toEqual([]);
  });
});

/** The copy without invented figures, which worked examples declare. */
const claimed: typeof pages = {
  ...pages,
  caseStudies: caseStudies.map(({ sums: _, failed: _failed, figure: _figure, ...study }) => study),
};
const stated = strings(claimed).filter(
  ({ field }) => field !== 'example' && !addressFields.includes(field),
);

describe('figures', () => {
  it('are claims, never typed in the copy', () => {
    const pattern = /£\d+(,\d{3})*k?|\d+(–\d+)?%|\b\d+\+|\b\d+x\b/g;
    const known = new Set(claims.flatMap(({ value }) => value.match(pattern) ?? []));
    // Budget options of a form are literal.
    const literal = ['£10k'];
    const typed = stated.flatMap(({ text }) => text.match(pattern) ?? []);
    expect(typed.filter((token) => !known.has(token) && !literal.includes(token))).toEqual([]);
    expect(typed.length).toBeGreaterThan(20);
  });

  it('include all durations outside the legal pages', () => {
    const known = claims.map(({ value }) => value);
    // Form options, roadmap horizons and a legal deadline are literal.
    const literal = ['4–6 weeks', '2–3 months', '12 months', '72 hours'];
    const { complaintForm: _form, legalPages: _legal, ...rest } = claimed;
    const typed = strings(rest).flatMap(({ field, text }) =>
      field === 'example'
        ? []
        : (text.match(/\b\d+(–\d+)? (minutes|hours|days?|weeks?|months?)\b|\b\d+h\b/g) ?? []),
    );
    expect(typed.filter((token) => !known.includes(token) && !literal.includes(token))).toEqual([]);
    expect(typed.length).toBeGreaterThan(40);
  });
});

describe('wording', () => {
  it('is free of filler, em dashes and exclamation marks', () => {
    const filler =
      /cutting-edge|unlock|seamless|empower|today’s world|today's world|leverag|game-chang|revolutioni|synerg|—/i;
    expect(prose.filter(({ text }) => filler.test(text))).toEqual([]);
    const literal = ['Coming Soon!', 'Got it!'];
    expect(prose.filter(({ text }) => text.includes('!') && !literal.includes(text))).toEqual([]);
  });

  it('of a Cambridge page differs from the generic one in at least 60% of its words', () => {
    const words = (page: unknown) =>
      new Set(
        strings(page)
          .filter(({ field }) => !addressFields.includes(field))
          .flatMap(({ text }) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []),
      );
    for (const page of cambridgePages) {
      const generic = landings.find(({ id }) => id === page.id);
      if (!generic) continue;
      const known = words(generic);
      const own = [...words(page)];
      const different = own.filter((word) => !known.has(word)).length / own.length;
      expect([page.id, different >= 0.6]).toEqual([page.id, true]);
    }
  });
});
