/** Services of the Cambridge office, one file each: page, card and prices. */
import { z } from 'zod';
import brand from '../../brand.json';
import { readCollection } from './collection.mts';
import { industries } from './industries';
import { phoneLink } from './phone';
import type { Link } from './types';
import { claimId, inOrder, introduced, order, search, titled, words } from './words';

const industryIds = industries.map(({ id }) => id);
const industryId = z.enum(industryIds, `is no industry; one of ${industryIds.join(', ')}`);

const schema = z.strictObject({
  order,
  label: words,
  /** The name within a link: "… in Cambridge". */
  serviceName: words,
  card: words,
  search,
  hero: z.strictObject({ title: words, lead: words, action: words }),
  stats: z.array(claimId).length(4, 'has room for four figures'),
  services: z.strictObject({
    ...introduced,
    items: z
      .array(
        z.strictObject({
          /** Names the price (`{{price-<id>}}`) and the offer in links to the contact form. */
          id: z.string(),
          title: words,
          /** Pounds, without VAT. Printed as "From £x". */
          price: z.number(),
          text: words,
          includes: z.array(words).min(1),
          /** A sample outcome. Without `evidence` it is labelled an illustration. */
          story: z
            .strictObject({ client: words, text: words, evidence: words.optional() })
            .optional(),
          /** "Get Started with …", the button's accessible name. */
          startWith: words,
        }),
      )
      .min(1),
  }),
  lists: z.array(z.strictObject({ ...introduced, items: z.array(titled) })).optional(),
  technology: z.array(z.strictObject({ area: words, items: z.array(words) })).optional(),
  process: z
    .strictObject({
      ...introduced,
      steps: z.array(z.strictObject({ title: words, duration: words.optional(), text: words })),
    })
    .optional(),
  whyChoose: z.strictObject({ title: words, items: z.array(titled) }),
  industries: z.strictObject({ ...introduced, ids: z.array(industryId).min(1) }),
  callToAction: z.strictObject({ title: words, text: words }),
});

type Read = z.output<typeof schema> & { id: string };

export const cambridgeBadge = 'Cambridge, UK';

export const cambridgePriceNote =
  'Prices are where an engagement starts, and exclude VAT. The price of yours is fixed in writing before work begins.';

function pageOf({ hero, services, callToAction, ...rest }: Read) {
  const { label } = rest;
  const contact = `/contact?topic=cambridge-${rest.id}`;
  const primary: Link = { label: hero.action, href: contact };
  const secondary: Link = { label: 'Build an MVP', href: '/mvp' };
  return {
    ...rest,
    path: `/cambridge/${rest.id}`,
    hero: { title: hero.title, lead: hero.lead, primary, secondary },
    services: {
      ...services,
      items: services.items.map(({ startWith, ...item }) => ({
        ...item,
        price: `price-${item.id}` as const,
        // Every card says 'Get Started', so each button has an accessible name of its own.
        action: {
          label: 'Get Started',
          href: `${contact}&offer=${item.id}`,
          accessibleName: `Get Started with ${startWith} in Cambridge`,
        } satisfies Link as Link,
      })),
    },
    callToAction: {
      ...callToAction,
      actions: [
        phoneLink,
        { label: brand.email, href: `mailto:${brand.email}` },
        {
          label: 'Contact form',
          href: contact,
          accessibleName: `Contact form, about ${label} in Cambridge`,
        },
      ] as readonly Link[],
    },
  };
}

export type CambridgeLanding = ReturnType<typeof pageOf>;
export type PricedService = CambridgeLanding['services']['items'][number];

export const cambridgePages: readonly CambridgeLanding[] = inOrder(
  readCollection('cambridge', schema),
).map(pageOf);
