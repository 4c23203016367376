import { figure } from '../claims';
import { bookingLink, type Landing } from './landing';

export const dataAnalytics: Landing = {
  serviceId: 'data-analytics',
  hero: {
    title: 'One definition, one number, one screen',
    lead: 'If two departments bring different sales figures to the same meeting, a dashboard will not help. We settle what the number means, then build the screen.',
  },
  booking: bookingLink('Data Analytics'),
  demo: { label: 'Watch Demo', accessibleName: 'Watch Demo: Data Analytics' },
  problem: {
    title: 'Signs that reporting is the problem',
    intro: 'You probably recognise at least one.',
    points: [
      {
        title: 'The Monday spreadsheet',
        text: 'One person spends a day joining exports. When that person is ill, the company is blind for a week.',
      },
      {
        title: 'The dashboard nobody opens',
        text: 'It shows what the system could count, not what a manager has to decide. Check its access log: that is the honest review.',
      },
      {
        title: 'The number with two values',
        text: 'Finance counts a sale when it is invoiced, sales when it is signed. Both are right, and the meeting is lost.',
      },
    ],
  },
  solution: {
    title: 'Questions first, tools last',
    intro:
      'We ask five people for the question they answer every week. Those questions decide what is joined, stored and shown. Everything else waits.',
    points: [
      {
        title: 'A metric dictionary',
        text: 'Each number has a name, a formula, an owner and a date from which it holds. Disputes are settled there and not in the meeting.',
      },
      {
        title: 'Pipelines that complain',
        text: 'When a source changes its columns, the refresh stops and tells somebody. A late figure is annoying. A wrong one is acted on.',
      },
      {
        title: 'Down to the row',
        text: 'Any figure can be opened to the records behind it. Trust grows the first time a manager checks one and it is right.',
      },
    ],
  },
  services: {
    title: 'Four pieces of work',
    intro: 'Start with the first. It usually shows whether you need the third.',
    cards: [
      {
        title: 'Dashboards',
        text: 'A few screens per role, each built around a decision. If a chart changes nobody’s action, it is left out.',
      },
      {
        title: 'Data modelling and warehousing',
        text: 'Your sources joined once, in a database you own, with history kept. Reports stop depending on somebody’s export folder.',
      },
      {
        title: 'Data quality',
        text: 'Duplicate customers, missing postcodes, products with two codes: found, counted, fixed at the source, and watched.',
      },
      {
        title: 'Forecasts and scenarios',
        text: 'What happens to cash if a large customer pays a month late? Simple models with their assumptions on the same screen.',
      },
    ],
  },
  stories: {
    title: 'Two reporting projects',
    items: [
      {
        client: 'A training provider',
        title: 'Which learners need a call this week',
        problem:
          'Attendance, grades and messages were in separate systems. Tutors learned that somebody was dropping out when they had gone.',
        work: 'We joined the three and agreed on a simple rule with the tutors for who goes on the list. The screen shows the reason beside each name, and lets a tutor take it off.',
        result: `Tutors decide whom to call ${figure('faster-decisions')} faster, from one list instead of three.`,
        measured: 'Days between the first missed session and the first recorded contact.',
      },
      {
        client: 'A building materials supplier',
        title: 'Margins by delivery, not by month',
        problem:
          'Profit was known per branch at month end. Nobody knew which deliveries lost money.',
        work: 'We attached fuel, waiting time and returns to each delivery. Where a cost was unknown we showed it as unknown, and did not spread it evenly.',
        result: `Routes were replanned around the loss-making drops, and delivery resources were used ${figure('resource-optimisation')} better.`,
        measured: 'Drops per vehicle and shift, from the tracker data of the same branches.',
      },
    ],
  },
  process: {
    title: 'From question to screen',
    intro: `A first dashboard in use takes ${figure('delivery-dashboards')}. A warehouse behind it follows in stages, while the screen stays up.`,
    steps: [
      {
        title: 'Ask',
        text: 'Five questions from five people, in their words. We write down what each would do if the answer changed.',
      },
      {
        title: 'Define',
        text: 'Formulas, owners, exceptions. This takes longer than expected, and spares you the same argument every month.',
      },
      {
        title: 'Build',
        text: 'Sources joined, checks added, first screen shown early with real data. Ugly and right comes before polished.',
      },
      {
        title: 'Hand over',
        text: 'Your analyst changes a definition and adds a chart while we watch. The notes they write become the manual.',
      },
    ],
  },
  callToAction: {
    title: 'Send us the report you trust least',
    text: `In ${figure('consultation-length')} we look at how it is made and say which step we would repair first.`,
    actions: [
      bookingLink('Data Analytics'),
      {
        label: 'Write to us',
        href: '#contact-form',
        accessibleName: 'Write to us about Data Analytics',
      },
    ],
  },
  claims: ['roi-analytics', 'delivery-dashboards', 'faster-decisions'],
  leadForm: {
    anchor: 'contact-form',
    title: 'Which question do you answer every week?',
    messageHint: 'The question, where the data lives today, and who waits for the answer.',
    intro: `An analyst answers within ${figure('reply-landing')}, with a first idea of how to get the number.`,
  },
};
