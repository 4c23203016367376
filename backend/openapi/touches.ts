import { ApiExtension } from '@nestjs/swagger';

/** Everything that shows a request or depends on who may see it. */
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
  'Invoices',
  'Issuing invoices',
  'Payments',
  'Bank statements',
  'Ratings',
];

/** Subjects that stand for several tags. */
export const SUBJECTS: Record<string, string[]> = {
  [RAISED]: FOLLOWING,
  [REQUESTS]: [...FOLLOWING, 'Company', 'Companies of clients'],
};

/** The subject of this read, if it is narrower than its tag. */
export const Shows = (...subjects: string[]) => ApiExtension('x-shows', subjects);

/**
 * The tags or subjects that this call changes, so that open pages read them again. Default: its own
 * tag. Without arguments: none.
 */
export const Touches = (...subjects: string[]) => ApiExtension('x-touches', subjects);
