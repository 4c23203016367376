import { call } from '../../../api/call';
import type { Company } from '../../../api/types';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { RowAction } from '../../components/row-action';
import { ChangeAlert } from '../../forms/change-alert';
import { useApiForm } from '../../forms/use-api-form';
import { requestPaths } from '../requests/queries';
import styles from './company.module.css';
import { membersOf } from './members-of';
import { companyWords, noCompanyWords as words, roleLabels } from './words';

export function NoCompany({ company }: { company: Company }) {
  return (
    <div className={styles.offers}>
      {company.invitations.length > 0 ? (
        <section className={styles.section} aria-labelledby="invited">
          <h2 id="invited" className={styles.title}>
            {words.invited}
          </h2>
          {company.invitations.map((one) => (
            <Invitation key={one._id} invitation={one} />
          ))}
        </section>
      ) : null}
      {company.suggestions.length > 0 ? (
        <section className={styles.section} aria-labelledby="suggested">
          <h2 id="suggested" className={styles.title}>
            {words.suggested}
          </h2>
          <p className={styles.text}>{words.suggestedText}</p>
          {company.suggestions.map((one) => (
            <Suggestion key={one._id} suggestion={one} />
          ))}
        </section>
      ) : null}
      <Create />
    </div>
  );
}

function Invitation({ invitation }: { invitation: Company['invitations'][number] }) {
  const { _id, organisation, role } = invitation;
  return (
    <div className={styles.offer}>
      <p>{words.invitedTo(organisation, roleLabels[role])}</p>
      <span className={styles.buttons}>
        <RowAction
          aria-label={words.joinOne(organisation)}
          send={() => call('POST /api/company/join').send({ invitationId: _id })}
          failure={words.joinFailure}
          stale={requestPaths}
          done={({ message }) => message}
        >
          {words.join}
        </RowAction>
        <RowAction
          variant="quiet"
          aria-label={words.declineOne(organisation)}
          send={() => membersOf(null).remove(_id)}
          failure={words.joinFailure}
          stale={requestPaths}
        >
          {words.decline}
        </RowAction>
      </span>
    </div>
  );
}

function Suggestion({ suggestion }: { suggestion: Company['suggestions'][number] }) {
  const { _id, name, requestId } = suggestion;
  const common = { failure: words.askFailure, stale: requestPaths };
  return (
    <div className={styles.offer}>
      <p>
        <strong>{name}</strong>
        {requestId ? ` — ${words.asked}` : null}
      </p>
      {requestId ? (
        <RowAction
          {...common}
          variant="quiet"
          aria-label={words.takeBackOne(name)}
          send={() => membersOf(null).remove(requestId)}
        >
          {words.takeBack}
        </RowAction>
      ) : (
        <RowAction
          {...common}
          variant="secondary"
          aria-label={words.askOne(name)}
          send={() => call('POST /api/company/requests-to-join').send({ organisationId: _id })}
        >
          {words.ask}
        </RowAction>
      )}
    </div>
  );
}

function Create() {
  const create = useApiForm({
    call: call('POST /api/company'),
    defaultValues: { name: '' },
    send: (values, post) => post({ ...values, sharing: 'none' }),
    failure: words.createFailure,
    stale: requestPaths,
    done: ({ message }) => message,
  });
  return (
    <section className={styles.section} aria-labelledby="create">
      <h2 id="create" className={styles.title}>
        {words.create}
      </h2>
      <p className={styles.text}>{words.createText}</p>
      <form className={styles.form} noValidate onSubmit={create.submit}>
        <ChangeAlert change={create} />
        <TextField {...create.field('name', companyWords.name)} autoComplete="organization" />
        <Button type="submit" isPending={create.isPending}>
          {words.createAction}
        </Button>
      </form>
    </section>
  );
}
