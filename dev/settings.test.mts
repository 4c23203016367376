import { afterEach, describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.mts';

describe('The stand-in for Google and Facebook', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('is there where neither has a client, whatever else the example file sets', () => {
    for (const name of Object.keys(process.env)) {
      if (/^(GOOGLE|FACEBOOK)_/.test(name)) delete process.env[name];
    }
    process.env.GOOGLE_ISSUER = 'https://accounts.google.com';
    process.env.FACEBOOK_CLIENT_ID = ' ';
    expect(readSettings().hasProviders).toBe(false);
  });

  it.each(['GOOGLE_CLIENT_ID', 'FACEBOOK_CLIENT_ID'])('is not there with %s', (name) => {
    process.env[name] = 'a-client';
    expect(readSettings().hasProviders).toBe(true);
  });
});
