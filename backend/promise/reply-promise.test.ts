import { dueInWords, replyDue } from './reply-promise';

/** Times in UTC; the office is in London, one hour ahead in summer. */
describe('An answer promised within one business day', () => {
  it.each([
    ['on a Tuesday morning', '2026-11-17T10:30:00Z', 'Wednesday 18 November at 10:30'],
    ['on a Friday afternoon', '2026-11-20T16:00:00Z', 'Monday 23 November at 16:00'],
    ['on a Friday night', '2026-11-20T22:00:00Z', 'Tuesday 24 November at 09:00'],
    ['on a Saturday', '2026-11-21T12:00:00Z', 'Tuesday 24 November at 09:00'],
    ['before the office opens', '2026-11-17T05:00:00Z', 'Wednesday 18 November at 09:00'],
    ['at closing time', '2026-11-17T18:00:00Z', 'Thursday 19 November at 09:00'],
    ['on Good Friday', '2026-04-03T10:00:00Z', 'Wednesday 8 April at 09:00'],
    ['before Easter', '2026-04-02T14:00:00Z', 'Tuesday 7 April at 15:00'],
    ['on Christmas Eve', '2026-12-24T12:00:00Z', 'Tuesday 29 December at 12:00'],
    ['on Boxing Day of a Saturday', '2026-12-26T12:00:00Z', 'Wednesday 30 December at 09:00'],
    ['in summer', '2026-07-14T08:30:00Z', 'Wednesday 15 July at 09:30'],
    ['before the clocks go back', '2026-10-23T16:30:00Z', 'Monday 26 October at 17:30'],
  ])('%s is due', (_, received, due) => {
    expect(dueInWords(replyDue(new Date(received)))).toBe(due);
  });
});
