import { truncate } from '../../../lib/text';
import type { LeadForm, LeadState } from '../../../api/call';
import { LeadFormWords } from '../../../api/generated/words/lead-form';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { EmailText } from '../../components/email-text';
import { Badges, SecondaryText } from '../../lists/cells';
import { ExportButton } from '../../lists/export-button';
import { listScreen } from '../../lists/list-screen';
import { RowLink } from '../../lists/row-link';
import { LeadDialog } from './lead-dialog';
import { leadSource } from './lead-source';
import { listWords, replyWords, stateLabelsOf } from './words';

const snippetLength = 120;

export const Component = listScreen({
  exporter: (filtered) => <ExportButton path="/api/leads/export" {...filtered} />,
  dialog: LeadDialog,
  source: leadSource,
  words: listWords,
  opens: 'lead',
  columns: {
    from: {
      look: 'title',
      cell: (lead) => (
        <>
          <RowLink id={lead._id}>{lead.fullName || <EmailText email={lead.email} />}</RowLink>
          {lead.company ? <SecondaryText>{lead.company}</SecondaryText> : null}
          {lead.fullName ? (
            <SecondaryText>
              <EmailText email={lead.email} />
            </SecondaryText>
          ) : null}
        </>
      ),
    },
    about: {
      look: 'wide',
      cell: (lead) => (
        <span>
          {lead.service}
          <SecondaryText>{LeadFormWords[lead.form]}</SecondaryText>
          {lead.message ? (
            <SecondaryText>{truncate(lead.message, snippetLength)}</SecondaryText>
          ) : null}
        </span>
      ),
    },
    state: (lead) => (
      <Badges>
        <LeadStateBadge state={lead.state} form={lead.form} />
        <SecondaryText>{replyWords(lead)}</SecondaryText>
        {lead.requestId ? <SecondaryText>{listWords.isRequest}</SecondaryText> : null}
      </Badges>
    ),
    received: { time: (lead) => lead.createdAt },
  },
});

const looks: Record<LeadState, { tone: BadgeTone; glyph: string }> = {
  new: { tone: 'orange', glyph: '○' },
  contacted: { tone: 'blue', glyph: '◐' },
  won: { tone: 'green', glyph: '✓' },
  lost: { tone: 'plain', glyph: '–' },
  spam: { tone: 'red', glyph: '✕' },
};

const LeadStateBadge = ({ state, form }: { state: LeadState; form: LeadForm }) => (
  <Badge {...looks[state]}>{stateLabelsOf(form)[state]}</Badge>
);
