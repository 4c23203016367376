import type { ReactNode } from 'react';
import {
  StaffStatusValues,
  TeamValues,
  UrgencyValues,
  type Panel,
  type Team,
} from '../../../../api/generated/enums';
import { Alert } from '../../../../ui/alert';
import { Button } from '../../../../ui/button';
import { Row, Stack, Text } from '../../../../ui/layout/layout';
import { Menu, MenuItem, MenuRule } from '../../../../ui/overlay/menu';
import { RowAction } from '../../../components/row-action';
import { confirm } from '../../../forms/confirm';
import { RequestStatusWords } from '../../../../api/generated/words/request-status';
import { UrgencyWords } from '../../../../api/generated/words/urgency';
import { TeamWords } from '../../../../api/generated/words/team';
import { useAssigners } from '../team/assignee-menu';
import styles from './queue.module.css';
import type { BulkRow, BulkValue, useBulk } from './use-bulk';
import { queueWords } from '../words';

const words = queueWords.bulk;

interface BulkBarProps {
  panel: Panel;
  rows: readonly BulkRow[];
  bulk: ReturnType<typeof useBulk>;
  /** A label for all matches; null if they all fit on the page. */
  matching: string | null;
  onSelectMatching: () => Promise<void>;
  onClear: () => void;
}

export function BulkBar({ panel, rows, bulk, matching, onSelectMatching, onClear }: BulkBarProps) {
  const { progress, failures } = bulk;
  const run = (value: BulkValue) => void bulk.run([...rows], value);
  const askToMove = (team: Team) =>
    confirm({
      ...words.moving,
      title: words.movingTitle(rows.length, TeamWords[team]),
      // The bar shows how far it is, and says the outcome.
      run: () => Promise.resolve(run({ action: 'team', team })),
      done: () => undefined,
    });
  return (
    <Stack as="section" aria-label={words.label} gap={2}>
      {rows.length > 0 ? (
        <Row align="center" gap={2} className={styles.bulkActions}>
          <Text role="status" strong figures className={styles.chosen}>
            {progress ? words.working(progress.done, progress.all) : words.chosen(rows.length)}
          </Text>
          {matching ? (
            <RowAction
              variant="quiet"
              small
              label={words.allMatching(matching)}
              send={onSelectMatching}
            />
          ) : null}
          <AssignMenu panel={panel} isBusy={progress !== null} onChoose={run} />
          <BulkMenu label={words.status} isBusy={progress !== null}>
            {StaffStatusValues.filter((status) => status !== 'assigned').map((status) => (
              <MenuItem key={status} onSelect={() => run({ action: 'status', status })}>
                {RequestStatusWords[status]}
              </MenuItem>
            ))}
          </BulkMenu>
          <BulkMenu label={words.urgency} isBusy={progress !== null}>
            {UrgencyValues.map((urgency) => (
              <MenuItem key={urgency} onSelect={() => run({ action: 'urgency', urgency })}>
                {UrgencyWords[urgency]}
              </MenuItem>
            ))}
          </BulkMenu>
          {panel === 'admin' ? (
            <BulkMenu label={words.team} isBusy={progress !== null}>
              {TeamValues.map((team) => (
                <MenuItem key={team} onSelect={() => askToMove(team)}>
                  {TeamWords[team]}
                </MenuItem>
              ))}
            </BulkMenu>
          ) : null}
          <Button variant="quiet" small label={words.clear} onClick={onClear} />
        </Row>
      ) : null}
      {failures.length > 0 ? (
        <Alert tone="warning">
          <p>{words.failed(failures.length)}:</p>
          <ul>
            {failures.slice(0, 10).map(({ requestId, reference, message }) => (
              <li key={requestId}>
                {reference} {message}
              </li>
            ))}
          </ul>
          <Button variant="quiet" small label={queueWords.sheet.close} onClick={bulk.forget} />
        </Alert>
      ) : null}
    </Stack>
  );
}

interface BulkMenuProps {
  label: string;
  isBusy: boolean;
  children: ReactNode;
}

const BulkMenu = ({ label, isBusy, children }: BulkMenuProps) => (
  <Menu label={label} trigger={<Button small label={label} disabled={isBusy} />}>
    {children}
  </Menu>
);

interface AssignMenuProps extends Pick<BulkMenuProps, 'isBusy'> {
  panel: Panel;
  onChoose: (value: BulkValue) => void;
}

function AssignMenu({ panel, isBusy, onChoose }: AssignMenuProps) {
  const { user, people, mayAssignOthers } = useAssigners();
  const others = mayAssignOthers
    ? people.filter(
        ({ _id, role }) =>
          _id !== user?._id && (panel === 'admin' || role === panel || role === 'admin'),
      )
    : [];
  const assign = (assigneeId?: string) =>
    onChoose({ action: 'assign', ...(assigneeId ? { assigneeId } : {}) });
  return (
    <BulkMenu label={words.assign} isBusy={isBusy}>
      {user ? (
        <MenuItem onSelect={() => assign(user._id)}>{queueWords.assignee.me}</MenuItem>
      ) : null}
      <MenuItem onSelect={() => assign()}>{queueWords.assignee.none}</MenuItem>
      {others.length > 0 ? <MenuRule /> : null}
      {others.map(({ _id, firstName, lastName }) => (
        <MenuItem key={_id} onSelect={() => assign(_id)}>
          {firstName} {lastName}
        </MenuItem>
      ))}
    </BulkMenu>
  );
}
