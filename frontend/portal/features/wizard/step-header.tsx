import { Stack, Text } from '../../../ui/layout/layout';
import { Progress } from '../../../ui/progress';
import { percentAt, steps } from './wizard-fields';
import { wizardWords as words } from './words';
import styles from './wizard.module.css';

interface StepHeaderProps {
  step: number;
  missing: readonly number[];
  onStep: (step: number) => void;
}

export function StepHeader({ step, missing, onStep }: StepHeaderProps) {
  const percent = percentAt(step);
  return (
    <Stack gap={2}>
      <div className={styles.progressRow}>
        <Text strong>{words.at(step + 1, steps.length)}</Text>
        <Progress value={percent} label={words.progress} />
        <Text soft>{percent}%</Text>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title }, index) => (
          <li key={title}>
            <Text
              as="button"
              type="button"
              soft
              leading={3}
              className={styles.step}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onStep(index)}
            >
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              {title}
              {missing[index] ? (
                <span className={styles.missing}>
                  <span aria-hidden="true">! </span>
                  {words.missing(missing[index])}
                </span>
              ) : null}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
