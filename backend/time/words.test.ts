import { dayInWords, localTime, momentInWords, secondInWords, timeInWords } from './words';

const AT = new Date('2026-11-23T20:05:30Z');

describe('Words', () => {
  it('for a day are the same in every zone', () => {
    expect(dayInWords('2026-11-30')).toBe('30 November 2026');
    expect(dayInWords('2026-12-01')).toBe('1 December 2026');
  });

  it.each([
    ['Pacific/Auckland', 'Tuesday 24 November at 09:05'],
    ['Australia/Lord_Howe', 'Tuesday 24 November at 07:05'],
    ['Asia/Calcutta', 'Tuesday 24 November at 01:35'],
    ['Asia/Kolkata', 'Tuesday 24 November at 01:35'],
    ['America/New_York', 'Monday 23 November at 15:05'],
    ['Mars/Olympus', 'Monday 23 November at 20:05'],
    [null, 'Monday 23 November at 20:05'],
  ])('for a moment in %p: %s', (zone, words) => {
    expect(momentInWords(AT, zone)).toBe(words);
  });

  it.each([
    ['Europe/London', 'Monday 23 November 2026, 20:05 GMT (Europe/London)'],
    ['America/New_York', 'Monday 23 November 2026, 15:05 GMT-5 (America/New York)'],
    ['UTC', 'Monday 23 November 2026, 20:05 UTC'],
  ])('for a time that others agree on, in %s: %s', (zone, words) => {
    expect(timeInWords(AT, zone)).toBe(words);
  });

  it('for a signature have its second', () => {
    expect(secondInWords(AT, 'Europe/London')).toBe('23 November 2026 at 20:05:30 GMT');
  });

  it('tell the two hours apart when clocks go back', () => {
    const hours = ['2026-10-25T00:30Z', '2026-10-25T01:30Z'].map((text) =>
      localTime(new Date(text), 'Europe/London'),
    );
    expect(hours.map(({ time }) => time)).toEqual(['01:30', '01:30']);
    expect(hours.map(({ zone }) => zone)).toEqual(['BST', 'GMT']);
  });
});
