import { useState } from 'react';
import { demoBench } from '../../../../content/demos';
import { type Customer, madeUpCustomers, outcomeAt } from '../../../demos/customers';
import { Stack, Text, Title } from '../../../../ui/layout/layout';
import styles from './demos.module.css';

const { predict, madeUp } = demoBench;
const customers = madeUpCustomers();
const [width, height] = [600, 150];
const middle = 75;

export function PredictDemo() {
  const [threshold, setThreshold] = useState(0.5);
  const outcome = outcomeAt(threshold, customers);
  const percent = Math.round(threshold * 100);
  return (
    <>
      <Text soft size={2} leading={4}>
        {madeUp}
      </Text>
      <Stack as="label" gap={1} above={3} below={3} className={styles.range}>
        <span>
          {predict.label} <strong>{percent}%</strong>
        </span>
        <input
          type="range"
          min={5}
          max={95}
          step={1}
          value={percent}
          onChange={({ target }) => setThreshold(Number(target.value) / 100)}
        />
      </Stack>
      <Text soft size={2} leading={4}>
        {predict.left}
      </Text>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={predict.picture}
        className={styles.dots}
      >
        <path d={`M0 ${middle}H${width}`} className={styles.axis} />
        {customers.map((customer, index) => (
          <Dot
            key={index}
            customer={customer}
            index={index}
            isWarned={customer.score >= threshold}
          />
        ))}
        <path d={`M${threshold * width} 0V${height}`} className={styles.threshold} />
      </svg>
      <Text soft size={2} leading={4}>
        {predict.stayed}
      </Text>
      <div role="status">
        <Stack as="dl" fit={9} gap={4} above={4} className={styles.outcome}>
          {(['caught', 'missed', 'falseAlarms', 'leftAlone'] as const).map((name) => (
            <div key={name} data-name={name}>
              <dt>{predict[name]}</dt>
              <Title as="dd" size={7}>
                {outcome[name]}
              </Title>
            </div>
          ))}
        </Stack>
      </div>
    </>
  );
}

interface DotProps {
  customer: Customer;
  index: number;
  isWarned: boolean;
}

function Dot({ customer: { score, left }, index, isWarned }: DotProps) {
  // Spread vertically, so points do not overlap.
  const spread = 8 + ((index * 37) % 56);
  return (
    <circle
      cx={score * width}
      cy={left ? middle - spread : middle + spread}
      r={4}
      className={isWarned ? styles.warned : styles.quiet}
    />
  );
}
