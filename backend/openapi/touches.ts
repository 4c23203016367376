import { ApiExtension } from '@nestjs/swagger';

/** What a change of a request, or of who sees it, may change on other pages. */
export const REQUESTS = 'Anything about requests';
/** The same without companies. */
export const RAISED = 'Requests and what follows';

const FOLLOWING = [
  'Requests',
  'Request people',
  'Admin panel',
  'Manager panel',
  'Support panel',
  'Every panel',
  'Reports',
  'Calls',
  'Proposals',
  'Ratings',
];

/** Subjects that stand for several tags. */
export const SUBJECTS: Record<string, string[]> = {
  [RAISED]: FOLLOWING,
  [REQUESTS]: [...FOLLOWING, 'Company', 'Companies of clients'],
};

/** What this read is about, if its tag says too little. */
export const Shows = (...subjects: string[]) => ApiExtension('x-shows', subjects);

/**
 * What this call changes, as tags or subjects, so that open pages read it again: its own tag by
 * default, nothing without arguments.
 */
export const Touches = (...subjects: string[]) => ApiExtension('x-touches', subjects);
