import brand from '../../../brand.json';
import type { ClaimId } from '../claims';
import type { ServiceId } from '../services';
import type { Link, Step, Story, TitledText } from '../types';

/** One of the five generic service pages. */
export interface Landing {
  serviceId: ServiceId;
  hero: { title: string; lead: string };
  booking: Link;
  demo: { label: 'Watch Demo' | 'Watch Case Study'; accessibleName: string };
  problem: { title: string; intro: string; points: readonly TitledText[] };
  solution: { title: string; intro: string; points: readonly TitledText[] };
  services: { title: string; intro: string; cards: readonly TitledText[] };
  /** Custom Web Applications alone. */
  aiFirst?: { title: string; intro: string; features: readonly TitledText[] };
  stories: { title: string; items: readonly Story[] };
  process: { title: string; intro: string; steps: readonly Step[] };
  callToAction: { title: string; text: string; actions: readonly Link[] };
  /** Printed as figures with their scope beside them. */
  claims: readonly ClaimId[];
  /** The lead form's service is the registry's `formValue` of `serviceId`. */
  leadForm: { anchor: 'contact-form'; title: string; intro: string; messageHint: string };
}

/** The same everywhere: 30 minutes, in our calendar, in a new tab. */
export function bookingLink(about: string): Link {
  return {
    label: 'Book Free Consultation',
    href: brand.bookingUrl,
    accessibleName: `Book Free Consultation about ${about} (opens a new tab)`,
    newTab: true,
  };
}

export const leadFormFields = {
  name: 'Full name',
  email: 'Work email',
  company: 'Company',
  phone: 'Phone',
  phoneHint: 'Numbers, spaces, dashes and parentheses, with a leading plus if you like.',
  jobTitle: 'Job title',
  message: 'Your current challenges',
  service: 'Service',
  submit: 'Send enquiry',
} as const;

/** What the demo button opens: there is no film yet, and the dialog says so. */
export const demoDialog = {
  title: 'Coming Soon!',
  text: 'We are recording this with a client’s permission and their data removed. Leave your address and we write once, when it is ready.',
  emailLabel: 'Email address',
  notify: 'Tell me when it is ready',
  close: 'Got it!',
  closeIcon: 'Close',
} as const;
