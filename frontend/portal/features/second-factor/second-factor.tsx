import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '../../../api/call';
import type { Authenticator, SecondFactor } from '../../../api/types';
import { formatAge, formatDayAndTime, formatShortDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Row, Text } from '../../../ui/layout/layout';
import { Badge } from '../../../ui/badge';
import { ItemRow, ItemRows, ItemWords } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { Section } from '../profile/section';
import { useArrival } from '../profile/use-arrival';
import { profileWords } from '../profile/words';
import { FactorDialog, type FactorAction } from './factor-dialog';
import { factorWords as words, kindLabels } from './words';

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
  const [action, setAction] = useState<FactorAction | null>(null);
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
              onRename={() => setAction({ kind: 'rename', authenticator: one })}
              onRemove={() => setAction({ kind: 'remove', authenticator: one })}
            />
          ))}
        </ItemRows>
      )}
      {authenticators.length > 0 ? (
        <Row align="center" between gap="2 6">
          <ItemWords title={words.codes} notes={[words.codesLeft(state.codesLeft)]} />
          <Button small onClick={() => setAction({ kind: 'codes' })}>
            {words.newCodes}
          </Button>
        </Row>
      ) : null}
      <Row as="p" gap={3}>
        <Button variant="secondary" onClick={() => setAction({ kind: 'add-passkey' })}>
          {words.addPasskey}
        </Button>
        <Button variant="secondary" onClick={() => setAction({ kind: 'add-app' })}>
          {hasApp ? words.replaceApp : words.addApp}
        </Button>
      </Row>
      {action ? (
        <FactorDialog action={action} state={state} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}

interface AuthenticatorRowProps {
  authenticator: Authenticator;
  onRename: () => void;
  onRemove: () => void;
}

function AuthenticatorRow({ authenticator, onRename, onRemove }: AuthenticatorRowProps) {
  const { name, kind, createdAt, lastUsedAt } = authenticator;
  return (
    <ItemRow
      title={
        <>
          {name} <Badge tone="plain">{kindLabels[kind]}</Badge>
        </>
      }
      notes={[
        <>
          {words.added(formatShortDate(createdAt))}{' '}
          {lastUsedAt ? (
            <>
              {words.used}{' '}
              <time dateTime={lastUsedAt} title={formatDayAndTime(lastUsedAt)}>
                {formatAge(lastUsedAt)}
              </time>
            </>
          ) : (
            words.neverUsed
          )}
        </>,
      ]}
    >
      <Row as="span" gap={3}>
        <Button variant="quiet" small aria-label={words.renameOne(name)} onClick={onRename}>
          {words.rename}
        </Button>
        <Button small aria-label={words.removeOne(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </Row>
    </ItemRow>
  );
}
