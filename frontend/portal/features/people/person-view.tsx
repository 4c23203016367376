import { Link } from 'react-router-dom';
import { type Role, RoleValues } from '../../../api/generated/enums';
import type { AuditEntry, PersonDetail } from '../../../api/call';
import { PersonStateWords } from '../../../api/generated/words/person-state';
import { RoleWords } from '../../../api/generated/words/role';
import { formatDayAndTime } from '../../../lib/dates';
import { formatNumber } from '../../../lib/locale';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Checkbox, SelectField } from '../../../ui/inputs';
import { Stack, Text } from '../../../ui/layout/layout';
import { Dialog } from '../../../ui/overlay/dialog';
import { actorOf, changesOf, objectOf, pathOf, sentenceOf } from '../../audit/audit-words';
import { ApartButton, DialogSection } from '../../components/dialog-sections';
import { EmailLink } from '../../components/email-text';
import { Fact, Facts } from '../../components/facts';
import { Timeline } from '../../components/timeline';
import { optionsOf } from '../../labels';
import { paths } from '../../paths';
import type { PersonAction } from './action-words';
import { PersonSessions } from './person-sessions';
import { calledOf, factWords, invitationWords, roleEffects, signInWords, viewWords } from './words';

interface PersonViewProps {
  detail: PersonDetail;
  isSelf: boolean;
  role: Role;
  onRole: (role: Role) => void;
  onAction: (action: PersonAction) => void;
  onClose: () => void;
}

const accessField = 'person-access';

export function PersonView(props: PersonViewProps) {
  const { detail, isSelf, role, onRole, onAction, onClose } = props;
  const { person } = detail;
  const mayInvoice = person.grants.includes('finance');
  const isDeactivated = person.state === 'deactivated';
  const locked = detail.isLastAdmin ? viewWords.lastAdmin : undefined;
  return (
    <Dialog
      wide
      onClose={onClose}
      title={calledOf(person)}
      description={
        viewWords.since(
          RoleWords[person.role],
          PersonStateWords[person.state],
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
          <Button variant="secondary" label={viewWords.close} onClick={onClose} />
          <Button
            label={viewWords.changeAccess}
            onClick={() => onAction('role')}
            disabledReason={locked ?? (role === person.role ? viewWords.unchanged : undefined)}
            reasonId={detail.isLastAdmin ? `${accessField}-hint` : undefined}
          />
        </>
      }
    >
      <Stack gap={5}>
        <StateAlert detail={detail} onAction={onAction} />
        <PersonFacts detail={detail} />
        <DialogSection>
          <SelectField
            id={accessField}
            label={viewWords.access}
            required
            value={role}
            options={optionsOf(RoleValues, RoleWords)}
            hint={locked ?? roleEffects[role]}
            onChange={(event) => onRole(event.target.value as Role)}
          />
          {person.role === 'manager' ? (
            <Checkbox
              label={viewWords.finance}
              checked={mayInvoice}
              onChange={() => onAction(mayInvoice ? 'take-finance' : 'give-finance')}
            />
          ) : null}
        </DialogSection>
        <PersonSessions person={person} onEndAll={() => onAction('sign-out')} />
        <DialogSection aria-labelledby="person-history">
          <div>
            <Text as="h3" id="person-history" strong below={2}>
              {viewWords.history}
            </Text>
            {detail.entries.length === 0 ? (
              <p>{viewWords.noHistory}</p>
            ) : (
              <Timeline
                entries={detail.entries.map((entry) => ({
                  at: entry.at,
                  text: <What entry={entry} />,
                  reason: changesOf(entry).join(', ') || null,
                  by: actorOf(entry),
                }))}
              />
            )}
          </div>
          <p>
            <Link to={paths.auditOfPerson(person._id)}>{viewWords.allEntries}</Link>
          </p>
        </DialogSection>
        {detail.hasSecondFactor && !isSelf ? (
          <ApartButton onClick={() => onAction('reset-factor')}>
            {viewWords.resetFactor}
          </ApartButton>
        ) : null}
        {isDeactivated || detail.isLastAdmin ? null : (
          <ApartButton onClick={() => onAction('deactivate')}>{viewWords.deactivate}</ApartButton>
        )}
      </Stack>
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
          <Button small label={viewWords.invite} onClick={() => onAction('invite')} />
        </p>
      )}
    </Alert>
  );
}

function PersonFacts({ detail }: { detail: PersonDetail }) {
  const { person, phone, requests } = detail;
  return (
    <Facts>
      <Fact term={factWords.email}>
        <EmailLink email={person.email} />
      </Fact>
      <Fact term={factWords.company}>{person.company}</Fact>
      <Fact term={factWords.phone}>{phone}</Fact>
      <Fact term={factWords.signsInWith}>{signInWords(detail)}</Fact>
      <Fact term={factWords.secondFactor}>
        {detail.hasSecondFactor ? factWords.isSet : factWords.isNotSet}
      </Fact>
      <Fact term={factWords.lastSeen}>
        {person.lastSeenAt ? formatDayAndTime(person.lastSeenAt) : factWords.neverSeen}
      </Fact>
      <Fact term={factWords.requests}>{formatNumber(requests)}</Fact>
    </Facts>
  );
}

function What({ entry }: { entry: AuditEntry }) {
  const [object, path] = [objectOf(entry), pathOf(entry)];
  return (
    <>
      {sentenceOf(entry)}
      {object && entry.object?.type !== 'user' ? (
        <> ({path ? <Link to={path}>{object}</Link> : object})</>
      ) : null}
    </>
  );
}
