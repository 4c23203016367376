import { MEDIA_TYPES } from './attachment-options';
import { contentDisposition, fileName } from './file-name';

describe('The name of a file', () => {
  it.each([
    ['plan.txt', 'plan.txt'],
    ['PLAN.CSV', 'PLAN.CSV'],
    ['../../etc/passwd', 'passwd.txt'],
    ['C:\\Users\\amira\\plan.txt', 'plan.txt'],
    ['\u202Egnp.exe', 'gnp.exe.txt'],
    ['invoice.bat.', 'invoice.bat.txt'],
    ['invoice.bat . . ', 'invoice.bat.txt'],
    ['invoice.txt.bat', 'invoice.txt.bat.txt'],
    ['invoice.bat\u200B', 'invoice.bat.txt'],
    ['invoice.ｂａｔ', 'invoice.ｂａｔ.txt'],
    ['.txt', '.txt.txt'],
    ['.htaccess', '.htaccess.txt'],
    ['a\u0000b\u200B\u2066c\uFEFF.txt', 'abc.txt'],
    ['  many \t blanks .txt ', 'many blanks .txt'],
    ['line\r\nSet-Cookie: a=b', 'line Set-Cookie: a=b.txt'],
    ['lone \uD800 half', 'lone half.txt'],
    ['.', 'file.txt'],
    ['..', 'file.txt'],
    ['', 'file.txt'],
    [undefined, 'file.txt'],
    ['/', 'file.txt'],
    ['cafe\u0301.csv', 'café.csv'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(fileName(typed, 'text/plain')).toBe(kept);
  });

  it('is cut to 200 characters before its ending, and never in the middle of a character', () => {
    const named = (name: string) => fileName(name, 'text/plain');
    expect(named(`${'x'.repeat(300)}.yaml`)).toBe(`${'x'.repeat(195)}.yaml`);
    expect(named(`${'x'.repeat(195)}😀😀.csv`)).toBe(`${'x'.repeat(195)}.csv`);
    expect(named('x'.repeat(300))).toBe(`${'x'.repeat(196)}.txt`);
    expect(named(`${'x'.repeat(300)}.bat`)).toBe(`${'x'.repeat(196)}.txt`);
  });
});

describe('The ending of a file', () => {
  it.each('bat js html hta sh cmd ps1 vbs lnk url svg pdf py rb jar reg'.split(' '))(
    '.%s of a text does not run',
    (ending) => {
      expect(fileName(`invoice.${ending}`, 'text/plain')).toBe(`invoice.${ending}.txt`);
    },
  );

  it.each([
    ['application/pdf', 'plan.exe', 'plan.exe.pdf'],
    ['application/pdf', 'plan.PDF', 'plan.PDF'],
    ['image/jpeg', 'photo.jpeg', 'photo.jpeg'],
    ['image/png', 'photo.jpg', 'photo.jpg.png'],
    ['application/zip', 'tools.jar', 'tools.jar.zip'],
    ['application/zip', 'report.pdf', 'report.pdf.zip'],
    ['application/zip', 'macros.docm', 'macros.docm.zip'],
    ['application/zip', 'Plan.pages', 'Plan.pages'],
    ['application/zip', 'layout.IDML', 'layout.IDML'],
    ['application/zip', 'wireframe.sketch', 'wireframe.sketch'],
    ['image/heic', 'live.heics', 'live.heics'],
    ['image/avif', 'photo.avif', 'photo.avif'],
    ['text/plain', 'forwarded.eml', 'forwarded.eml'],
    ['text/plain', 'meeting.ics', 'meeting.ics'],
  ])('of %s: %s is kept as %s', (mediaType, typed, kept) => {
    expect(fileName(typed, mediaType)).toBe(kept);
  });

  it('is known for every kind that is taken', () => {
    for (const mediaType of MEDIA_TYPES) {
      expect(fileName('x', mediaType)).toMatch(/^x\.[a-z]{3,4}$/);
    }
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
