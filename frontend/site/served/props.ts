/**
 * Props of the pages that the server draws (booking, a call, the newsletter's archive). Types only, since the backend
 * imports them. Times are texts, in the visitor's zone.
 */

interface Address {
  href: string;
}

export interface BookedCall {
  title: string;
  summary: string;
  minutes: number;
  about?: string | undefined;
}

/** A moment in the reader's zone: "Monday 30 November 2026", "10:00 GMT (Europe/London)". */
export interface Moment {
  day: string;
  time: string;
}

/** `href` is null if no time is free. */
export interface CalendarDay {
  weekday: string;
  date: string;
  month: string;
  href: string | null;
  isShown: boolean;
}

export interface FreeTime extends Address {
  /** "10:00", or "01:00 GMT" if that time occurs twice that day. */
  time: string;
}

export interface TimesToChoose {
  /** Whole weeks, from a Monday. */
  days: CalendarDay[];
  /** One day's free times. Null if no day has any. */
  shown: { day: string; times: FreeTime[] } | null;
  earlier: string | null;
  later: string | null;
  zone: string;
  zones: readonly string[];
  path: string;
  /** Hidden fields of the form that changes the zone. */
  kept: Record<string, string>;
}

/** Moving a call: the time that it has, and the page that leaves it there. */
export interface Moving extends Address {
  from: Moment;
}

export interface TimesProps {
  call: BookedCall;
  choose: TimesToChoose;
  moving?: Moving | undefined;
}

export interface NearestTime {
  at: string;
  words: string;
  /** Without it the time is a button of the booking form. */
  href?: string;
}

/** `at` is null if the time was taken. Then the buttons of other times submit the form. */
export interface BookingFields {
  slug: string;
  at: string | null;
  zone: string;
  topic: string;
}

export interface WhoProps {
  call: BookedCall;
  /** Null if the time is gone. */
  chosen: Moment | null;
  /** All free times. */
  others: string;
  fields: BookingFields;
  gone?: { message: string; nearest: NearestTime[] } | undefined;
}

export interface ConfirmMoveProps {
  call: BookedCall;
  moving: Moving;
  chosen: Moment;
  others: string;
  path: string;
  version: number;
  at: string;
}

export interface AskedProps {
  call: BookedCall;
  when: Moment;
}

export interface CallProps {
  title: string;
  isCancelled: boolean;
  when: Moment;
  minutes: number;
  host: string;
  place: string;
  /** Null once it is no longer booked. */
  invitation: string | null;
  move: string | null;
  cancel: string | null;
  /** Too late to change it here. */
  isTooLate: boolean;
  alert?: string | undefined;
  nearest?: NearestTime[] | undefined;
}

export interface CancelProps {
  title: string;
  when: Moment;
  path: string;
  version: number;
}

export interface NotNowProps {
  message: string;
}

export interface ListedIssue extends Address {
  subject: string;
  preheader: string;
  day: string;
}

export interface IssuesProps {
  issues: ListedIssue[];
}

export interface IssueProps extends ListedIssue {
  number: number;
  /** HTML that the newsletter's renderer has made safe. */
  html: string;
  newer: ListedIssue | null;
  older: ListedIssue | null;
}

/** The pages by name, with what each of them needs. */
export interface ServedPages {
  times: TimesProps;
  who: WhoProps;
  'confirm-move': ConfirmMoveProps;
  asked: AskedProps;
  call: CallProps;
  cancel: CancelProps;
  'no-call': object;
  'not-now': NotNowProps;
  issues: IssuesProps;
  issue: IssueProps;
  'no-issue': object;
}

/** A page without a path is not to be found or shared: its address is somebody's own. */
export interface ServedMeta {
  /** Empty for the page's usual one. */
  title?: string;
  description?: string;
  path?: string;
  noindex?: boolean;
  /** Of the addresses; by default the brand's. */
  origin?: string;
  card?: { src: string; width: number; height: number; alt: string } | undefined;
}

/** The two parts of the document that the build leaves open. */
export interface Drawn {
  head: string;
  main: string;
}

export type Draw = <Name extends keyof ServedPages>(
  name: Name,
  props: ServedPages[Name],
  meta: ServedMeta,
) => Drawn;
