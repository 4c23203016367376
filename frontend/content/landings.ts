/** Service pages (/services/…), one file each. Names and prices are in services.ts. */
import { z } from 'zod';
import { bookingHref } from '../lib/booking';
import { readCollection } from './collection.mts';
import { service } from './services';
import type { Link } from './types';
import { claimId, inOrder, introduced, order, search, titled, words } from './words';

const story = z.strictObject({
  client: words,
  title: words,
  problem: words,
  work: words,
  result: words,
  measured: words,
  /** Without evidence, the page calls it an illustration. */
  evidence: words.optional(),
});

const schema = z.strictObject({
  order,
  search,
  hero: z.strictObject({ title: words, lead: words }),
  demo: z.enum(['Watch Demo', 'Watch Case Study']),
  problem: z.strictObject({ ...introduced, points: z.array(titled) }),
  solution: z.strictObject({ ...introduced, points: z.array(titled) }),
  services: z.strictObject({ ...introduced, cards: z.array(titled) }),
  aiFirst: z.strictObject({ ...introduced, features: z.array(titled) }).optional(),
  stories: z.strictObject({ title: words, items: z.array(story) }),
  process: z.strictObject({
    ...introduced,
    steps: z.array(z.strictObject({ title: words, duration: words.optional(), text: words })),
  }),
  callToAction: z.strictObject({ title: words, text: words }),
  claims: z.array(claimId).min(1),
  leadForm: z.strictObject({ title: words, intro: words, messageHint: words }),
});

type Read = z.output<typeof schema> & { id: string };

function pageOf({ demo, callToAction, ...rest }: Read) {
  const { id, label, url: path } = service(rest.id);
  const booking: Link = {
    label: 'Book Free Consultation',
    href: bookingHref(label),
    accessibleName: `Book Free Consultation about ${label} (opens a new tab)`,
    newTab: true,
  };
  const write: Link = {
    label: 'Write to us',
    href: '#contact-form',
    accessibleName: `Write to us about ${label}`,
  };
  return {
    ...rest,
    serviceId: id,
    path,
    booking,
    demo: { label: demo, accessibleName: `${demo}: ${label}` },
    callToAction: { ...callToAction, actions: [booking, write] as readonly Link[] },
  };
}

export type Landing = ReturnType<typeof pageOf>;

export const landings: readonly Landing[] = inOrder(readCollection('landings', schema)).map(pageOf);
