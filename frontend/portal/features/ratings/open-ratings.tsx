import { q, useQuery } from '../../../api/call';
import { Row, Stack } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { paths } from '../../paths';
import { cardWords as words } from './words';

/** Completed requests whose client was asked; nothing without any, since it stands among lists. */
export function OpenRatings() {
  const { data } = useQuery(q('/api/ratings/open'));
  if (!data || data.ratings.length === 0) return null;
  return (
    <Stack as="ul" gap={3} card pad={5}>
      {data.ratings.map(({ _id, token, request }) => (
        <Row as="li" key={_id} between align="center" gap="2 5">
          <span>{words.ask(request.projectName)}</span>
          {token ? (
            <ButtonLink reloadDocument to={paths.rating(token)} variant="secondary">
              {words.rate}
            </ButtonLink>
          ) : null}
        </Row>
      ))}
    </Stack>
  );
}
