import type { Authenticator } from '../../../api/types';
import { formatAge, formatDayAndTime, formatShortDate } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import profile from '../profile/profile.module.css';
import { factorWords as words, kindLabels } from './words';

interface AuthenticatorRowProps {
  authenticator: Authenticator;
  onRename: (opener: Element) => void;
  onRemove: (opener: Element) => void;
}

export function AuthenticatorRow({ authenticator, onRename, onRemove }: AuthenticatorRowProps) {
  const { name, kind, createdAt, lastUsedAt } = authenticator;
  return (
    <li className={profile.row}>
      <div>
        <p className={profile.rowTitle}>
          {name} <Badge tone="plain">{kindLabels[kind]}</Badge>
        </p>
        <p className={profile.rowNote}>
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
        </p>
      </div>
      <span className={profile.buttons}>
        <Button
          variant="quiet"
          small
          aria-label={words.renameOne(name)}
          onClick={(event) => onRename(event.currentTarget)}
        >
          {words.rename}
        </Button>
        <Button
          variant="secondary"
          small
          aria-label={words.removeOne(name)}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          {words.remove}
        </Button>
      </span>
    </li>
  );
}
