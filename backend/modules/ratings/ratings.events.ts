import { defineEvent, type EventDefinition } from '../../events/events.public';
import { notifyLive } from '../../live/live.public';

const SUBJECT = { subject: 'request' };

export const ratingAsked = defineEvent<{ after: { ratingId: string; isReminder: boolean } }>(
  'rating.asked',
  {
    ...SUBJECT,
    history: ({ data: { after } }) =>
      after.isReminder ? 'Asked once more for a rating' : 'Asked for a rating',
  },
);

export const ratingGiven = defineEvent<{ after: { ratingId: string; score: number } }>(
  'rating.given',
  { ...SUBJECT, history: ({ data: { after } }) => `Rated ${after.score} of 5` },
);

export const testimonialApproved = defineEvent<{
  after: { testimonialId: string; ratingId: string; sha256: string };
}>('testimonial.approved', { ...SUBJECT, history: () => 'A testimonial was approved' });

export const testimonialWithdrawn = defineEvent<{ after: { testimonialId: string } }>(
  'testimonial.withdrawn',
  { ...SUBJECT, history: () => 'A testimonial was withdrawn' },
);

for (const definition of [ratingAsked, ratingGiven, testimonialApproved, testimonialWithdrawn]) {
  notifyLive([definition as EventDefinition<never>], { to: 'everyone' });
}
