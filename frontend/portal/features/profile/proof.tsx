import type { ComponentProps } from 'react';
import { q, useQuery } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/inputs';
import { Row, Stack } from '../../../ui/layout/layout';
import { ProviderWords } from '../../../api/generated/words/provider';
import { rememberNext } from '../../session/next-page';
import { paths } from '../../paths';
import { kitWords } from '../../words';
import { passwordWords } from './words';
import styles from './profile.module.css';

interface ProofProps {
  /** Of a form with the current password. */
  field: (name: 'currentPassword', label: string) => ComponentProps<typeof PasswordField>;
  hint?: string;
}

/** Confirms the user's identity by password, or by the identity provider if there is no password. */
export function Proof({ field, hint }: ProofProps) {
  const { data } = useQuery(q('/api/auth/methods'));
  if (!data || data.hasPassword) {
    const own = field('currentPassword', kitWords.currentPassword);
    return <PasswordField {...own} required hint={hint} autoComplete="current-password" />;
  }
  const linked = data.providers.filter(({ linkedAt }) => linkedAt);
  return (
    <Stack gap={3} className={styles.proof}>
      <p>{passwordWords.proof}</p>
      <Row as="p" gap={3}>
        {linked.map(({ provider }) => (
          <Button
            key={provider}
            variant="secondary"
            label={passwordWords.again(ProviderWords[provider])}
            onClick={() => {
              rememberNext(paths.profile);
              window.location.assign(`/api/auth/${provider}`);
            }}
          />
        ))}
      </Row>
    </Stack>
  );
}

/** The server asks for a proof if the sign-in is not recent. */
export const needsProof = (error: Error | null, typed: string): boolean =>
  hasCode(error, 'reauthentication_required') || typed !== '';
