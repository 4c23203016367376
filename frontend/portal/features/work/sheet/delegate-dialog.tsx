import { useState } from 'react';
import { call, type StaffRequest } from '../../../../api/call';
import { type Team, TeamValues } from '../../../../api/generated/enums';
import { ApiError, hasStatus } from '../../../../api/problem';
import { formatDayAndTime, type Instant } from '../../../../lib/dates';
import { truncate } from '../../../../lib/text';
import { TextArea } from '../../../../ui/inputs';
import { Row, Text } from '../../../../ui/layout/layout';
import { TeamWords } from '../../../../api/generated/words/team';
import { ChangeDialog, useApiForm } from '../../../forms/form-dialog';
import { sentenceOf } from '../../../forms/failure';
import { delegationWords as words, nowWith, staffViewWords } from '../../requests/words';
import styles from './staff.module.css';

const excerptLength = 100;
interface DelegateDialogProps {
  request: StaffRequest;
  team: Team;
  onClose: () => void;
}

export function DelegateDialog({ request: current, team, onClose }: DelegateDialogProps) {
  // A refetch must not change which call this dialog sends.
  const [request] = useState(current);
  const isReassigning = request.assignedTo !== null;
  const form = useApiForm({
    call: call(`${isReassigning ? 'PUT' : 'POST'} /api/delegate-request`),
    of: request,
    valuesOf: ({ assignedTo }: StaffRequest) => ({
      assignTo: assignedTo as Team | null,
      notes: '',
    }),
    chosen: { assignTo: team },
    send: ({ assignTo, notes }, post, { _id: requestId, version }) =>
      post({
        requestId,
        assignTo: assignTo!,
        version,
        ...(notes.trim() ? { notes: notes.trim() } : {}),
      }),
    shown: {
      assignTo: {
        label: staffViewWords.assignedTo,
        text: (assigned) => (assigned ? TeamWords[assigned] : ''),
      },
    },
    failure: (error) => [sentenceOf(error), currentAssignee(error)].filter(Boolean).join(' '),
    onClose,
  });
  const move = isReassigning ? words.again : words.first;
  const hasIt = form.watch('assignTo') === form.seen.assignedTo;
  return (
    <ChangeDialog
      title={move.title}
      description={request.projectName}
      action={move.action}
      form={form}
      blocked={hasIt ? words.hasIt : undefined}
      isOver={!isReassigning && !form.conflict && hasStatus(form.error, 409)}
    >
      <Text soft breaks className={styles.excerpt}>
        {truncate(request.description, excerptLength)}
      </Text>
      <Row as="fieldset" gap={3}>
        <Text as="legend" strong className={styles.legend}>
          {move.to}
        </Text>
        {TeamValues.map((value) => (
          <Row as="label" key={value} nowrap align="center" gap={2} className={styles.target}>
            <input type="radio" value={value} {...form.register('assignTo')} />
            {TeamWords[value]}
          </Row>
        ))}
      </Row>
      <TextArea {...form.field('notes', words.notes)} hint={words.notesHint} rows={4} />
    </ChangeDialog>
  );
}

/** The assignee in a 409 `already_delegated`: "Now with Support, by …". */
export function currentAssignee(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const { assignedTo, delegatedAt, delegatedBy } = error.problem.current ?? {};
  if (assignedTo !== 'manager' && assignedTo !== 'support') return '';
  const by = nameOf(delegatedBy);
  const when = typeof delegatedAt === 'string' ? formatDayAndTime(delegatedAt as Instant) : '';
  return nowWith(TeamWords[assignedTo], by, when);
}

function nameOf(person: unknown): string {
  if (typeof person === 'string') return person;
  if (typeof person !== 'object' || person === null) return '';
  const { firstName, lastName } = person as { firstName?: unknown; lastName?: unknown };
  return [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
}
