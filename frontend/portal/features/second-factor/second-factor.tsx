import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '../../../api/call';
import type { SecondFactor } from '../../../api/types';
import { formatShortDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Row, Text } from '../../../ui/layout/layout';
import { ItemRows, ItemWords } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { Section } from '../profile/section';
import { useArrival } from '../profile/use-arrival';
import { profileWords } from '../profile/words';
import { AuthenticatorRow } from './authenticator-row';
import { FactorDialog, type FactorAction } from './factor-dialog';
import { factorWords as words } from './words';

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
        <Text soft>
          {words.off} {dueAt ? words.offButRequired(formatShortDate(dueAt)) : null}
        </Text>
      ) : (
        <ItemRows>
          {authenticators.map((one) => (
            <AuthenticatorRow
              key={one._id}
              authenticator={one}
              onRename={start({ kind: 'rename', authenticator: one })}
              onRemove={start({ kind: 'remove', authenticator: one })}
            />
          ))}
        </ItemRows>
      )}
      {authenticators.length > 0 ? (
        <Row align="center" between gap="2 6">
          <ItemWords title={words.codes} notes={[words.codesLeft(state.codesLeft)]} />
          <Button
            variant="secondary"
            small
            onClick={(event) => start({ kind: 'codes' })(event.currentTarget)}
          >
            {words.newCodes}
          </Button>
        </Row>
      ) : null}
      <Row as="p" gap={3}>
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
      </Row>
      {open ? <FactorDialog {...open} state={state} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
