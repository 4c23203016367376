import { defineEvent, nameEvents } from '../../events/events.public';

nameEvents({ rating: 'Ratings', testimonial: 'Testimonials' });

const ON_REQUEST = { subject: 'request', live: { to: 'everyone' } } as const;

export const ratingAsked = defineEvent<{ after: { ratingId: string; isReminder: boolean } }>(
  'rating.asked',
  {
    ...ON_REQUEST,
    audit: 'Asked a client for a rating',
    history: ({ data: { after } }) =>
      after.isReminder ? 'Asked once more for a rating' : 'Asked for a rating',
  },
);

export const ratingGiven = defineEvent<{ after: { ratingId: string; score: number } }>(
  'rating.given',
  {
    ...ON_REQUEST,
    audit: 'Rated a completed request',
    history: ({ data: { after } }) => `Rated ${after.score} of 5`,
  },
);

export const testimonialApproved = defineEvent<{
  after: { testimonialId: string; ratingId: string; sha256: string };
}>('testimonial.approved', {
  ...ON_REQUEST,
  audit: 'Approved words for publication',
  history: () => 'A testimonial was approved',
});

export const testimonialWithdrawn = defineEvent<{ after: { testimonialId: string } }>(
  'testimonial.withdrawn',
  {
    ...ON_REQUEST,
    audit: 'Withdrew words from publication',
    history: () => 'A testimonial was withdrawn',
  },
);
