import type { AuthenticatorKind } from '../../../api/call';
import { count } from '../../../lib/text';

export const kindLabels: Record<AuthenticatorKind, string> = {
  app: 'Authenticator app',
  passkey: 'Passkey',
};

export const factorWords = {
  lead: 'A passkey or a code from your phone, so a stolen password is not enough.',
  loading: 'Loading your two-step sign-in',
  loadFailure: 'Your two-step sign-in could not be loaded',
  off: 'Two-step sign-in is off.',
  offButRequired: (day: string) => `Set it up by ${day} to keep your access.`,
  added: (day: string) => `Added ${day}.`,
  used: 'Last used',
  neverUsed: 'Not used yet.',
  addPasskey: 'Add a passkey',
  addApp: 'Set up an authenticator app',
  replaceApp: 'Replace the authenticator app',
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  saveName: 'Save name',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'It will no longer open your account.',
  removeLast:
    'It is your last one. Two-step sign-in will be off, and your recovery codes will no longer work.',
  removed: 'Removed.',
  codes: 'Recovery codes',
  codesLeft: (left: number) =>
    left === 0 ? 'None left. Make new ones.' : `${count(left, 'code')} left; each works once.`,
  newCodes: 'Make new codes',
  newCodesTitle: 'Make new recovery codes?',
  newCodesText: 'The codes that you have now no longer work.',
  shownTitle: 'Your recovery codes',
  shown:
    'Keep them where you keep your passwords, or print them. Each opens your account once if you lose your phone or key. They are not shown again.',
  what: 'recovery codes',
  name: 'Name',
  passkeyName: 'This device',
  passkeyHint: 'So that you can tell your passkeys apart: “Work laptop”.',
  passkeyText:
    'Your browser asks for your finger, your face, a PIN or a security key. The passkey then signs you in without a password.',
  passkeyFailure:
    'The passkey was not made. Try again, or use another device: not every security key can keep passkeys.',
  unsupported:
    'This browser does not support passkeys. Use another browser or an authenticator app.',
  appName: 'Phone',
  appText: 'Scan this with your password manager or any authenticator app.',
  appKey: 'Or type this key',
  appKeyWhat: 'key',
  qr: 'QR code for your authenticator app',
  appCode: 'Code that the app shows',
  codeFirst: 'Enter the code first.',
  appSave: 'Turn it on',
  begin: 'Continue',
  proofText: 'Enter your password again to confirm that it is you.',
} as const;

export const stepWords = {
  title: 'One more step',
  lead: 'Your account needs a second step.',
  enrolTitle: 'Set up two-step sign-in',
  enrolLead: 'Staff accounts need a second step. Setting it up takes a minute.',
  confirmTitle: 'Is it you?',
  confirmText: 'Confirm your second step. You can then make changes for ten minutes.',
  loading: 'Loading',
  loadFailure: 'The second step could not be loaded',
  usePasskey: 'Use a passkey',
  passkeyFailure: 'The passkey was not used. Try again, or choose another way.',
  code: 'Code from your app',
  codeHint: 'Six digits, new every 30 seconds.',
  recovery: 'Recovery code',
  recoveryHint: 'One of the ten you kept: 4F7K-Q2ZB-X9WM.',
  go: 'Continue',
  others: 'Another way',
  toPasskey: 'Use a passkey instead',
  toApp: 'Use a code from your app instead',
  toRecovery: 'Use a recovery code instead',
  lost: 'Lost everything? Ask a colleague with admin access, or write to us.',
  signOut: 'Sign out',
  grace: (day: string) => `Set up two-step sign-in by ${day}.`,
  graceText: 'After that you can’t sign in without it.',
  graceLink: 'Set it up now',
} as const;
