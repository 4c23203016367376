/** Pages with their own contour map, which is drawn from the name. */
export const plates = [
  'not-found',
  'signin',
  'signup',
  'verify-email',
  'forgot-password',
  'reset-password',
] as const;

export type PlateName = (typeof plates)[number];
