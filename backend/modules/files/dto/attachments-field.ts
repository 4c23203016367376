import { MOST_FILES } from '../attachment-options';
import { Ids } from '../../../validation/fields';

export const Attachments = () =>
  Ids({
    label: 'Attachments',
    max: MOST_FILES,
    optional: true,
    description: 'Ids of files that the caller uploaded and has not attached yet.',
  });
