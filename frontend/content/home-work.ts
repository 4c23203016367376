import type { ClaimId } from './claims';

interface Expertise {
  title: string;
  description: string;
  benefits: readonly string[];
}

/** A published figure, or text if the specification has no figure. */
export type Metric = { claim: ClaimId } | { title: string; text: string };

interface Improvement {
  title: string;
  description: string;
  metrics: readonly Metric[];
}

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

/** Two of the nine slots have text, because the specification gives no figure. */
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
