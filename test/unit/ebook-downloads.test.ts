import { EBOOK_DOWNLOADS_BEFORE } from '../../backend/modules/consent/event-count.entity';
import { ebooks } from '../../frontend/content/ebooks.mts';

it('the page and the counter begin with the same number of downloads', () => {
  const printed = ebooks.map(({ id, downloadCount }) => [id, downloadCount]);
  expect(Object.fromEntries(printed)).toEqual(EBOOK_DOWNLOADS_BEFORE);
});
