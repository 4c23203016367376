import brand from '../../../brand.json';
import type { ClaimId } from '../claims';
import type { IndustryId } from '../industries';
import { service, type ServiceId } from '../services';
import type { Link, Step, TitledText } from '../types';
import { phoneLink } from '../phone';

/** One offer of a Cambridge page, printed "From £x". */
export interface PricedService {
  title: string;
  price: ClaimId;
  text: string;
  includes: readonly string[];
  /** Machine Learning alone: what became of one. */
  story?: { client: string; text: string };
  action: Link;
}

export interface CambridgeLanding {
  serviceId: ServiceId;
  badge: 'Cambridge, UK';
  hero: { title: string; lead: string; primary: Link; secondary: Link };
  /** Four. */
  stats: readonly ClaimId[];
  services: { title: string; intro: string; items: readonly PricedService[] };
  whyChoose: { title: string; items: readonly TitledText[] };
  industries: { title: string; intro: string; ids: readonly IndustryId[] };
  /** Further lists that only some of the pages have. */
  lists?: readonly { title: string; intro: string; items: readonly TitledText[] }[];
  technology?: readonly { area: string; items: readonly string[] }[];
  process?: { title: string; intro: string; steps: readonly Step[] };
  callToAction: { title: string; text: string; actions: readonly Link[] };
}

export const cambridgeBadge = 'Cambridge, UK';

/** Beside the cards: a price has to say what it is without. */
export const cambridgePriceNote =
  'Prices are where an engagement starts, and exclude VAT. The price of yours is fixed in writing before work begins.';

export function contactAbout(id: ServiceId): string {
  return `/contact?topic=cambridge-${id}`;
}

/** Every card says 'Get Started'; what is heard tells them apart. */
export function getStarted(id: ServiceId, offer: string): Link {
  return {
    label: 'Get Started',
    href: contactAbout(id),
    accessibleName: `Get Started with ${offer} in Cambridge`,
  };
}

export function cambridgeHeroLinks(
  id: ServiceId,
  label: string,
): { primary: Link; secondary: Link } {
  return {
    primary: { label, href: contactAbout(id) },
    secondary: {
      label: 'Build an MVP',
      href: '/mvp',
    },
  };
}

/** Real telephone and mail links, with the contact form beside them. */
export function cambridgeActions(id: ServiceId): readonly Link[] {
  return [
    phoneLink,
    { label: brand.email, href: `mailto:${brand.email}` },
    {
      label: 'Contact form',
      href: contactAbout(id),
      accessibleName: `Contact form, about ${service(id).cambridgeLabel} in Cambridge`,
    },
  ];
}
