import { constraints } from '../../frontend/api/generated/constraints';
import { complaintForm } from '../../frontend/content/complaint-form';
import { mvp } from '../../frontend/content/mvp';
import { leadRules } from '../../frontend/site/forms/lead-rules';
import { problemOf } from '../../frontend/site/forms/rules';

it('the choices of the MVP form are those of the API', () => {
  const { budget, timeline } = constraints['POST /api/lead'];
  expect(mvp.form.budgets).toEqual(budget.enum);
  expect(mvp.form.timelines).toEqual(timeline.enum);
});

it('the subjects of a complaint are those of the API', () => {
  expect(complaintForm.subjects).toEqual(constraints['POST /api/complaints'].about.enum);
});

describe('A telephone number', () => {
  const { pattern } = constraints['POST /api/forms/lead'].phone;
  it.each([
    '+44 (1632) 960-123',
    '1234',
    '01223 000000',
    '123',
    'call me',
    '12+34',
    '----',
    '12.34.56',
  ])('%s is judged as the API judges it', (number) => {
    expect(problemOf(leadRules.phone, number) === undefined).toBe(new RegExp(pattern).test(number));
  });
});
