import { serviceDetails } from '../../../content/service-details';
import { buttonClass } from '../../../ui/button';
import { Closing } from '../../sections/closing';
import { ContentLink } from '../../sections/content-link';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import prose from '../../sections/prose-text.module.css';
import type { Served } from '../../server-side';
import styles from './page.module.css';

/** The services that have no landing page of their own: one, today. */
export function serve(path: string): Served {
  const service = serviceDetails.find(({ id }) => path === `/services/${id}`);
  if (!service) throw new Error(`no service at ${path}`);
  const { title, description, features, benefits, caseStudy, action } = service;
  return {
    parts: {
      page: (
        <>
          <PageHead title={title} lead={description}>
            <ContentLink link={action} className={buttonClass()} />
          </PageHead>
          <Section id="features" number={1} title="What you receive">
            <ol className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ol>
          </Section>
          <Section id="benefits" number={2} title="What changes for you">
            <div className={prose.text}>
              <ul>
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
          </Section>
          <Section id="case-study" number={3} title={caseStudy.title}>
            <p className={styles.result}>
              <mark>{caseStudy.result}</mark>
            </p>
            <p className={styles.description}>{caseStudy.description}</p>
          </Section>
          <Closing
            title="Start with the inventory"
            text="It shows what runs today, what it costs and what depends on it. You keep it either way."
            actions={[action, { label: 'AI Integration', href: '/services/ai-integration' }]}
          />
        </>
      ),
    },
  };
}
