import { useState } from 'react';
import { type Absence, call, type CannedReply, useQuery } from '../../../api/call';
import { formatDay } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Row, Written } from '../../../ui/layout/layout';
import { useAccess } from '../../access/use-access';
import { DialogButton } from '../../components/dialog-button';
import { ItemRow, ItemRows } from '../../components/item-row';
import { lazyDialog } from '../../components/lazy-dialog';
import { Loaded } from '../../components/loaded';
import { Section } from '../../components/section';
import { useArrival } from '../../components/use-arrival';
import { confirm } from '../../forms/confirm';
import { fullName } from '../../labels';
import { defineList, ListView, useList } from '../../lists/list-view';
import { LostCalls } from '../calls/lost-calls';
import { cannedReplies } from '../work/sheet/canned-replies';
import { ServiceLevels } from './service-levels';
import { absenceSource } from './settings-queries';
import { SettingsPage } from './settings-page';
import { absenceWords, placeholders, replyWords, settingsWords } from './words';

/** All staff see the settings; only admins change the shared ones. */
export function Component() {
  const isAdmin = useAccess()?.role === 'admin';
  return (
    <SettingsPage lead={settingsWords.lead}>
      <ServiceLevels isAdmin={isAdmin} />
      <Absences isAdmin={isAdmin} />
      <CannedReplies isAdmin={isAdmin} />
    </SettingsPage>
  );
}

const AbsenceDialog = lazyDialog(() => import('./absence-dialog'), 'AbsenceDialog');

const daysOf = ({ firstDay, lastDay }: Absence) =>
  firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} – ${formatDay(lastDay)}`;

function Absences({ isAdmin }: { isAdmin: boolean }) {
  const list = useList(absences);
  return (
    <Section
      below={8}
      title={absenceWords.title}
      lead={absenceWords.lead}
      action={
        list.page ? (
          <DialogButton small label={absenceWords.add} dialog={AbsenceDialog} of={{ isAdmin }} />
        ) : null
      }
    >
      <ListView list={list} />
      <LostCalls />
    </Section>
  );
}

const absences = defineList({
  source: absenceSource,
  words: absenceWords,
  columns: {
    person: { look: 'title', cell: ({ person }) => fullName(person) },
    days: daysOf,
    deputy: ({ deputy }) => (deputy ? fullName(deputy) : absenceWords.team),
    remove: {
      phoneLabel: null,
      cell: (absence) =>
        absence.canRemove ? (
          <Button
            variant="quiet"
            small
            label={absenceWords.remove}
            aria-label={absenceWords.removeOne(fullName(absence.person))}
            onClick={() => askToRemove(absence)}
          />
        ) : null,
    },
  },
});

const askToRemove = (absence: Absence) =>
  confirm({
    ...absenceWords.removing,
    text: absenceWords.removeText(fullName(absence.person), daysOf(absence)),
    run: call('DELETE /api/absences/{id}', { path: { id: absence._id } }).send,
  });

const ReplyDialog = lazyDialog(() => import('./reply-dialog'), 'ReplyDialog');

function CannedReplies({ isAdmin }: { isAdmin: boolean }) {
  const query = useQuery(cannedReplies());
  const [edited, setEdited] = useState<CannedReply | null>(null);
  useArrival('replies', query.isSuccess);
  return (
    <Section
      below={8}
      anchor="replies"
      title={replyWords.title}
      lead={replyWords.lead}
      action={
        query.isSuccess && isAdmin ? (
          <DialogButton small label={replyWords.add} dialog={ReplyDialog} />
        ) : null
      }
    >
      <Loaded query={query} loading={settingsWords.loading} failure={replyWords.failure}>
        {(replies) => (
          <>
            <Placeholders />
            {replies.length === 0 ? (
              <EmptyState title={replyWords.none} text={replyWords.noneText} />
            ) : (
              <ItemRows>
                {replies.map((reply) => (
                  <ItemRow
                    key={reply._id}
                    title={reply.title}
                    notes={[<Written key="body">{reply.body}</Written>]}
                  >
                    {isAdmin ? (
                      <ReplyActions reply={reply} onEdit={() => setEdited(reply)} />
                    ) : null}
                  </ItemRow>
                ))}
              </ItemRows>
            )}
            {edited ? <ReplyDialog reply={edited} onClose={() => setEdited(null)} /> : null}
          </>
        )}
      </Loaded>
    </Section>
  );
}

const Placeholders = () => (
  <div>
    <p>{replyWords.placeholders}</p>
    <Row as="ul" gap="1 5" soft size={2}>
      {placeholders.map(([name, meaning]) => (
        <li key={name}>
          <code>{`{{${name}}}`}</code> {meaning}
        </li>
      ))}
    </Row>
  </div>
);

const ReplyActions = ({ reply, onEdit }: { reply: CannedReply; onEdit: () => void }) => (
  <>
    <Button
      variant="quiet"
      small
      label={replyWords.edit}
      aria-label={replyWords.editOne(reply.title)}
      onClick={onEdit}
    />
    <Button
      variant="quiet"
      small
      label={replyWords.delete}
      aria-label={replyWords.deleteOne(reply.title)}
      onClick={() => askToDelete(reply)}
    />
  </>
);

const askToDelete = ({ _id: id, title }: CannedReply) =>
  confirm({
    ...replyWords.deleting,
    text: replyWords.deleteText(title),
    isDangerous: true,
    run: call('DELETE /api/canned-replies/{id}', { path: { id } }).send,
  });
