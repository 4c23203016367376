import { contentDisposition, fileName } from './file-name';

describe('The name of a file', () => {
  it.each([
    ['plan.pdf', 'plan.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\amira\\plan.pdf', 'plan.pdf'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['a\u0000b\u200B\u2066c\uFEFF.txt', 'abc.txt'],
    ['  many \t blanks .txt ', 'many blanks .txt'],
    ['line\r\nSet-Cookie: a=b', 'lineSet-Cookie: a=b'],
    ['lone \uD800 half', 'lone half'],
    ['.', 'file'],
    ['..', 'file'],
    ['', 'file'],
    [undefined, 'file'],
    ['/', 'file'],
    ['cafe\u0301.csv', 'café.csv'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(fileName(typed)).toBe(kept);
  });

  it('is cut to 200 characters before its ending, and never in the middle of a character', () => {
    expect(fileName(`${'x'.repeat(300)}.xlsx`)).toBe(`${'x'.repeat(195)}.xlsx`);
    expect(fileName(`${'x'.repeat(195)}😀😀.csv`)).toBe(`${'x'.repeat(195)}.csv`);
    expect(fileName('x'.repeat(300))).toHaveLength(200);
  });
});

describe('The header of a download', () => {
  it.each([
    ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
    [
      'a "b" %41.txt',
      `attachment; filename="a _b_ _41.txt"; filename*=UTF-8''a%20%22b%22%20%2541.txt`,
    ],
    [
      `it's (1)*.txt`,
      `attachment; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`,
    ],
    [
      'данные.csv',
      `attachment; filename="______.csv"; filename*=UTF-8''%D0%B4%D0%B0%D0%BD%D0%BD%D1%8B%D0%B5.csv`,
    ],
  ])('of %s', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });
});
