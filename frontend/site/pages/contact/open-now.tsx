import { contact } from '../../../content/contact';
import { Text } from '../../../ui/layout/layout';
import styles from './page.module.css';

export function OpenNow() {
  const { open, closed } = contact.cards.hours;
  return (
    <span data-script="open-now">
      <span className={styles.open} data-when="open" hidden>
        <span aria-hidden="true">● </span>
        {open}
      </span>
      <Text as="span" block soft strong className={styles.closed} data-when="closed" hidden>
        <span aria-hidden="true">○ </span>
        {closed}
      </Text>
    </span>
  );
}
