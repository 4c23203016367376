import { figure } from '../claims';
import {
  cambridgeActions,
  cambridgeBadge,
  cambridgeHeroLinks,
  getStarted,
  type CambridgeLanding,
} from './cambridge-landing';

export const cambridgeAiConsulting: CambridgeLanding = {
  serviceId: 'ai-consulting',
  badge: cambridgeBadge,
  hero: {
    title: 'AI consulting around your own table',
    lead: 'Our office is on Quayside. Interviews happen at your bench, ward or packing line, a bicycle ride away for some clients and a short train journey for others.',
    ...cambridgeHeroLinks('ai-consulting', 'Arrange a visit'),
  },
  stats: ['projects-cambridge', 'industries', 'reply-cambridge', 'experts'],
  services: {
    title: 'Three engagements, three fixed prices',
    intro:
      'Each has a scope on one page. If a later engagement follows, the earlier fee is not charged again for the same work.',
    items: [
      {
        title: 'AI readiness assessment',
        price: 'price-consulting-1',
        text: 'A verdict on whether your organisation is ready, with the evidence attached. Suits spin-outs before a funding round and established firms before a budget round.',
        includes: [
          'Visits to two teams of your choosing',
          'Sample checks on your main records',
          'Skills and licence inventory',
          'Written findings, discussed in person',
        ],
        action: getStarted('ai-consulting', 'an AI readiness assessment'),
      },
      {
        title: 'AI strategy and roadmap',
        price: 'price-consulting-2',
        text: 'Where to invest over the coming year, agreed with directors, technical staff and whoever signs for information governance.',
        includes: [
          'Everything in the assessment',
          'Costed options with a recommended order',
          'Hiring, training and procurement advice',
          'Presentation to trustees, governors or board',
        ],
        action: getStarted('ai-consulting', 'a strategy and roadmap'),
      },
      {
        title: 'Supervised pilot',
        price: 'price-consulting-3',
        text: 'We run the first item of the roadmap with your staff doing as much of it as they can, so that the knowledge remains when our badges are returned.',
        includes: [
          'A working prototype on a limited data set',
          'Weekly review with the sponsor',
          'Ethics and privacy paperwork drafted',
          'A go or no-go memo with measured results',
        ],
        action: getStarted('ai-consulting', 'a supervised pilot'),
      },
    ],
  },
  whyChoose: {
    title: 'What being local changes',
    items: [
      {
        title: 'Research partners understood',
        text: 'Many projects here touch a laboratory or a sponsored studentship. Background intellectual property, publication rights and embargoes are raised in the first conversation, because they are costly to unpick afterwards.',
      },
      {
        title: 'Ethics committees planned for',
        text: 'Where participants or patients are involved, approval dates drive the calendar. Our schedules start from the submission deadline and work backwards.',
      },
      {
        title: 'Small firms welcome',
        text: 'Plenty of Cambridge employers have fewer than ten people and data that would flatter a multinational. Scope is cut to fit rather than padded.',
      },
    ],
  },
  industries: {
    title: 'Nine sectors around the city',
    intro: 'From the biomedical campus in the south to the growers north of Ely.',
    ids: [
      'healthcare',
      'finance',
      'manufacturing',
      'retail',
      'technology',
      'education',
      'life-sciences',
      'agriculture',
      'professional-services',
    ],
  },
  callToAction: {
    title: 'Start with a walk through your building',
    text: `Ring, email or use the form. Cambridge enquiries get a reply within ${figure('reply-cambridge')}, usually with a proposed time to come by.`,
    actions: cambridgeActions('ai-consulting'),
  },
};
