import { q, useQuery } from '../../../api/call';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { Progress } from '../../../ui/progress';
import { Loaded } from '../../components/loaded';
import { SettingsPage } from '../settings/settings-page';
import { type Step, StepAction } from './step-action';
import styles from './set-up.module.css';
import { setUpWords as words, stepWords } from './words';

/** An answer by mail, or a calendar that was just added, arrives without a press. */
const POLL_MS = 10_000;

export function Component() {
  const query = useQuery(
    q('/api/admin/set-up', undefined, {
      refetchInterval: ({ state }) => (state.data?.isDone ? false : POLL_MS),
    }),
  );
  return (
    <SettingsPage lead={words.lead}>
      <Loaded query={query} noun={words.noun} lines={9} isQuiet>
        {({ steps, isDone }) => {
          const done = steps.filter((one) => one.isDone).length;
          return (
            <Stack gap={4} className={styles.page}>
              <Stack gap={2}>
                <Text strong role="status">
                  {isDone ? words.allDone : words.counted(done, steps.length)}
                </Text>
                <Progress
                  value={Math.round((100 * done) / steps.length)}
                  label={words.counted(done, steps.length)}
                />
              </Stack>
              <ol aria-label={words.steps} className={styles.steps}>
                {steps.map((one, index) => (
                  <li key={one.step} className={styles.step} data-done={one.isDone}>
                    <span aria-hidden="true" className={styles.mark}>
                      {one.isDone ? '✓' : index + 1}
                    </span>
                    {one.isDone ? <DoneStep one={one} /> : <OpenStep one={one} />}
                  </li>
                ))}
              </ol>
            </Stack>
          );
        }}
      </Loaded>
    </SettingsPage>
  );
}

const OpenStep = ({ one }: { one: Step }) => (
  <Row align="center" between gap="3 6" className={styles.words}>
    <Stack gap={1} breaks className={styles.text}>
      <Text as="h2" size={4} strong>
        {stepWords[one.step].title}
        <span className="visually-hidden">: {words.open}</span>
      </Text>
      <Text soft>{stepWords[one.step].why}</Text>
      <Text figures>{one.missing}</Text>
    </Stack>
    <Row align="center" gap={2} className={styles.action}>
      <StepAction one={one} />
    </Row>
  </Row>
);

const DoneStep = ({ one: { step } }: { one: Step }) => (
  <details className={styles.words}>
    <Text as="summary" size={4} soft className={styles.summary}>
      {stepWords[step].title}
      <span className="visually-hidden">: {words.done}</span>
    </Text>
    <Text soft above={1}>
      {stepWords[step].why}
    </Text>
  </details>
);
