import brand from '../../../../brand.json';
import { firstReply } from '../../../lib/first-reply';
import { count } from '../../../lib/text';

const { hours } = brand;

export const settingsWords = {
  title: 'Settings',
  parts: 'Parts of the settings',
  tabs: { general: 'General', calls: 'Calls', setUp: 'Set-up' },
  lead: 'What we promise, who is away, and the answers we give often.',
  callsLead: 'When you take calls and where, and which calls can be booked.',
  loading: 'Loading settings',
  admins: 'Only admins can change these.',
};

export const levelWords = {
  title: 'Service levels',
  lead: 'How soon we answer and finish, in working time. Each deadline has a clock, which stops while we wait for the client.',
  site: `The portal promises a first reply within ${firstReply('portal')} on working days, and the website prints the office hours ${hours.days}, ${hours.opens}–${hours.closes}. Both come from brand.json. A first reply can’t be slower than that promise.`,
  failure: 'The service levels could not be loaded',
  targets: 'Targets by urgency',
  columns: {
    urgency: 'Urgency',
    firstReply: 'First reply',
    nextReply: 'Next reply',
    resolution: 'Resolution',
  },
  runsBy: (name: string) => `New clocks run by the calendar “${name}”.`,
  change: 'Change targets',
  description:
    'New targets apply to deadlines set from now on; current deadlines don’t change. Working time, such as 9 h, 1 h 30 min or 45 min.',
  unclear: 'Write a time such as 9 h, 1 h 30 min or 45 min.',
  calendar: 'Calendar',
  save: 'Save targets',
};

export const calendarWords = {
  title: 'Calendars',
  lead: 'The working hours and holidays that clocks run by.',
  add: 'Add calendar',
  edit: 'Edit',
  editOne: (name: string) => `Edit the calendar ${name}`,
  full: (most: number) => `There are ${most} calendars already, which is the most.`,
  holidays: (n: number) => count(n, 'holiday'),
  noHolidays: 'No holidays',
  addTitle: 'Add a calendar',
  editTitle: 'Edit the calendar',
  description: 'Running clocks are recalculated within a minute.',
  name: 'Name',
  zone: 'Time zone',
  zoneHint: 'Such as Europe/London.',
  hours: 'Working hours',
  hoursHint: 'One day per line: Mon 09:00-18:00. Separate a second shift with a comma.',
  hoursUnclear: (line: string) => `“${line}” is not clear. Write it as Mon 09:00-18:00.`,
  days: 'Holidays',
  daysHint: 'One day per line: 2026-12-25 Christmas Day.',
  action: 'Save calendar',
};

export const absenceWords = {
  title: 'Absences',
  lead: 'While someone is away, their deputy is notified of replies, or the team if there is none.',
  noun: 'absence',
  empty: {
    title: 'Nobody is away',
    text: 'Absences are listed here until they end.',
  },
  columns: { person: 'Person', days: 'Away', deputy: 'Deputy', remove: 'Remove' },
  team: 'The team',
  add: 'Enter an absence',
  person: 'Who is away',
  me: 'Myself',
  firstDay: 'First day',
  lastDay: 'Last day, included',
  deputy: 'Deputy',
  nobody: 'Nobody: the team stands in',
  save: 'Enter absence',
  incomplete: 'Choose both days first.',
  remove: 'Remove',
  removeOne: (name: string) => `Remove the absence of ${name}`,
  removing: {
    title: 'Remove this absence?',
    action: 'Remove',
    done: 'Absence removed.',
  },
  removeText: (name: string, days: string) => `${name} is away ${days}.`,
};

export const replyWords = {
  title: 'Canned replies',
  lead: 'Answers to choose from when you write to a client. You can edit a reply before it is sent.',
  placeholders: 'Filled in when a reply is used:',
  failure: 'The canned replies could not be loaded',
  none: 'There are no canned replies yet',
  noneText: 'Admins add the answers that are given often.',
  add: 'Add reply',
  addTitle: 'Add a canned reply',
  edit: 'Edit',
  editTitle: 'Edit the canned reply',
  editOne: (title: string) => `Edit the reply ${title}`,
  name: 'Title',
  body: 'Text',
  save: 'Save reply',
  saved: 'Reply saved.',
  incomplete: 'Enter a title and a text first.',
  delete: 'Delete',
  deleteOne: (title: string) => `Delete the reply ${title}`,
  deleting: {
    title: 'Delete this reply?',
    action: 'Delete',
    done: 'Reply deleted.',
  },
  deleteText: (title: string) => `“${title}” can’t be chosen any more.`,
};

export const placeholders: readonly [name: string, meaning: string][] = [
  ['firstName', 'the client’s first name'],
  ['reference', 'the number of the request'],
  ['projectName', 'the name of the project'],
  ['myName', 'your first name'],
  ['dueBy', 'when the next answer is due'],
];
