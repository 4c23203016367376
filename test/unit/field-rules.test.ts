import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { Email, Phone, Text } from '../../backend/validation/fields';
import { constraints } from '../../frontend/api/generated/constraints';
import { fieldProblem } from '../../frontend/lib/field-rules';
import { problemOf as portalProblem } from '../../frontend/portal/forms/rules';
import { problemOf as siteProblem } from '../../frontend/site/forms/rules';

class Body {
  @Email() email!: string;
  @Text({ label: 'Name', example: 'Ada', min: 2, max: 5 }) name!: string;
  @Phone() phone?: string;
  @Phone({ publicForm: true }) publicPhone?: string;
}

async function serverSays(field: keyof Body, value: string): Promise<string[]> {
  const body = plainToInstance(Body, { email: 'ada@quay.example', name: 'Ada', [field]: value });
  return (await validate(body)).flatMap(({ constraints: failed = {} }) => Object.values(failed));
}

const serverTakes = async (field: keyof Body, value: string): Promise<boolean> =>
  (await serverSays(field, value)).length === 0;

describe('The check of a field before it is sent agrees with the server on', () => {
  it.each([
    'ada@quay.example',
    ' ada+work@quay.example ',
    'ADA@QUAY.EXAMPLE',
    "o'neill@quay.example",
    'ada@münchen.example',
    'ada@xn--mnchen-3ya.example',
    'ada@mail.quay.co.uk',
    'ada',
    'ada@',
    '@quay.example',
    'ada@quay',
    'ada@quay.',
    'ada@.quay.example',
    'ada@quay..example',
    'ada@quay.example.',
    'ada..b@quay.example',
    '.ada@quay.example',
    'ada.@quay.example',
    'a b@quay.example',
    'ada@qu ay.example',
    'ada@@quay.example',
    'ada@-quay.example',
    'ada@quay-.example',
    'ada@qu_ay.example',
    'ada@127.0.0.1',
    'ada@quay.e',
    'ada@quay.123',
    'ada@quay/evil.example',
    '"ada"@quay.example',
    'adä@quay.example',
    'ada,b@quay.example',
    '<ada@quay.example>',
    `${'a'.repeat(64)}@quay.example`,
    `${'a'.repeat(65)}@quay.example`,
    `ada@${'q'.repeat(63)}.example`,
    `ada@${'q'.repeat(64)}.example`,
    `ada@${'quay.'.repeat(60)}example`,
    '\u202Aada@quay.example\u202C',
    'ada@quay.exa\u00ADmple\uFEFF',
  ])('the address %p', async (address) => {
    const rule = { label: 'Email', format: 'email' };
    expect(fieldProblem(rule, address) === undefined).toBe(await serverTakes('email', address));
  });

  it.each([
    'A',
    'Ada',
    'Adelia',
    '🌾',
    '🌾🌾',
    '🌾🌾🌾🌾🌾',
    '🌾🌾🌾🌾🌾🌾',
    '❤️',
    '❤️❤️❤️❤️❤️',
    '❤️❤️❤️❤️❤️❤️',
    '👩‍👧',
    'é',
    '\u200b\u200b',
    '  ',
    '\u202AAdeli\u202C',
    'A\u00ADd\u200Be\uFEFFl',
  ])('the length of %p', async (text) => {
    const rule = { label: 'Name', required: 'Name is required', minLength: 2, maxLength: 5 };
    expect(fieldProblem(rule, text) === undefined).toBe(await serverTakes('name', text));
  });

  it.each([
    '+44 (1632) 960-123',
    '01632.960123',
    '1234',
    '12345',
    '123',
    '+',
    '----',
    '-'.repeat(40),
    '12+34',
    'call me',
    '1'.repeat(31),
    '1'.repeat(32),
    `+${'1'.repeat(31)}`,
    '1'.repeat(33),
    `${'1'.repeat(40)}x`,
    '\u202A+44 1632\u00A0960456\u202C',
    '\u200E01632\u2011960\u2013456',
    '\uFF0B\uFF14\uFF14 (\uFF11\uFF16\uFF13\uFF12) 960456',
    '٠١٦٣٢ ٩٦٠٤٥٦',
    '01632 960456 ext. 12',
  ])('the phone number %p, and in the sentence about it', async (number) => {
    const site = siteProblem({ label: 'Phone', kind: 'phone', max: 32 }, number);
    const portal = portalProblem(
      constraints['POST /api/raise-request'].contactPhone,
      'Phone',
      number,
    );
    const said = async (field: keyof Body) => [...new Set(await serverSays(field, number))];
    expect(site === undefined ? [] : [site]).toEqual(await said('publicPhone'));
    expect(portal === null ? [] : [portal]).toEqual(await said('phone'));
  });
});
