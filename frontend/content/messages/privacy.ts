/** Beside the button of every form that we answer. */
export const privacyMessages = {
  text: 'We use your details to answer you.',
  label: 'Privacy notice',
} as const;
