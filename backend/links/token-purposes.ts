const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Rules = {
  seconds: number;
  givesAccess?: true;
  keepsOlder?: true;
};

const PURPOSES = {
  verify_registration: { seconds: 8 * HOUR },
  cancel_registration: { seconds: 8 * HOUR },
  reset_password: { seconds: 30 * MINUTE, givesAccess: true },
  staff_invitation: { seconds: 72 * HOUR, givesAccess: true },
  client_invitation: { seconds: 7 * DAY, givesAccess: true },
  change_email: { seconds: 8 * HOUR, givesAccess: true },
  undo_email_change: { seconds: 72 * HOUR, keepsOlder: true },
  sign_in_handback: { seconds: 60, givesAccess: true },
  open_request: { seconds: 72 * HOUR, givesAccess: true, keepsOlder: true },
  // The invited person has to sign in first.
  join_organisation: { seconds: 7 * DAY },
  join_request: { seconds: 7 * DAY, keepsOlder: true },
  // The reminder's link does not void the first.
  keep_account: { seconds: 15 * DAY, keepsOlder: true },
  newsletter_data: { seconds: HOUR },
  confirm_subscription: { seconds: 7 * DAY, keepsOlder: true },
} as const satisfies Record<string, Rules>;

export type TokenPurpose = keyof typeof PURPOSES;
export const TOKEN_PURPOSES = Object.keys(PURPOSES) as TokenPurpose[];

const rulesOf = (purpose: TokenPurpose): Rules => PURPOSES[purpose];

export const secondsOf = (purpose: TokenPurpose): number => rulesOf(purpose).seconds;
export const keepsOlder = (purpose: TokenPurpose): boolean => rulesOf(purpose).keepsOlder ?? false;
export const GIVES_ACCESS = TOKEN_PURPOSES.filter((purpose) => rulesOf(purpose).givesAccess);
