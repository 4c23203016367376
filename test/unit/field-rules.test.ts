import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { Email, Phone, Text } from '../../backend/validation/fields';
import { constraints } from '../../frontend/api/generated/constraints';
import { fieldProblem, isEmail } from '../../frontend/lib/field-rules';
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
  ])('the address %p', async (address) => {
    expect(isEmail(address.trim())).toBe(await serverTakes('email', address));
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
