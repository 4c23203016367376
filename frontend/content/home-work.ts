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
    description: 'Which decisions a model should touch, and which not.',
    benefits: [
      'A price for every idea',
      'Stopping rules agreed first',
      'A plan anyone could build',
    ],
  },
  {
    title: 'Machine learning',
    description: 'Forecasts compared with the rule you use today.',
    benefits: [
      'A baseline you can recalculate',
      'Mistakes weighed by cost',
      'Retraining your engineer has run',
    ],
  },
  {
    title: 'Data analytics',
    description: 'Agreed definitions first, then the few screens people open.',
    benefits: [
      'One formula, one owner',
      'Refreshes that stop on errors',
      'From figures down to rows',
    ],
  },
  {
    title: 'AI integration',
    description: 'Models inside the systems your staff already use.',
    benefits: ['Sees what its user may see', 'Proposes before it acts', 'A switch on every step'],
  },
  {
    title: 'Custom applications',
    description: 'Software around what makes you different, in small releases.',
    benefits: [
      'One finished task first',
      'Repository in your name',
      'Tests that explain each rule',
    ],
  },
  {
    title: 'Process automation',
    description: 'Retyping handed over; doubtful cases go to a person.',
    benefits: ['Starts where somebody copies', 'Unsure cases come first', 'A log of what ran'],
  },
];

/** Two of the nine slots have text, because the specification gives no figure. */
export const improvements: readonly Improvement[] = [
  {
    title: 'Paperwork that moves by itself',
    description:
      'Invoices, orders and letters are read, checked and filed. A person sees only what does not add up.',
    metrics: [{ claim: 'processing-time' }, { claim: 'manual-errors' }, { claim: 'runs-always' }],
  },
  {
    title: 'Decisions with the evidence beside them',
    description: 'Figures arrive with their definition, forecasts with their margin of error.',
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
      'Vehicles, rooms and shifts are planned together. The planner keeps the last word.',
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
