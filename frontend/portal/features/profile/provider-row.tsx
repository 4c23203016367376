import { useId } from 'react';
import type { SignInMethods } from '../../../api/types';
import { formatDay } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { providerNames } from '../../labels';
import { linkWords } from './words';
import styles from './profile.module.css';

interface ProviderRowProps {
  link: SignInMethods['providers'][number];
  /** The only way to sign in to this account. */
  isLast: boolean;
  isLeaving: boolean;
  onLink: (opener: Element) => void;
  onUnlink: (opener: Element) => void;
}

export function ProviderRow({ link, isLast, isLeaving, onLink, onUnlink }: ProviderRowProps) {
  const name = providerNames[link.provider];
  const reasonId = useId();
  const reason = isLast ? linkWords.onlyWay : undefined;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.rowTitle}>{name}</p>
        <p className={styles.rowNote}>
          {link.linkedAt ? (
            <>
              Linked since <time dateTime={link.linkedAt}>{formatDay(link.linkedAt)}</time>
              {reason ? <span id={reasonId}>. {reason}</span> : null}
            </>
          ) : (
            linkWords.notLinked
          )}
        </p>
      </div>
      {link.linkedAt ? (
        <Button
          variant="secondary"
          small
          disabledReason={reason}
          reasonId={reasonId}
          onClick={(event) => onUnlink(event.currentTarget)}
        >
          {linkWords.unlink(name)}
        </Button>
      ) : (
        <Button
          variant="secondary"
          small
          isPending={isLeaving}
          onClick={(event) => onLink(event.currentTarget)}
        >
          {linkWords.link(name)}
        </Button>
      )}
    </li>
  );
}
