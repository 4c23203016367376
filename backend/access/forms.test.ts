import type { AppConfig } from '../config/app-config';
import { FormTokens, FormTraps } from './form-traps';

const tokens = new FormTokens({ jwtSecret: 'k7Yq2mZr9Lw4Xc8Vb3Nn6Ts1Pd5Gh0Jf' } as AppConfig);

describe('A form token', () => {
  const begun = Date.now() - 4_000;

  it('measures how long a form was being filled in', () => {
    expect(tokens.ageOf(tokens.issue(begun), begun + 4_000)).toBeCloseTo(4);
  });

  it.each([
    ['of somebody else’s making', `${begun.toString(36)}.abc`],
    ['with an earlier time written in', tokens.issue(begun).replace(/^./, '1')],
    ['that is no token', 'hello'],
  ])('%s has no age', (_, token) => {
    expect(tokens.ageOf(token)).toBeNull();
  });

  it('of the day before tells nothing', () => {
    expect(tokens.ageOf(tokens.issue(begun), begun + 90_000_000)).toBeNull();
  });
});

describe('A post', () => {
  const traps = new FormTraps(tokens);

  it.each([
    ['with the hidden field filled in', { website: 'filled' }, 'honeypot'],
    ['sent at once', { token: tokens.issue() }, 'too_fast'],
    ['sent in a person’s time', { token: tokens.issue(Date.now() - 5_000) }, null],
    ['without a token', {}, null],
  ] as const)('%s is caught as %p', (_, fields, trap) => {
    expect(traps.caught(fields, 3)).toBe(trap);
  });
});
