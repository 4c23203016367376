import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call';
import type { CannedReply } from '../../../api/types';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Columns, Row, Text } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import { lazyDialog } from '../../components/lazy-dialog';
import { Section } from '../../components/section';
import { confirm } from '../../forms/confirm';
import { cannedReplies } from '../requests/staff/canned-replies';
import { placeholders, replyWords, settingsWords } from './words';
import styles from './settings.module.css';

const ReplyDialog = lazyDialog(() => import('./reply-dialog'), 'ReplyDialog');

export function CannedReplies({ isAdmin }: { isAdmin: boolean }) {
  const query = useQuery(cannedReplies());
  // Null for a new reply.
  const [edited, setEdited] = useState<CannedReply | null>();
  return (
    <Section
      below={8}
      title={replyWords.title}
      lead={replyWords.lead}
      action={
        query.isSuccess && isAdmin ? (
          <Button small onClick={() => setEdited(null)}>
            {replyWords.add}
          </Button>
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
              <ul className={styles.entries}>
                {replies.map((reply) => (
                  <Columns
                    as="li"
                    key={reply._id}
                    from="small"
                    align="start"
                    gap="2 5"
                    before={4}
                    after={4}
                    line="below"
                    className={styles.entry}
                  >
                    <div>
                      <Text as="h3" strong breaks>
                        {reply.title}
                      </Text>
                      <Text soft breaks className={styles.text}>
                        {reply.body}
                      </Text>
                    </div>
                    {isAdmin ? (
                      <ReplyActions
                        title={reply.title}
                        onEdit={() => setEdited(reply)}
                        onDelete={() => askToDelete(reply)}
                      />
                    ) : null}
                  </Columns>
                ))}
              </ul>
            )}
            {edited === undefined ? null : (
              <ReplyDialog reply={edited} onClose={() => setEdited(undefined)} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Placeholders() {
  return (
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
}

interface ReplyActionsProps {
  title: string;
  onEdit: () => void;
  onDelete: () => void;
}

function ReplyActions({ title, onEdit, onDelete }: ReplyActionsProps) {
  return (
    <Row nowrap gap={2}>
      <Button variant="quiet" small aria-label={replyWords.editOne(title)} onClick={onEdit}>
        {replyWords.edit}
      </Button>
      <Button variant="quiet" small aria-label={replyWords.deleteOne(title)} onClick={onDelete}>
        {replyWords.delete}
      </Button>
    </Row>
  );
}

const askToDelete = ({ _id: id, title }: CannedReply) =>
  confirm({
    ...replyWords.deleting,
    text: replyWords.deleteText(title),
    isDangerous: true,
    run: call('DELETE /api/canned-replies/{id}', { path: { id } }).send,
    stale: ['/api/canned-replies'],
  });
