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
import { calledOf, invitationWords, roleEffects } from './people-words';
import type { PersonAction } from './person-actions';
import { PersonFacts } from './person-facts';
import { PersonHistory } from './person-history';
import { PersonSessions } from './person-sessions';

interface PersonViewProps {
  detail: PersonDetail;
  isSelf: boolean;
  /** The access that is chosen, not yet given. */
  role: Role;
  opener: Element | null;
  onRole: (role: Role) => void;
  onAction: (action: PersonAction) => void;
  onClose: () => void;
}

const accessField = 'person-access';

/** Who it is, what they may open, where they are signed in, and what was done. */
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
      description={`${roleLabels[person.role]}, ${personStateLabels[person.state].toLowerCase()}. Account since ${formatDayAndTime(person.memberSince)}.${isSelf ? ' This is you.' : ''}`}
      footer={
        <>
          {isDeactivated ? (
            <Button variant="secondary" onClick={() => onAction('reactivate')}>
              Reactivate…
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Button
            onClick={() => onAction('role')}
            disabledReason={lockedReason(detail) ?? unchangedReason(detail, role)}
            reasonId={detail.isLastAdmin ? `${accessField}-hint` : undefined}
          >
            Change access…
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
            label="Access"
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
              Last entries of the audit log
            </h3>
            <PersonHistory entries={detail.entries} />
          </div>
          <p>
            <Link to={paths.auditOfPerson(person._id)}>All entries about this person</Link>
          </p>
        </section>
        {isDeactivated || detail.isLastAdmin ? null : (
          <Button
            variant="quiet"
            className={sections.apart ?? ''}
            onClick={() => onAction('deactivate')}
          >
            Deactivate this account…
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
          <strong>Nobody can sign in with this account.</strong> It was deactivated
          {deactivatedAt ? ` ${formatDayAndTime(deactivatedAt)}` : ''}.
        </p>
      </Alert>
    );
  }
  if (person.state !== 'invited') return null;
  return (
    <Alert tone="info">
      <p>
        <strong>Invited, and not here yet.</strong> {invitationWords(detail)}
      </p>
      {person.role === 'client' ? null : (
        <p>
          <Button variant="secondary" small onClick={() => onAction('invite')}>
            Send a new invitation…
          </Button>
        </p>
      )}
    </Alert>
  );
}

const lockedReason = ({ isLastAdmin }: PersonDetail): string | undefined =>
  isLastAdmin
    ? 'The only admin who can sign in. Give somebody else admin access first.'
    : undefined;

const unchangedReason = ({ person }: PersonDetail, role: Role): string | undefined =>
  role === person.role ? 'Choose another access first.' : undefined;
