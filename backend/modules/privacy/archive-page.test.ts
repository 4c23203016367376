import { archiveJson, archivePage } from './archive-page';

describe('The page of an archive', () => {
  it('shows input as text, and marks empty sections', () => {
    const rows = [{ first_name: '<script>alert("&")</script>', phone: null, at: new Date(0) }];
    const page = [
      ...archivePage([
        { name: 'users', title: 'Your account', rows },
        { name: 'leads', title: 'Your enquiries', rows: [] },
      ]),
    ].join('');
    expect(page).toContain('<dt>First name</dt><dd>&lt;script&gt;alert(&quot;&amp;&quot;)');
    expect(page).not.toContain('<script');
    expect(page).toContain('<dt>Phone</dt><dd>–</dd>');
    expect(page).toContain('1970-01-01 00:00');
    expect(page).toContain('<p>Nothing.</p>');
  });

  it.each([[[]], [[{ a: 1 }]], [[{ a: 1 }, { b: ['x', null] }]]])('has %j for programs', (rows) =>
    expect(JSON.parse([...archiveJson(rows)].join(''))).toEqual(rows),
  );
});
