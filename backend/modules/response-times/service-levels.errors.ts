import { invalidField, missing, versionConflict, conflict } from '../../errors/app-error';
import { MAX_CALENDARS } from './service-levels.entity';

export const CalendarNotFound = missing('calendar');

export const TooManyCalendars = conflict(
  'too_many_calendars',
  `There are ${MAX_CALENDARS} calendars already, which is the most.`,
);

export const ServiceLevelsChangedMeanwhile = versionConflict(
  'A colleague changed this in the meantime. Look at the change and try again.',
);

export const SlowerThanPromised = (field: string, words: string) =>
  invalidField(
    field,
    'slower_than_promised',
    `The portal promises a first reply ${words}, so this can't be longer.`,
  );

export const UnknownZone = (field: string) =>
  invalidField(field, 'unknown_zone', 'Choose a time zone such as Europe/London.');

export const HoursOverlap = (field: string) =>
  invalidField(field, 'invalid_hours', 'Opening hours must end after they begin, and not overlap.');

export const NeverOpen = (field: string) =>
  invalidField(field, 'never_open', 'Enter opening hours for at least one day.');

export const DayTwice = (field: string) =>
  invalidField(field, 'repeated', 'This day is in the list already.');
