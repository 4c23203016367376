import { X } from 'lucide-react';
import { call, type RequestDetail, useQuery } from '../../../../api/call';
import { listOf } from '../../../../lib/locale';
import { Button } from '../../../../ui/button';
import { Row, Stack, Text } from '../../../../ui/layout/layout';
import { DialogButton } from '../../../components/dialog-button';
import { RowAction } from '../../../components/row-action';
import { lazyDialog } from '../../../components/lazy-dialog';
import { confirm } from '../../../forms/confirm';
import { fullName } from '../../../labels';
import { me } from '../../../session/queries';
import styles from './request-people.module.css';
import { peopleWords as words } from './words';

const AddColleague = lazyDialog(() => import('./add-colleague'), 'AddColleague');

type People = RequestDetail['people'];
type Participant = People['participants'][number];

export function RequestPeople({ request }: { request: RequestDetail }) {
  const { _id, people } = request;
  const myId = useQuery(me()).data?._id;
  const isOwn = request.userId._id === myId;
  const removable = people.participants.filter(({ canRemove }) => canRemove);
  return (
    <Stack as="section" gap={2} pad={4} className={styles.people} aria-labelledby="people">
      <Text as="h2" id="people" soft size={2} strong>
        {words.title}
      </Text>
      <Text strong breaks>
        {listOf(namesIn(request, myId))}
      </Text>
      <Text soft measure={3}>
        {whoSees(people, isOwn)}
      </Text>
      {removable.length > 0 ? (
        <Row gap="1 4">
          {removable.map((one) => (
            <Row as="span" key={one._id} nowrap align="center" gap={1} breaks>
              {one._id === myId ? null : fullName(one)}
              <Button
                variant="quiet"
                small
                iconOnly={one._id !== myId}
                aria-label={one._id === myId ? words.leave : words.remove(fullName(one))}
                onClick={() => askToRemove(_id, one, one._id === myId)}
              >
                {one._id === myId ? words.leave : <X size={16} aria-hidden="true" />}
              </Button>
            </Row>
          ))}
        </Row>
      ) : null}
      {people.invited.length > 0 ? (
        <Row gap="1 4">
          {people.invited.map((one) => (
            <Row as="span" key={one._id} nowrap align="center" gap={1} breaks>
              {words.invited(one.email)}
              <Button
                small
                iconOnly
                aria-label={words.revoke(one.email)}
                onClick={() => askToRevoke(_id, one)}
              >
                <X size={16} aria-hidden="true" />
              </Button>
            </Row>
          ))}
        </Row>
      ) : null}
      <Row gap={2}>
        {people.canManage ? (
          <DialogButton small dialog={AddColleague} of={{ request }}>
            {people.organisation || request.client ? words.add : words.invite}
          </DialogButton>
        ) : null}
        <Privacy request={request} />
      </Row>
    </Stack>
  );
}

function askToRevoke(id: string, { _id: invitationId, email }: People['invited'][number]): void {
  confirm({
    title: words.revokeTitle,
    text: words.revokeText,
    action: words.revoke(email),
    run: call('DELETE /api/requests/{id}/invitations/{invitationId}', {
      path: { id, invitationId },
    }).send,
    done: words.removed,
  });
}

function askToRemove(id: string, person: Participant, isMe: boolean): void {
  const path = { id, userId: person._id };
  confirm({
    title: isMe ? words.leaveTitle : words.removeTitle(fullName(person)),
    text: isMe ? words.leaveText : words.removeText,
    action: isMe ? words.leave : words.remove(fullName(person)),
    run: call('DELETE /api/requests/{id}/participants/{userId}', { path }).send,
    done: words.removed,
  });
}

/** "You, Ada Lovelace and Tom from our team" */
function namesIn({ userId, people, nextMove, assignee }: RequestDetail, myId?: string): string[] {
  const clients = [userId, ...people.participants].map((one) =>
    one._id === myId ? words.you : fullName(one),
  );
  const own = clients.includes(words.you) ? [words.you] : [];
  const others = clients.filter((name) => name !== words.you);
  return [...own, ...others, words.team(nextMove?.who ?? assignee?.firstName ?? null)];
}

function whoSees(
  { organisation, sharing, isPrivate, participants }: People,
  isOwn: boolean,
): string {
  if (!organisation || !sharing || isPrivate) {
    return isOwn ? words.onlyYou(participants.map(fullName)) : words.onlyClient;
  }
  return words.shared[sharing](organisation.name);
}

function Privacy({ request: { _id, people } }: { request: RequestDetail }) {
  const { canChangePrivacy, shareableWith, organisation, isPrivate } = people;
  const company = organisation ?? shareableWith;
  if (!company || !(canChangePrivacy || shareableWith)) return null;
  return (
    <RowAction
      variant="quiet"
      small
      send={() =>
        call('PUT /api/requests/{id}/privacy', { path: { id: _id } }).send(
          shareableWith ? { isPrivate: false, organisation: true } : { isPrivate: !isPrivate },
        )
      }
      done={({ message }) => message}
    >
      {shareableWith || isPrivate ? words.share(company.name) : words.makePrivate}
    </RowAction>
  );
}
