import { ApiExtension } from '@nestjs/swagger';

/** What shows requests, or what follows from one. A membership decides what these show as well. */
export const REQUESTS = [
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
  'Company',
  'Companies of clients',
] as const;

/** What this read is about, if its tag says too little. */
export const Shows = (...subjects: string[]) => ApiExtension('x-shows', subjects);

/**
 * The tags (or subjects of `Shows`) of what this call changes, so that open pages can read it again. By default its own tag;
 * nothing without arguments.
 */
export const Touches = (...tags: string[]) => ApiExtension('x-touches', tags);
