import { call, type Company } from '../../../api/call';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Row, Stack } from '../../../ui/layout/layout';
import { RowAction } from '../../components/row-action';
import { Lead, Section } from '../../components/section';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import styles from './company.module.css';
import { membersOf } from './members-of';
import { companyWords, noCompanyWords as words, roleLabels } from './words';

export const NoCompany = ({ company }: { company: Company }) => (
  <Stack gap={6}>
    {company.invitations.length > 0 ? (
      <Section title={words.invited}>
        {company.invitations.map((one) => (
          <Invitation key={one._id} invitation={one} />
        ))}
      </Section>
    ) : null}
    {company.suggestions.length > 0 ? (
      <Section title={words.suggested}>
        <Lead>{words.suggestedText}</Lead>
        {company.suggestions.map((one) => (
          <Suggestion key={one._id} suggestion={one} />
        ))}
      </Section>
    ) : null}
    <Create />
  </Stack>
);

function Invitation({ invitation }: { invitation: Company['invitations'][number] }) {
  const { _id, organisation, role } = invitation;
  return (
    <Row align="center" between gap="3 5" before={4} after={4} line="above">
      <p>{words.invitedTo(organisation, roleLabels[role])}</p>
      <Row as="span" gap={2}>
        <RowAction
          label={words.join}
          aria-label={words.joinOne(organisation)}
          send={() => call('POST /api/company/join').send({ invitationId: _id })}
          done={({ message }) => message}
        />
        <RowAction
          variant="quiet"
          label={words.decline}
          aria-label={words.declineOne(organisation)}
          send={() => membersOf(null).remove(_id)}
        />
      </Row>
    </Row>
  );
}

function Suggestion({ suggestion }: { suggestion: Company['suggestions'][number] }) {
  const { _id, name, requestId } = suggestion;
  return (
    <Row align="center" between gap="3 5" before={4} after={4} line="above">
      <p>
        <strong>{name}</strong>
        {requestId ? ` — ${words.asked}` : null}
      </p>
      {requestId ? (
        <RowAction
          label={words.takeBack}
          variant="quiet"
          aria-label={words.takeBackOne(name)}
          send={() => membersOf(null).remove(requestId)}
        />
      ) : (
        <RowAction
          label={words.ask}
          variant="secondary"
          aria-label={words.askOne(name)}
          send={() => call('POST /api/company/requests-to-join').send({ organisationId: _id })}
        />
      )}
    </Row>
  );
}

function Create() {
  const create = useApiForm({
    call: call('POST /api/company'),
    defaultValues: { name: '' },
    send: (values, post) => post({ ...values, sharing: 'none' }),
    done: ({ message }) => message,
  });
  return (
    <Section title={words.create}>
      <Lead>{words.createText}</Lead>
      <Form form={create} start gap={4} className={styles.form}>
        <TextField {...create.field('name', companyWords.name)} autoComplete="organization" />
        <Button label={words.createAction} type="submit" isPending={create.isPending} />
      </Form>
    </Section>
  );
}
