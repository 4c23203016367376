import { bodyHash, openAnswer, sealAnswer } from './stored-answer';

const SECRET = 'a secret of the server';
const signedIn = { message: 'Your password was changed.', token: 'eyJ.abc.def' };

describe('A stored answer', () => {
  it('is readable in the table, unless it holds a token', () => {
    const answer = { message: 'Saved.', version: 2 };
    expect(sealAnswer(SECRET, answer)).toBe(answer);
    expect(openAnswer(SECRET, answer)).toBe(answer);
    expect(sealAnswer(SECRET, undefined)).toEqual({});
    const stored = sealAnswer(SECRET, signedIn);
    expect(Object.keys(stored as object)).toEqual(['sealed']);
    expect(JSON.stringify(stored)).not.toContain('eyJ');
  });

  it('is the same again when it is opened, and lies there differently each time', () => {
    const [one, two] = [sealAnswer(SECRET, signedIn), sealAnswer(SECRET, signedIn)];
    expect(one).not.toEqual(two);
    expect(openAnswer(SECRET, one)).toEqual(signedIn);
    expect(openAnswer(SECRET, two)).toEqual(signedIn);
  });

  it('should not open with another secret, nor once somebody has changed it', () => {
    const { sealed } = sealAnswer(SECRET, signedIn) as { sealed: string };
    expect(() => openAnswer('another secret', { sealed })).toThrow();
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => openAnswer(SECRET, { sealed: bytes.toString('base64') })).toThrow();
  });
});

describe('An answer larger than 16 KB', () => {
  const fits = { text: 'x'.repeat(16 * 1024 - 11) };

  it('is not stored: repeating the call reports that it was carried out', () => {
    expect(sealAnswer(SECRET, fits)).toBe(fits);
    for (const answer of [
      { text: `${fits.text}x` },
      { text: 'é'.repeat(8_200) },
      { token: 'eyJ', text: 'x'.repeat(13_000) },
    ]) {
      const stored = sealAnswer(SECRET, answer);
      expect(stored).toEqual({ notKept: true });
      expect(() => openAnswer(SECRET, stored)).toThrow(/was carried out the first time/);
    }
  });
});

describe('The hash of a body', () => {
  it('depends on its members but not on their order, and cannot be made without the secret', () => {
    const hash = bodyHash(SECRET, { a: 1, b: { c: 2 } });
    expect(bodyHash(SECRET, { b: { c: 2 }, a: 1 })).toBe(hash);
    expect(bodyHash(SECRET, { a: 1, b: { c: 3 } })).not.toBe(hash);
    expect(bodyHash('another secret', { a: 1, b: { c: 2 } })).not.toBe(hash);
    expect(bodyHash(SECRET, undefined)).toBe(bodyHash(SECRET, {}));
  });
});
