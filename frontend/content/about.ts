import { figure, type ClaimId } from './claims';
import { openingHours } from './contact';
import type { Link, TitledText } from './types';

export const about: {
  hero: { title: string; lead: string };
  stats: readonly ClaimId[];
  statsNote: string;
  story: { title: string; paragraphs: readonly string[] };
  values: { title: string; items: readonly TitledText[] };
  action: Link;
} = {
  hero: {
    title: 'Transforming Enterprises with AI Innovation',
    lead: 'In practice that means something modest: finding a decision that is made often and badly, improving it, and proving that it improved.',
  },
  stats: ['satisfaction', 'clients', 'solutions', 'support-hours'],
  statsNote: `The support figure is for monitoring and incidents of systems under a support agreement. The office answers ${openingHours}.`,
  story: {
    title: 'Our Story',
    paragraphs: [
      `The company was founded in ${figure('founded')} in Cambridge by people who had spent years putting models into places where mistakes are noticed: wards, warehouses and trading desks. They had seen the same thing too often. A clever model, a proud demonstration, and a year later nobody could say whether it was still switched on.`,
      'So the first rule was about endings. Every piece of work has to leave behind something the client can run, read and change without us. That rule shapes everything before it: plain technology, code in the client’s account from the first day, and a handover that starts in week one.',
      'The second rule was about numbers. We agree how a result will be measured before we build the thing that is supposed to produce it, and we publish the measure even when it disappoints. Some of our most useful reports recommend that a client build nothing.',
      'We work as a core team on Quayside with a network of specialists whom we call in by subject. The person who reads your first message is one of the people who would do the work.',
    ],
  },
  values: {
    title: 'What we hold to',
    items: [
      {
        title: 'Innovation',
        text: 'New methods are tried on our own time and on public data. Your project gets the ones that survived.',
      },
      {
        title: 'Collaboration',
        text: 'The people who do the work today design what replaces part of it. Their names are on the document.',
      },
      {
        title: 'Excellence',
        text: 'Tests, documentation and accessibility are part of the price, and are never offered as extras.',
      },
      {
        title: 'Integrity',
        text: 'We take no commission from suppliers, say when a spreadsheet is enough, and tell you about our mistakes before you find them.',
      },
    ],
  },
  action: {
    label: 'Get Started Today',
    href: '/get-started',
    accessibleName: 'Get Started Today: create your account',
  },
};
