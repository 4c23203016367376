import { useState } from 'react';
import type { CallAnswer } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { replaceToken } from '../../../api/session-store';
import { useSubmit } from '../../forms/use-submit';
import { confirmPassword } from '../profile/profile-api';

/**
 * Adds a factor, after the password if the server asks for it. The first one comes with recovery
 * codes.
 */
export function useAdded(
  add: () => Promise<CallAnswer<'POST /api/second-factor/app/confirm'>>,
  failure: string,
  onAdded: () => unknown,
) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const change = useSubmit({
    send: async () => {
      const { token, expiresAt, codes: made } = await add();
      replaceToken(token, expiresAt);
      return made;
    },
    failure,
    failsIn: 'place',
    stale: ['/api/second-factor', '/api/sessions'],
    onDone: (made) => (made ? setCodes(made) : onAdded()),
  });
  return { change, codes };
}

/** The password, which the server requires if the sign-in is not recent. */
export function useProof() {
  const [currentPassword, setCurrentPassword] = useState('');
  return {
    currentPassword,
    setCurrentPassword,
    isAsked: (error: Error | null) =>
      hasCode(error, 'reauthentication_required') || currentPassword !== '',
    give: async () => {
      if (currentPassword) await confirmPassword(currentPassword);
    },
  };
}
