import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/locale';
import { Alert } from '../../../ui/alert';
import { Page } from '../../shell/page';
import { badgeOf } from '../../components/badge-of';
import { ButtonLink } from '../../components/button-link';
import { SecondaryText } from '../../lists/cells';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { NewsletterTopicWords } from '../../../api/generated/words/newsletter-topic';
import { IssueStateWords } from '../../../api/generated/words/issue-state';
import { issueSource } from './issue-source';
import { listWords as words } from './words';

export const StateBadge = badgeOf(
  {
    draft: ['plain', '–'],
    review: ['orange', '○'],
    approved: ['blue', '✓'],
    scheduled: ['blue', '◷'],
    freezing: ['blue', '◐'],
    sending: ['blue', '◐'],
    paused: ['orange', '‖'],
    sent: ['green', '✓'],
    stopped: ['red', '✕'],
  },
  IssueStateWords,
);

const issues = defineList({
  source: issueSource,
  words,
  columns: {
    subject: {
      look: ['title', 'wide'],
      cell: ({ _id, subject, topics, author }) => (
        <span>
          <Link to={paths.issue(_id)}>
            <bdi>{subject}</bdi>
          </Link>
          <SecondaryText>
            {[topics.map((topic) => NewsletterTopicWords[topic]).join(', '), author]
              .filter(Boolean)
              .join(' · ')}
          </SecondaryText>
        </span>
      ),
    },
    state: ({ state }) => <StateBadge of={state} />,
    readers: ({ total }) => (total > 0 ? formatNumber(total) : '–'),
    when: { time: ({ startedAt, sendAt, updatedAt }) => startedAt ?? sendAt ?? updatedAt },
  },
});

export function Component() {
  const list = useList(issues);
  const data = list.answer;
  return (
    <Page {...words} action={<ButtonLink to={paths.issue('new')}>{words.add}</ButtonLink>}>
      {data && !data.isSentHere ? <Alert tone="warning">{words.there}</Alert> : null}
      {data?.isSentHere && data.hasProvider ? <Alert tone="info">{words.here}</Alert> : null}
      <ListView list={list} />
    </Page>
  );
}
