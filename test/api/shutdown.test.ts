import { Api, type Answer } from '../support/api';
import { eventually } from '../support/eventually';
import { untilSomebodyWaits, whileLocked } from '../support/locks';
import { personWithRole } from '../support/people';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
beforeAll(async () => {
  stack = await startStack({ workers: 0, env: { SHUTDOWN_DELAY_MS: '1500' } });
  api = new Api(stack.baseUrl);
});
afterAll(() => stack.stop());

describe('A process that is told to stop', () => {
  it('is not ready at once, accepts calls a while longer, and finishes pending ones', async () => {
    const person = await personWithRole(stack, 'client');
    const lock = 'SELECT 1 FROM users WHERE id = $1 FOR UPDATE';
    const form = { firstName: 'Last', lastName: 'Call', company: 'C', email: person.email };
    let inFlight: Promise<Answer>;
    let stopped: Promise<void>;
    await whileLocked(stack, [lock, [person.id]], async () => {
      inFlight = api.put('/api/update-profile', form, person.token);
      await untilSomebodyWaits(stack);
      stopped = stack.apis[0]!.stop();
      const ready = await eventually(
        () => api.get('/health/ready'),
        ({ status }) => status === 503,
      );
      expect(ready.headers.get('retry-after')).toBe('1');
      expect((await api.get('/health/live')).status).toBe(200);
      expect((await api.get('/api/me', person.token)).status).toBe(200);
    });
    expect((await inFlight!).status).toBe(200);
    await stopped!;
    await expect(api.get('/health/live')).rejects.toThrow();
    await stack.startApi();
    expect((await api.get('/api/me', person.token)).body.user.firstName).toBe('Last');
  });
});
