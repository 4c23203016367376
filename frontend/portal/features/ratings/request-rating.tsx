import { q, useQuery } from '../../../api/call';
import { Heading, Row, Stack, Text, Written } from '../../../ui/layout/layout';
import { Holding } from '../../../ui/skeleton';
import { RatingReasonWords } from '../../../api/generated/words/rating-reason';
import { ButtonLink } from '../../components/button-link';
import { Loaded } from '../../components/loaded';
import { paths } from '../../paths';
import { cardWords as words, rateWords } from './words';

/** The rating of a completed request, and for its client the way to give one. */
export function RequestRating({ requestId, isStaff }: { requestId: string; isStaff: boolean }) {
  const query = useQuery(q('/api/requests/{id}/rating', { path: { id: requestId } }));
  if (!isStaff && query.isPending) return <Holding />;
  // Clients who were not asked see no empty section.
  if (query.data && !query.data.rating && !isStaff) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="rating">
      <Heading id="rating">{isStaff ? words.staff : words.own}</Heading>
      <Loaded query={query} noun={words.noun} lines={1}>
        {({ rating }) =>
          rating === null ? (
            <Text soft>{words.notAsked}</Text>
          ) : (
            <>
              {rating.score === null && isStaff ? <Text soft>{words.waits}</Text> : null}
              {rating.score === null ? null : (
                <Text strong figures>
                  {rateWords.score(rating.score)}
                </Text>
              )}
              {rating.reasons.length > 0 ? (
                <Text soft>
                  {rating.reasons.map((reason) => RatingReasonWords[reason]).join(', ')}
                </Text>
              ) : null}
              {rating.remark ? <Written>{rating.remark}</Written> : null}
              {rating.testimonial ? (
                <Text soft>
                  {rating.testimonial.state === 'approved' ? words.quoted : words.withdrawn}
                </Text>
              ) : null}
              {rating.token ? (
                <Row>
                  <ButtonLink
                    label={actionOf(rating)}
                    reloadDocument
                    to={paths.rating(rating.token)}
                    variant={rating.score === null ? 'primary' : 'secondary'}
                  />
                </Row>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

interface Given {
  score: number | null;
  testimonial: { state: string } | null;
}

function actionOf({ score, testimonial }: Given): string {
  if (score === null) return words.rate;
  return testimonial?.state === 'approved' ? words.manage : words.publish;
}
