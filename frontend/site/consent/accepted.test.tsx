import { beforeEach, expect, it } from '@jest/globals';
import { cookieTextVersion } from '../../content/cookie-consent';
import { campaignOf } from '../forms/tracking';
import { keepChoice } from './choice';
import { tellTagManager } from './third-parties';
import { toInstant } from '../../lib/dates';

const decide = (choice: 'accepted' | 'rejected') =>
  keepChoice({
    choice,
    at: toInstant(Date.now()),
    textVersion: cookieTextVersion,
    browser: 'b',
  });
const layer = () => (window as { dataLayer?: unknown[] }).dataLayer;

beforeEach(() => {
  localStorage.clear();
  delete (window as { dataLayer?: unknown[] }).dataLayer;
});

it.each([
  ['nothing decided', undefined],
  ['a Reject', 'rejected'],
] as const)(
  'With %s the tag manager gets no events and the form sends no click id',
  (_, choice) => {
    if (choice) decide(choice);
    tellTagManager('cta_click_book_call', 'ai-for-startups');
    expect(layer()).toBeUndefined();
    expect(campaignOf('?fbclid=abc')).toEqual({});
  },
);

it('After consent, the tag manager gets click events and the form sends the click id', () => {
  decide('accepted');
  tellTagManager('cta_click_book_call', 'ai-for-startups');
  expect(layer()).toEqual([{ event: 'cta_click_book_call', label: 'ai-for-startups' }]);
  expect(campaignOf('?fbclid=abc')).toEqual({ fbclid: 'abc' });
});
