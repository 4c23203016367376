import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { decide } from '../consent/decide';
import { readChoice } from '../consent/choice';
import { useAttempt } from './use-attempt';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

// The tests' browser is on plain HTTP (test/support/browser-environment.cjs).
it('on plain HTTP a form is sent with a key', async () => {
  const { result } = renderHook(() => useAttempt());
  const { key } = await result.current.contextFor(document.createElement('form'), 'words');
  expect(key).toMatch(UUID);
});

it('on plain HTTP a cookie choice is kept and recorded under a UUID, as the API expects', async () => {
  const bodies: string[] = [];
  globalThis.fetch = async (_url, init) => {
    bodies.push(String(init?.body));
    return new Response('{}');
  };
  await decide('rejected', { tagManager: null } as never);
  expect(readChoice()).toMatchObject({ choice: 'rejected', browser: expect.stringMatching(UUID) });
  expect(bodies).toEqual([expect.stringContaining('"browser":')]);
});
