import { dueInWords, replyDue } from '../../backend/promise/reply-promise';
import { isBankHoliday } from '../../frontend/lib/opening-hours';

const DAY_MS = 86_400_000;

// The contact page says "Open now" with a few lines of its own, because visitors would load a library.
it('The reply promise and the contact page know the same bank holidays', () => {
  for (let day = Date.UTC(2025, 0, 1); day < Date.UTC(2036, 0, 1); day += DAY_MS) {
    const noon = new Date(day + DAY_MS / 2);
    if (noon.getUTCDay() % 6 === 0) continue;
    // What comes in on an open day is due at the same time of another one.
    const isOpen = dueInWords(replyDue(noon)).slice(-5) === dueInWords(noon).slice(-5);
    expect([noon.toISOString(), isOpen]).toEqual([
      noon.toISOString(),
      !isBankHoliday(new Date(day)),
    ]);
  }
});
