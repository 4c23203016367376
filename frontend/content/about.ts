import { figure, type ClaimId } from './claims';
import { ifPublished } from './claims/register';
import { openingHours } from './contact';
import type { Link, TitledText } from './types';

export const about: {
  hero: { title: string; lead: string };
  stats: readonly ClaimId[];
  statsNote: string;
  story: { title: string; paragraphs: readonly string[] };
  people: { title: string };
  values: { title: string; items: readonly TitledText[] };
  /** Facts a visitor can verify without asking us. */
  checks: {
    title: string;
    figure: { title: string; unit: string };
    items: readonly (TitledText & { link: Link })[];
  };
  action: Link;
} = {
  hero: {
    title: 'Transforming Enterprises with AI Innovation',
    lead: 'In practice that means something modest: finding a decision that is made often and badly, improving it, and counting whether it improved.',
  },
  stats: ['satisfaction', 'clients', 'solutions', 'support-hours'],
  statsNote: `${ifPublished(['support-hours'], 'The support figure is for monitoring and incidents of systems under a support agreement. ')}The office answers ${openingHours}.`,
  story: {
    title: 'Our Story',
    paragraphs: [
      `The company was founded in Cambridge${ifPublished(['founded'], ` in ${figure('founded')}`)}, on one observation. A clever model, a proud demonstration, and a year later nobody can say whether it is still switched on. The model is seldom the reason: nobody owned it, nobody could change it, and nobody had written down what it was for.`,
      'So the first rule is about endings. Every piece of work leaves behind something the client can run, read and change without us. That rule shapes everything before it: plain technology, code in the client’s account from the first day, and a handover that starts in week one.',
      'The second rule is about numbers. How a result will be counted is agreed before anybody builds the thing that is supposed to produce it, and if the count disappoints, that is in the report. We keep the rule here too: one page lists every figure on this site with its source, or says that it is not confirmed yet, and a story that nobody has signed is called an illustration.',
      'The office is on Quayside. Whoever answers your first message takes part in the work, and specialists are introduced by name when a part needs them.',
    ],
  },
  people: { title: 'Who you deal with' },
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
  checks: {
    title: 'What you can check before you call',
    figure: {
      title: 'From the first price to a typical programme',
      unit: 'Pounds, without VAT, by service',
    },
    items: [
      {
        title: 'What it costs',
        text: 'The lowest price of each service, with what it buys, and how far a typical programme goes.',
        link: { label: 'Services and prices', href: '/services' },
      },
      {
        title: 'How a result is counted',
        text: 'Which records we use, what is compared with what, and what we say when no comparison is possible.',
        link: { label: 'How results are measured', href: '/docs#measuring' },
      },
      {
        title: 'How we write and reckon',
        text: 'Articles and books with the sums worked through, so that you can find the mistakes yourself.',
        link: { label: 'Read the insights', href: '/insights' },
      },
      {
        title: 'What does not work yet',
        text: 'The accessibility statement lists what is tested, by what, and what we know to be wrong.',
        link: { label: 'Accessibility statement', href: '/accessibility' },
      },
    ],
  },
  action: {
    label: 'Get Started Today',
    href: '/get-started',
    accessibleName: 'Get Started Today: create your account',
  },
};
