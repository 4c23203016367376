import { figure, type ClaimId } from './claims';
import { mainIndustries } from './industries';
import { newsletterBoxes } from './newsletter';
import type { Link, Question } from './types';

interface Expertise {
  title: string;
  description: string;
  /** Three. */
  benefits: readonly string[];
}

/** A published figure, or words where the specification gives none. */
export type Metric = { claim: ClaimId } | { title: string; text: string };

interface Improvement {
  title: string;
  description: string;
  /** Three. */
  metrics: readonly Metric[];
}

export interface CitySection {
  title: string;
  intro: string;
  cards: readonly { title: string; text: string; link: Link }[];
  action: Link;
}

export interface Home {
  /** `mark`: the words of the lead that matter most, for the page's one highlighter stroke. */
  hero: { title: string; lead: string; mark: string; actions: readonly Link[] };
  /** The rotating card; always all four without JavaScript. */
  stats: readonly ClaimId[];
  city?: CitySection;
  faq: { title: string; items: readonly Question[]; action: Link };
  closing: { title: string; text: string; stats: readonly ClaimId[]; actions: readonly Link[] };
}

/** The sections that both homes share. */
export const homeSections = {
  industries: {
    title: 'Six industries, six different first questions',
    intro:
      'A hospital asks who is responsible, a factory what happens when the light changes. Choose yours.',
    ids: mainIndustries,
  },
  expertise: {
    title: 'What we are good at',
    intro: 'Six kinds of work. Most projects need two of them.',
  },
  improvement: {
    title: 'How we improve your business',
    note: 'Each figure holds for the kind of work named with it, not for a whole company.',
  },
  insights: {
    title: 'Latest insights',
    intro: 'What we learned on projects, written for the person who has to decide.',
    action: { label: 'View All Insights', href: '/insights' },
  },
  newsletter: newsletterBoxes.home,
} as const;

export const expertise: readonly Expertise[] = [
  {
    title: 'AI strategy',
    description:
      'Which decisions a model should touch, in which order, and which ideas to drop before they have a budget.',
    benefits: [
      'Every idea carries a price and a data source',
      'Stopping rules are agreed before the work starts',
      'A plan any supplier could build from',
    ],
  },
  {
    title: 'Machine learning',
    description:
      'Forecasts and classifiers compared with the rule you use today, on data they have never seen.',
    benefits: [
      'A baseline you can recalculate yourself',
      'Mistakes weighed by what they cost you',
      'A retraining routine your own engineer has run',
    ],
  },
  {
    title: 'Data analytics',
    description: 'Agreed definitions first, then the few screens people open every week.',
    benefits: [
      'One formula and one owner per number',
      'Refreshes that stop when a source breaks',
      'From any figure down to its rows',
    ],
  },
  {
    title: 'AI integration',
    description: 'Models inside the CRM, help desk or warehouse system your staff already use.',
    benefits: [
      'Sees what its user may see, and no more',
      'Proposes first, acts alone only when proven',
      'A switch on every automatic step',
    ],
  },
  {
    title: 'Custom applications',
    description: 'Software around the process that makes you different, released in small pieces.',
    benefits: [
      'One finished task in the first release',
      'Repository and cloud account in your name',
      'Tests that say what each rule is for',
    ],
  },
  {
    title: 'Process automation',
    description:
      'Retyping, sorting and chasing handed to software, with doubtful cases sent to a person on purpose.',
    benefits: [
      'Starts where somebody copies by hand',
      'Unsure cases come first, not last',
      'A log that shows what ran and why',
    ],
  },
];

/** Two of the nine slots say in words what the specification gives no figure for. */
export const improvements: readonly Improvement[] = [
  {
    title: 'Paperwork that moves by itself',
    description:
      'Invoices, orders and letters are read, checked against your records and filed. A person sees only what does not add up. We count it from the time stamps your system already keeps.',
    metrics: [{ claim: 'processing-time' }, { claim: 'manual-errors' }, { claim: 'runs-always' }],
  },
  {
    title: 'Decisions with the evidence beside them',
    description:
      'Figures arrive with their definition and forecasts with their margin of error. Time is measured from the day a question is raised to the day somebody acts on the answer.',
    metrics: [
      { claim: 'faster-decisions' },
      { claim: 'prediction-accuracy' },
      {
        title: 'Row by row',
        text: 'every figure can be opened to the records behind it',
      },
    ],
  },
  {
    title: 'Plans that fit what you have',
    description:
      'Vehicles, rooms, machines and shifts are planned together and compared with the plan a person would have made. The planner keeps the last word, and each overrule teaches the next version.',
    metrics: [
      { claim: 'cost-reduction' },
      { claim: 'resource-optimisation' },
      {
        title: 'Side by side',
        text: 'the new plan runs beside the old one until they agree',
      },
    ],
  },
];

