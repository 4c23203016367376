import { Link } from 'react-router-dom';
import { q, useQuery } from '../../../api/call';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { Progress } from '../../../ui/progress';
import { ButtonLink } from '../../components/button-link';
import { paths } from '../../paths';
import styles from './set-up.module.css';
import { setUpWords as words, stepWords } from './words';

/** On an admin's dashboard until everything is set up. */
export function SetUpCard() {
  const { data } = useQuery(q('/api/admin/set-up'));
  const next = data?.steps.find(({ isDone }) => !isDone);
  if (!data || !next) return null;
  const { steps } = data;
  const done = steps.filter(({ isDone }) => isDone).length;
  const counted = words.counted(done, steps.length);
  return (
    <Stack as="section" card pad={4} aria-labelledby="set-up">
      <Row align="center" between gap="3 6">
        <Text as="h2" id="set-up" size={4} strong>
          {words.title}
        </Text>
        <Row align="center" gap="1 3" className={styles.progress}>
          <Progress value={Math.round((100 * done) / steps.length)} label={counted} />
          <Text as="span" soft size={2} figures>
            {counted}
          </Text>
        </Row>
        <Row align="center" gap="2 5">
          <p className="reach">
            {words.next} <Link to={paths.setUp}>{stepWords[next.step].title}</Link>
          </p>
          <ButtonLink small variant="secondary" to={paths.setUp} label={words.all} />
        </Row>
      </Row>
    </Stack>
  );
}
