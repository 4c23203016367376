import { describe, expect, it } from '@jest/globals';
import { constraints } from '../../../api/generated/constraints';
import { emptyValues, fieldLabels, percentAt, refusedOf, stepOf, steps } from './wizard-fields';

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

  it('lists empty fields in the order of the steps, and begins with the first of them', () => {
    const error = { type: 'validate', message: '' };
    const values = {
      ...emptyValues,
      projectName: 'Peat map',
      description: ' ',
      contactPhone: 'soon',
    };
    const errors = { contactPhone: error, budget: error, description: error, projectName: error };
    expect(refusedOf(errors, values)).toEqual({
      missing: ['description', 'budget'],
      first: 'description',
    });
    expect(refusedOf({ contactPhone: error, projectName: error }, values)).toEqual({
      missing: [],
      first: 'projectName',
    });
    // The server may refuse an empty field for another reason.
    const server = { type: 'server', message: 'Not now' };
    expect(refusedOf({ budget: server }, values)).toEqual({ missing: [], first: 'budget' });
  });

  it('counts steps in rounded percent', () => {
    expect([0, 1, 2].map(percentAt)).toEqual([33, 67, 100]);
    expect(stepOf('budget')).toBe(1);
  });
});
