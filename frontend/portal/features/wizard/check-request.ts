import type { FieldErrors, Resolver } from 'react-hook-form';
import { constraints, type FieldConstraint } from '../../../api/generated/constraints';
import { problemOf } from '../../forms/rules';
import { tidy } from '../../../lib/field-rules';
import { fieldLabels, steps, type WizardField, type WizardValues } from './wizard-fields';

export const rules: Record<WizardField, FieldConstraint> = constraints['POST /api/raise-request'];

const order: readonly WizardField[] = steps.flatMap(({ fields }) => fields);

/** Checks the whole request on all steps: the form's own rules only see one step. */
export function checkRequest(values: WizardValues): FieldErrors<WizardValues> {
  const errors: FieldErrors<WizardValues> = {};
  for (const field of order) {
    const message = problemOf(rules[field], fieldLabels[field], values[field]);
    if (!message) continue;
    errors[field] = { type: tidy(values[field]) === '' ? 'required' : 'invalid', message };
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
