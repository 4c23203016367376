/** Label of every story without evidence, so an example is not mistaken for a reference. */
export const illustration =
  'Illustration: an invented client, to show how such a project runs and how its result is counted.';

export const illustrationLabel = 'Illustration';
