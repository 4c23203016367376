import { Link } from 'react-router-dom';
import type { Lead } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import sections from '../../components/dialog-sections.module.css';
import { EmailLink } from '../../components/email-text';
import { Fact, Facts, LongText } from '../../components/facts';
import { paths } from '../../paths';
import { replyWords, trackingLabels, trapWords } from './lead-words';

/** All that the visitor sent: plain text, whatever it looks like. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { details } = lead;
  return (
    <>
      {lead.trap ? (
        <Alert tone="warning">
          <p>
            <strong>This was set apart as spam by itself.</strong> {trapWords[lead.trap]}
          </p>
          {lead.state === 'spam' ? (
            <p>
              Nobody was mailed about it, and it is deleted after 30 days. If a person wrote it, set
              the state to New.
            </p>
          ) : null}
        </Alert>
      ) : null}
      {lead.requestId ? (
        <Alert tone="success">
          <p>
            This lead became a request.{' '}
            <Link to={paths.request(lead.requestId)}>Open the request</Link>
          </p>
        </Alert>
      ) : null}
      <LongText title="Message" text={lead.message} />
      <Facts>
        <Fact term="Email">
          <EmailLink email={lead.email} />
        </Fact>
        <Fact term="Phone">
          {lead.phone ? (
            <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>
          ) : null}
        </Fact>
        <Fact term="Company">{lead.company}</Fact>
        <Fact term="Job title">{lead.jobTitle}</Fact>
        <Fact term="Role">{details.role === lead.jobTitle ? null : details.role}</Fact>
        <Fact term="Budget">{details.budget}</Fact>
        <Fact term="Timeline">{details.timeline}</Fact>
        <Fact term="Decides about the budget">{yesOrNo(details.authority)}</Fact>
        <Fact term="Topic">{details.topic}</Fact>
        <Fact term="Promise">{replyWords(lead)}</Fact>
        <Fact term="Sent from">{lead.page}</Fact>
        <Fact term="Visitor’s clock">{clock(details.submittedAt)}</Fact>
      </Facts>
      <Tracking tracking={lead.tracking} />
    </>
  );
}

function Tracking({ tracking }: { tracking: Lead['tracking'] }) {
  // In our order, not that of the answer.
  const entries = Object.entries(trackingLabels).filter(([name]) => tracking[name]);
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className={sections.title}>Where the visitor came from</h3>
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
  return value ? 'Yes' : 'No';
}

/** The visitor's browser claims it: what is no date is shown as it came. */
function clock(claimed: string | undefined): string | null {
  if (!claimed) return null;
  return Number.isNaN(Date.parse(claimed)) ? claimed : formatDayAndTime(claimed);
}
