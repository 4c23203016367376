const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Rules = {
  seconds: number;
  /** It gives access to the account or changes its address. */
  givesAccess?: true;
  /** Every link keeps working, not only the newest. */
  keepsOlder?: true;
};

/** What a link or code that works once may be for. */
const PURPOSES = {
  verify_registration: { seconds: 8 * HOUR },
  cancel_registration: { seconds: 8 * HOUR },
  reset_password: { seconds: 30 * MINUTE, givesAccess: true },
  staff_invitation: { seconds: 72 * HOUR, givesAccess: true },
  client_invitation: { seconds: 7 * DAY, givesAccess: true },
  change_email: { seconds: 8 * HOUR, givesAccess: true },
  // Each former address keeps its own way back.
  undo_email_change: { seconds: 72 * HOUR, keepsOlder: true },
  sign_in_handback: { seconds: 60, givesAccess: true },
  // Each mail about a request has its own; a new one does not end those before it.
  open_request: { seconds: 72 * HOUR, givesAccess: true, keepsOlder: true },
  // It opens nothing by itself: whoever is invited signs in first.
  join_organisation: { seconds: 7 * DAY },
  // The same for one request; each address has its own.
  join_request: { seconds: 7 * DAY, keepsOlder: true },
  // It stops an erasure and gives no access. The reminder's link does not end the first one.
  keep_account: { seconds: 15 * DAY, keepsOlder: true },
  // After asking twice to subscribe, the button of either mail works.
  confirm_subscription: { seconds: 7 * DAY, keepsOlder: true },
} as const satisfies Record<string, Rules>;

export type TokenPurpose = keyof typeof PURPOSES;
export const TOKEN_PURPOSES = Object.keys(PURPOSES) as TokenPurpose[];

const rulesOf = (purpose: TokenPurpose): Rules => PURPOSES[purpose];

export const secondsOf = (purpose: TokenPurpose): number => rulesOf(purpose).seconds;
export const keepsOlder = (purpose: TokenPurpose): boolean => rulesOf(purpose).keepsOlder ?? false;
export const GIVES_ACCESS = TOKEN_PURPOSES.filter((purpose) => rulesOf(purpose).givesAccess);
