import { figure } from '../claims';
import { bookingLink, type Landing } from './landing';

export const aiConsulting: Landing = {
  serviceId: 'ai-consulting',
  hero: {
    title: 'Find the AI projects worth paying for',
    lead: 'Most AI ideas fail on arithmetic, not on technology. We price the decisions in your business, test the data behind them, and give you a short list with the sums shown.',
  },
  booking: bookingLink('AI Consulting'),
  demo: { label: 'Watch Case Study', accessibleName: 'Watch Case Study: AI Consulting' },
  problem: {
    title: 'Why AI plans stall',
    intro: 'We are usually called after one of these three has happened.',
    points: [
      {
        title: 'The pilot that never ends',
        text: 'A demonstration impressed everyone, but no one wrote down what result would justify a rollout. Without that line, a pilot can only be extended.',
      },
      {
        title: 'The list without prices',
        text: 'A workshop produced dozens of ideas. None has a cost, an owner or a data source beside it, so the loudest one wins.',
      },
      {
        title: 'The tool bought first',
        text: 'Licences were signed before anyone asked which decision they would improve. Usage is high in the first month and then unknown.',
      },
    ],
  },
  solution: {
    title: 'A plan made of decisions',
    intro:
      'A model changes a decision or it changes nothing. So we start by listing decisions: who makes each one, how often, with what information, and what a wrong one costs.',
    points: [
      {
        title: 'Value before technology',
        text: 'Frequency times cost of error gives a ceiling for what a model can be worth. If the ceiling is lower than the price of building it, the idea stops there.',
      },
      {
        title: 'Data before promises',
        text: 'For each surviving idea we open the actual tables. The usual finding is that the outcome you want to predict was never recorded, and starting to record it is the real first project.',
      },
      {
        title: 'A stopping rule for each stage',
        text: 'Each stage has a measure, a date and a result below which you stop. It is agreed while nobody is attached to the work yet.',
      },
    ],
  },
  services: {
    title: 'What you can ask us for',
    intro: 'Taken alone or in this order.',
    cards: [
      {
        title: 'Opportunity assessment',
        text: 'Interviews, a decision map and a ranked list. You receive a document of a dozen pages and a spreadsheet with every assumption in its own cell, so that your finance team can change them.',
      },
      {
        title: 'Data readiness review',
        text: 'For each source: what is in it, how complete it is, who may use it and under which legal basis. Gaps come with the cheapest way to close them.',
      },
      {
        title: 'Supplier and tool selection',
        text: 'We write the test your suppliers have to pass, using your own documents, and sit beside you while they take it. We sell no licences and take no commission.',
      },
      {
        title: 'AI policy and governance',
        text: 'A short policy staff will read: what may be pasted where, which decisions need a person, how a complaint about an automated result is answered. Mapped to UK GDPR.',
      },
    ],
  },
  stories: {
    title: 'Two engagements',
    items: [
      {
        client: 'A regional hospital group',
        title: 'From many pilots to one programme',
        problem:
          'Departments had bought their own AI tools. Nobody could say which were in use, which held patient data, or what they returned.',
        work: 'We listed every tool, interviewed its users and scored each by time saved, risk and data access. Several tools did the same job, so we recommended one and a date to switch the others off.',
        result: `Letters that used to wait for a typist now take ${figure('processing-time')} less time from dictation to signature.`,
        measured:
          'Time stamps in the letter system, compared over the same weeks of two consecutive years.',
      },
      {
        client: 'A family-owned manufacturer',
        title: 'Advice not to build',
        problem:
          'The board wanted a model to predict machine failure and had a supplier’s quotation on the table.',
        work: 'We read the maintenance log. Failures were too rare, and too differently described, to learn from. Most stoppages came from late changeovers, which the planners could already see.',
        result:
          'The quotation was declined. A changeover board on the shop floor came first, and fault codes are now recorded in a form that a model could use later.',
        measured: 'Minutes lost by cause, from the line’s own stop log.',
      },
    ],
  },
  process: {
    title: 'How it runs',
    intro: `A full programme, from first interview to a system in daily use, typically takes ${figure('implementation')}. The planning part is the first four steps.`,
    steps: [
      {
        title: 'Listen',
        text: 'We talk to the people who make the decisions and watch some of them being made. Notes go back to each person for correction.',
      },
      {
        title: 'Count',
        text: 'How often, how long, how often wrong, at what cost. Where there is no figure we agree an estimate and mark it as one.',
      },
      {
        title: 'Rank',
        text: 'Ideas are ordered by return and by risk, with the data each one needs. We defend the order in front of your team and change it if they are right.',
      },
      {
        title: 'Decide',
        text: 'You choose what to start, in one meeting, from one page. The page also lists what you decided against and why, which saves the same debate next year.',
      },
    ],
  },
  callToAction: {
    title: 'Bring the idea you are least sure about',
    text: `In ${figure('consultation-length')} we can usually say whether the arithmetic has a chance, and what you would have to measure to be certain.`,
    actions: [
      bookingLink('AI Consulting'),
      {
        label: 'Write to us',
        href: '#contact-form',
        accessibleName: 'Write to us about AI Consulting',
      },
    ],
  },
  claims: ['roi-consulting', 'implementation', 'efficiency-gain', 'cost-reduction-range'],
  leadForm: {
    anchor: 'contact-form',
    title: 'Tell us which decision costs you most',
    messageHint: 'Who decides, how often, and what goes wrong today? Rough figures help.',
    intro: `A consultant reads it and answers within ${figure('reply-landing')}.`,
  },
};
