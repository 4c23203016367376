import type { ComponentProps } from 'react';
import { hasCode } from '../../../api/problem';
import type { PasswordField } from '../../../ui/inputs';
import { Proof } from '../profile/proof';
import { factorWords as words } from './words';

interface PasswordProofProps {
  field: ComponentProps<typeof PasswordField>;
  typed: string;
  error: Error | null;
}

/** The password, which the server requires if the sign-in is not recent. */
export function PasswordProof({ field, typed, error }: PasswordProofProps) {
  if (!needsPassword(error, typed)) return null;
  return <Proof field={field} hint={words.proofText} />;
}

export const needsPassword = (error: Error | null, typed: string): boolean =>
  hasCode(error, 'reauthentication_required') || typed !== '';
