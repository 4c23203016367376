import { plainAddress } from './caller-address';

describe("A caller's address", () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51008', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:51008', '203.0.113.7'],
    ['2001:DB8:0::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:51008', '2001:db8::7'],
    ['fe80::7%eth0', 'fe80::7'],
    ['[fe80::7%25eth0]:443', 'fe80::7'],
  ])('is %s without port and zone', (text, address) => {
    expect(plainAddress(text)).toBe(address);
  });

  it.each(['unknown', '', '7', '203.0.113.7:', '203.0.113.7:1:2', '[203.0.113', '0x7f.1:80'])(
    'is not guessed from "%s"',
    (text) => {
      expect(plainAddress(text)).toBe(text);
    },
  );
});
