import { describe, expect, it } from '@jest/globals';
import { formatWorkingTime } from './short-duration';
import { hoursIn, hoursText, minutesIn } from './working-time';

describe('A working time', () => {
  it.each([
    [540, '9 h'],
    [90, '1 h 30 min'],
    [45, '45 min'],
    [0, '0 min'],
  ])('of %i minutes is %s, and back', (minutes, text) => {
    expect(formatWorkingTime(minutes)).toBe(text);
    expect(minutesIn(text)).toBe(minutes);
  });

  it.each([
    ['9h', 540],
    [' 1 H 30m ', 90],
    ['540', null],
    ['', null],
    ['1.5 h', null],
    ['soon', null],
  ])('written as “%s”', (text, minutes) => {
    expect(minutesIn(text)).toBe(minutes);
  });
});

describe('Working hours', () => {
  it('have a line per day and survive a round trip', () => {
    const hours = ['1 09:00-18:00', '2 09:00-12:30', '2 13:30-18:00', '7 00:00-24:00'];
    const text = 'Mon 09:00-18:00\nTue 09:00-12:30, 13:30-18:00\nSun 00:00-24:00';
    expect(hoursText(hours)).toBe(text);
    expect(hoursIn(text)).toEqual({ hours });
  });

  it('accept common spellings and report an invalid line', () => {
    expect(hoursIn(' monday 9:00–18:00 \n\n')).toEqual({ hours: ['1 09:00-18:00'] });
    expect(hoursIn('Mon 9-18')).toEqual({ unclear: 'Mon 9-18' });
    expect(hoursIn('Mon 09:00-18:00\nOne day')).toEqual({ unclear: 'One day' });
    expect(hoursIn('Mon')).toEqual({ unclear: 'Mon' });
  });
});
