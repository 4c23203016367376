import brand from '../../brand.json';

const { businessDays } = brand.firstReply;

/** The promise in words: "within 1 business day". The site prints the same from brand.json. */
export const WITHIN = `within ${businessDays} business ${businessDays === 1 ? 'day' : 'days'}`;

const inWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.hours.zone,
});

/** "Tuesday 24 November at 10:30" in the office's time zone. */
export const dueInWords = (due: Date): string => inWords.format(due).replace(/^(\w+),/, '$1');
