import { useId } from 'react';
import type { SignInMethods } from '../../../api/types';
import { formatDay } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { ItemRow } from '../../components/item-row';
import { providerNames } from '../../labels';
import { linkWords } from './words';

interface ProviderRowProps {
  link: SignInMethods['providers'][number];
  /** The only way to sign in to this account. */
  isLast: boolean;
  isLeaving: boolean;
  onLink: () => void;
  onUnlink: () => void;
}

export function ProviderRow({ link, isLast, isLeaving, onLink, onUnlink }: ProviderRowProps) {
  const name = providerNames[link.provider];
  const reasonId = useId();
  const reason = isLast ? linkWords.onlyWay : undefined;
  return (
    <ItemRow
      title={name}
      notes={[
        <>
          {link.linkedAt ? (
            <>
              {linkWords.since} <time dateTime={link.linkedAt}>{formatDay(link.linkedAt)}</time>
              {reason ? <span id={reasonId}>. {reason}</span> : null}
            </>
          ) : (
            linkWords.notLinked
          )}
        </>,
      ]}
    >
      {link.linkedAt ? (
        <Button small disabledReason={reason} reasonId={reasonId} onClick={onUnlink}>
          {linkWords.unlink(name)}
        </Button>
      ) : (
        <Button small isPending={isLeaving} onClick={onLink}>
          {linkWords.link(name)}
        </Button>
      )}
    </ItemRow>
  );
}
