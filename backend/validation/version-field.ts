import { Whole } from './fields';

const VERSION = { label: 'Version', example: '1', min: 1, max: 2_147_483_647 };

export const Version = () => Whole(VERSION);

export const OptionalVersion = () =>
  Whole({
    ...VERSION,
    optional: true,
    description: 'The version read; if outdated, the response is a 409.',
  });
