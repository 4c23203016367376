import { illustration } from '../../content/illustration';
import type { ServiceDetail } from '../../content/services';
import { Band } from './band';
import prose from './prose-text.module.css';
import text from './section-text.module.css';
import styles from './service-detail.module.css';

export function ServiceFeatures({ detail: { features } }: { detail: ServiceDetail }) {
  return (
    <ol className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ol>
  );
}

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
