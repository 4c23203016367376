import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Panel, type Team, TeamValues } from '../../../../api/generated/enums';
import type { RequestDetail, StaffRequest } from '../../../../api/types';
import { formatDay } from '../../../../lib/dates';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Row, Stack, Text } from '../../../../ui/layout/layout';
import { EmailLink } from '../../../components/email-text';
import { Fact, Facts } from '../../../components/facts';
import { lazyDialog } from '../../../components/lazy-dialog';
import { ChangeAlert } from '../../../forms/change-alert';
import { statusLabels, teamLabels } from '../../../labels';
import { Second } from '../../../lists/cells';
import { paths } from '../../../paths';
import { kitWords } from '../../../words';
import { AssigneeMenu, useAssigners } from '../../queue/assignee-menu';
import { RequestPeople } from '../people/request-people';
import { isClosed } from '../request-progress';
import { StatusBadge } from '../status-badge';
import { factWords, notProvided, nowIs, staffViewWords as words } from '../words';
import { RequestWorkFields } from './request-work-fields';
import styles from './staff-side.module.css';
import type { Note } from './use-note';
import { useRequestWork } from './use-request-work';

const DelegateDialog = lazyDialog(() => import('./delegate-dialog'), 'DelegateDialog');
const RequestProposals = lazyDialog(
  () => import('../../proposals/request-proposals'),
  'RequestProposals',
);
const RequestRating = lazyDialog(() => import('../../ratings/request-rating'), 'RequestRating');
const RequestCalls = lazyDialog(() => import('../../calls/request-calls'), 'RequestCalls');

export interface Leave {
  close: () => void;
  next?: (() => void) | undefined;
}

interface StaffSideProps {
  request: RequestDetail;
  panel: Panel;
  note: Note;
  leave?: Leave | undefined;
}

export function StaffSide(props: StaffSideProps) {
  const { request } = props;
  return (
    <Stack gap={7}>
      <Work {...props} />
      <RequestProposals requestId={request._id} isStaff />
      {request.status === 'completed' ? <RequestRating requestId={request._id} isStaff /> : null}
      <RequestCalls requestId={request._id} canBook={false} />
      <RequestPeople request={request} />
      {request.client ? <Client client={request.client} /> : null}
    </Stack>
  );
}

function Work({ request, panel, note, leave }: StaffSideProps) {
  const work = useRequestWork(request, panel, note);
  const assigners = useAssigners();
  const [isTried, setTried] = useState(false);
  const next = leave?.next;
  return (
    <Stack as="section" gap={5} className={styles.sheet} aria-labelledby="staff-work">
      <Text as="h2" id="staff-work" size={4} strong>
        {words.work}
      </Text>
      <ChangeAlert change={work.change} conflict={nowIs(statusLabels[request.status])} />
      <Handover request={request} />
      <Row align="center" gap="2 3">
        <span className={styles.term}>{words.assignee}</span>
        <AssigneeMenu request={request} assigners={assigners} />
      </Row>
      <RequestWorkFields request={request} work={work} />
      <Row align="center" gap="2 3">
        <Button
          isPending={work.change.isPending}
          // The first press says what is missing.
          disabledReason={isTried || !work.isUntouched ? work.blocked : undefined}
          onClick={() => (work.blocked ? setTried(true) : work.change.submit(leave?.close))}
        >
          {words.update}
        </Button>
        {next ? (
          <Button
            variant="secondary"
            isPending={work.change.isPending}
            disabled={work.blocked !== undefined}
            onClick={() => work.change.submit(next)}
          >
            {words.updateAndNext}
          </Button>
        ) : null}
        {leave || !work.isUntouched ? (
          <Button
            variant="quiet"
            onClick={() => {
              work.drop();
              leave?.close();
            }}
          >
            {kitWords.cancel}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}

function Handover({ request }: { request: RequestDetail }) {
  const [handing, setHanding] = useState<Team | null>(null);
  return (
    <Row align="center" gap="2 3">
      <span className={styles.term}>{words.assignedTo}</span>
      <Assignee request={request} onDelegate={request.canDelegate ? setHanding : undefined} />
      {request.canDelegate && request.assignedTo && !isClosed(request) ? (
        <Button
          variant="quiet"
          small
          onClick={() => setHanding(request.assignedTo === 'manager' ? 'support' : 'manager')}
        >
          {words.reassign}
        </Button>
      ) : null}
      {handing ? (
        <DelegateDialog request={request} team={handing} onClose={() => setHanding(null)} />
      ) : null}
    </Row>
  );
}

function Client({ client }: { client: NonNullable<RequestDetail['client']> }) {
  const more = client.otherRequestsTotal - client.otherRequests.length;
  return (
    <section aria-labelledby="staff-client">
      <Text as="h2" id="staff-client" size={4} strong>
        {words.client}
      </Text>
      <Facts>
        <Fact term={words.name}>
          {client.firstName} {client.lastName}
        </Fact>
        <Fact term={factWords.company}>
          {client.organisation ? (
            <Link to={paths.organisation(client.organisation._id)}>{client.organisation.name}</Link>
          ) : (
            client.company || notProvided
          )}
        </Fact>
        <Fact term={factWords.email}>
          <EmailLink email={client.email} />
        </Fact>
        <Fact term={factWords.phone}>{client.phone || notProvided}</Fact>
        <Fact term={words.clientSince}>{formatDay(client.clientSince)}</Fact>
      </Facts>
      <Text as="h3" strong before={4} line="above">
        {client.otherRequestsTotal === 0 ? words.noOthers : words.others(client.otherRequestsTotal)}
      </Text>
      <Text as="ul" above={1}>
        {client.otherRequests.map((other) => (
          <Stack as="li" key={other._id} gap={1} breaks before={2} after={2} line="below">
            <Link to={paths.request(other._id)}>{other.projectName}</Link>
            <Row as="span" align="center" gap="2 3" soft size={1} figures>
              <StatusBadge status={other.status} />
              <span>
                {other.reference}, {formatDay(other.createdAt)}
              </span>
            </Row>
          </Stack>
        ))}
      </Text>
      {more > 0 ? (
        <Text faint size={1}>
          {words.more(more)}
        </Text>
      ) : null}
    </section>
  );
}

interface AssigneeProps {
  request: StaffRequest;
  onDelegate?: ((team: Team) => void) | undefined;
}

function Assignee({ request, onDelegate }: AssigneeProps) {
  if (request.assignedTo) {
    return (
      <Badge tone="teal" glyph="➜">
        {teamLabels[request.assignedTo]}
      </Badge>
    );
  }
  if (request.status !== 'pending' || !onDelegate) return <Second>{words.nobody}</Second>;
  return (
    <Row as="span" gap={1}>
      {TeamValues.map((team) => (
        <Button
          key={team}
          small
          aria-label={words.delegate(teamLabels[team], request.projectName)}
          onClick={() => onDelegate(team)}
        >
          {teamLabels[team]}
        </Button>
      ))}
    </Row>
  );
}
