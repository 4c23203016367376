/** Above every story that nobody has signed: an example must not pass for a reference. */
export const illustration =
  'Illustration: an invented client, to show how such a project runs and how its result is counted.';

/** The same where there is room for a word. */
export const illustrationLabel = 'Illustration';
