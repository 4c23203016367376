import { createHash } from 'node:crypto';
import { chainHash, isChained, type ChainedEntry } from './audit-chain';
import { can, Permission } from './permission';
import { networkOf, truncateIp } from './networks';

describe('A caller’s network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ])('of %p is %p', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('A network kept as evidence', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::9', '2001:db8:0::/48'],
    ['nonsense', null],
  ])('of %p is %p', (ip, network) => {
    expect(truncateIp(ip)).toBe(network);
  });
});

describe('The role map', () => {
  it('gives delegation to admins alone', () => {
    const roles = (['client', 'support', 'manager', 'admin'] as const).filter((role) =>
      can(role, Permission.DelegateRequest),
    );
    expect(roles).toEqual(['admin']);
  });
});

describe('The audit chain', () => {
  const entry = (over: Partial<ChainedEntry> = {}): ChainedEntry => ({
    at: new Date('2026-11-21T09:30:00.123Z'),
    actorId: null,
    action: 'request.status-changed',
    objectType: 'request',
    objectId: '1',
    before: { status: 'pending' },
    after: { status: 'assigned', noted: true },
    traceId: null,
    ...over,
  });

  it('changes with the row before and with every word of the entry', () => {
    const hashes = [
      chainHash('', entry()),
      chainHash('x', entry()),
      chainHash('', entry({ after: { status: 'assigned', noted: false } })),
    ];
    expect(new Set(hashes).size).toBe(3);
  });

  it('holds whatever order the database keeps the members in', () => {
    const stored = entry({ after: { noted: true, status: 'assigned' } });
    expect(isChained('x', stored, chainHash('x', entry()))).toBe(true);
    expect(isChained('y', stored, chainHash('x', entry()))).toBe(false);
  });

  it('knows entries from before the members were put in order', () => {
    const written = JSON.stringify(entry());
    const hash = createHash('sha256').update(`x\n${written}`).digest('hex');
    expect(isChained('x', entry({ after: { noted: true, status: 'assigned' } }), hash)).toBe(true);
    expect(isChained('x', entry({ after: { noted: false, status: 'assigned' } }), hash)).toBe(
      false,
    );
  });
});
