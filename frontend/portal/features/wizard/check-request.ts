import { constraints, type FieldConstraint } from '../../../api/generated/constraints';
import { problemOf } from '../../forms/rules';
import { fieldLabels, steps, type WizardField, type WizardValues } from './wizard-fields';

export type FieldProblems = Partial<Record<WizardField, string>>;

export const rules: Record<WizardField, FieldConstraint> = constraints['POST /api/raise-request'];

const order: readonly WizardField[] = steps.flatMap(({ fields }) => fields);

/** What is wrong in the whole request, on whichever step it stands. */
export function checkRequest(values: WizardValues): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of order) {
    const problem = problemOf(rules[field], fieldLabels[field], values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

export function missingFields(values: WizardValues): WizardField[] {
  return order.filter((field) => rules[field].required && values[field].trim() === '');
}

/** The first field with a problem, in the order of the form. */
export function firstOf(problems: FieldProblems): WizardField | undefined {
  return order.find((field) => problems[field]);
}
