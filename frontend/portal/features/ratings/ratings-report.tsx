import { Link } from 'react-router-dom';
import { q, useQuery } from '../../../api/call';
import { formatDay, dayOf } from '../../../lib/dates';
import { Columns, Heading, Stack, Text, Written } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import { paths } from '../../paths';
import styles from './ratings.module.css';
import { rateWords, reportWords as words } from './words';

/** Always says how many clients were asked. The default period is that of the reports. */
export function RatingsReport(days: { from?: string; to?: string }) {
  const query = useQuery(q('/api/ratings', { query: days }));
  return (
    <Stack as="section" gap={4} aria-labelledby="ratings">
      <Heading id="ratings">{words.title}</Heading>
      <Loaded query={query} noun={words.noun} lines={3}>
        {({ asked, given, average, scores, latest }) =>
          asked === 0 ? (
            <Text soft>{words.none}</Text>
          ) : (
            <Columns from="medium" gap="5 7" align="start" className={styles.report}>
              <Stack gap={4}>
                <div>
                  <Text strong figures>
                    {average === null
                      ? words.unanswered(asked)
                      : words.summary(average, (scores[3] ?? 0) + (scores[4] ?? 0), given)}
                  </Text>
                  <Text soft figures>
                    {words.answered(given, asked)}
                  </Text>
                </div>
                <dl className={styles.bars} aria-label={words.scores}>
                  {[5, 4, 3, 2, 1].map((score) => (
                    <ScoreBar key={score} score={score} times={scores[score - 1] ?? 0} of={given} />
                  ))}
                </dl>
              </Stack>
              {latest.length > 0 ? (
                <Stack as="ul" gap={4} aria-label={words.latest}>
                  {latest.slice(0, 6).map(({ _id, score, remark, request, givenAt }) => (
                    <Stack as="li" key={_id} gap={1} breaks>
                      <Text figures>
                        {score === null ? null : <strong>{rateWords.score(score)} </strong>}
                        <Link to={paths.request(request._id)}>
                          <bdi>{request.projectName}</bdi>
                        </Link>
                      </Text>
                      {remark ? <Written>{remark}</Written> : null}
                      <Text soft size={2} figures>
                        {request.reference}
                        {givenAt ? `, ${formatDay(dayOf(givenAt))}` : ''}
                      </Text>
                    </Stack>
                  ))}
                </Stack>
              ) : null}
            </Columns>
          )
        }
      </Loaded>
    </Stack>
  );
}

const ScoreBar = ({ score, times, of }: { score: number; times: number; of: number }) => (
  <>
    <dt>{score}</dt>
    <dd>
      <span
        className={styles.bar}
        style={{ inlineSize: `${of > 0 ? (100 * times) / of : 0}%` }}
        aria-hidden="true"
      />
      <span>{times}</span>
    </dd>
  </>
);
