import { ProposalKindWords } from '../../../api/generated/words/proposal-kind';
import { Link } from 'react-router-dom';
import { formatAge, formatDay } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { useAccess } from '../../access/use-access';
import { Badges, SecondaryText } from '../../lists/cells';
import { ExportButton } from '../../lists/export-button';
import { defineList, ListView, useList } from '../../lists/list-view';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { isUndecided, StateBadge } from './parts';
import { proposalSource } from './proposal-source';
import { listWords as words } from './words';

const proposals = defineList({
  source: proposalSource,
  words,
  columns: {
    about: {
      look: ['title', 'wide'],
      cell: (one) => (
        <>
          <Link to={one.sentVersion > 0 ? paths.proposal(one._id) : paths.proposalDraft(one._id)}>
            <bdi>{one.request.projectName}</bdi>
          </Link>
          <SecondaryText>
            {ProposalKindWords[one.kind]} {one.reference}
            {one.sentVersion > 0 ? `, ${words.version(one.sentVersion)}` : ''}
          </SecondaryText>
          <SecondaryText>{one.client}</SecondaryText>
        </>
      ),
    },
    state: (one) => (
      <Badges>
        <StateBadge of={one} />
        {isUndecided(one) && one.validUntil ? (
          <SecondaryText>{words.until(formatDay(one.validUntil))}</SecondaryText>
        ) : null}
      </Badges>
    ),
    price: {
      look: 'figure',
      cell: (one) => (one.netMinor === null ? '–' : formatMinor(one.netMinor, one.currency)),
    },
    age: {
      look: 'date',
      cell: (one) => (
        <>
          {one.sentAt ? formatAge(one.sentAt) : words.notSent}
          {one.state === 'sent' && one.seenAt ? <SecondaryText>{words.seen}</SecondaryText> : null}
        </>
      ),
    },
  },
});

export function Component() {
  const list = useList(proposals);
  const role = useAccess()?.role;
  return (
    <Page
      {...words}
      action={
        role === 'admin' || role === 'manager' ? (
          <ExportButton path="/api/proposals/export" {...list.exports} />
        ) : null
      }
    >
      <ListView list={list} />
    </Page>
  );
}
