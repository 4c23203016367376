import { chainHash, type ChainedEvent } from './event-chain';

const event: ChainedEvent = {
  sequence: '7',
  id: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77',
  type: 'request.status-changed',
  subjectType: 'request',
  subjectId: '1',
  actorId: null,
  at: '1763717400123456',
  audited: true,
  traceId: null,
  data: '{"after": {"status": "assigned"}}',
};

describe('The chain of events', () => {
  it('changes with the hash before and with every member of the event', () => {
    const changes = Object.keys(event).map((member) => ({ ...event, [member]: 'other' }));
    const hashes = [chainHash('', event), chainHash('x', event)];
    hashes.push(...changes.map((changed) => chainHash('', changed as ChainedEvent)));
    expect(new Set(hashes).size).toBe(12);
    expect(chainHash('', { ...event })).toBe(hashes[0]);
  });
});
