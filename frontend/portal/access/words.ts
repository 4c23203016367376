/** Of a failed check, whose code loads with it. */
export const accessWords = {
  unopened: 'This page is not open yet',
  unchecked: 'Your access could not be checked',
};
