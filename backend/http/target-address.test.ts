import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from '@jest/globals';
import {
  AddressNotAllowed,
  hostOf,
  isPublic,
  isRefusedNumber,
  publicLookup,
} from './target-address';

/** Spellings that URL parsers turn into an IP address. */
const REFUSED = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '127.0.0.1.',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:8.8.8.8]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[2001:db8::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[100::1]',
];

const look = (addresses: string[], all: boolean) =>
  new Promise<string | LookupAddress[]>((resolve, reject) => {
    const lookup = publicLookup((_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
    lookup('a.example', { all }, (error, found) => (error ? reject(error) : resolve(found)));
  });

describe('The address of a webhook', () => {
  it.each(REFUSED)('is refused: %s', (host) => {
    expect(isRefusedNumber(hostOf(new URL(`https://${host}/`)))).toBe(true);
  });

  it.each(['1.1.1.1', '93.184.215.14', '[2606:4700:4700::1111]'])('is taken: %s', (host) => {
    expect(isRefusedNumber(hostOf(new URL(`https://${host}/`)))).toBe(false);
  });

  it('is not refused for being a name', () => {
    expect(isRefusedNumber('hooks.example.com')).toBe(false);
    expect(isPublic('hooks.example.com')).toBe(false);
  });
});

describe('The lookup of a connection', () => {
  it('gives the addresses that were checked', async () => {
    expect(await look(['1.1.1.1'], false)).toBe('1.1.1.1');
    const both = await look(['1.1.1.1', '2606:4700::1'], true);
    expect(both).toEqual([
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ]);
  });

  it.each([[['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['::1']], [[]]])(
    'refuses a name that leads to %j',
    async (addresses) => {
      await expect(look(addresses, true)).rejects.toBeInstanceOf(AddressNotAllowed);
    },
  );

  it('checks each answer, so that a name that changes is refused', async () => {
    const answers = [['1.1.1.1'], ['127.0.0.1']];
    const lookup = publicLookup((_host, _options, done) =>
      done(
        null,
        answers.shift()!.map((address) => ({ address, family: 4 })),
      ),
    );
    const next = () =>
      new Promise((resolve) => lookup('a.example', {}, (error, found) => resolve(error ?? found)));
    expect(await next()).toBe('1.1.1.1');
    expect(await next()).toBeInstanceOf(AddressNotAllowed);
  });
});
