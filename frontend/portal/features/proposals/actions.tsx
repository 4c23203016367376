import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../components/button-link';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { RowAction } from '../../components/row-action';
import { confirm } from '../../forms/confirm';
import { paths } from '../../paths';
import { proposalKindInWords } from './kind-in-words';
import { DownloadPdf } from './parts';
import type { Proposal } from './proposal-source';
import { pageWords as words } from './words';

const AskDialog = lazyDialog(() => import('./ask-dialog'), 'AskDialog');
const OrderDialog = lazyDialog(() => import('./order-dialog'), 'OrderDialog');

export function Actions({ proposal }: { proposal: Proposal }) {
  const { _id: id, state, draft, paper, canWrite, version } = proposal;
  const navigate = useNavigate();
  const path = { path: { id } };
  const toDraft = (to: string) => navigate(paths.proposalDraft(to));
  const isOpen = state !== 'accepted' && state !== 'superseded';
  return (
    <>
      {paper ? <DownloadPdf proposal={proposal} /> : null}
      {paper && !canWrite ? (
        <DialogButton variant="secondary" label={words.ask} dialog={AskDialog} of={{ proposal }} />
      ) : null}
      {canWrite && draft ? <ButtonLink to={paths.proposalDraft(id)}>{words.go}</ButtonLink> : null}
      {canWrite && !draft && isOpen ? (
        <RowAction
          variant="secondary"
          label={words.newVersion}
          send={() => call('POST /api/proposals/{id}/new-version', path).send({ version })}
          onDone={() => toDraft(id)}
        />
      ) : null}
      {canWrite && state === 'accepted' ? (
        <RowAction
          label={words.changeOrder}
          send={() =>
            call('POST /api/requests/{id}/proposals', { path: { id: proposal.request._id } }).send({
              kind: 'change',
            })
          }
          onDone={(answer) => toDraft(answer.proposal._id)}
        />
      ) : null}
      {canWrite && state === 'sent' ? (
        <DialogButton variant="secondary" dialog={OrderDialog} of={{ proposal }}>
          {words.recordOrder}
        </DialogButton>
      ) : null}
      {canWrite && draft ? (
        <Button
          variant="quiet"
          onClick={() =>
            confirm({
              ...words.dropping,
              text: words.dropText(proposal.sentVersion > 0),
              run: () => call('POST /api/proposals/{id}/discard-draft', path).send({ version }),
            })
          }
        >
          {words.drop}
        </Button>
      ) : null}
      {canWrite && state === 'sent' ? (
        <Button
          variant="quiet"
          onClick={() =>
            confirm({
              ...words.withdrawing(proposalKindInWords(proposal.kind)),
              run: () =>
                call('POST /api/proposals/{id}/withdraw', path).send({
                  version: proposal.sentVersion,
                }),
            })
          }
        >
          {words.withdraw}
        </Button>
      ) : null}
    </>
  );
}
