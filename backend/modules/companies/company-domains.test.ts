import { domainOf, tidyDomains } from './company-domains';

describe('The domains of a company', () => {
  it('are compared in lower case, each once', () => {
    expect(
      tidyDomains([' Northgate.Example ', '@northgate.example', 'uk.northgate.example']),
    ).toEqual(['northgate.example', 'uk.northgate.example']);
  });

  it.each(['gmail.com', 'GMX.de', 'outlook.com', 'proton.me', 'yahoo.co.uk'])(
    'are never %s, where anybody gets an address',
    (domain) => expect(() => tidyDomains([domain])).toThrow(/belongs to no company/),
  );

  it.each([
    '',
    'localhost',
    'a b.example',
    'http://x.example',
    'x.example/path',
    '-x.example',
    '1.2.3.4',
  ])('are not %p', (domain) => expect(() => tidyDomains([domain])).toThrow(/is not a domain/));

  it('of an address is what follows its last @', () => {
    expect(domainOf('Amira@Northgate.Example')).toBe('northgate.example');
  });
});
