import { describe, expect, it } from '@jest/globals';
import type { Colleague } from './colleagues';
import { mentionable, mentionAt, mentionedIn, withMention } from './mentions';

const person = (over: Partial<Colleague>): Colleague => ({
  _id: '1',
  firstName: 'Tom',
  lastName: 'Bright',
  role: 'support',
  isAway: false,
  openRequests: 0,
  ...over,
});
const people = [
  person({}),
  person({ _id: '2', firstName: 'Tomasz', lastName: 'Kow', role: 'manager' }),
  person({ _id: '3', firstName: 'Ada', lastName: 'Okafor', role: 'admin' }),
];

describe('A mention', () => {
  it('starts with an @ at the start of a word', () => {
    expect(mentionAt('ask @To')).toBe('To');
    expect(mentionAt('@')).toBe('');
    expect(mentionAt('mail tom@bright')).toBeNull();
  });

  it('offers only people who can read the notes', () => {
    expect(mentionable(people, 'support', 'to').map(({ _id }) => _id)).toEqual(['1']);
    expect(mentionable(people, 'manager', '').map(({ _id }) => _id)).toEqual(['2', '3']);
  });

  it('is completed with the full name and found in the note', () => {
    const note = withMention('Please look, @to', people[0]!);
    expect(note).toBe('Please look, @Tom Bright ');
    expect(mentionedIn(note, people, 'support')).toEqual(['1']);
  });

  it('tells names that begin alike apart', () => {
    const alike = person({ _id: '4', firstName: 'Tom', lastName: 'Brightman' });
    const all = [...people, alike];
    expect(mentionedIn('Ask @Tom Brightman', all, 'support')).toEqual(['4']);
    expect(mentionedIn('@Tom Bright, ask @Tom Brightman', all, 'support')).toEqual(['1', '4']);
  });
});
