import brand from '../../../../brand.json';
import { contact } from '../../../content/contact';
import { Row, Text } from '../../../ui/layout/layout';
import styles from './quay-plan.module.css';

const { alt, link, directions } = contact.map;

export function QuayPlan() {
  return (
    <>
      <figure className={styles.figure}>
        <svg viewBox="0 -36 720 372" role="img" aria-label={alt} className={styles.plan}>
          <path
            className={styles.river}
            d="M-8 216C120 190 196 176 300 204s170 92 276 84 110-30 144-34v-92c-40 6-86 30-144 30S394 128 300 112 96 118-8 140Z"
          />
          <g className={styles.ripples}>
            <path d="M40 170q14-6 28-3M150 158q14-5 28 0M262 160q14 2 26 8M372 196q13 6 26 12M486 238q14 4 28 3M610 228q14-2 27-7" />
            <path d="M96 184q14-5 28-3M216 176q14 1 26 6M430 226q13 5 26 8M560 250q14 0 28-3" />
          </g>
          <g className={styles.streets}>
            <path d="M0 84C110 62 214 66 312 86s176 72 268 76 100-14 140-24" />
            <path d="M178-40c8 36 16 70 28 106M424-40c-4 50-16 110-26 152M606-40c0 70-2 140-10 200" />
            <path d="M0 262c110-22 190-34 292-10s176 88 290 82 100-12 138-22M128 360c2-40 8-76 14-112M360 360c4-24 10-46 18-66" />
          </g>
          <path
            className={styles.bridge}
            d="M206 66c4 40 2 130-8 178M398 112c-8 44-16 112-20 172"
          />
          <g className={styles.blocks}>
            <path d="M26 28h60v30l-60 8zM110 20h56v32l-56 6zM306 10h92l-8 74-84-20zM446 24h130v92l-140-22zM628 24h66v96l-70 14z" />
          </g>
          <g className={styles.house}>
            <path d="M252 72l34 6-5 24-34-7z" />
            <path d="M268 72V-2" />
          </g>
          <text x="268" y="-10" className={styles.name}>
            {brand.address.street}
          </text>
        </svg>
        <Text as="figcaption" soft size={3} above={3}>
          <span className={styles.fig}>Fig. 1</span> {brand.address.street}, {brand.address.city}{' '}
          {brand.address.postcode}. A sketch, not to scale.
        </Text>
      </figure>
      <Row as="p" gap="1 6" above={3} strong className="reach">
        <a
          href={directions.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={directions.accessibleName}
        >
          {directions.label}
        </a>
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${link.label} (opens OpenStreetMap in a new tab)`}
        >
          {link.label}
        </a>
      </Row>
    </>
  );
}
