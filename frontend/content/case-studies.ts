/** Companies are described, never named. Figures are claims: the owner confirms them with the rest. */
import type { ClaimId } from './claims';
import type { Link, TitledText } from './types';

export interface CaseResult {
  claim?: ClaimId;
  text: string;
  measured: string;
}

export interface CaseStudy {
  id: 'healthcare-analytics' | 'manufacturing-optimization' | 'financial-analytics';
  title: string;
  summary: string;
  company: string;
  industry: string;
  industryLink: Link;
  challenge: readonly string[];
  solution: { approach: readonly string[]; parts: readonly TitledText[] };
  results: readonly CaseResult[];
  lesson: string;
  next: Link;
}

export const caseStudiesPage = {
  title: 'Case studies',
  lead: 'Three projects, with what went wrong on the way. Clients are described and not named, because they asked for that. How each result was measured is stated beside it.',
  action: { label: 'Talk about a project like these', href: '/contact?topic=case-study' },
} as const;

export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'healthcare-analytics',
    title: 'Knowing by breakfast which beds will be free',
    summary:
      'A regional hospital group replaced four morning phone rounds with one forecast that ward managers correct.',
    company: 'A regional hospital group with several acute sites and its own analytics team',
    industry: 'Healthcare',
    industryLink: { label: 'AI in healthcare', href: '/industries/Healthcare' },
    challenge: [
      'Each morning, site managers rang every ward to ask who might go home. The answers were optimistic, arrived late and were typed into four different sheets. By the time the picture was complete it had changed.',
      'An earlier supplier had built a discharge model with an impressive test score. Nobody used it. It gave one number for the whole hospital, and no ward recognised its own patients in that number.',
      'The trust also had a fair worry: a forecast of who will leave must never become pressure on a clinician to make somebody leave.',
    ],
    solution: {
      approach: [
        'We began with the phone round itself. For two weeks we listened, wrote down what each ward manager said and compared it with what happened. That gave the baseline, and it showed something useful: experienced ward managers were very good on the same day and no better than average for the next.',
        'So the model does what people could not, which is tomorrow and the day after, and people keep what they do well, which is today. The intended purpose was written down with the clinical safety officer before any code: capacity planning for groups of beds, not advice about a patient.',
      ],
      parts: [
        {
          title: 'A forecast per ward, with a range',
          text: 'Built from admissions, bed moves and the hour of the last ward round. It shows "between five and eight" and never a single figure.',
        },
        {
          title: 'Corrections as data',
          text: 'A ward manager changes a figure with one tap and can say why. The reasons, such as a delayed transport or a pending scan, became the most valuable input of the second version.',
        },
        {
          title: 'Nothing left the trust',
          text: 'The model runs in the trust’s own tenancy. We worked under honorary contracts, on pseudonymised records, and our access ended on handover day.',
        },
      ],
    },
    results: [
      {
        claim: 'faster-decisions',
        text: 'Escalation decisions are taken earlier in the day.',
        measured:
          'Time of the first documented escalation on comparable days, before and after, from the site log.',
      },
      {
        claim: 'prediction-accuracy',
        text: 'The actual number of free beds fell inside the forecast range.',
        measured: 'Weeks held back from training, counted per ward and day.',
      },
      {
        text: 'The morning phone round has stopped on every site that uses the forecast.',
        measured: 'The rota entry for it was removed by the trust.',
      },
      {
        text: 'Two analysts of the trust have retrained the model twice without us.',
        measured: 'Release notes in the trust’s own repository.',
      },
    ],
    lesson:
      'The first model failed because it could not be corrected. A field for disagreement was worth more than a better algorithm.',
    next: { label: 'Machine Learning', href: '/services/machine-learning' },
  },
  {
    id: 'manufacturing-optimization',
    title: 'A planner that admits when it does not know',
    summary:
      'A maker of packaging planned its lines by experience. The experience is now in the software, and the planner is still in charge.',
    company: 'A family-owned packaging manufacturer running several lines in three shifts',
    industry: 'Manufacturing',
    industryLink: { label: 'AI in manufacturing', href: '/industries/Manufacturing' },
    challenge: [
      'One planner knew which jobs could follow each other without a long clean. He was a year from retirement, and his rules were nowhere but in his head and on a laminated card.',
      'The company had bought a scheduling package years before. It optimised for due dates alone, so it produced plans with beautiful punctuality and impossible changeovers. Supervisors ignored it politely.',
      'Rush orders made everything worse. Each one was squeezed in by hand, and nobody could see which promise it broke.',
    ],
    solution: {
      approach: [
        'We spent the first part of the project beside the planner and wrote each rule as a sentence he signed. Then we checked the sentences against a year of job records. Most held. A few turned out to describe a machine that had been scrapped.',
        'Only then did we choose the method: a plain optimiser for the rules, and a small learned model for changeover times, which depend on colour, material and crew. Where the model had seen too few examples it says so, and the planner sets the time.',
      ],
      parts: [
        {
          title: 'Rules in readable form',
          text: 'Each constraint is a sentence with an owner and a date. A supervisor can switch one off for a day and see what changes.',
        },
        {
          title: 'The price of a rush order',
          text: 'Before accepting one, sales see which jobs would move and which customers would notice.',
        },
        {
          title: 'Two plans, one month',
          text: 'For a month the old and the new plan were made each day and compared on the shop floor board. Crews voted on which they would rather run.',
        },
      ],
    },
    results: [
      {
        claim: 'cost-reduction',
        text: 'Changeovers cost less in cleaning material and lost time.',
        measured: 'Cleaning agent purchases and stop codes per tonne, same product mix.',
      },
      {
        claim: 'resource-optimisation',
        text: 'Line hours are better used.',
        measured: 'Producing hours against staffed hours, from the machines’ own counters.',
      },
      {
        text: 'Plans are made by three people instead of one, with the retired planner’s rules intact.',
        measured: 'Planning rota and the rule register.',
      },
    ],
    lesson:
      'The most valuable deliverable was the list of rules. The company would have lost it on a Friday afternoon with cake.',
    next: { label: 'Custom Web Applications', href: '/services/custom-app-development' },
  },
  {
    id: 'financial-analytics',
    title: 'Month-end without the spreadsheet relay',
    summary:
      'A payments company closed its books through a chain of linked workbooks. It now runs on checked data, and the auditors read the same screen.',
    company: 'A payments company regulated in the UK, with a finance team of modest size',
    industry: 'Finance',
    industryLink: { label: 'AI in finance', href: '/industries/Finance' },
    challenge: [
      'Settlement files came from card schemes, banks and the company’s own ledger. They agreed on totals and disagreed on dates, fees and currencies. A relay of workbooks reconciled them, each kept by a different person.',
      'A single inserted row could shift a reference. When figures were wrong, the team found out from the bank.',
      'Management asked for a fraud model. What they needed first was to know that yesterday’s transactions were complete.',
    ],
    solution: {
      approach: [
        'We rebuilt the reconciliation as a set of tests on data: each file must be complete, each fee explained, each difference assigned to a person. A difference without an owner stops the close.',
        'With trustworthy data, a model for unusual transactions was a small step. It ranks what to look at and states the reason in a sentence. It blocks nothing by itself, because a wrong block harms a customer who can prove it.',
      ],
      parts: [
        {
          title: 'Matching by evidence',
          text: 'Exact matches first, then rules, then a model for the rest. Each match records which of the three made it.',
        },
        {
          title: 'A queue of differences',
          text: 'Every open item has an age, an amount and an owner. The oldest is on top, whoever it belongs to.',
        },
        {
          title: 'An auditor’s view',
          text: 'Read-only access to each figure’s history, so that requests for samples no longer interrupt the team.',
        },
      ],
    },
    results: [
      {
        claim: 'manual-errors',
        text: 'Fewer corrections after close.',
        measured: 'Correction journals per month, same accounts.',
      },
      {
        claim: 'processing-time',
        text: 'The close takes less working time.',
        measured: 'Hours booked to the close by the finance team, quarter against quarter.',
      },
      {
        claim: 'runs-always',
        text: 'Files are checked when they arrive, weekends included.',
        measured: 'Arrival and check time stamps.',
      },
      {
        text: 'Auditors draw their own samples.',
        measured: 'Access log of the auditors’ accounts.',
      },
    ],
    lesson:
      'The fraud model was the reason to call us and the last thing we built. Completeness came first, and paid for the rest.',
    next: { label: 'Data Analytics', href: '/services/data-analytics' },
  },
];
