import { Link } from 'react-router-dom';
import { call } from '../../../api/call';
import { formatAge, formatDayAndTime, type Instant } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Columns, Stack, Text } from '../../../ui/layout/layout';
import { EmailLink } from '../../components/email-text';
import { Fact, Facts } from '../../components/facts';
import { lazyDialog } from '../../components/lazy-dialog';
import { RowAction } from '../../components/row-action';
import { paths } from '../../paths';
import type { Invoice } from '../invoices/invoice-source';
import { Paper } from '../invoices/paper';
import { isOpen } from '../invoices/parts';
import { Standing } from '../invoices/pay';
import styles from './invoicing.module.css';
import { manageWords as words } from './words';

const DraftEditor = lazyDialog(() => import('./draft-editor'), 'DraftEditor');

/** An invoice as staff work on it. */
export const Manage = ({ invoice }: { invoice: Invoice }) =>
  invoice.state === 'draft' ? (
    <DraftEditor key={invoice._id} invoice={invoice} />
  ) : (
    <Columns from="large" gap={7} align="start" className={styles.beside}>
      <Stack as="section" gap={5} aria-label={words.label}>
        <Standing invoice={invoice} />
        <Reminders invoice={invoice} />
        <About invoice={invoice} />
        <Interest invoice={invoice} />
        <Link to={`${paths.account}?invoice=${invoice._id}`}>{words.account}</Link>
      </Stack>
      <Paper invoice={invoice} />
    </Columns>
  );

/** A question of the client stops the reminders until somebody lets them go on. */
export function Reminders({ invoice }: { invoice: Invoice }) {
  const { _id: id, pausedAt, version } = invoice;
  if (!pausedAt || !isOpen(invoice)) return null;
  return (
    <Alert tone="warning">
      <p>{words.paused(formatAge(pausedAt as Instant))}</p>
      <p>
        <RowAction
          small
          label={words.resume}
          send={() =>
            call('POST /api/invoices/{id}/resume-reminders', { path: { id } }).send({ version })
          }
          done={({ message }) => message}
        />
      </p>
    </Alert>
  );
}

/** A sentence for clients who pay late. We charge no interest. */
export function Interest({ invoice }: { invoice: Invoice }) {
  const { _id: id, namesInterest, version } = invoice;
  if (!isOpen(invoice) || invoice.kind === 'credit') return null;
  return (
    <Text as="div" soft>
      {namesInterest ? words.namesInterest : words.noInterest}{' '}
      <RowAction
        small
        variant="quiet"
        label={namesInterest ? words.leaveInterest : words.nameInterest}
        send={() =>
          call('PUT /api/invoices/{id}/interest', { path: { id } }).send({
            isNamed: !namesInterest,
            version,
          })
        }
        done={({ message }) => message}
      />
    </Text>
  );
}

function About({ invoice }: { invoice: Invoice }) {
  const { client, company, buyer, seenAt, nextReminderAt, lastReminder, kind } = invoice;
  const { facts } = words;
  return (
    <Facts>
      <Fact term={facts.client}>{[client, company].filter(Boolean).join(', ')}</Fact>
      <Fact term={facts.email}>{buyer.email ? <EmailLink email={buyer.email} /> : null}</Fact>
      <Fact term={facts.seen}>{seenAt ? formatDayAndTime(seenAt as Instant) : facts.notSeen}</Fact>
      {kind === 'credit' ? null : (
        <>
          <Fact term={facts.last}>{lastReminder ? words.reminders[lastReminder] : null}</Fact>
          <Fact term={facts.reminder}>
            {nextReminderAt && isOpen(invoice) && !invoice.pausedAt
              ? formatDayAndTime(nextReminderAt as Instant)
              : null}
          </Fact>
        </>
      )}
    </Facts>
  );
}
