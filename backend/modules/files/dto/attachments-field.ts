import { MOST_FILES } from '../attachment-options';
import { Ids } from '../../../validation/fields';

/** Files to bind: ids of uploads of the caller's own. */
export const Attachments = () =>
  Ids({
    label: 'Attachments',
    max: MOST_FILES,
    optional: true,
    description: 'Ids of files that the caller has sent and not used yet.',
  });
