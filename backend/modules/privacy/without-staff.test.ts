import { replacing } from './archive-page';

describe('Names of staff in an export', () => {
  it('become their role wherever a text has them, and nothing else changes', () => {
    const at = new Date(0);
    const clean = replacing([
      'Tom Bright',
      'Tom Brightwater',
      't.b+x@f.example',
      'O-Neil (Jr)',
      '',
    ]);
    expect(
      clean([
        { body: 'tom brightwater and Tom Bright <T.B+x@f.example>, O-Neil (Jr).', at, none: null },
      ]),
    ).toEqual([{ body: 'our team and our team <our team>, our team.', at, none: null }]);
    expect(replacing(['tom'])('Tom told a customer.')).toBe('our team told a customer.');
    expect(replacing([])('Tom')).toBe('Tom');
  });
});
