import { type AnswerOf, call, type MailPool, q, useQuery } from '../../../api/call';
import { type DecidableDelivery, DecidableDeliveryValues } from '../../../api/generated/enums';
import { formatTime } from '../../../lib/dates';
import { formatNumber } from '../../../lib/locale';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { Progress as Bar } from '../../../ui/progress';
import { IssueDeliveryStateWords } from '../../../api/generated/words/issue-delivery-state';
import { MailPoolWords } from '../../../api/generated/words/mail-pool';
import { DialogButton } from '../../components/dialog-button';
import { Fact, Facts } from '../../components/facts';
import { ItemRow, ItemRows } from '../../components/item-row';
import { lazyDialog } from '../../components/lazy-dialog';
import { Section } from '../../components/section';
import { confirm } from '../../forms/confirm';
import type { Issue } from './issue';
import { workWords as words } from './words';

const RateDialog = lazyDialog(() => import('./rate-dialog'), 'RateDialog');

export type Pool = AnswerOf<'/api/issues/pools', 'get'>['pools'][number];

export function Progress({ issue }: { issue: Issue }) {
  const { data } = useQuery(q('/api/issues/pools'));
  const open = sum(issue, (one) => one.state === 'waiting' || one.state === 'sending');
  const total = Math.max(issue.total, 1);
  const done = issue.total - open;
  const rates = new Map<MailPool, Pool>((data?.pools ?? []).map((one) => [one.pool, one]));
  const pools = [...new Set(issue.counts.map(({ pool }) => pool))];
  return (
    <Section title={words.progress} lead={words.of(done, issue.total)}>
      <Bar value={Math.floor((done / total) * 100)} label={words.progress} showValue />
      {DecidableDeliveryValues.map((which) => (
        <Decide key={which} issue={issue} which={which} />
      ))}
      <ItemRows>
        {pools.map((pool) => {
          const rate = rates.get(pool);
          return (
            <ItemRow
              key={pool}
              title={MailPoolWords[pool]}
              notes={[
                issue.counts
                  .filter((one) => one.pool === pool)
                  .map(
                    ({ state, mails }) =>
                      `${IssueDeliveryStateWords[state]} ${formatNumber(mails)}`,
                  )
                  .join(', '),
                rate &&
                  [
                    words.rate(rate.perMinute),
                    rate.slowedUntil && words.slowed(formatTime(rate.slowedUntil), rate.perMinute),
                  ]
                    .filter(Boolean)
                    .join(', '),
              ]}
            >
              {rate ? (
                <DialogButton
                  small
                  label={words.changeRate}
                  aria-label={words.changeRateOf(MailPoolWords[pool])}
                  dialog={RateDialog}
                  of={{ pool: rate }}
                />
              ) : null}
            </ItemRow>
          );
        })}
      </ItemRows>
      {issue.failures.length > 0 ? (
        <Stack gap={2}>
          <Text as="h3" strong>
            {words.failures}
          </Text>
          <Facts>
            {issue.failures.map(({ state, reply, mails }) => (
              <Fact
                key={`${state} ${reply}`}
                term={`${IssueDeliveryStateWords[state]}, ${words.mails(mails)}`}
              >
                {reply || words.answer}
              </Fact>
            ))}
          </Facts>
        </Stack>
      ) : null}
    </Section>
  );
}

const sum = ({ counts }: Issue, is: (one: Issue['counts'][number]) => boolean): number =>
  counts.filter(is).reduce((all, { mails }) => all + mails, 0);

export function Decide({ issue, which }: { issue: Issue; which: DecidableDelivery }) {
  const mails = sum(issue, ({ state }) => state === which);
  if (mails === 0 || issue.state === 'freezing') return null;
  const decisions = call('POST /api/issues/{id}/decisions', { path: { id: issue._id } });
  const button = (send: boolean) => {
    const { label, title, ...question } = words[send ? 'again' : 'leave'];
    return (
      <Button
        small
        label={label}
        onClick={() =>
          confirm({
            ...question,
            title: title(mails),
            action: label,
            run: () => decisions.send({ which, send }),
          })
        }
      />
    );
  };
  return (
    <Alert tone="warning">
      <p>{words[which](mails)}</p>
      <Row gap={3} above={3}>
        {issue.state === 'stopped' ? null : button(true)}
        {button(false)}
      </Row>
    </Alert>
  );
}
