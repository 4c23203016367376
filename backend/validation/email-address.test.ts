import { canonicalEmail, withoutAddresses } from './email-address';

describe('An e-mail address', () => {
  it.each([
    [' Boss@Fenwright.EXAMPLE ', 'boss@fenwright.example'],
    ['ada+tag@münchen.example', 'ada+tag@xn--mnchen-3ya.example'],
    ['ada@mu\u0308nchen.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@ｆenwright.example', 'ada@fenwright.example'],
    ['boss@fenwrİght.example', 'boss@xn--fenwright-bkf.example'],
    ['boss@fenwrıght.example', 'boss@xn--fenwrght-xkb.example'],
    ['boss@\u0430.example', 'boss@xn--80a.example'],
    ['\u212A@k.example', null],
    ['bo\u017Fs@fenwright.example', null],
    ['b\u043Ess@fenwright.example', null],
    ['boss@fenwright.example/x', null],
    ['boss@fenwright.example#x', null],
    ['boss@%66enwright.example', null],
    ['boss@fen\u00ADwright.example', null],
    ['boss@fen\u200Bwright.example', null],
    ['boss@', null],
    ['@fenwright.example', null],
    ['boss', null],
    ['a b@fenwright.example', null],
    [`${'a'.repeat(250)}@b.example`, null],
  ])('%p is kept as %p', (text, kept) => {
    expect(canonicalEmail(text)).toBe(kept);
    if (kept) expect(canonicalEmail(kept)).toBe(kept);
  });

  it('is removed from a server’s response', () => {
    expect(withoutAddresses('550 <ada@b.example>: no "x@y" here')).toBe(
      '550 <[address]>: no "[address]" here',
    );
  });
});
