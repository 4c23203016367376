import { figure } from '../claims';
import { bookingLink, type Landing } from './landing';

export const aiIntegration: Landing = {
  serviceId: 'ai-integration',
  hero: {
    title: 'AI inside the systems you already run',
    lead: 'Your staff do not need another window. We connect models to the CRM, help desk or warehouse system they use now, under the permissions you already have.',
  },
  booking: bookingLink('AI Integration'),
  demo: { label: 'Watch Demo', accessibleName: 'Watch Demo: AI Integration' },
  problem: {
    title: 'The gap between a chat window and your systems',
    intro: 'A model that works in a browser tab still has three gaps to cross.',
    points: [
      {
        title: 'Copy and paste',
        text: 'Staff move text between the tool and the record by hand. Time is saved on writing and lost on moving, and confidential text ends up where nobody planned.',
      },
      {
        title: 'Permissions left behind',
        text: 'Connect a model with one administrator key and it can tell anyone anything. The assistant must see what its user may see, and no more.',
      },
      {
        title: 'No way back',
        text: 'An automatic step that nobody can find, undo or switch off is a liability. Most tools are bought without asking for any of the three.',
      },
    ],
  },
  solution: {
    title: 'Small connections with a switch on each',
    intro:
      'We join systems through interfaces you own, one step of the process at a time. Each step can be watched, undone and turned off without a release.',
    points: [
      {
        title: 'Acts as the user',
        text: 'Requests carry the identity of the person who asked. If they cannot open a record, neither can the model on their behalf.',
      },
      {
        title: 'Suggest before act',
        text: 'A new step starts by proposing. You read the log of proposals accepted and refused, and let it act alone only where refusals have become rare.',
      },
      {
        title: 'A model you can replace',
        text: 'The provider sits behind an interface with your own test set. Changing it is a configuration and a test run.',
      },
    ],
  },
  services: {
    title: 'What we connect',
    intro: 'Four kinds of work, often two of them together.',
    cards: [
      {
        title: 'API Development',
        text: 'Clean, documented interfaces to systems that have none, or have one nobody dares to touch. With rate limits, keys per consumer and a version policy.',
      },
      {
        title: 'System Integration',
        text: 'CRM, ERP, help desk and document store exchanging events instead of exports. Failed messages wait in a visible queue and are never lost silently.',
      },
      {
        title: 'Cloud Deployment',
        text: 'Models run in your own cloud account, in UK or EU regions by default, with budgets, alarms and logs from the first day.',
      },
      {
        title: 'Mobile Integration',
        text: 'The same functions in the app your field staff use, including what happens underground or in a lift, when there is no signal.',
      },
    ],
  },
  stories: {
    title: 'Two connections at work',
    items: [
      {
        client: 'A facilities management company',
        title: 'Work orders from inbox to schedule',
        problem:
          'Tenants wrote emails. A desk retyped them into the work order system, and photos stayed in the inbox.',
        work: 'A model reads each email, proposes building, trade and urgency, and attaches the photos. The desk confirms with one key. Emails it is unsure about look different and come first.',
        result: `Processing time per order fell by ${figure('processing-time')}, and orders arrive outside office hours too.`,
        measured:
          'From the email’s time stamp to the order’s, for all orders of a month before and a month after.',
      },
      {
        client: 'A wealth management firm',
        title: 'Meeting notes into the client record',
        problem:
          'Advisers wrote notes twice: once for themselves, once for compliance. The second version was late and thin.',
        work: 'Notes are drafted from the adviser’s dictation into the fields the regulator asks for. The adviser signs each one. Drafts stay in the firm’s own cloud account and are deleted after signing.',
        result: `Compliance found ${figure('manual-errors')} fewer errors in the sampled notes.`,
        measured: 'The compliance team’s existing monthly sample, same reviewers, same form.',
      },
    ],
  },
  process: {
    title: 'Four steps',
    intro: `A typical connection takes ${figure('delivery-integration')} from the first map to daily use.`,
    steps: [
      {
        title: 'Map',
        text: 'Systems, fields, permissions and the people between them. We look for the place where somebody retypes something.',
      },
      {
        title: 'Connect',
        text: 'Interfaces and a test environment with made-up records. Access follows your existing roles.',
      },
      {
        title: 'Propose',
        text: 'The model suggests, people decide, and every decision is logged. The log is the test.',
      },
      {
        title: 'Automate',
        text: 'Steps with a clean log run alone, with a limit, an alarm and a switch. The rest stay with people.',
      },
    ],
  },
  callToAction: {
    title: 'Show us where somebody retypes something',
    text: `That is nearly always the first connection to make. ${figure('consultation-length')} are enough to judge whether it is a good one.`,
    actions: [
      bookingLink('AI Integration'),
      {
        label: 'Write to us',
        href: '#contact-form',
        accessibleName: 'Write to us about AI Integration',
      },
    ],
  },
  claims: ['delivery-integration', 'efficiency-gain', 'cost-reduction-range'],
  leadForm: {
    anchor: 'contact-form',
    title: 'Which systems should talk to each other?',
    messageHint: 'Names of the systems, what moves between them today, and who moves it.',
    intro: `An integration engineer answers within ${figure('reply-landing')}.`,
  },
};
