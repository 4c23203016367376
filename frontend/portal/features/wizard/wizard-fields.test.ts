import { describe, expect, it } from '@jest/globals';
import { constraints } from '../../../api/generated/constraints';
import {
  checkRequest,
  emptyValues,
  fieldLabels,
  firstOf,
  missingLabels,
  percentAt,
  stepOf,
  steps,
} from './wizard-fields';

describe('the wizard', () => {
  it('asks for each field of the call once', () => {
    const asked = steps.flatMap((step) => step.fields);
    const fields = Object.keys(constraints['POST /api/raise-request']);
    // Files are uploaded separately, and privacy is chosen beside the button.
    const elsewhere = ['attachments', 'isPrivate'];
    const typed = fields.filter((name) => !elsewhere.includes(name));
    expect([...asked].sort()).toEqual(typed.sort());
    expect(new Set(asked).size).toBe(asked.length);
    expect(Object.keys(fieldLabels).sort()).toEqual([...asked].sort());
  });

  it('lists missing fields in the order of the steps; urgency is preset', () => {
    expect(missingLabels(checkRequest(emptyValues))).toEqual([
      'Project name',
      'Service type',
      'Description',
      'Timeline',
      'Budget',
      'Contact e-mail',
    ]);
    const blank = checkRequest({ ...emptyValues, projectName: '   ' });
    expect(missingLabels(blank)).toContain('Project name');
  });

  it('finds problems on every step, the first one first', () => {
    const values = { ...emptyValues, projectName: 'Peat map', contactPhone: 'soon' };
    const problems = checkRequest(values);
    expect(problems.contactPhone?.message).toMatch(/valid phone number/);
    expect(problems.projectName).toBeUndefined();
    expect(firstOf(problems)).toBe('serviceType');
  });

  it('counts steps in rounded percent', () => {
    expect([0, 1, 2].map(percentAt)).toEqual([33, 67, 100]);
    expect(stepOf('budget')).toBe(1);
  });
});
