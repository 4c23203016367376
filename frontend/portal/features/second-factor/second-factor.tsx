import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '../../../api/call';
import type { SecondFactor } from '../../../api/types';
import { formatShortDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Loaded } from '../../components/loaded';
import { Section } from '../profile/section';
import { useArrival } from '../profile/use-arrival';
import { profileWords } from '../profile/words';
import profile from '../profile/profile.module.css';
import { AuthenticatorRow } from './authenticator-row';
import { FactorDialog, type FactorAction } from './factor-dialog';
import { factorWords as words } from './words';
import styles from './second-factor.module.css';

export default function OwnSecondFactor() {
  const state = useQuery(q('/api/second-factor'));
  useArrival('second-factor', state.data !== undefined);
  return (
    <Section id="second-factor" title={profileWords.sections.secondFactor} lead={words.lead}>
      <Loaded query={state} loading={words.loading} lines={3} failure={words.loadFailure} isQuiet>
        {(factors) => <Factors state={factors} />}
      </Loaded>
    </Section>
  );
}

function Factors({ state }: { state: SecondFactor }) {
  const [open, setOpen] = useState<{ action: FactorAction; opener: Element } | null>(null);
  const start = (action: FactorAction) => (opener: Element) => setOpen({ action, opener });
  const { authenticators, dueAt } = state;
  const hasApp = authenticators.some(({ kind }) => kind === 'app');
  return (
    <>
      {authenticators.length === 0 ? (
        <p className={profile.none}>
          {words.off} {dueAt ? words.offButRequired(formatShortDate(dueAt)) : null}
        </p>
      ) : (
        <ul className={profile.rows}>
          {authenticators.map((one) => (
            <AuthenticatorRow
              key={one._id}
              authenticator={one}
              onRename={start({ kind: 'rename', authenticator: one })}
              onRemove={start({ kind: 'remove', authenticator: one })}
            />
          ))}
        </ul>
      )}
      {authenticators.length > 0 ? (
        <div className={styles.codes}>
          <div>
            <p className={profile.rowTitle}>{words.codes}</p>
            <p className={profile.rowNote}>{words.codesLeft(state.codesLeft)}</p>
          </div>
          <Button
            variant="secondary"
            small
            onClick={(event) => start({ kind: 'codes' })(event.currentTarget)}
          >
            {words.newCodes}
          </Button>
        </div>
      ) : null}
      <p className={profile.buttons}>
        <Button
          variant="secondary"
          onClick={(event) => start({ kind: 'add-passkey' })(event.currentTarget)}
        >
          {words.addPasskey}
        </Button>
        <Button
          variant="secondary"
          onClick={(event) => start({ kind: 'add-app' })(event.currentTarget)}
        >
          {hasApp ? words.replaceApp : words.addApp}
        </Button>
      </p>
      {open ? <FactorDialog {...open} state={state} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
