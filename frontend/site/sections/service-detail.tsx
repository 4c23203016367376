import { illustration } from '../../content/illustration';
import type { ServiceDetail } from '../../content/services';
import prose from './prose-text.module.css';
import type { SectionPart } from './section';
import text from './section-text.module.css';
import styles from './service-detail.module.css';

/** What a service is made of, in three sections: on its page, and within its landing page. */
export function serviceDetailParts(service: ServiceDetail): SectionPart[] {
  const { features, benefits, caseStudy } = service;
  return [
    {
      id: 'features',
      title: 'What you receive',
      body: (
        <ol className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ol>
      ),
    },
    {
      id: 'benefits',
      title: 'What changes for you',
      body: (
        <div className={prose.text}>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      ),
    },
    {
      id: 'case-study',
      title: caseStudy.title,
      body: (
        <>
          <p className={text.standing}>{caseStudy.evidence ?? illustration}</p>
          <div className={styles.result}>
            <mark>{caseStudy.result}</mark>
          </div>
          <p className={styles.description}>{caseStudy.description}</p>
        </>
      ),
    },
  ];
}
