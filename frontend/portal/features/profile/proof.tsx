import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { providerNames } from '../../labels';
import { rememberNext } from '../../session/next-page';
import { paths } from '../../paths';
import { signInMethods } from './profile-api';
import { passwordWords } from './words';
import styles from './profile.module.css';

interface ProofProps {
  /** The field for the password. */
  children: ReactNode;
  /** Before this site is left: keep what was typed. */
  onLeave?: () => void;
}

/** "Is it you?": the password; without one, the provider is asked once more. */
export function Proof({ children, onLeave }: ProofProps) {
  const { data } = useQuery(signInMethods());
  if (!data || data.hasPassword) return children;
  const linked = data.providers.filter(({ linkedAt }) => linkedAt);
  return (
    <div className={styles.proof}>
      <p>{passwordWords.proof}</p>
      <p className={styles.buttons}>
        {linked.map(({ provider }) => (
          <Button
            key={provider}
            variant="secondary"
            onClick={() => {
              onLeave?.();
              rememberNext(paths.profile);
              window.location.assign(`/api/auth/${provider}`);
            }}
          >
            Sign in again with {providerNames[provider]}
          </Button>
        ))}
      </p>
    </div>
  );
}