const stats: readonly ClaimId[] = ['satisfaction', 'clients', 'solutions', 'countries'];

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
    lead: 'We plan, build and hand over AI systems for businesses and startups. Every one starts from a decision that costs you money and ends with numbers you can check.',
    mark: 'numbers you can check',
    actions: heroActions,
  },
  stats,
  faq: {
    title: 'Questions we hear first',
    items: [
      {
        question: 'How long until something works?',
        answer: `A dashboard takes ${figure('delivery-dashboards')}, a tested model ${figure('delivery-ml')}, a connection between systems ${figure('delivery-integration')}. A whole programme with several of these takes ${figure('implementation')}. What usually delays it is access to data, so we ask for that on the first day.`,
      },
      {
        question: 'What return should we expect?',
        answer: `In the processes we changed, clients saw efficiency gains of ${figure('efficiency-gain')} and costs lower by ${figure('cost-reduction-range')}. Yours depends on how often the decision is made and what a mistake costs. We work that out before you pay for building anything.`,
      },
      {
        question: 'Is our data good enough?',
        answer:
          'For some questions nearly always, for others rarely. The test is whether past cases were recorded with their outcome. If not, starting to record them is the first project, and it costs little.',
      },
      {
        question: 'What happens to our staff’s jobs?',
        answer:
          'You decide, and we ask you to say it before we start, because people who fear the answer hide the very details we need. The hours saved can go to work that is left undone today, if somebody names that work in advance.',
      },
    ],
    action: askUs,
  },
  closing: {
    title: 'Bring us one process that costs too much',
    text: `Describe it in your own words. A person who builds these systems answers, and the first ${figure('consultation-length')} of talking cost nothing.`,
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
      {
        title: 'AI Consulting',
        text: `Assessments from ${figure('price-consulting-1')}, written for spin-outs and for firms older than the computer.`,
        link: {
          label: 'AI consulting in Cambridge',
          href: '/cambridge/ai-consulting',
        },
      },
      {
        title: 'Machine Learning',
        text: `From a notebook to something a night shift can rely on. From ${figure('price-ml-3')}.`,
        link: { label: 'Machine learning in Cambridge', href: '/cambridge/machine-learning' },
      },
      {
        title: 'Data Analytics',
        text: `Investor, grant and operations figures from live records. From ${figure('price-analytics-1')}.`,
        link: { label: 'Data analytics in Cambridge', href: '/cambridge/data-analytics' },
      },
      {
        title: 'AI Integration',
        text: `On-premises systems included, because we can come in. From ${figure('price-integration-4')}.`,
        link: { label: 'AI integration in Cambridge', href: '/cambridge/ai-integration' },
      },
      {
        title: 'App Development',
        text: `An MVP in ${figure('delivery-mvp-cambridge')}, with testers on the doorstep. From ${figure('price-apps-3')}.`,
        link: {
          label: 'App development in Cambridge',
          href: '/cambridge/custom-app-development',
        },
      },
      {
        // Neutral until a named partner signs off.
        title: 'University partnership',
        text: 'Some questions need research before engineering. We help you phrase the question, find a suitable group and settle intellectual property and publication before anyone starts.',
        link: {
          label: 'Talk about working with a research group',
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
          'Yes, and we prefer it. An hour beside the person who does the work shows more than a week of calls. Travel is part of the agreed scope, so it is never a surprise on an invoice.',
      },
      {
        question: 'What is the free Cambridge AI assessment?',
        answer:
          'One visit and a two-page note: where AI could pay, what data it would need and what to leave alone. It is a first look and not the paid readiness assessment, which tests your records.',
      },
      {
        question: 'Our method comes from university research. Who owns what?',
        answer:
          'That depends on your licence or employment terms, so we ask to see them first. What we write for you is yours on payment. What you bring remains with whoever owns it now, and we keep the two apart in the repository.',
      },
      {
        question: 'Can you work with data that may not leave our building?',
        answer:
          'Yes. We work on your machines, supervised if you wish, and leave with a diagram and no files. Models that run on a single workstation are often enough.',
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
