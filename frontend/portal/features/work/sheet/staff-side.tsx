import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type Panel,
  type RequestStatus,
  type Team,
  TeamValues,
} from '../../../../api/generated/enums';
import type { RequestDetail, StaffRequest } from '../../../../api/call';
import { formatDay, formatDayAndTime, dayOf } from '../../../../lib/dates';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { SelectField, TextArea, TextField } from '../../../../ui/inputs';
import { Heading, Row, Stack, Text, Written } from '../../../../ui/layout/layout';
import { FieldColumns } from '../../../components/dialog-sections';
import { EmailLink } from '../../../components/email-text';
import { Fact, Facts } from '../../../components/facts';
import { lazyDialog } from '../../../components/lazy-dialog';
import { FileList } from '../../../files/file-list';
import { ChangeAlert } from '../../../forms/change-alert';
import { RequestStatusWords } from '../../../../api/generated/words/request-status';
import { TeamWords } from '../../../../api/generated/words/team';
import { fullName } from '../../../labels';
import { SecondaryText } from '../../../lists/cells';
import { paths } from '../../../paths';
import { ShowEarlier } from '../../../threads/show-earlier';
import { useThread } from '../../../threads/use-thread';
import { kitWords } from '../../../words';
import { AssigneeMenu, useAssigners } from '../team/assignee-menu';
import { RequestPeople } from '../../requests/people/request-people';
import { RequestParts } from '../../requests/request-parts';
import { isClosed } from '../../requests/request-progress';
import { StatusBadge } from '../../requests/status-badge';
import { factWords, notProvided, reasonWords, staffViewWords as words } from '../../requests/words';
import styles from './staff.module.css';
import type { Note } from './use-note';
import { useRequestWork } from './use-request-work';
import { statusOptions } from './usual-moves';

const DelegateDialog = lazyDialog(() => import('./delegate-dialog'), 'DelegateDialog');

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
      <RequestParts request={request} isStaff />
      <RequestPeople request={request} />
      {request.client ? <Client client={request.client} /> : null}
    </Stack>
  );
}

function Work({ request: opened, panel, note, leave }: StaffSideProps) {
  const work = useRequestWork(opened, panel, note);
  const request = { ...opened, status: work.form.seen.status };
  const { status, form } = work;
  const assigners = useAssigners();
  const [isTried, setTried] = useState(false);
  const next = leave?.next;
  return (
    <Stack as="section" gap={5} card pad={5} className={styles.work} aria-labelledby="staff-work">
      <Heading id="staff-work">{words.work}</Heading>
      <ChangeAlert change={form} />
      <Handover request={request} />
      <Row align="center" gap="2 3">
        <Text as="span" faint size={1}>
          {words.assignee}
        </Text>
        <AssigneeMenu request={request} assigners={assigners} />
      </Row>
      <FieldColumns>
        <SelectField
          label={words.status}
          required
          value={status}
          options={statusOptions(request)}
          data-key="status"
          onChange={(event) => work.setStatus(event.target.value as RequestStatus)}
        />
        <TextField
          required={false}
          label={words.price(request.currency)}
          inputMode="decimal"
          placeholder={words.noPrice}
          error={work.priceError}
          readOnly={form.isPending}
          value={work.price}
          onChange={(event) => work.setPrice(event.target.value)}
        />
      </FieldColumns>
      {work.asksReason ? (
        <TextArea
          required={false}
          label={reasonWords.label}
          hint={reasonWords.hint(RequestStatusWords[request.status], RequestStatusWords[status])}
          rows={2}
          error={work.reasonError}
          readOnly={form.isPending}
          value={work.reason}
          onChange={(event) => work.setReason(event.target.value)}
        />
      ) : null}
      <NotesList request={request} />
      <Row align="center" gap="2 3">
        <Button
          label={words.update}
          isPending={form.isPending}
          disabledReason={isTried || !work.isUntouched ? work.blocked : undefined}
          onClick={() => (work.blocked ? setTried(true) : work.send(leave?.close))}
        />
        {next ? (
          <Button
            variant="secondary"
            label={words.updateAndNext}
            isPending={form.isPending}
            disabled={work.blocked !== undefined}
            onClick={() => work.send(next)}
          />
        ) : null}
        {leave || !work.isUntouched ? (
          <Button
            variant="quiet"
            label={kitWords.cancel}
            onClick={() => {
              work.drop();
              leave?.close();
            }}
          />
        ) : null}
      </Row>
    </Stack>
  );
}

