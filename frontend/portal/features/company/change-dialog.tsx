import { call, type Organisation } from '../../../api/call';
import { SharingValues } from '../../../api/generated/enums';
import { TextArea, TextField } from '../../../ui/inputs';
import { Stack, Text } from '../../../ui/layout/layout';
import { ChangeDialog, useApiForm } from '../../forms/form-dialog';
import { requestPaths } from '../requests/queries';
import styles from './company.module.css';
import { companyWords as words, organisationWords, sharingHints, sharingLabels } from './words';

export interface ChangeCompanyProps {
  company: Pick<Organisation, 'name' | 'sharing' | 'version'>;
  /** Only staff edit a company by its id, with its domains. */
  asStaff?: Pick<Organisation, '_id' | 'domains'>;
  onClose: () => void;
}

export function ChangeCompany({ company, asStaff, onClose }: ChangeCompanyProps) {
  const { name, sharing, version } = company;
  const form = useApiForm({
    call: call('PUT /api/company'),
    defaultValues: { name, sharing, domains: asStaff?.domains.join('\n') ?? '' },
    send: ({ domains: text, ...values }, post) => {
      const body = { ...values, version };
      if (!asStaff) return post(body);
      const domains = text.split(/[\s,]+/).filter(Boolean);
      const id = asStaff._id;
      return call('PUT /api/organisations/{id}', { path: { id } }).send({ ...body, domains });
    },
    stale: requestPaths,
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
            <span>{sharingLabels[value]}</span>
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
