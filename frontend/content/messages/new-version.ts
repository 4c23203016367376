/** When a part of the page is gone from the server, and loading the page again did not bring it. */
export const newVersionMessages = {
  text: 'There is a new version of this page.',
  button: 'Load it',
} as const;
