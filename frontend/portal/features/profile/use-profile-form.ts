import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, unwrap } from '../../../api/client';
import { hasCode, hasStatus } from '../../../api/problem';
import { replaceToken } from '../../../api/session-store';
import { useRetryKey } from '../../forms/use-retry-key';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { me, type User } from '../../session/queries';
import { keepProfileDraft, takeProfileDraft, valuesOf, type ProfileValues } from './profile-draft';

const toDashboardAfter = 1200;

/** The form over one's own account: asks for the password where the server does, and loses nothing. */
export function useProfileForm(user: User) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const retryable = useRetryKey();
  const [saved, setSaved] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [wantsProof, setWantsProof] = useState(false);
  const [conflict, setConflict] = useState<User | null>(null);
  // The account may be read again while one types; what is typed was about this version of it.
  const version = useRef(user.version);
  const leave = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leave.current), []);

  const [defaultValues] = useState(() => takeProfileDraft(user._id) ?? valuesOf(user));
  const apiForm = useApiForm<ProfileValues>({
    body: 'PUT /api/update-profile',
    failure: 'Failed to update profile',
    defaultValues,
    send: async (values) => {
      setSaved(null);
      setConflict(null);
      try {
        await save(values);
      } catch (error) {
        // Sign-in comes next, and then this page again.
        if (hasStatus(error, 401)) keepProfileDraft(user._id, values);
        if (hasCode(error, 'reauthentication_required')) setWantsProof(true);
        if (hasCode(error, 'version_conflict')) setConflict(error.problem.current as User);
        throw error;
      }
    },
  });

  // An emptied phone is sent as '': that removes it.
  async function save({ currentPassword, ...body }: ProfileValues): Promise<void> {
    const answer = await retryable((key) =>
      unwrap(
        api.PUT('/api/update-profile', {
          params: { header: { 'Idempotency-Key': key } },
          body: {
            ...body,
            ...(currentPassword ? { currentPassword } : {}),
            version: version.current,
          },
        }),
      ),
    );
    if (answer.token) replaceToken(answer.token, answer.expiresAt);
    version.current = answer.user.version;
    queryClient.setQueryData(me().queryKey, { user: answer.user });
    setWantsProof(false);
    setSaved(answer.message || 'Profile updated successfully!');
    // A token: the address waits for its confirmation, and this page says so.
    if (answer.token) {
      apiForm.form.reset(valuesOf(answer.user));
      return;
    }
    setIsLeaving(true);
    leave.current = setTimeout(() => void navigate(paths.dashboard), toDashboardAfter);
  }

  /** The colleague at the other window wins: what was typed here goes. */
  function takeTheirs(theirs: User): void {
    version.current = theirs.version;
    queryClient.setQueryData(me().queryKey, { user: theirs });
    apiForm.form.reset(valuesOf(theirs));
    setConflict(null);
    apiForm.clear();
  }

  function keepMine(theirs: User): void {
    version.current = theirs.version;
    apiForm.submit();
  }

  return { apiForm, saved, isLeaving, wantsProof, conflict, takeTheirs, keepMine };
}
