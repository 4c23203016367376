import type { FieldErrors } from 'react-hook-form';
import type { constraints } from '../../../api/generated/constraints';
import { tidyText } from '../../../lib/characters';

export type WizardField = Exclude<
  keyof (typeof constraints)['POST /api/raise-request'],
  'attachments' | 'isPrivate'
>;
export type WizardValues = Record<WizardField, string>;

export const steps: readonly { title: string; fields: readonly WizardField[] }[] = [
  { title: 'The project', fields: ['projectName', 'serviceType', 'description'] },
  { title: 'Time and budget', fields: ['timeline', 'budget', 'urgency'] },
  {
    title: 'Contact and details',
    fields: [
      'contactEmail',
      'contactPhone',
      'company',
      'teamSize',
      'industry',
      'currentChallenges',
      'expectedOutcomes',
    ],
  },
];

export const fieldLabels: Record<WizardField, string> = {
  projectName: 'Project name',
  serviceType: 'Service type',
  description: 'Description',
  timeline: 'Timeline',
  budget: 'Budget',
  urgency: 'Urgency',
  contactEmail: 'Contact e-mail',
  contactPhone: 'Contact phone',
  company: 'Company',
  teamSize: 'Team size',
  industry: 'Industry',
  currentChallenges: 'Current challenges',
  expectedOutcomes: 'Expected outcomes',
};

const names = Object.keys(fieldLabels) as WizardField[];

export const emptyValues = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as WizardValues),
  urgency: 'medium',
};

export const stepOf = (field: WizardField): number =>
  steps.findIndex((step) => step.fields.includes(field));

export const percentAt = (step: number): number => Math.round(((step + 1) / steps.length) * 100);

const order: readonly WizardField[] = steps.flatMap(({ fields }) => fields);

/** The fields left empty, in the order of the steps, and the first to correct: an empty one, if any. */
export function refusedOf(errors: FieldErrors<WizardValues>, values: WizardValues) {
  const refused = order.filter((name) => errors[name]);
  const missing = refused.filter(
    (name) => errors[name]?.type !== 'server' && tidyText(values[name]) === '',
  );
  return { missing, first: missing[0] ?? refused[0] };
}
