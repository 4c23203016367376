import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { QueryFailure } from '../../components/query-failure';
import { deviceInWords } from './device-words';
import { endOtherSessions, endSession, type Session, sessions } from './profile-api';
import { Section } from './section';
import { SessionRow } from './session-row';
import styles from './profile.module.css';

/** Where one is signed in, and signing out there. */
export function Sessions() {
  const list = useQuery(sessions());
  return (
    <Section
      id="devices"
      title="Devices"
      lead="Where you are signed in. A device you do not know? Sign it out, then change your password."
    >
      {list.isPending ? <Skeleton label="Loading your devices" lines={4} /> : null}
      {list.isError && !list.data ? (
        <QueryFailure
          message="Your devices could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : null}
      {list.data ? <SessionList list={list.data} /> : null}
    </Section>
  );
}

interface Ending {
  /** Null: all but this one. */
  session: Session | null;
  opener: Element;
}

function SessionList({ list }: { list: readonly Session[] }) {
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<Ending | null>(null);
  // This device first; the server sends the others with the latest seen first.
  const [current, others] = [list.filter((one) => one.current), list.filter((one) => !one.current)];
  const reload = () => void queryClient.invalidateQueries({ queryKey: sessions().queryKey });
  return (
    <>
      <ul className={styles.rows}>
        {[...current, ...others].map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            onEnd={(opener) => setEnding({ session, opener })}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <p className={styles.buttons}>
          <Button
            variant="secondary"
            onClick={(event) => setEnding({ session: null, opener: event.currentTarget })}
          >
            Sign out everywhere else
          </Button>
        </p>
      ) : (
        <p className={styles.none}>You are signed in on this device only.</p>
      )}
      {ending ? (
        <ConfirmDialog
          {...wordsOf(ending)}
          isDangerous
          opener={ending.opener}
          run={() => (ending.session ? endSession(ending.session._id) : endOtherSessions())}
          failure="It could not be signed out."
          onDone={() => {
            setEnding(null);
            reload();
          }}
          onClose={() => {
            setEnding(null);
            reload();
          }}
        />
      ) : null}
    </>
  );
}

function wordsOf({ session }: Ending) {
  if (!session) {
    return {
      title: 'Sign out everywhere else?',
      action: 'Sign out everywhere else',
      done: 'Signed out everywhere else.',
      children: <p>Every other device has to sign in again. You stay signed in here.</p>,
    };
  }
  const device = deviceInWords(session.device);
  return {
    title: 'Sign out this device?',
    action: 'Sign out',
    done: `${device} was signed out.`,
    children: (
      <p>
        <strong>{device}</strong>
        {session.ip ? ` (${session.ip})` : ''} has to sign in again.
      </p>
    ),
  };
}
