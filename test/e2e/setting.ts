import { linkIn } from '../support/mailbox';
import type { SharedStack } from '../support/stack';

export { Api } from '../support/api';
export * from '../support/people';
export * from './desk-helpers';
export * from './staff-requests';
export { linkIn, type SharedStack };

export async function mailedLink(
  { mailbox }: Pick<SharedStack, 'mailbox'>,
  to: string,
  subject: string | RegExp,
  part: string,
): Promise<string> {
  return linkIn(await mailbox.waitFor({ to, subject }), part);
}
