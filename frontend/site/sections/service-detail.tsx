import { illustration } from '../../content/illustration';
import type { ServiceDetail } from '../../content/services';
import { Band } from './band';
import { Paragraphs, Standing } from './section-text';
import { Title } from '../../ui/layout/layout';
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
        <Standing>{caseStudy.evidence ?? illustration}</Standing>
        <Title size={7} className={styles.result}>
          {caseStudy.result}
        </Title>
        <p className={styles.description}>{caseStudy.description}</p>
      </div>
      <Paragraphs>
        <h3 className={styles.heading}>What changes for you</h3>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </Paragraphs>
    </Band>
  );
}
