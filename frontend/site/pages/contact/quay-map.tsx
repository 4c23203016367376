import { contact } from '../../../content/contact';
import { buttonClass } from '../../../ui/button';
import { QuayPlan } from './quay-plan';
import { Row } from '../../../ui/layout/layout';
import styles from './quay-plan.module.css';

const { alt, embed, load, loadNote, unload } = contact.map;

export function QuayMap() {
  return (
    <div className={styles.figure} data-script="quay-map">
      <template>
        <iframe
          src={embed}
          title={alt}
          className={styles.map}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      </template>
      <div data-sketch="">
        <QuayPlan />
      </div>
      <Row as="p" gap="2 4" align="center" above={4} soft size={3}>
        <button
          type="button"
          className={buttonClass({ small: true })}
          data-load={load}
          data-unload={unload}
        >
          {load}
        </button>
        <span data-note="">{loadNote}</span>
      </Row>
    </div>
  );
}
