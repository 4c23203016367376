import { networkOf, truncateIp } from './networks';
import { can, Permission } from './permission';

describe('A caller’s network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8::/64'],
    ['::1', '::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('of %p is %p', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('A network kept as evidence', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::9', '2001:db8::/48'],
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
