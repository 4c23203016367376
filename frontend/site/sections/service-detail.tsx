import { illustration } from '../../content/illustration';
import type { ServiceDetail } from '../../content/services';
import { Band } from './band';
import { Paragraphs, Standing } from './section-text';
import { Stack, Text, Title } from '../../ui/layout/layout';
import styles from './service-detail.module.css';

export function ServiceFeatures({ detail: { features } }: { detail: ServiceDetail }) {
  return (
    <Stack as="ol" fit={15} gap="0 7" className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </Stack>
  );
}

export function ServiceBand({ detail: { benefits, caseStudy } }: { detail: ServiceDetail }) {
  return (
    <Band label={caseStudy.title}>
      <div>
        <Text as="h2" strong below={3}>
          {caseStudy.title}
        </Text>
        <Standing>{caseStudy.evidence ?? illustration}</Standing>
        <Title size={7} className={styles.result}>
          {caseStudy.result}
        </Title>
        <Text soft above={4} measure={4}>
          {caseStudy.description}
        </Text>
      </div>
      <Paragraphs>
        <Text as="h3" strong below={3}>
          What changes for you
        </Text>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </Paragraphs>
    </Band>
  );
}
