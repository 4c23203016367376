import { deriveToken, sha256 } from '../../links/links.public';
import { sessionSeconds } from './lifetimes';
import { hashPassword, isOutdatedHash, passwordMatches, checkPassword } from './passwords';
import { waitAfter } from './sign-in-throttle';

const owner = {
  firstName: 'Amira',
  lastName: 'Okafor',
  company: 'Northgate Logistics',
  email: 'amira.okafor@northgate.example',
};

describe('Passwords', () => {
  it('are Argon2id with our parameters, compared in NFC and never cut', async () => {
    const hash = await hashPassword(`cafe\u0301-${'x'.repeat(110)}`);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(isOutdatedHash(hash)).toBe(false);
    expect(await passwordMatches(hash, `café-${'x'.repeat(110)}`)).toBe(true);
    expect(await passwordMatches(hash, `café-${'x'.repeat(109)}y`)).toBe(false);
    expect(await passwordMatches(null, 'no account has this password')).toBe(false);
  });

  it.each(['password1', 'QWERTYUIOP', 'amira.okafor', 'northgate logistics', 'Fenwright'])(
    'refuse %p',
    async (password) => {
      await expect(checkPassword(password, owner, 8)).rejects.toThrow('too easy');
    },
  );

  it.each(['Fenwright-2026!', '12.Amira.34', 'Northgate_Logistics_99', 'portal1234'])(
    'refuse a word of the owner or the product with digits and marks around it: %p',
    async (password) => {
      await expect(checkPassword(password, owner, 8)).rejects.toThrow('too easy');
    },
  );

  it.each([
    'heron-lantern-quay-42',
    'fenwright-heron',
    '4711-0815-37',
    '        ',
    '夜明けの葦原を歩く人',
  ])('allow %p', async (password) => {
    await expect(checkPassword(password, owner, 8)).resolves.toBeUndefined();
  });

  it('count characters, not bytes', async () => {
    await expect(checkPassword('🦢🦢🦢🦢', owner, 8)).rejects.toThrow('at least 8');
  });
});

describe('Guessing', () => {
  it('costs nothing five times, then 1, 2, 4 … 900 seconds', () => {
    expect([1, 5, 6, 7, 8, 15, 16, 99].map(waitAfter)).toEqual([0, 0, 1, 2, 4, 512, 900, 900]);
  });
});

describe('Tokens', () => {
  it('are 256 bits that follow from the secret, the purpose and the id', () => {
    const token = deriveToken('secret', 'reset_password', 'id');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(deriveToken('secret', 'reset_password', 'id')).toBe(token);
    expect(deriveToken('secret', 'verify_registration', 'id')).not.toBe(token);
    expect(deriveToken('other', 'reset_password', 'id')).not.toBe(token);
    expect(sha256(token)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('Sessions', () => {
  it('of staff are short whatever they remember', () => {
    expect(sessionSeconds('admin', true)).toEqual(sessionSeconds('admin', false));
    expect(sessionSeconds('client', true).absolute).toBe(30 * 86_400);
  });
});
