import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { Email, Text } from '../../backend/validation/fields';
import { fieldProblem, isEmail } from '../../frontend/lib/field-rules';

class Body {
  @Email() email!: string;
  @Text({ label: 'Name', example: 'Ada', min: 2, max: 5 }) name!: string;
}

/** Whether the server takes this value of this field. */
async function serverTakes(field: keyof Body, value: string): Promise<boolean> {
  const body = plainToInstance(Body, { email: 'ada@quay.example', name: 'Ada', [field]: value });
  return (await validate(body)).length === 0;
}

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
});
