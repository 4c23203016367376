import { Link } from 'react-router-dom';
import type { Lead } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Text } from '../../../ui/layout/layout';
import { EmailLink } from '../../components/email-text';
import { Fact, Facts, LongText } from '../../components/facts';
import { paths } from '../../paths';
import { factWords, replyWords, trackingLabels, trapWords } from './words';

export function LeadFacts({ lead }: { lead: Lead }) {
  const { details } = lead;
  return (
    <>
      {lead.trap ? (
        <Alert tone="warning">
          <p>
            <strong>{factWords.setApart}</strong> {trapWords[lead.trap]}
          </p>
          {lead.state === 'spam' ? <p>{factWords.spamEnds}</p> : null}
        </Alert>
      ) : null}
      {lead.requestId ? (
        <Alert tone="success">
          <p>
            {factWords.becameRequest}{' '}
            <Link to={paths.request(lead.requestId)}>{factWords.openRequest}</Link>
          </p>
        </Alert>
      ) : null}
      <LongText title={factWords.message} text={lead.message} />
      <Facts>
        <Fact term={factWords.email}>
          <EmailLink email={lead.email} />
        </Fact>
        <Fact term={factWords.phone}>
          {lead.phone ? (
            <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>
          ) : null}
        </Fact>
        <Fact term={factWords.company}>{lead.company}</Fact>
        <Fact term={factWords.jobTitle}>{lead.jobTitle}</Fact>
        <Fact term={factWords.role}>{details.role === lead.jobTitle ? null : details.role}</Fact>
        <Fact term={factWords.budget}>{details.budget}</Fact>
        <Fact term={factWords.timeline}>{details.timeline}</Fact>
        <Fact term={factWords.authority}>{yesOrNo(details.authority)}</Fact>
        <Fact term={factWords.topic}>{details.topic}</Fact>
        <Fact term={factWords.offer}>{details.offer}</Fact>
        <Fact term={factWords.promise}>{replyWords(lead)}</Fact>
        <Fact term={factWords.page}>{lead.page}</Fact>
        <Fact term={factWords.clock}>{clock(details.submittedAt)}</Fact>
      </Facts>
      <Tracking tracking={lead.tracking} />
    </>
  );
}

function Tracking({ tracking }: { tracking: Lead['tracking'] }) {
  // In our order, not the answer's.
  const entries = Object.entries(trackingLabels).filter(([name]) => tracking[name]);
  if (entries.length === 0) return null;
  return (
    <section>
      <Text as="h3" strong below={2}>
        {factWords.tracking}
      </Text>
      <Facts>
        {entries.map(([name, label]) => (
          <Fact key={name} term={label}>
            {tracking[name]}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

function yesOrNo(value: boolean | undefined): string | null {
  if (value === undefined) return null;
  return value ? factWords.yes : factWords.no;
}

/** The time claimed by the visitor's browser; shown as received if it is no date. */
function clock(claimed: string | undefined): string | null {
  if (!claimed) return null;
  return Number.isNaN(Date.parse(claimed)) ? claimed : formatDayAndTime(claimed);
}
