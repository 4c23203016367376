import { Link } from 'react-router-dom';
import { formatOfficeTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Text, Written } from '../../../ui/layout/layout';
import { paths } from '../../paths';
import { proposalKindInWords } from './kind-in-words';
import type { Proposal } from './proposal-source';
import { pageWords as words } from './words';

/** Its decision, or the reason why the reader cannot decide. */
export function Outcome({ proposal }: { proposal: Proposal }) {
  const { _id: id, state, decision, canDecide, canWrite, draft, isRequestOpen } = proposal;
  const what = proposalKindInWords(proposal.kind);
  if (decision?.decision === 'accepted') {
    return (
      <Alert tone="success">
        <p>
          {words.accepted(decision.name ?? '', formatOfficeTime(decision.at))}{' '}
          {decision.capacity === 'order' ? words.order : ''}
        </p>
        {canWrite ? null : <Link to={paths.proposalSigned(id)}>{words.whatNext}</Link>}
      </Alert>
    );
  }
  if (state === 'declined' && decision) {
    return (
      <Alert tone="warning">
        <p>{words.declined(formatOfficeTime(decision.at))}</p>
        {decision.reason ? <Written>{decision.reason}</Written> : null}
      </Alert>
    );
  }
  if (state === 'expired' || state === 'withdrawn' || state === 'superseded') {
    return <Alert tone="warning">{words.over[state](what)}</Alert>;
  }
  if (state === 'sent' && !isRequestOpen) return <Text soft>{words.requestClosed}</Text>;
  if (draft) return <Text soft>{state === 'draft' ? words.draftOnly(what) : words.openDraft}</Text>;
  return canDecide || canWrite ? null : <Text soft>{words.onlySignatory}</Text>;
}
