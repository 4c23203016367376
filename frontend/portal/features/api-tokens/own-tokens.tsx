import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '../../../api/call';
import type { ApiToken } from '../../../api/types';
import { formatAge, formatDayAndTime, formatShortDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Row, Text } from '../../../ui/layout/layout';
import { ItemRow, ItemRows } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { Section } from '../profile/section';
import { useArrival } from '../profile/use-arrival';
import { profileWords } from '../profile/words';
import { revokeToken } from './revoke-token';
import { TokenDialog } from './token-dialog';
import { tokenWords as words } from './words';

export default function OwnTokens() {
  const list = useQuery(q('/api/tokens'));
  useArrival('tokens', list.data !== undefined);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section id="tokens" title={profileWords.sections.tokens} lead={words.lead}>
      <Loaded query={list} loading={words.loading} lines={3} failure={words.loadFailure} isQuiet>
        {({ tokens }) => (
          <>
            <Rows tokens={tokens} />
            <Row as="p" gap={3}>
              <Button variant="secondary" onClick={() => setIsOpen(true)}>
                {words.create}
              </Button>
            </Row>
          </>
        )}
      </Loaded>
      {isOpen && list.data ? (
        <TokenDialog scopes={list.data.scopes} onClose={() => setIsOpen(false)} />
      ) : null}
    </Section>
  );
}

function Rows({ tokens }: { tokens: readonly ApiToken[] }) {
  if (tokens.length === 0) return <Text soft>{words.none}</Text>;
  return (
    <ItemRows>
      {tokens.map((token) => (
        <ItemRow
          key={token._id}
          title={token.name}
          notes={[
            <>
              <code>{token.beginning}…</code>, {token.scopes.join(', ')}
            </>,
            <>
              {words.limits(
                formatShortDate(token.expiresAt),
                token.networks.join(', ') || words.anywhere,
              )}{' '}
              {token.lastUsedAt ? (
                <>
                  {words.lastUsed}{' '}
                  <time dateTime={token.lastUsedAt} title={formatDayAndTime(token.lastUsedAt)}>
                    {formatAge(token.lastUsedAt)}
                  </time>
                </>
              ) : (
                words.never
              )}
            </>,
          ]}
        >
          <Button
            small
            aria-label={words.revokeOne(token.name)}
            onClick={() => revokeToken(token, true)}
          >
            {words.revoke}
          </Button>
        </ItemRow>
      ))}
    </ItemRows>
  );
}
