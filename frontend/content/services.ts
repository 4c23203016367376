/**
 * Services, one file each: names, card and, for some, deliverables. Pages are in content/landings, prices in
 * content/cambridge.
 */
import { z } from 'zod';
import { LandingServiceValues } from '../api/generated/enums';
import { claim, type ClaimId } from './claims';
import { readCollection } from './collection.mts';
import type { Link } from './types';
import { claimId, inOrder, line, order, words } from './words';

const schema = z
  .strictObject({
    order,
    title: words,
    featured: z.boolean().default(false),
    /** The lowest price, its scope ("From £2,500 for a …") and the time that such work takes. */
    starts: z.strictObject({ price: claimId, takes: claimId, buys: words }).optional(),
    /** Undefined for a service that cannot be ordered separately. */
    sold: z
      .strictObject({
        formValue: z.enum(
          LandingServiceValues,
          `is not known to the lead form; one of ${LandingServiceValues.join(', ')}`,
        ),
        /** Value in the request wizard and in the portal's catalogue. */
        portalValue: line,
        /** Upper end of a typical programme, in pounds. */
        typicalHigh: z.number('is an amount: a number of pounds, without the sign').positive(),
      })
      .optional(),
    card: z.strictObject({
      description: words,
      features: z.array(words).min(1),
      link: z.strictObject({ label: words, href: line }).optional(),
    }),
    detail: z
      .strictObject({
        description: words,
        features: z.array(words).min(1),
        benefits: z.array(words).min(1),
        /** Without `evidence`, the page calls the case study an illustration. */
        caseStudy: z.strictObject({
          title: words,
          result: words,
          description: words,
          evidence: words.optional(),
        }),
      })
      .optional(),
  })
  .refine(({ sold, starts }) => !sold || starts, {
    path: ['sold'],
    message: 'needs a starting price: say under starts what it costs and what that buys',
  });

type Read = z.output<typeof schema> & { id: string };

const entries = inOrder(readCollection('services', schema));

function soldService({ id, title: label, starts, sold }: Read) {
  if (!starts || !sold) return [];
  return [{ id, url: `/services/${id}`, label, ...sold, ...starts }];
}

/** For a page whose service has no list of deliverables. */
export const priceList = { label: 'Read the price list', href: '/services' } as const;

export const services = entries.flatMap(soldService);
export type Service = (typeof services)[number];

export function service(id: string): Service {
  const found = services.find((entry) => entry.id === id);
  if (!found) throw new Error(`No service ${id}`);
  return found;
}

export const serviceId = z
  .string()
  .refine(
    (id) => services.some((entry) => entry.id === id),
    `is no service; one of ${services.map(({ id }) => id).join(', ')}`,
  );

const amountOf = (id: ClaimId): number => {
  const { amount } = claim(id);
  if (amount === undefined) throw new Error(`Claim ${id} is not a price`);
  return amount;
};

export function priceRange({ price, typicalHigh }: Service): { low: number; high: number } {
  return { low: amountOf(price), high: typicalHigh };
}

function cardOf({ id, title, card, ...rest }: Read) {
  const link: Link = card.link ?? {
    label: 'Learn More',
    href: `/services/${id}`,
    accessibleName: `Learn More about ${title}`,
    isSpelledOut: true,
  };
  const { featured, starts, sold } = rest;
  return { id, title, ...card, featured, starts, sold, link };
}

export const serviceCards = entries.map(cardOf);
export type ServiceCard = (typeof serviceCards)[number];

function detailOf({ id, title, detail }: Read) {
  if (!detail) return [];
  const action: Link = {
    label: `Get Started with ${title}`,
    href: `/contact?topic=${id}`,
  };
  return [{ id, title, path: `/services/${id}`, ...detail, action }];
}

export const serviceDetails = entries.flatMap(detailOf);
export type ServiceDetail = (typeof serviceDetails)[number];

export const priceRangeLabel = 'Typical programme';

export const servicesPage = {
  title: 'Services and prices',
  lead: 'Six services, and a package for startups. Each service has a published starting price that says what it buys, and a first scope that is fixed in writing, so that you can judge the work before you commit to more of it.',
  priceNote: 'Prices are where a first engagement starts, and exclude VAT.',
  callToAction: { label: 'Schedule a Consultation', href: '/contact?topic=consultation' },
  request: 'Request Consultation',
  columns: ['Service', 'What you get', 'First price', 'Time'],
  closing: {
    title: 'Not sure which of these it is?',
    text: 'Most first conversations are about finding that out. Thirty minutes, with somebody who builds these systems, and no slides.',
  },
} as const;