// A new array on each render would look like new notes.
const none: NonNullable<RequestDetail['notes']> = [];

/** Newest first; the admin's delegation note comes last. */
function NotesList({ request }: { request: RequestDetail }) {
  const { delegation } = request;
  const thread = useThread({
    of: request._id,
    newest: { entries: request.notes ?? none, before: request.notesBefore ?? null },
    kind: 'notes',
  });
  if (thread.entries.length === 0 && !delegation?.notes) return null;
  const newestFirst = [...thread.entries].reverse();
  return (
    <section className={styles.internal}>
      <Row
        as="p"
        nowrap
        align="center"
        gap={2}
        size={1}
        strong
        before={2}
        after={2}
        className={styles.internalTitle}
      >
        <Lock aria-hidden="true" size={14} /> {words.notesTitle}
      </Row>
      <ol aria-label={words.notes}>
        {newestFirst.map((note) => (
          <Text as="li" key={note._id} before={3} after={3} className={styles.note}>
            <Written>{note.text}</Written>
            <FileList files={note.attachments ?? []} />
            <Text faint size={1}>
              {note.author ? `${fullName(note.author)}, ` : ''}
              {TeamWords[note.team]} · {formatDayAndTime(note.createdAt)}
            </Text>
          </Text>
        ))}
        {delegation?.notes && !thread.hasEarlier ? (
          <Text as="li" before={3} after={3} className={styles.note}>
            <Written>{delegation.notes}</Written>
            <Text faint size={1}>
              {words.delegationNote(
                delegation.delegatedBy ? fullName(delegation.delegatedBy) : '',
                formatDayAndTime(delegation.delegatedAt),
              )}
            </Text>
          </Text>
        ) : null}
      </ol>
      <ShowEarlier thread={thread} noun="notes" />
    </section>
  );
}

function Handover({ request }: { request: RequestDetail }) {
  const [handing, setHanding] = useState<Team | null>(null);
  return (
    <Row align="center" gap="2 3">
      <Text as="span" faint size={1}>
        {words.assignedTo}
      </Text>
      <Assignee request={request} onDelegate={request.canDelegate ? setHanding : undefined} />
      {request.canDelegate && request.assignedTo && !isClosed(request) ? (
        <Button
          variant="quiet"
          small
          label={words.reassign}
          onClick={() => setHanding(request.assignedTo === 'manager' ? 'support' : 'manager')}
        />
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
      <Heading id="staff-client">{words.client}</Heading>
      <Facts>
        <Fact term={words.name}>{fullName(client)}</Fact>
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
        <Fact term={words.clientSince}>{formatDay(dayOf(client.clientSince))}</Fact>
      </Facts>
      <Text as="h3" strong before={4} line="above">
        {client.otherRequestsTotal === 0 ? words.noOthers : words.others(client.otherRequestsTotal)}
      </Text>
      <Text as="ul" above={1}>
        {client.otherRequests.map((other) => (
          <Stack as="li" key={other._id} gap={1} breaks before={2} after={2} line="below">
            <Link to={paths.request(other._id)}>
              <bdi>{other.projectName}</bdi>
            </Link>
            <Row as="span" align="center" gap="2 3" soft size={1} figures>
              <StatusBadge of={other.status} />
              <span>
                {other.reference}, {formatDay(dayOf(other.createdAt))}
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
    return <Badge label={TeamWords[request.assignedTo]} tone="teal" glyph="➜" />;
  }
  if (request.status !== 'pending' || !onDelegate)
    return <SecondaryText>{words.nobody}</SecondaryText>;
  return (
    <Row as="span" gap={1}>
      {TeamValues.map((team) => (
        <Button
          key={team}
          small
          label={TeamWords[team]}
          aria-label={words.delegate(TeamWords[team], request.projectName)}
          onClick={() => onDelegate(team)}
        />
      ))}
    </Row>
  );
}
