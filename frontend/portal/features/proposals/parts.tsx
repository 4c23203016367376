import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { call, download } from '../../../api/call';
import { ProposalKindWords } from '../../../api/generated/words/proposal-kind';
import { formatAge } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { saveFile } from '../../../lib/save-file';
import { TextField } from '../../../ui/inputs';
import { Stack, Text } from '../../../ui/layout/layout';
import { badgeOf } from '../../components/badge-of';
import { ItemRow, ItemRows } from '../../components/item-row';
import { RowAction } from '../../components/row-action';
import { paths } from '../../paths';
import type { Proposal, ProposalRow } from './proposal-source';
import { decideWords, listWords, pageWords, sectionWords as words, stateLabels } from './words';

const Badge = badgeOf(
  {
    draft: ['plain', '○'],
    sent: ['orange', '◐'],
    waiting: ['plain', '◌'],
    accepted: ['green', '✓'],
    declined: ['red', '✕'],
    expired: ['plain', '◷'],
    withdrawn: ['plain', '↩'],
    superseded: ['plain', '⇄'],
  },
  stateLabels,
);

type Stated = Pick<ProposalRow, 'state' | 'isRequestOpen'>;

export const isUndecided = ({ state, isRequestOpen }: Stated) => state === 'sent' && isRequestOpen;

export const StateBadge = ({ of }: { of: Stated }) => (
  <Badge of={of.state === 'sent' && !isUndecided(of) ? 'waiting' : of.state} />
);

interface ProposalItemsProps {
  proposals: readonly ProposalRow[];
  /** Adds the name of the request's project. */
  isNamed?: boolean;
}

export const ProposalItems = ({ proposals, isNamed = false }: ProposalItemsProps) => (
  <ItemRows>
    {proposals.map((one) => (
      <ItemRow
        key={one._id}
        title={
          <Link to={one.sentVersion > 0 ? paths.proposal(one._id) : paths.proposalDraft(one._id)}>
            {ProposalKindWords[one.kind]} {one.reference}
          </Link>
        }
        notes={[
          [
            ...(isNamed ? [one.request.projectName] : []),
            one.totalMinor === null
              ? listWords.notSent
              : words.total(formatMinor(one.totalMinor, one.currency)),
            ...(one.sentAt ? [words.age(formatAge(one.sentAt))] : []),
          ].join(' · '),
        ]}
      >
        <StateBadge of={one} />
      </ItemRow>
    ))}
  </ItemRows>
);

export const DownloadPdf = ({ proposal: { _id: id, hasPdf } }: { proposal: Proposal }) => (
  <RowAction
    variant="secondary"
    label={pageWords.pdf}
    disabledReason={hasPdf ? undefined : pageWords.pdfMaking}
    send={() => download('/api/proposals/{id}/pdf', { path: { id } })}
    onDone={({ content, name }) => saveFile(content, name)}
  />
);

interface CodeFieldProps {
  id: string;
  /** From the form's `field`. */
  field: ComponentProps<typeof TextField>;
}

/** Sends a code to somebody who came here by the link in a mail, and takes it. */
export const CodeField = ({ id, field }: CodeFieldProps) => (
  <Stack gap={3} start>
    <Text soft>{decideWords.codeLead}</Text>
    <RowAction
      variant="secondary"
      label={decideWords.sendCode}
      send={() => call('POST /api/proposals/{id}/code', { path: { id } }).send()}
      done={({ message }) => message}
    />
    <TextField {...field} inputMode="numeric" autoComplete="one-time-code" />
  </Stack>
);
