import { browserChoices } from '../../../content/cookie-consent';
import { buttonClass } from '../../../ui/button';
import { AfterProse } from '../../sections/after-prose';
import { Stack, Text } from '../../../ui/layout/layout';
import styles from './cookie-choices.module.css';

const { title, counting, others, settings } = browserChoices;
const look = buttonClass({ small: true });

export function CookieChoices() {
  return (
    <AfterProse id="choices" title={title}>
      <Stack gap="2 6" start className={styles.choice} data-script="own-counter">
        <Text as="h3" strong>
          {counting.title}
        </Text>
        <p role="status">{counting.on}</p>
        <button type="button" className={look}>
          {counting.stop}
        </button>
      </Stack>
      {/* Hidden until the server has said which third parties are enabled. */}
      <Stack gap="2 6" start className={styles.choice} data-script="other-companies" hidden>
        <Text as="h3" strong>
          {others.title}
        </Text>
        <p>{others.none}</p>
        <button type="button" className={look} data-cookie-settings="" hidden>
          {settings}
        </button>
      </Stack>
    </AfterProse>
  );
}
