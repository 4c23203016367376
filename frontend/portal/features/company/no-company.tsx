import { call, type Company } from '../../../api/call';
import { MemberRoleWords } from '../../../api/generated/words/member-role';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/inputs';
import { Stack } from '../../../ui/layout/layout';
import { ItemRow, ItemRows } from '../../components/item-row';
import { RowAction } from '../../components/row-action';
import { Lead, Section } from '../../components/section';
import { confirm } from '../../forms/confirm';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import styles from './company.module.css';
import { membersOf } from './members-of';
import { companyWords, noCompanyWords as words } from './words';

export const NoCompany = ({ company }: { company: Company }) => (
  <Stack gap={6}>
    {company.invitations.length > 0 ? (
      <Section title={words.invited}>
        <ItemRows>
          {company.invitations.map((one) => (
            <Invitation key={one._id} invitation={one} />
          ))}
        </ItemRows>
      </Section>
    ) : null}
    {company.suggestions.length > 0 ? (
      <Section title={words.suggested}>
        <Lead>{words.suggestedText}</Lead>
        <ItemRows>
          {company.suggestions.map((one) => (
            <Suggestion key={one._id} suggestion={one} />
          ))}
        </ItemRows>
      </Section>
    ) : null}
    <Create />
  </Stack>
);

function Invitation({ invitation }: { invitation: Company['invitations'][number] }) {
  const { _id, organisation, role } = invitation;
  const askToDecline = () =>
    confirm({
      ...words.declining,
      title: words.declineTitle(organisation),
      isDangerous: true,
      run: () => membersOf(null).remove(_id),
    });
  return (
    <ItemRow title={words.invitedTo(organisation, MemberRoleWords[role])} notes={[]}>
      <RowAction
        label={words.join}
        aria-label={words.joinOne(organisation)}
        send={() => call('POST /api/company/join').send({ invitationId: _id })}
        done={({ message }) => message}
      />
      <Button
        variant="quiet"
        label={words.decline}
        aria-label={words.declineOne(organisation)}
        onClick={askToDecline}
      />
    </ItemRow>
  );
}

function Suggestion({ suggestion }: { suggestion: Company['suggestions'][number] }) {
  const { _id, name, requestId } = suggestion;
  return (
    <ItemRow title={name} notes={requestId ? [words.asked] : []}>
      {requestId ? (
        <RowAction
          label={words.takeBack}
          variant="quiet"
          aria-label={words.takeBackOne(name)}
          send={() => membersOf(null).remove(requestId)}
          done={words.takenBack}
        />
      ) : (
        <RowAction
          label={words.ask}
          variant="secondary"
          aria-label={words.askOne(name)}
          send={() => call('POST /api/company/requests-to-join').send({ organisationId: _id })}
          done={({ message }) => message}
        />
      )}
    </ItemRow>
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
