import { useSyncExternalStore } from 'react';
import brand from '../../../../brand.json';
import { contact } from '../../../content/contact';
import { isOpenAt } from '../../../lib/opening-hours';
import styles from './page.module.css';

const MINUTE_MS = 60_000;

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The document was written at build, so only the browser can say what holds now. */
export function OpenNow() {
  const isOpen = useSyncExternalStore(
    everyMinute,
    () => isOpenAt(new Date(), brand.hours),
    () => null,
  );
  const { open, closed } = contact.cards.hours;
  if (isOpen === null) return null;
  return (
    <span className={isOpen ? styles.open : styles.closed}>
      <span aria-hidden="true">{isOpen ? '● ' : '○ '}</span>
      {isOpen ? open : closed}
    </span>
  );
}
