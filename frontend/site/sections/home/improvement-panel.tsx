import { claim } from '../../../content/claims';
import { isPublished } from '../../../content/claims/register';
import { controls } from '../../../content/controls';
import { improvements, type Metric } from '../../../content/home-work';
import { buttonClass } from '../../../ui/button';
import { BandTitle } from '../band';
import { HowWeCount } from '../how-we-count';
import { improvementDrawings, improvementSigns } from '../drawings/improvement';
import { Row, Stack, Text, Title } from '../../../ui/layout/layout';
import styles from './improvement-panel.module.css';

export function ImprovementPanel({ title }: { title: string }) {
  return (
    <div data-script="improvement-panel">
      <Row gap={3} between>
        <BandTitle>{title}</BandTitle>
        <div className={styles.rotate}>
          <button type="button" className={buttonClass({ variant: 'secondary' })}>
            {controls.pause}
          </button>
        </div>
      </Row>
      <div className={styles.items} data-current={0}>
        <Items />
      </div>
      <HowWeCount ids={claimed} />
    </div>
  );
}

const claimed = improvements.flatMap(({ metrics }) =>
  metrics.flatMap((metric) => ('claim' in metric ? [metric.claim] : [])),
);

function Items() {
  return improvements.map(({ title, description, metrics }, index) => {
    const Drawing = improvementDrawings[index];
    return (
      <article key={title} className={styles.item} data-item={index}>
        <div className={styles.text}>
          <div className={styles.sign}>{improvementSigns[index]}</div>
          <h3>
            <Title as="button" type="button" size={6} className={styles.title}>
              {title}
            </Title>
          </h3>
          <Text soft above={2} measure={2}>
            {description}
          </Text>
        </div>
        <Stack gap={5} above={5} className={styles.evidence}>
          <div className={styles.drawing}>{Drawing ? <Drawing /> : null}</div>
          <dl className={styles.metrics}>
            {metrics.filter(isShown).map((metric) => {
              const { value, label } = printed(metric);
              return (
                <div key={value + label} className={styles.metric}>
                  <Text as="dt" size={3} leading={3} above={1}>
                    {label}{' '}
                  </Text>
                  <Title as="dd" size={7}>
                    {value}
                  </Title>
                </div>
              );
            })}
          </dl>
        </Stack>
      </article>
    );
  });
}

const isShown = (metric: Metric): boolean => !('claim' in metric) || isPublished(metric.claim);

function printed(metric: Metric): { value: string; label: string } {
  return 'claim' in metric ? claim(metric.claim) : { value: metric.title, label: metric.text };
}
