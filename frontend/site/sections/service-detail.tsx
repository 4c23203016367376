import { illustration } from '../../content/illustration';
import type { ServiceDetail } from '../../content/services';
import { Band } from './band';
import prose from './prose-text.module.css';
import text from './section-text.module.css';
import styles from './service-detail.module.css';

/** What a service is made of. */
export function ServiceFeatures({ detail: { features } }: { detail: ServiceDetail }) {
  return (
    <ol className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ol>
  );
}

/** What it may come to, and what changes: across the page. */
export function ServiceBand({ detail: { benefits, caseStudy } }: { detail: ServiceDetail }) {
  return (
    <Band label={caseStudy.title}>
      <div>
        <h2 className={styles.heading}>{caseStudy.title}</h2>
        <p className={text.standing}>{caseStudy.evidence ?? illustration}</p>
        <div className={styles.result}>{caseStudy.result}</div>
        <p className={styles.description}>{caseStudy.description}</p>
      </div>
      <div className={prose.text}>
        <h3 className={styles.heading}>What changes for you</h3>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
