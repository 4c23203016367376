import { controls } from '../../../content/controls';
import { fill } from '../../../content/fill';
import { expertise } from '../../../content/home-work';
import { buttonClass } from '../../../ui/button';
import { expertiseDrawings } from '../drawings/expertise';
import { Columns, Row, Text, Title } from '../../../ui/layout/layout';
import styles from './carousel.module.css';

export function Carousel({ label }: { label: string }) {
  const count = expertise.length;
  return (
    <div
      role="group"
      aria-roledescription={controls.carousel}
      aria-label={label}
      className={styles.carousel}
      data-script="carousel"
    >
      <Row gap={3} align="center" between className={`on-screen scripted ${styles.controls}`}>
        <button type="button" className={buttonClass({ variant: 'secondary' })} data-step={-1}>
          <Arrow d="M10 2 4 8l6 6" /> {controls.previous}
        </button>
        <Row className={styles.dots}>
          {expertise.map(({ title }, index) => (
            <Text
              as="button"
              key={title}
              type="button"
              soft
              size={5}
              className={styles.dot}
              aria-label={fill(controls.slide, { n: index + 1, count })}
              aria-current={index === 0 ? 'true' : undefined}
              data-slide-number={index + 1}
            >
              {index + 1}
            </Text>
          ))}
        </Row>
        <button type="button" className={buttonClass({ variant: 'secondary' })} data-step={1}>
          {controls.next} <Arrow d="M6 2l6 6-6 6" />
        </button>
      </Row>
      <section
        className={styles.box}
        aria-label={`${label}: ${count}`}
        tabIndex={0}
        aria-live="polite"
        data-slides=""
      >
        <Row nowrap className={styles.slides}>
          {expertise.map((item, index) => (
            <Slide key={item.title} item={item} Drawing={expertiseDrawings[index]} />
          ))}
        </Row>
      </section>
    </div>
  );
}

interface SlideProps {
  item: (typeof expertise)[number];
  Drawing: (typeof expertiseDrawings)[number] | undefined;
}

function Slide({ item: { title, description, benefits }, Drawing }: SlideProps) {
  return (
    <Columns as="article" from="medium" className={styles.slide} data-slide="">
      <div>
        <Title as="h3" size={7}>
          {title}
        </Title>
        <Text soft size={5} leading={4} measure={1} above={3} below={5}>
          {description}
        </Text>
        <ul>
          {benefits.map((benefit) => (
            <Text as="li" key={benefit} before={1} after={1} line="above">
              {benefit}
            </Text>
          ))}
        </ul>
      </div>
      <div className={styles.drawing}>{Drawing ? <Drawing /> : null}</div>
    </Columns>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d={d} />
    </svg>
  );
}
