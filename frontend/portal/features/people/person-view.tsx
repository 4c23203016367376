import { Link } from 'react-router-dom';
import { type Role, RoleValues } from '../../../api/generated/enums';
import type { PersonDetail } from '../../../api/types';
import { formatDayAndTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/inputs';
import { Dialog } from '../../../ui/overlay/dialog';
import { personStateLabels } from '../../audit/audit-words';
import sections from '../../components/dialog-sections.module.css';
import { optionsOf, roleLabels } from '../../labels';
import { paths } from '../../paths';
import { calledOf, invitationWords, roleEffects, viewWords } from './words';
import type { PersonAction } from './person-actions';
import { PersonFacts } from './person-facts';
import { PersonHistory } from './person-history';
import { PersonSessions } from './person-sessions';

interface PersonViewProps {
  detail: PersonDetail;
  isSelf: boolean;
  role: Role;
  opener: Element | null;
  onRole: (role: Role) => void;
  onAction: (action: PersonAction) => void;
  onClose: () => void;
}

const accessField = 'person-access';

export function PersonView(props: PersonViewProps) {
  const { detail, isSelf, role, opener, onRole, onAction, onClose } = props;
  const { person } = detail;
  const isDeactivated = person.state === 'deactivated';
  return (
    <Dialog
      isOpen
      wide
      opener={opener}
      onClose={onClose}
      title={calledOf(person)}
      description={
        viewWords.since(
          roleLabels[person.role],
          personStateLabels[person.state],
          formatDayAndTime(person.memberSince),
        ) + (isSelf ? viewWords.isYou : '')
      }
      footer={
        <>
          {isDeactivated ? (
            <Button variant="secondary" onClick={() => onAction('reactivate')}>
              {viewWords.reactivate}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            {viewWords.close}
          </Button>
          <Button
            onClick={() => onAction('role')}
            disabledReason={lockedReason(detail) ?? unchangedReason(detail, role)}
            reasonId={detail.isLastAdmin ? `${accessField}-hint` : undefined}
          >
            {viewWords.changeAccess}
          </Button>
        </>
      }
    >
      <div className={sections.body}>
        <StateAlert detail={detail} onAction={onAction} />
        <PersonFacts detail={detail} />
        <div className={sections.work}>
          <SelectField
            id={accessField}
            label={viewWords.access}
            required
            value={role}
            options={optionsOf(RoleValues, roleLabels)}
            hint={lockedReason(detail) ?? roleEffects[role]}
            onChange={(event) => onRole(event.target.value as Role)}
          />
        </div>
        <PersonSessions person={person} onEndAll={() => onAction('sign-out')} />
        <section className={sections.work} aria-labelledby="person-history">
          <div>
            <h3 id="person-history" className={sections.title}>
              {viewWords.history}
            </h3>
            <PersonHistory entries={detail.entries} />
          </div>
          <p>
            <Link to={paths.auditOfPerson(person._id)}>{viewWords.allEntries}</Link>
          </p>
        </section>
        {detail.hasSecondFactor && !isSelf ? (
          <Button
            variant="quiet"
            className={sections.apart ?? ''}
            onClick={() => onAction('reset-factor')}
          >
            {viewWords.resetFactor}
          </Button>
        ) : null}
        {isDeactivated || detail.isLastAdmin ? null : (
          <Button
            variant="quiet"
            className={sections.apart ?? ''}
            onClick={() => onAction('deactivate')}
          >
            {viewWords.deactivate}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function StateAlert({ detail, onAction }: Pick<PersonViewProps, 'detail' | 'onAction'>) {
  const { person, deactivatedAt } = detail;
  if (person.state === 'deactivated') {
    return (
      <Alert tone="warning">
        <p>
          <strong>{viewWords.deactivated}</strong>{' '}
          {viewWords.deactivatedAt(deactivatedAt && formatDayAndTime(deactivatedAt))}
        </p>
      </Alert>
    );
  }
  if (person.state !== 'invited') return null;
  return (
    <Alert tone="info">
      <p>
        <strong>{viewWords.invited}</strong> {invitationWords(detail)}
      </p>
      {person.role === 'client' ? null : (
        <p>
          <Button variant="secondary" small onClick={() => onAction('invite')}>
            {viewWords.invite}
          </Button>
        </p>
      )}
    </Alert>
  );
}

const lockedReason = ({ isLastAdmin }: PersonDetail): string | undefined =>
  isLastAdmin ? viewWords.lastAdmin : undefined;

const unchangedReason = ({ person }: PersonDetail, role: Role): string | undefined =>
  role === person.role ? viewWords.unchanged : undefined;
