export const privacyMessages = {
  text: 'We use your details to answer you.',
  label: 'Privacy notice',
} as const;
