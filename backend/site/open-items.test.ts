import { figuresIn, openItemsNotice } from './built-site';

describe('What a start in production says of the site', () => {
  it('counts what the owner has not confirmed', () => {
    const open = [{ isClaim: true }, { isClaim: true }, { isClaim: false }];
    expect(figuresIn({ open })).toBe(2);
    expect(openItemsNotice({ open })).toBe(
      'The site has 2 figures that are not confirmed and 1 other things that its owner has not confirmed: see docs/owner.md',
    );
  });

  it('is nothing where all is confirmed', () => {
    expect(openItemsNotice({ open: [] })).toBeUndefined();
  });
});
