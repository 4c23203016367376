import { sitePages } from '../../frontend/site/pages';
import { expect, test } from './fixtures';

/** What search engines, feed readers and chats read of each page. No browser needed. */
const paths = sitePages.map(({ path }) => path);

/** What a `<meta>` of that name or property says. */
function said(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

test('every page has a card of its own, 1200 by 630', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(said(html, 'twitter:card'), path).toBe('summary_large_image');
    expect(said(html, 'og:image:alt'), path).toMatch(/\S.{20,}/);
    const size = [said(html, 'og:image:width'), said(html, 'og:image:height')];
    expect(size, path).toEqual(['1200', '630']);
    const { pathname } = new URL(said(html, 'og:image') ?? '', 'http://none.example');
    const answer = await request.get(pathname);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
    // Width and height of a PNG are the first numbers of its first block.
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    // The one page with two addresses shows the same card under both.
    const other = seen.get(pathname);
    if (other)
      expect(said(html, 'og:url'), `${path} and ${other}`).toMatch(new RegExp(`${other}$`));
    seen.set(pathname, path);
  }
});
