import { figure } from '../claims';
import { bookingLink, type Landing } from './landing';

export const customAppDevelopment: Landing = {
  serviceId: 'custom-app-development',
  hero: {
    title: 'An application built around how you work',
    lead: 'Buy when a product fits. When your process is the reason customers choose you, bending it to somebody else’s software costs more than building your own.',
  },
  booking: bookingLink('Custom Web Applications'),
  demo: {
    label: 'Watch Case Study',
    accessibleName: 'Watch Case Study: Custom Web Applications',
  },
  problem: {
    title: 'When off-the-shelf stops fitting',
    intro: 'Three signs that a product has become the bottleneck.',
    points: [
      {
        title: 'The shadow spreadsheet',
        text: 'The real state of the work lives in a file beside the system, because the system has no field for it.',
      },
      {
        title: 'Paying per seat for two screens',
        text: 'You license a large suite and use a corner of it. The corner is also the part the supplier never improves.',
      },
      {
        title: 'Your edge is a workaround',
        text: 'What makes you quick or careful happens in emails between people. It cannot be taught, measured or sold.',
      },
    ],
  },
  solution: {
    title: 'Small releases, used from the start',
    intro:
      'The first release does one thing that somebody needs on Monday. Everything after it is decided from how that one is used.',
    points: [
      {
        title: 'Designed at the desk',
        text: 'We watch the work before drawing a screen. The people who will use it see something clickable within days, and correct it.',
      },
      {
        title: 'Yours from the first commit',
        text: 'Repository, cloud account and domain are in your name. We are guests in them, and you can end our access with one click.',
      },
      {
        title: 'Plain technology',
        text: 'Widely known languages and a database your next developer has used before. Novelty is spent on your problem, not on tools.',
      },
    ],
  },
  services: {
    title: 'What we build',
    intro: 'One team for all four, so the pieces agree with each other.',
    cards: [
      {
        title: 'Web Applications',
        text: 'Portals, back offices and customer tools in the browser. Usable by keyboard and screen reader, quick on an old laptop.',
      },
      {
        title: 'Mobile Apps',
        text: 'For phones in the field: camera, location, signature, and work that goes on without a signal and syncs later.',
      },
      {
        title: 'Progressive Web Apps',
        text: 'Installed from a link, no app store between you and an urgent fix. The right choice more often than people expect.',
      },
      {
        title: 'Backend Systems',
        text: 'The part nobody sees: data, rules, queues and integrations, with tests that say what each rule is for.',
      },
    ],
  },
  aiFirst: {
    title: 'AI where it helps a user finish',
    intro: 'Added when it makes a task shorter, and always with a way to do the task without it.',
    features: [
      {
        title: 'Search by meaning',
        text: 'Users find the clause, part or case they mean, even if they use other words. Results link to the source.',
      },
      {
        title: 'Forms that fill themselves',
        text: 'A document is read and its fields proposed, with the passage each came from. The person checks instead of typing.',
      },
      {
        title: 'Next step suggested',
        text: 'The application shows what was done in similar cases and why. Taking the suggestion or refusing it both improve the next one.',
      },
    ],
  },
  stories: {
    title: 'Two applications in use',
    items: [
      {
        client: 'A surveying practice',
        title: 'Site reports written on site',
        problem:
          'Surveyors took notes and photographs, then wrote the report in the evening. Details were lost between the roof and the desk.',
        work: 'A progressive web app collects photos, measurements and dictated notes by room, and drafts the report in the house style. It works in cellars and sends when it is back in range.',
        result: `Reports need ${figure('processing-time')} less time from visit to client.`,
        measured: 'Date of visit and date of issue, taken from the practice’s own job list.',
      },
      {
        client: 'A specialist lender',
        title: 'One file for each application',
        problem:
          'Underwriters gathered documents from email, a broker portal and post. Nobody could say how far an application had got.',
        work: 'We built one file per application: documents sorted by a model, missing items requested automatically, each decision recorded with its reason.',
        result: `Decisions are made ${figure('faster-decisions')} faster, and a broker sees the status without calling.`,
        measured: 'Working hours from complete file to decision, all applications of a quarter.',
      },
    ],
  },
  process: {
    title: 'Five steps, each with something to use',
    intro: 'You can stop after any of them and keep what has been made.',
    steps: [
      {
        title: 'Watch',
        text: 'We sit with users and follow real cases from start to end, including the ones that went wrong.',
      },
      {
        title: 'Sketch',
        text: 'Clickable drafts of the few screens that matter, tried by the people we watched.',
      },
      {
        title: 'First release',
        text: 'One complete task, with real data and real users. Small enough to throw away, good enough to keep.',
      },
      {
        title: 'Grow',
        text: 'Short stages, each chosen from what the use of the last one showed. You see every change before it is released.',
      },
      {
        title: 'Hand over',
        text: 'Documentation, tests and a working session with your developers. Support continues only if you want it.',
      },
    ],
  },
  callToAction: {
    title: 'Bring the spreadsheet that runs your company',
    text: `We look at it together for ${figure('consultation-length')} and tell you what to buy, what to build and what to leave.`,
    actions: [
      bookingLink('Custom Web Applications'),
      {
        label: 'Write to us',
        href: '#contact-form',
        accessibleName: 'Write to us about Custom Web Applications',
      },
    ],
  },
  claims: ['solutions', 'efficiency-gain', 'cost-reduction-range'],
  leadForm: {
    anchor: 'contact-form',
    title: 'What does your present software not let you do?',
    messageHint: 'Who would use it, for which task, and what they use today.',
    intro: `A developer answers within ${figure('reply-landing')}.`,
  },
};
