import type { ReactNode } from 'react';
import type { Provider } from '../../../api/generated/enums';
import { Button } from '../../../ui/button';
import { Row, Stack } from '../../../ui/layout/layout';
import { providerNames } from '../../labels';
import { rememberNext } from '../../session/next-page';
import { signInWords } from './words';
import styles from './auth.module.css';

interface ProviderButtonsProps {
  providers: readonly Provider[];
  next: string;
}

const marks: Record<Provider, () => ReactNode> = { google: GoogleMark, facebook: FacebookMark };

/** Navigates in this window: the answer returns in the address of /signin. */
export function ProviderButtons({ providers, next }: ProviderButtonsProps) {
  const leaveFor = (provider: Provider) => () => {
    rememberNext(next);
    window.location.assign(`/api/auth/${provider}`);
  };
  return (
    <>
      <Stack gap={2}>
        {providers.map((provider) => {
          const Mark = marks[provider];
          return (
            <Button key={provider} variant="secondary" wide onClick={leaveFor(provider)}>
              <Mark />
              {signInWords.continueWith} {providerNames[provider]}
            </Button>
          );
        })}
      </Stack>
      <Row as="p" nowrap align="center" gap={4} faint size={2} className={styles.or}>
        {signInWords.or}
      </Row>
    </>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4zM12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1a5.9 5.9 0 0 1-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22zM6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9l3.3-2.5zM12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5L6.4 10A5.9 5.9 0 0 1 12 6z" />
    </svg>
  );
}

function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 1.5V12h2.8l-.4 2.9h-2.4v7A10 10 0 0 0 22 12z" />
    </svg>
  );
}
