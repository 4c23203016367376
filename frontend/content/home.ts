import { cambridgePages } from './cambridge';
import { figure, type ClaimId } from './claims';
import { ifPublished, published } from './claims/register';
import { mainIndustries } from './industries';
import { newsletterBoxes } from './newsletter';
import type { Link, Question } from './types';

export interface CitySection {
  title: string;
  intro: string;
  cards: readonly { text: string; link: Link }[];
  action: Link;
}

export interface Home {
  hero: { title: string; lead: string; mark: string; actions: readonly Link[] };
  /** Figures of the rotating card. All four are visible without JavaScript. */
  stats: readonly ClaimId[];
  city?: CitySection;
  faq: { title: string; items: readonly Question[]; claims?: readonly ClaimId[]; action: Link };
  closing: { title: string; text: string; stats: readonly ClaimId[]; actions: readonly Link[] };
}

export const homeSections = {
  industries: {
    title: 'Six industries, six first questions',
    ids: mainIndustries,
  },
  expertise: {
    title: 'What we are good at',
  },
  improvement: {
    title: 'How we improve your business',
  },
  insights: {
    title: 'Latest insights',
    action: { label: 'View All Insights', href: '/insights' },
  },
  newsletter: newsletterBoxes.home,
} as const;

const figures = published(['satisfaction', 'clients', 'solutions', 'countries']);
/** Replace figures that are not published: a visitor can check these on the site. */
const facts = [
  'price-consulting-1',
  'reply',
  'consultation-length',
  'delivery-dashboards',
] as const;
const stats: readonly ClaimId[] = [...figures, ...facts].slice(0, 4);

const closingActions: readonly Link[] = [
  { label: 'Get Started', href: '/contact', accessibleName: 'Get Started: write to us' },
  {
    label: 'Learn More',
    href: '/services',
    accessibleName: 'Learn More about our services',
    isSpelledOut: true,
  },
];

const askUs: Link = { label: 'Ask Us a Question', href: '/contact?topic=question' };

const heroActions: readonly Link[] = [
  {
    label: 'Learn More',
    href: '/services',
    accessibleName: 'Learn More about our services',
    isSpelledOut: true,
  },
  { label: 'Contact', href: '/contact', accessibleName: 'Contact us' },
];

export const home: Home = {
  hero: {
    title: 'AI your own people can run and explain',
    lead: 'We plan, build and hand over AI systems. Each starts from a decision that costs you money and ends with numbers you can check.',
    mark: 'numbers you can check',
    actions: heroActions,
  },
  stats,
  faq: {
    title: 'Questions we hear first',
    items: [
      {
        question: 'How long until something works?',
        answer: `A dashboard takes ${figure('delivery-dashboards')}, a tested model ${figure('delivery-ml')}, a connection between systems ${figure('delivery-integration')}. A whole programme with several of these takes ${figure('implementation')}. Access to data is the usual delay.`,
      },
      {
        question: 'What return should we expect?',
        answer: `${ifPublished(['efficiency-gain', 'cost-reduction-range'], `As an illustration, take the process that is changed and not the whole company: ${figure('efficiency-gain')} more efficient, and ${figure('cost-reduction-range')} cheaper. `)}We work yours out before you pay for building anything.`,
      },
      {
        question: 'Is our data good enough?',
        answer:
          'The test is whether past cases were recorded with their outcome. If not, recording them is the first project, and it costs little.',
      },
      {
        question: 'What happens to our staff’s jobs?',
        answer:
          'You decide, and we ask you to say it before we start, because people who fear the answer hide the details we need.',
      },
    ],
    claims: published(['efficiency-gain', 'cost-reduction-range']),
    action: askUs,
  },
  closing: {
    title: 'Bring us one process that costs too much',
    text: `Describe it in your own words. The first ${figure('consultation-length')} of talking cost nothing.`,
    stats: ['satisfaction-closing', 'clients', 'industries'],
    actions: closingActions,
  },
};

export const cambridgeHome: Home = {
  hero: {
    title: 'The AI consultancy on the quay in Cambridge',
    lead: 'Laboratories, growers, colleges, software firms: this city has unusual data and little time. We visit, look at how the work is done, and build what your team can keep running after us.',
    mark: 'your team can keep running',
    actions: heroActions,
  },
  stats,
  city: {
    title: 'Your AI partner in Cambridge',
    intro: `Published prices, visits on site and an answer within ${figure('reply-cambridge')}.`,
    cards: [
      ...cambridgePages.map(({ label, card, path }) => ({
        text: card,
        link: { label, href: path, accessibleName: `${label} in Cambridge` },
      })),
      {
        // Names no partner until one signs off.
        text: 'For questions that need research first: we find a suitable group and settle who owns the result.',
        link: {
          label: 'University partnership',
          accessibleName: 'University partnership: write to us about a research group',
          href: '/contact?topic=university-partnership',
        },
      },
    ],
    action: {
      label: 'Get Your Free Cambridge AI Assessment',
      href: '/contact?topic=cambridge-assessment',
    },
  },
  faq: {
    title: 'Asked by Cambridge firms',
    items: [
      {
        question: 'Do you come to us?',
        answer:
          'Yes, and we prefer it. An hour beside the person who does the work shows more than a week of calls. Travel is part of the agreed scope.',
      },
      {
        question: 'What is the free Cambridge AI assessment?',
        answer:
          'One visit and a two-page note: where AI could pay, what data it would need and what to leave alone. The paid readiness assessment tests your records.',
      },
      {
        question: 'Our method comes from university research. Who owns what?',
        answer:
          'What we write for you is yours on payment. What you bring remains with whoever owns it now, so we ask to see your terms first.',
      },
      {
        question: 'Can you work with data that may not leave our building?',
        answer:
          'Yes. We work on your machines, supervised if you wish, and leave with a diagram and no files.',
      },
    ],
    action: askUs,
  },
  closing: {
    title: 'The kettle is on at Quayside',
    text: `Come by, or let us come to you. Cambridge enquiries are answered within ${figure('reply-cambridge')}.`,
    stats: ['satisfaction-closing', 'projects-cambridge', 'industries'],
    actions: closingActions,
  },
};
