import { constraints, type FieldConstraint } from '../../frontend/api/generated/constraints';
import { complaintForm } from '../../frontend/content/complaint-form';
import { mvp } from '../../frontend/content/mvp';
import { addressRules } from '../../frontend/site/forms/address-rules';
import { complaintRules } from '../../frontend/site/forms/complaint-rules';
import { contactRules } from '../../frontend/site/forms/contact-rules';
import { homeNewsletterRules } from '../../frontend/site/forms/home-newsletter-rules';
import { leadRules } from '../../frontend/site/forms/lead-rules';
import { mvpRules } from '../../frontend/site/forms/mvp-rules';
import { type FieldRule, type FormRules, problemOf } from '../../frontend/site/forms/rules';

/** Generated rules would be too large for the public pages, so the two are compared. */
const forms: [call: keyof typeof constraints, rules: FormRules][] = [
  ['POST /api/forms/contact', contactRules],
  ['POST /api/forms/lead', leadRules],
  ['POST /api/lead', mvpRules],
  ['POST /api/complaints', complaintRules],
  ['POST /api/forms/notify', addressRules],
  ['POST /api/newsletter/subscribe', addressRules],
];

/** Filled in by the page or the engine, never by visitors. */
const unseen =
  /^(website|honeypot|token|page|topic|offer|service|source|textVersion|submittedAt|utm_\w+|fbclid)$/;

describe.each(forms)('%s', (call, rules) => {
  const published: Record<string, FieldConstraint> = constraints[call];

  it('asks for what the API requires, within its lengths', () => {
    for (const [name, rule] of Object.entries<FieldRule>(rules)) {
      const field = published[name];
      expect({ name, required: rule.required !== undefined, max: rule.max }).toEqual({
        name,
        required: field?.required,
        max: field?.maxLength,
      });
      if (rule.min !== undefined) expect(rule.min).toBe(field?.minLength);
      expect(rule.kind === 'email').toBe(field?.format === 'email');
    }
  });

  it('leaves no field of the API out, but for those of a wider form', () => {
    const wider = call.endsWith('subscribe') ? Object.keys(homeNewsletterRules) : [];
    const known = [...Object.keys(rules), ...wider];
    const missing = Object.keys(published).filter(
      (name) => !unseen.test(name) && !known.includes(name),
    );
    expect(missing).toEqual([]);
  });
});

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
