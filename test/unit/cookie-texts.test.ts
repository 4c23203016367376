import {
  COOKIE_TEXTS,
  COOKIE_TEXT_VERSIONS,
} from '../../backend/modules/consent/cookie-choice.entity';
import { cookieConsent, cookieTextVersion } from '../../frontend/content/cookie-consent';
import { choiceIn } from '../../frontend/site/consent/choice';

/** The server stores the version as evidence of the text shown, so the page must show that text. */
it('The text above Accept and Reject is the newest one in the evidence', () => {
  expect(cookieTextVersion).toBe(COOKIE_TEXT_VERSIONS.at(-1));
  expect(cookieConsent.text).toBe(COOKIE_TEXTS[cookieTextVersion]);
});

describe('A kept choice', () => {
  const at = '2026-11-21T09:00:00.000Z';
  const now = Date.parse(at);
  const kept = { choice: 'accepted', at, textVersion: cookieTextVersion, browser: 'x' };

  it('holds for six months', () => {
    expect(choiceIn(JSON.stringify(kept), now + 181 * 86_400_000)?.choice).toBe('accepted');
    expect(choiceIn(JSON.stringify(kept), now + 183 * 86_400_000)).toBeUndefined();
  });

  it.each([
    ['made under another text', JSON.stringify({ ...kept, textVersion: '2020-01' })],
    ['of the future', JSON.stringify({ ...kept, at: '2036-11-21T09:00:00.000Z' })],
    ['that is none of ours', JSON.stringify({ ...kept, choice: 'yes' })],
    ['that cannot be read', 'accepted'],
    ['that is not there', ''],
  ])('%s is not valid', (_, json) => {
    expect(choiceIn(json, now)).toBeUndefined();
  });
});
