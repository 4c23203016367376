import { useEffect, useState } from 'react';
import { Note, Text } from '../../ui/layout/layout';
import type { Strength } from './estimate-strength';
import styles from './password-strength.module.css';
import { kitWords } from '../words';

interface PasswordStrengthProps {
  password: string;
  /** Names, company and e-mail, which make a password easier to guess. */
  personal: readonly string[];
}

const words = kitWords.password;

/** Rates the password while typing. The word lists load on first use. */
export function PasswordStrength({ password, personal }: PasswordStrengthProps) {
  const [strength, setStrength] = useState<Strength | null>(null);
  const known = personal.join('\n');

  useEffect(() => {
    if (password === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void import('./estimate-strength').then(({ estimateStrength }) => {
        if (isCurrent) setStrength(estimateStrength(password, known.split('\n')));
      });
    }, 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, known]);

  if (password === '') {
    return <Note>{words.hint}</Note>;
  }
  const score = strength?.score ?? 0;
  return (
    <div>
      <div className={styles.meter} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={styles.segment}
            data-strength={step <= Math.max(score, 1) ? Math.max(score, 1) : 0}
          />
        ))}
      </div>
      <Text soft size={2} aria-live="polite">
        {strength ? words.strength(words.scores[score], strength.advice) : ''}
      </Text>
    </div>
  );
}
