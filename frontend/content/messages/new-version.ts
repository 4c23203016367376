/** Shown if a script is gone from the server and a reload did not help. */
export const newVersionMessages = {
  text: 'There is a new version of this page.',
  button: 'Load it',
} as const;
