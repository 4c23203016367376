import type { Authenticator } from '../../../api/types';
import { formatAge, formatDayAndTime, formatShortDate } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout/layout';
import { ItemRow } from '../../components/item-row';
import { factorWords as words, kindLabels } from './words';

interface AuthenticatorRowProps {
  authenticator: Authenticator;
  onRename: () => void;
  onRemove: () => void;
}

export function AuthenticatorRow({ authenticator, onRename, onRemove }: AuthenticatorRowProps) {
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
        <Button variant="secondary" small aria-label={words.removeOne(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </Row>
    </ItemRow>
  );
}
