import { type Panel, type RequestDetail, useQuery } from '../../../api/call';
import { Suspense, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatDayAndTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { ButtonLink } from '../../components/button-link';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog, part } from '../../components/lazy-dialog';
import { LazyPart } from '../../components/lazy-part';
import { LoadedItem } from '../../components/loaded';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { listSearch } from '../work/list/queue-views';
import { queueWords } from '../work/words';
import { requestDetail } from './queries';
import { ClientRequestView } from './client/client-request-view';
import { editWords, moveWords, myRequestWords, oneRequest } from './words';
import type { Move } from './client/move-dialog';

/** Clients never load these. */
const StaffRequestView = part(() => import('../work/sheet/staff-request-view'), 'StaffRequestView');

const WriteProposal = part(() => import('../proposals/write-proposal'), 'WriteProposal');

export const loadStaffView = () => Promise.all([StaffRequestView.load(), WriteProposal.load()]);

export function RequestPage({ id, queue }: { id: string; queue: Panel | undefined }) {
  const query = useQuery(requestDetail(id));
  const request = query.data;
  // One page in all states, so its heading keeps the focus when the request arrives.
  return (
    <Page
      title={request?.projectName ?? oneRequest.title}
      back={query.isPending ? '\u00a0' : <BackLink request={request} queue={queue} />}
      lead={request ? <Lead request={request} /> : null}
      action={
        request ? (
          <>
            {request.workedFrom ? (
              <LazyPart failure={null}>
                <WriteProposal requestId={id} />
              </LazyPart>
            ) : null}
            <OwnRequestActions request={request} />
          </>
        ) : null
      }
    >
      <LoadedItem
        query={query}
        words={oneRequest}
        action={<ButtonLink to={paths.requests} variant="secondary" label={myRequestWords.title} />}
      >
        {(found) => (
          // One boundary: the staff part must not push the history down when it arrives.
          <Suspense fallback={<Skeleton label={oneRequest.loading} lines={9} />}>
            <Request request={found} queue={queue} />
          </Suspense>
        )}
      </LoadedItem>
    </Page>
  );
}

interface BackLinkProps {
  request: RequestDetail | undefined;
  queue: Panel | undefined;
}

function BackLink({ request, queue }: BackLinkProps) {
  const [params] = useSearchParams();
  const panel = queue ?? request?.workedFrom;
  if (!panel) return <Link to={paths.requests}>{oneRequest.back}</Link>;
  const search = queue ? listSearch(params) : '';
  return <Link to={{ pathname: paths[panel], search }}>← {queueWords.title}</Link>;
}

const Lead = ({ request: { reference, createdAt } }: { request: RequestDetail }) => (
  <>
    {reference}, {oneRequest.raised} <time dateTime={createdAt}>{formatDayAndTime(createdAt)}</time>
  </>
);

function Request({ request, queue }: { request: RequestDetail; queue: Panel | undefined }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  if (!request.workedFrom) return <ClientRequestView key={request._id} request={request} />;
  const close = () => {
    if (queue) void navigate({ pathname: paths[queue], search: listSearch(params) });
  };
  return <StaffRequestView key={request._id} request={request} leave={queue && { close }} />;
}

// Loaded on demand with the form library.
const EditRequestDialog = lazyDialog(
  () => import('./client/edit-request-dialog'),
  'EditRequestDialog',
);
const MoveDialog = lazyDialog(() => import('./client/move-dialog'), 'MoveDialog');

function OwnRequestActions({ request }: { request: RequestDetail }) {
  const [move, setMove] = useState<Move | null>(null);
  const possible = request.canWithdraw ? 'withdraw' : request.canReopen ? 'reopen' : null;
  return (
    <>
      {request.canEdit ? (
        <DialogButton variant="secondary" dialog={EditRequestDialog} of={{ request }}>
          {editWords.button}
        </DialogButton>
      ) : null}
      {possible ? (
        <Button
          variant={possible === 'withdraw' ? 'quiet' : 'secondary'}
          label={moveWords[possible].button}
          onClick={() => setMove(possible)}
        />
      ) : null}
      {move ? <MoveDialog request={request} move={move} onClose={() => setMove(null)} /> : null}
    </>
  );
}
