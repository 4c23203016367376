import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import brand from '../../../../../brand.json';
import { type Panel, queriesOf } from '../../../../api/call';
import { Button } from '../../../../ui/button';
import { Row, Stack } from '../../../../ui/layout/layout';
import { ButtonLink } from '../../../components/button-link';
import { lazyDialog } from '../../../components/lazy-dialog';
import { LoadedItem } from '../../../components/loaded';
import { paths } from '../../../paths';
import { requestDetail } from '../../requests/queries';
import { staffPaths, staffSources } from '../../requests/request-sources';
import { StaffRequestView } from './staff-request-view';
import { oneRequest } from '../../requests/words';
import { besideQueue, listSearch } from '../list/queue-views';
import styles from './request-sheet.module.css';
import { useKeys } from '../use-keys';
import { queueWords } from '../words';

const WriteProposal = lazyDialog(() => import('../../proposals/write-proposal'), 'WriteProposal');

const words = queueWords.sheet;

export function RequestSheet({ panel, id }: { panel: Panel; id: string }) {
  const query = useQuery(requestDetail(id));
  const { next, previous, close } = useNeighbours(panel, id);
  const sheet = useRef<HTMLElement>(null);
  const request = query.data;
  useKeys({
    ...(next && { j: next, e: next }),
    ...(previous && { k: previous }),
    Escape: close,
  });
  // Runs again when React shows the sheet after hiding it: hidden elements lose the focus.
  useLayoutEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    sheet.current?.scrollTo({ top: 0 });
  }, [id]);
  return (
    <Stack
      as="section"
      ref={sheet}
      role="dialog"
      aria-label={request?.projectName ?? oneRequest.title}
      tabIndex={-1}
      gap={4}
      className={styles.sheet}
    >
      <title>{`${request?.projectName ?? oneRequest.title} – ${brand.name}`}</title>
      <Row nowrap align="center" gap={1} before={2} after={2} className={styles.tools}>
        <Step label={words.previous} go={previous} icon={<ChevronUp aria-hidden="true" />} />
        <Step label={words.next} go={next} icon={<ChevronDown aria-hidden="true" />} />
        {request ? <WriteProposal requestId={id} isQuiet /> : null}
        <ButtonLink to={paths.request(id)} variant="quiet" small title={words.page}>
          <Maximize2 aria-hidden="true" size={16} />
          {words.openPage}
        </ButtonLink>
        <Button small iconOnly aria-label={words.close} onClick={close}>
          <X aria-hidden="true" />
        </Button>
      </Row>
      <LoadedItem
        query={query}
        words={{ ...oneRequest, missingText: words.missingText }}
        action={<Button variant="secondary" label={words.back} onClick={close} />}
      >
        {(found) => (
          <StaffRequestView key={id} request={found} heading="h2" leave={{ close, next }} />
        )}
      </LoadedItem>
    </Stack>
  );
}

interface StepProps {
  label: string;
  go: (() => void) | undefined;
  icon: ReactNode;
}

const Step = ({ label, go, icon }: StepProps) => (
  <Button small iconOnly aria-label={label} title={label} disabled={!go} onClick={go}>
    {icon}
  </Button>
);

function useNeighbours(panel: Panel, id: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const source = staffSources[panel];
  const { data } = useQuery(source.queryAt(source.read(params)));
  const queryClient = useQueryClient();
  const ids = data?.requests.map(({ _id }) => _id) ?? [];
  // The order when the user opened the first request, so finished requests keep their place.
  const [order, setOrder] = useState<readonly string[]>([]);
  if (!order.includes(id) && ids.includes(id)) setOrder(ids);
  const place = order.indexOf(id);
  const next = order[place + 1];
  const previous = place > 0 ? order[place - 1] : undefined;
  const open = (other: string) => () => {
    void navigate(
      { pathname: paths.request(other), search: besideQueue(panel, params) },
      { replace: true, state, preventScrollReset: true },
    );
  };
  return {
    next: place >= 0 && next !== undefined ? open(next) : undefined,
    previous: previous === undefined ? undefined : open(previous),
    close: () => {
      void queryClient.invalidateQueries(queriesOf([staffPaths[panel]]));
      void navigate(
        { pathname: paths[panel], search: listSearch(params) },
        { replace: true, state: { closed: id }, preventScrollReset: true },
      );
    },
  };
}
