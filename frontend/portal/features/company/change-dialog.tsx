import { call, type Organisation, read } from '../../../api/call';
import { SharingValues } from '../../../api/generated/enums';
import { SharingWords } from '../../../api/generated/words/sharing';
import { TextArea, TextField } from '../../../ui/inputs';
import { Stack, Text } from '../../../ui/layout/layout';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import styles from './company.module.css';
import { companyWords as words, organisationWords, sharingHints } from './words';

type Company = Pick<Organisation, 'name' | 'sharing' | 'version'>;
type Changed = Company & Partial<Pick<Organisation, '_id' | 'domains'>>;

const valuesOf = ({ name, sharing, domains = [] }: Changed) => ({
  name,
  sharing,
  domains: domains.join('\n'),
});

export interface ChangeCompanyProps {
  company: Company;
  /** Only staff edit a company by its id, with its domains. */
  asStaff?: Pick<Organisation, '_id' | 'domains'>;
  onClose: () => void;
}

export function ChangeCompany({ company, asStaff, onClose }: ChangeCompanyProps) {
  const id = asStaff?._id;
  const form = useApiForm({
    call: call('PUT /api/company'),
    of: { ...company, ...asStaff } as Changed,
    valuesOf,
    send: ({ domains: text, ...values }, post, { version }) => {
      const body = { ...values, version };
      if (!id) return post(body);
      const domains = text.split(/[\s,]+/).filter(Boolean);
      return call('PUT /api/organisations/{id}', { path: { id } }).send({ ...body, domains });
    },
    newer: async () =>
      id
        ? await read('/api/organisations/{id}', { path: { id } })
        : (await read('/api/company')).organisation!,
    shown: { sharing: { label: words.about, text: (sharing) => SharingWords[sharing] } },
    ...words.changing,
    onClose,
  });
  return (
    <ChangeDialog {...words.changing} form={form}>
      <TextField {...form.field('name', words.name)} />
      <Stack as="fieldset" gap={3}>
        <Text as="legend" strong below={2}>
          {words.about}
        </Text>
        {SharingValues.map((value) => (
          <label key={value} className={styles.choice}>
            <input type="radio" value={value} {...form.register('sharing')} />
            <span>{SharingWords[value]}</span>
            <Text as="span" soft size={2} className={styles.hint}>
              {sharingHints[value]}
            </Text>
          </label>
        ))}
      </Stack>
      {asStaff ? (
        <TextArea
          {...form.field('domains', organisationWords.domains)}
          hint={organisationWords.domainsHint}
          rows={3}
        />
      ) : null}
    </ChangeDialog>
  );
}
