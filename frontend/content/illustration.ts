/** Said once at the head of a story without evidence, so that an example is not mistaken for a reference. */
export const illustration =
  'A worked example: the client is invented, to show how such a project runs and how its result is counted.';

export const illustrationLabel = 'Worked example';
