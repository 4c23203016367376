import { describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { newTotpSecret, stepOfCode, totpUri } from './app-codes';

const AT = 1_800_000_015_000;
const STEP = 60_000_000;
/** RFC 6238, appendix B: the last six of eight digits at 59 seconds. */
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32;

describe('The codes of an authenticator app', () => {
  it('are those of RFC 6238', () => {
    expect(stepOfCode(RFC_SECRET, '287082', 59_000)).toBe(1);
  });

  it('are taken a step early and late, and no further', () => {
    const secret = newTotpSecret();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeAt = (steps: number) => totp.generate({ timestamp: AT + steps * 30_000 });
    expect([-1, 0, 1].map((steps) => stepOfCode(secret, codeAt(steps), AT))).toEqual([
      STEP - 1,
      STEP,
      STEP + 1,
    ]);
    for (const steps of [-2, 2]) expect(stepOfCode(secret, codeAt(steps), AT)).toBeNull();
  });

  it('are six digits of this secret', () => {
    for (const code of ['', '000000x', '12345', '1234567', 'abcdef', '２８７０８２']) {
      expect(stepOfCode(RFC_SECRET, code, 59_000)).toBeNull();
    }
    expect(stepOfCode(newTotpSecret(), '287082', 59_000)).toBeNull();
  });

  it('come from 160 bits, which the address for apps holds', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    const uri = new URL(totpUri(secret, 'amira+1@northgate.example'));
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(uri.pathname)).toContain('amira+1@northgate.example');
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect(uri.searchParams.get('issuer')).toBe('Fenwright');
  });
});
