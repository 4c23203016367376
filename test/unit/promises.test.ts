import { replyNote, within } from '../../backend/modules/response-times/in-words';
import type { Place } from '../../backend/config/office';
import { firstReply, replyNote as printedNote } from '../../frontend/lib/first-reply';

it.each<[Place, string]>([
  ['portal', 'within 24 hours'],
  ['site', 'within 24 hours'],
  ['cambridge', 'within 48 hours'],
  ['mvp', 'within 1 business day'],
])('The promise of %s is %s in mails and on pages', (place, words) => {
  expect(within(place)).toBe(words);
  expect(`within ${firstReply(place)}`).toBe(words);
  expect(replyNote(place).trim()).toBe(printedNote(place));
});
