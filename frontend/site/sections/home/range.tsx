import { homeRange } from '../../../content/home-range';
import { Row, Text, Title } from '../../../ui/layout/layout';
import { RangePlot } from '../../figures/range-plot';
import styles from './range.module.css';

const { data, title, question, narrow, wide, inside, width, text, source } = homeRange;

/** A forecast whose range the reader sets. Without a script it shows the range as it was published. */
export function Range() {
  return (
    <figure
      className={styles.range}
      data-script="range"
      data-marks={data.marks.map(({ low, high, value }) => [low, high, value].join()).join(' ')}
    >
      <Row gap={4} between align="baseline">
        <Text strong size={3}>
          {title}
        </Text>
        <Text soft size={2}>
          {data.unit}
        </Text>
      </Row>
      <div className={styles.plot}>
        <RangePlot {...data} />
      </div>
      <div className={styles.control}>
        <label htmlFor="range-width">{question}</label>
        <input id="range-width" type="range" min="0" max="250" step="10" defaultValue="100" />
        <Row soft size={2} between aria-hidden="true">
          <span>{narrow}</span>
          <span>{wide}</span>
        </Row>
      </div>
      <output htmlFor="range-width" className={styles.answers}>
        {[inside, width].map(({ value, label }) => (
          <span key={label}>
            <Title as="span" size={7} figures>
              {value}
            </Title>
            <Text as="span" soft size={2} block>
              {label}
            </Text>
          </span>
        ))}
      </output>
      <Text as="figcaption" soft size={3} leading={4} above={4}>
        {text} <a href={source.href}>{source.label}</a>
      </Text>
    </figure>
  );
}
