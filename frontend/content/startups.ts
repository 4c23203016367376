import brand from '../../brand.json';
import { figure, type ClaimId } from './claims';
import { proof } from './proof';
import { ifPublished } from './claims/register';
import { discoveryHref, startupPricing } from './startup-pricing';
import type { Question, Step, TitledText } from './types';

export const packagePdfPath = `/assets/${brand.name.toLowerCase()}-startup-ai-package.pdf`;

export interface SampleFeature extends TitledText {
  demo: string;
}

export const startups = {
  hero: {
    title: `An investor-ready AI feature in ${figure('startup-weeks')}, without an in-house team`,
    lead: 'Investors ask to try it, not to hear about it. We build one feature into your product, on your data, and hand over code and slides that survive a technical question.',
    book: {
      label: 'Book a 20-min discovery call',
      href: discoveryHref,
      event: 'cta_click_book_call',
    },
    tryIt: { label: 'Try six features here', href: '#samples' },
    download: {
      label: 'Download the Startup AI Package',
      href: packagePdfPath,
      event: 'cta_download_package',
      newTab: true,
    },
  },
  eventLabel: 'ai-for-startups',
  badges: [
    'UK-based lead consultants',
    'Data-secure by design',
    'DTAC-aware patterns',
    'FHIR-ready options',
    'WCAG 2.2 AA',
  ],
  whatYouGet: {
    title: 'What you get',
    items: [
      {
        title: '1:1 Strategy Session',
        text: 'One morning to find the feature that changes the conversation with investors, and to discard the two that only look good.',
      },
      {
        title: 'Data Readiness Review',
        text: 'What you hold, what you may use, and what a lawyer will ask about it in due diligence.',
      },
      {
        title: 'AI Feature Build',
        text: 'One production-ready feature, such as semantic search or GPT summaries, in your repository and behind a switch.',
      },
      {
        title: 'Interactive Demo & Pitch Slides',
        text: 'A demo that works on a stranger’s laptop, with slides that state accuracy, cost per use and what is not built yet.',
      },
      {
        title: 'AI Roadmap',
        text: 'What to build in 3, 6 and 12 months, with the hire or supplier each step assumes.',
      },
      {
        title: 'Privacy & Governance Quick-Guide',
        text: 'What may be sent to a model, what must not, and what to tell users.',
      },
    ],
  },
  samples: {
    title: 'Features that fit into the time',
    intro: 'Each can be tried here, in small: on the texts of this site, or on records we made up.',
    items: [
      {
        title: 'Semantic Search',
        text: 'Finds the passage that means the same in other words.',
        demo: 'Ask this site a question in your own words.',
      },
      {
        title: 'Support Summariser',
        text: 'Turns a long thread into the problem, what was tried and what is still open.',
        demo: 'Read a long example thread and its summary side by side.',
      },
      {
        title: 'Recommendations',
        text: 'Suggests the next item and says why, even for users with no history.',
        demo: 'Pick an article and see what it leads to.',
      },
      {
        title: 'Document Extraction',
        text: 'Reads invoices and forms into fields, each linked to the place it came from.',
        demo: 'Hover over a field to see its source in an example invoice.',
      },
      {
        title: 'Predictive Insights',
        text: 'Shows which customers are going quiet, with a range and a reason.',
        demo: 'Move the threshold and watch misses and false alarms trade places.',
      },
      {
        title: 'AI Assistant',
        text: 'Answers from your documents, quotes them, and admits when they do not say.',
        demo: 'Ask about our prices, then ask something we have not written.',
      },
    ] satisfies readonly SampleFeature[],
  },
  timeline: {
    title: `${figure('startup-weeks')}, step by step`,
    steps: [
      {
        title: 'Discover',
        duration: 'Week 0–1',
        text: 'Users, data, one feature, one measure of success.',
      },
      {
        title: 'Build',
        duration: 'Week 1–2',
        text: 'A version on made-up records by the first Friday, and a test set.',
      },
      {
        title: 'Integrate',
        duration: 'Week 2–3',
        text: 'Into your product with your developers: sign-in, limits, logging, cost alarms.',
      },
      {
        title: 'Demo & Handover',
        duration: 'Week 4',
        text: 'Rehearsal with hard questions, handover, and the roadmap.',
      },
    ] satisfies readonly Step[],
  },
  pricing: startupPricing,
  results: {
    title: 'What a feature like these is for',
    stats: ['handling-time', 'content-discovery', 'engagement'] satisfies readonly ClaimId[],
    note: 'Each is counted over the weeks after a release, against the weeks before it. Yours is counted in the same way.',
    /** Approved words of a founder, if there are any: `npm run proof`. */
    testimonial: proof.testimonials.find(({ shownRole }) => /founder/i.test(shownRole ?? '')),
  },
  compliance: {
    title: 'Technology and compliance',
    note: 'The person on the first call leads the work and works in the United Kingdom. We start with made-up records.',
    items: [
      {
        title: 'Data Residency',
        text: 'UK/EU by default, with SOC2-grade vendors.',
      },
      {
        title: 'Security',
        text: 'Least-privilege access, secrets kept in a manager, and logs you can review.',
      },
      {
        title: 'Accessibility',
        text: 'WCAG 2.2 AA: automatic tests in every build, and every function tried by keyboard.',
      },
      {
        title: 'Standards',
        text: 'DTAC-aware patterns and FHIR-ready interfaces: the NHS assessment gets its answers, and hospital systems their format.',
      },
    ],
    link: { label: 'Accessibility statement', href: '/accessibility' },
  },
  faq: {
    title: 'Six questions before the call',
    items: [
      {
        question: 'How soon can you start?',
        answer: `Kickoff is typically ${figure('kickoff')} after you sign. ${ifPublished(['sprint-slots'], `Sprint slots are ${figure('sprint-slots')}, because one pod works for one startup at a time. `)}Ask before you promise a date to investors.`,
      },
      {
        question: 'Who owns the IP?',
        answer: 'You do. It is assigned to you on payment.',
      },
      {
        question: 'Where is our data processed?',
        answer:
          'In the UK or the EU by default. It is configurable, down to your own cloud account.',
      },
      {
        question: 'How do you keep it secure?',
        answer:
          'Least-privilege access, secrets management and reviewable logs. A data-handling appendix says who may see what.',
      },
      {
        question: 'What exactly is in Pro?',
        answer: `One high-impact AI feature, a demo, handover docs and ${figure('hardening')} hardening. Hardening means that we repair what real use brings up.`,
      },
      {
        question: 'We have developers. How do you work with them?',
        answer: 'As a dedicated AI pod beside your team, in your repository and with your reviews.',
      },
    ] satisfies readonly Question[],
  },
  closing: {
    title: 'Tell us the date of your next investor meeting',
    text: `We work back from it and say whether it can be met. The call takes ${figure('discovery-length')}.`,
    book: { label: 'Book a discovery call', href: discoveryHref, event: 'cta_click_book_call' },
    download: {
      label: 'Get the deck',
      href: packagePdfPath,
      event: 'cta_download_package',
      newTab: true,
    },
  },
} as const;
