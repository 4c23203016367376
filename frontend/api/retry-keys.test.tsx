import { describe, expect, it } from '@jest/globals';
import document from '../../openapi/openapi.json';
import { answerCalls, problem } from '../testing/components';
import { call } from './call';
import { api } from './client';

type Answer = ReturnType<Parameters<typeof answerCalls>[0]>;
type Operation = { parameters?: { $ref?: string }[] };

async function keysOf(calls: (() => Promise<unknown>)[], answers: Answer[] = []) {
  const sent = answerCalls(() => answers.shift() ?? {});
  for (const call of calls) await call().catch(() => undefined);
  return sent.map(({ headers }) => headers.get('Idempotency-Key'));
}

const change = (newPassword = 'b') =>
  call('POST /api/change-password').send({ currentPassword: 'a', newPassword });

describe('The Idempotency-Key of a call', () => {
  it('is sent with every call that takes one', async () => {
    const takes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>)
        .filter(([, { parameters }]) =>
          parameters?.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
        )
        .map(([method]) => ({ path, method: method.toUpperCase() })),
    );
    expect(takes.length).toBeGreaterThan(60);
    const client = api as unknown as Record<
      string,
      (path: string, init: object) => Promise<unknown>
    >;
    const keys = await keysOf(
      takes.map(
        ({ path, method }) =>
          () =>
            client[method]!(path, { body: {} }),
      ),
    );
    expect(keys).toHaveLength(takes.length);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is reused until a call is answered', async () => {
    const working = problem(409, 'idempotency_in_progress', '');
    const answers: Answer[] = ['no answer', problem(502, 'bad_gateway', ''), working, {}];
    const keys = await keysOf(
      Array.from({ length: 5 }, () => () => change()),
      answers,
    );
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });

  it('is new after a refusal and for a different body', async () => {
    const refused = problem(422, 'wrong_password', '');
    const keys = await keysOf(
      [() => change(), () => change(), () => change('c'), () => change()],
      [refused, 'no answer', {}, {}],
    );
    expect(new Set(keys).size).toBe(3);
    expect(keys[3]).toBe(keys[1]);
  });

  it('is not sent with GET', async () => {
    expect(await keysOf([() => api.GET('/api/me')])).toEqual([null]);
  });
});
