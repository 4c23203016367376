import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { answerCalls, problem } from '../testing/components';
import { call, download, q, queriesOf, read } from './call';
import { hasCode, NetworkError } from './problem';

const refusal = (sending: Promise<unknown>) => sending.then(() => null).catch((error) => error);

describe('A call', () => {
  it('sends its body to its path, with a key of its own', async () => {
    const calls = answerCalls(() => ({ body: { message: 'Saved.' } }));
    const change = call('PUT /api/people/{id}/role', { path: { id: 'ada' } });
    expect(await change.send({ role: 'admin', version: 2 })).toEqual({ message: 'Saved.' });
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      path: '/api/people/ada/role',
      body: { role: 'admin', version: 2 },
    });
    expect(calls[0]?.headers.has('Idempotency-Key')).toBe(true);
  });

  it('throws what the server refused by its code, and a missing answer as such', async () => {
    answerCalls(() => problem(409, 'last_admin', 'Somebody must stay.'));
    const leave = call('DELETE /api/company/members/{id}', { path: { id: 'ada' } });
    expect(hasCode(await refusal(leave.send()), 'last_admin')).toBe(true);
    answerCalls(() => 'no answer');
    expect(await refusal(read('/api/me'))).toBeInstanceOf(NetworkError);
    expect(await refusal(download('/api/audit/export'))).toBeInstanceOf(NetworkError);
  });
});

/** Never answers, like a connection that is gone. */
const hang = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('A call without an answer', () => {
  it('ends as one, later for a download', async () => {
    globalThis.network = hang;
    const timeouts: number[] = [];
    const after = AbortSignal.timeout.bind(AbortSignal);
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      timeouts.push(ms);
      return after(1);
    });
    const { signal } = new AbortController();
    const sent = call('DELETE /api/sessions').send(undefined, { signal });
    expect(await refusal(sent)).toBeInstanceOf(NetworkError);
    expect(await refusal(read('/api/me'))).toBeInstanceOf(NetworkError);
    expect(await refusal(download('/api/audit/export'))).toBeInstanceOf(NetworkError);
    expect(timeouts[0]).toBe(timeouts[1]);
    expect(timeouts[2]).toBeGreaterThan(timeouts[1]!);
    timeout.mockRestore();
  });

  it('can be cancelled', async () => {
    globalThis.network = hang;
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const sent = refusal(call('DELETE /api/sessions').send(undefined, { signal }));
    cancelling.abort();
    expect(await sent).toMatchObject({ name: 'AbortError' });
  });
});

describe('A query', () => {
  it('has its path and parameters as the key', () => {
    expect(q('/api/leads', { query: { page: 2 } }).queryKey).toEqual([
      '/api/leads',
      { query: { page: 2 } },
    ]);
  });

  it('is found by its whole path, whatever its parameters', () => {
    const client = new QueryClient();
    client.setQueryData(['/api/leads', { query: { page: 2 } }], {});
    client.setQueryData(['/api/leads/{id}', { path: { id: 'a' } }], {});
    const keys = client.getQueriesData(queriesOf(['/api/leads'])).map(([key]) => key[0]);
    expect(keys).toEqual(['/api/leads']);
  });
});
