import brand from '../../../brand.json';
import {
  AppError,
  conflict,
  forbidden,
  invalidField,
  missing,
  versionConflict,
} from '../../errors/app-error';

export const MAX_OPEN_CALLS = 3;
export const MAX_MOVES = 5;
export const MAX_TYPES = 20;

export const CallNotFound = missing('call');
export const CallTypeNotFound = missing('call_type', 'kind of call');

export const CallChangedMeanwhile = versionConflict(
  'This call has been changed in the meantime. Look at it and try again.',
);
export const CallSettingsChangedMeanwhile = versionConflict(
  'This has been changed in the meantime. Look at it and try again.',
);

/** `nearest`: ISO instants of the free times closest to the one asked for. */
export const TimeTaken = (nearest: string[]) =>
  new AppError(
    'conflict',
    'time_taken',
    nearest.length > 0
      ? 'This time has just been taken. Please choose another.'
      : `This time has just been taken, and no other is free nearby. Please call us on ${brand.phone}.`,
    { current: { nearest } },
  );

export const OnlyClientsBook = forbidden(
  'forbidden',
  'Clients book calls about their requests. Send them the link.',
);

export const RequestClosed = conflict(
  'request_closed',
  `This request is closed. To talk about it, please call us on ${brand.phone}.`,
);

export const NoFreeColleague = conflict(
  'no_free_colleague',
  'No colleague is free at this time. Ask for another time instead.',
);

export const TooManyCalls = conflict(
  'too_many_calls',
  `You have ${MAX_OPEN_CALLS} calls booked already. Cancel one first, or call us on ${brand.phone}.`,
);

export const TooManyTypes = conflict(
  'too_many_call_types',
  `There are ${MAX_TYPES} kinds of call already. Change one of them.`,
);

export const TooLateToChange = conflict(
  'too_late_to_change',
  `It is too late to change this call online. Please call us on ${brand.phone}.`,
);

export const RescheduledTooOften = conflict(
  'moved_too_often',
  `This call has been moved ${MAX_MOVES} times. To move it again, please call us on ${brand.phone}.`,
);

export const CallIsOver = conflict('call_over', 'This call is no longer booked.');

export const CallIsToCome = conflict('call_to_come', 'This call has not begun yet.');

export const SlugTaken = () =>
  invalidField('slug', 'slug_taken', 'Another kind of call has this address.');

export const UnknownZone = () =>
  invalidField('zone', 'unknown_zone', 'Time zone must be a name such as Europe/London.');

export const EndsTooSoon = () =>
  invalidField('to', 'ends_before_it_begins', 'The end must not come before the beginning.');

export const TooLongASpan = (days: number) =>
  invalidField('to', 'period_too_long', `Ask for at most ${days} days at once.`);

export const NotAHost = () =>
  invalidField('hostIds', 'not_a_colleague', 'Hosts must be active members of staff.');
