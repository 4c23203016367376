import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatTime } from '../../../lib/dates';
import { Text } from '../../../ui/layout/layout';
import { useNow } from '../../components/use-now';
import { fullName } from '../../labels';
import { useOpenItem } from '../../lists/use-open-item';
import { type BookedCall, nameOf } from './call-lists';
import { shownState, stateGlyphs } from './call-state';
import styles from './week.module.css';
import { callWords as words } from './words';

/** Minutes whose block has room for two lines. */
const TWO_LINES = 30;

interface CallBlockProps {
  one: BookedCall;
  /** Names the host, because the list has calls of several. */
  withHost: boolean;
  style?: CSSProperties;
  /** Among so many at the same time that there is hardly room for words. */
  isDense?: boolean;
}

/** A call among others. A press opens it. */
export function CallBlock({ one, withHost, style, isDense = false }: CallBlockProps) {
  const { searchFor } = useOpenItem('call');
  const shown = shownState(one);
  const isPast = Date.parse(one.endsAt) <= useNow();
  const host = withHost ? one.host.firstName : '';
  return (
    <li
      style={style}
      className={styles.block}
      data-state={shown}
      data-past={isPast}
      data-dense={isDense}
      data-short={one.minutes < TWO_LINES}
    >
      <Link
        to={{ search: searchFor(one._id) }}
        preventScrollReset
        className={styles.open}
        title={`${formatTime(one.startsAt)} ${nameOf(one)}, ${one.title}, ${fullName(one.host)}`}
      >
        <Text as="span" block strong figures className={styles.who}>
          <time dateTime={one.startsAt}>{formatTime(one.startsAt)}</time> <bdi>{nameOf(one)}</bdi>
        </Text>
        <Text as="span" block className={styles.what}>
          {stateGlyphs[shown] ? <span aria-hidden="true">{stateGlyphs[shown]} </span> : null}
          {one.title}
          {host ? ` · ${host}` : ''}
        </Text>
        {shown === 'booked' ? null : (
          <span className="visually-hidden">, {words.shown[shown]}</span>
        )}
      </Link>
    </li>
  );
}
