import { conflict, gone } from '../../errors/app-error';

export const AlreadyRated = conflict('already_rated', 'This has been rated already. Thank you.');

export const NotCompleted = conflict(
  'not_closed',
  'This request can be rated once it is completed.',
);

export const NotRatedYet = conflict('not_rated_yet', 'Please rate our work first.');

export const RatingLinkDead = gone(
  'rating_link_dead',
  'This link no longer leads to a rating. Please sign in, or write to us.',
);
