import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, queriesOf } from '../../../api/call';
import type { Session } from '../../../api/types';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../forms/confirm-dialog';
import { Loaded } from '../../components/loaded';
import { deviceInWords } from './device-words';
import { sessions } from './profile-api';
import { Section } from './section';
import { SessionRow } from './session-row';
import { deviceWords, profileWords } from './words';
import styles from './profile.module.css';

export function Sessions() {
  const list = useQuery(sessions());
  return (
    <Section id="devices" title={profileWords.sections.devices} lead={deviceWords.lead}>
      <Loaded query={list} loading={deviceWords.loading} failure={deviceWords.loadFailure} isQuiet>
        {(sessions) => <SessionList list={sessions} />}
      </Loaded>
    </Section>
  );
}

interface Ending {
  /** Null ends all except the current one. */
  session: Session | null;
  opener: Element;
}

function SessionList({ list }: { list: readonly Session[] }) {
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<Ending | null>(null);
  // The current session first; the server sorts the others by last use.
  const [current, others] = [list.filter((one) => one.current), list.filter((one) => !one.current)];
  const reload = () => void queryClient.invalidateQueries(queriesOf(['/api/sessions']));
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
            {deviceWords.endAll}
          </Button>
        </p>
      ) : (
        <p className={styles.none}>{deviceWords.onlyThis}</p>
      )}
      {ending ? (
        <ConfirmDialog
          {...wordsOf(ending)}
          isDangerous
          opener={ending.opener}
          run={() =>
            ending.session
              ? call('DELETE /api/sessions/{id}', { path: { id: ending.session._id } }).send()
              : call('DELETE /api/sessions').send()
          }
          failure={deviceWords.failure}
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
      title: deviceWords.endAllTitle,
      action: deviceWords.endAll,
      done: deviceWords.endedAll,
      children: <p>{deviceWords.endAllText}</p>,
    };
  }
  const device = deviceInWords(session.device);
  return {
    title: deviceWords.endTitle,
    action: deviceWords.end,
    done: deviceWords.ended(device),
    children: (
      <p>
        <strong>{device}</strong>
        {session.ip ? ` (${session.ip})` : ''} has to sign in again.
      </p>
    ),
  };
}
