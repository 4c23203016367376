import type { FieldErrors, Resolver } from 'react-hook-form';
import { constraints, type FieldConstraint } from '../../../api/generated/constraints';
import { tidyText } from '../../../lib/characters';
import { problemOf } from '../../forms/rules';

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

export const rules: Record<WizardField, FieldConstraint> = constraints['POST /api/raise-request'];

const order: readonly WizardField[] = steps.flatMap(({ fields }) => fields);

/** Checks the whole request on all steps: the form's own rules only see one step. */
export function checkRequest(values: WizardValues): FieldErrors<WizardValues> {
  const errors: FieldErrors<WizardValues> = {};
  for (const field of order) {
    const message = problemOf(rules[field], fieldLabels[field], values[field]);
    if (!message) continue;
    errors[field] = { type: tidyText(values[field]) === '' ? 'required' : 'invalid', message };
  }
  return errors;
}

export const requestResolver: Resolver<WizardValues> = (values) => {
  const errors = checkRequest(values);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

export const missingLabels = (errors: FieldErrors<WizardValues>): string[] =>
  order.filter((field) => errors[field]?.type === 'required').map((field) => fieldLabels[field]);

/** The first field with an error; empty fields come before invalid ones. */
export function firstOf(errors: FieldErrors<WizardValues>): WizardField | undefined {
  const isEmpty = (field: WizardField) => errors[field]?.type === 'required';
  return order.find(isEmpty) ?? order.find((field) => errors[field]);
}
