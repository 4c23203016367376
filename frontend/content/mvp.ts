import { figure, type ClaimId } from './claims';
import { ifPublished } from './claims/register';
import { mvpForm } from './mvp-form';

export const mvp = {
  hero: {
    title: `An MVP from ${figure('mvp-from')} in ${figure('mvp-weeks')}`,
    lead: 'For funded startups with a decision to make. We build the smallest product that a stranger can use without help, so that your next step is based on what they did and not on what they said.',
    offer: `Free feasibility audit${ifPublished(['mvp-audit'], ` worth ${figure('mvp-audit')}`)}`,
    offerLink: { label: 'What the audit covers', href: '/docs#free-offers' },
    action: { label: 'Get your free audit', href: '#mvp-form' },
  },
  claims: ['mvp-from', 'mvp-weeks', 'mvp-range', 'mvp-audit'] satisfies readonly ClaimId[],
  priceNote: 'Prices exclude VAT.',
  scopeNote: {
    text: `An MVP is a product with its first users. Adding one AI feature to a product you already have is the smaller job, and it has a price of its own: ${figure('price-pro')}.`,
    link: { label: 'AI for Startups', href: '/ai-for-startups' },
  },
  benefits: {
    title: 'What you have at the end',
    items: [
      {
        title: 'An answer',
        text: 'Before we build, you write down the result that would make you continue and the one that would make you stop. The product is made to produce one of them.',
      },
      {
        title: 'Something to keep',
        text: 'Real sign-in, backups and error reports from the first release. The part most MVPs must throw away is the part we do properly.',
      },
      {
        title: 'Honest numbers',
        text: 'Use is counted per task finished and never per page seen. Investors have learned to ask for the difference.',
      },
      {
        title: 'Freedom to leave',
        text: 'Repository, hosting and store accounts are yours. A new team can start from the notes alone, which one of us who was not involved tries before handover.',
      },
    ],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Feasibility audit',
        text: 'Free. We read your material, talk to you once and answer in writing whether the riskiest assumption can be tested for your budget.',
      },
      {
        title: 'Sprint 0',
        duration: figure('sprint-zero'),
        text: 'Users, sketches, data and the fixed price. You may take the result to another team.',
      },
      {
        title: 'Build',
        duration: figure('mvp-weeks'),
        text: 'Weekly releases to people you choose. What they do decides the order of what remains.',
      },
      {
        title: 'Launch and learn',
        text: 'The result is compared with the lines you wrote at the start. We help you tell investors either way.',
      },
    ],
  },
  industries: {
    title: 'Where we build',
    intro: 'In these fields we know the rules that stop an MVP: data protection, payments, safety.',
    ids: [
      'healthcare',
      'finance',
      'manufacturing',
      'retail',
      'technology',
      'education',
    ] satisfies readonly string[],
  },
  form: {
    ...mvpForm,
    intro: `For projects starting within ${figure('mvp-start')}. We answer within ${figure('reply-mvp')}.`,
  },
  faq: {
    title: 'Asked by founders',
    items: [
      {
        question: 'What does it cost in the end?',
        answer: `Typically ${figure('mvp-range')}, excluding VAT. The price is fixed after sprint 0. It moves with the number of user roles, payment and integrations, and hardly with the number of screens.`,
      },
      {
        question: 'Why is the audit free?',
        answer: `${ifPublished(['mvp-audit'], `It would cost ${figure('mvp-audit')} if we sold it. `)}It saves us from projects that cannot work and you from paying for one. It is for funded startups, once per company, and leads to no obligation.`,
      },
      {
        question: 'Do you sign an NDA?',
        answer:
          'Yes, yours or ours, before you show anything that needs it. For the first conversation the problem is enough, and problems are rarely secret.',
      },
      {
        question: 'Can you use no-code tools?',
        answer:
          'When they answer the question sooner, yes. We tell you which part you would have to rebuild later and what that would cost.',
      },
      {
        question: 'What if the answer is no?',
        answer:
          'Then you have it early, with the evidence, and most of your budget. The audience you tested is often the asset that remains: ask them what they paid for instead.',
      },
    ],
  },
} as const;
