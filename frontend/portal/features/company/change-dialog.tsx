import { useState } from 'react';
import type { CallBody } from '../../../api/call';
import { SharingValues } from '../../../api/generated/enums';
import { TextArea, TextField } from '../../../ui/inputs';
import { ChangeDialog } from '../../forms/change-dialog';
import { fieldMessage } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { requestPaths } from '../requests/queries';
import styles from './company.module.css';
import { companyWords as words, organisationWords, sharingHints, sharingLabels } from './words';

type CompanyForm = CallBody<'PUT /api/company'>;
type OrganisationForm = CallBody<'PUT /api/organisations/{id}'>;

interface ChangeCompanyProps {
  /** Includes domains if staff edit it. */
  company: CompanyForm & Partial<OrganisationForm>;
  save: (form: OrganisationForm) => Promise<unknown>;
  onClose: () => void;
}

export function ChangeCompany({ company, save, onClose }: ChangeCompanyProps) {
  const [name, setName] = useState(company.name);
  const [sharing, setSharing] = useState(company.sharing);
  const [domains, setDomains] = useState(company.domains?.join('\n') ?? '');
  const { version } = company;
  const change = useSubmit({
    send: () => save({ name, sharing, version, domains: domains.split(/[\s,]+/).filter(Boolean) }),
    failure: words.saveFailure,
    failsIn: 'place',
    stale: requestPaths,
    done: 'Saved',
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={words.changeTitle}
      description={words.changeText}
      action={words.save}
      change={change}
      onSubmit={(event) => {
        event?.preventDefault();
        change.submit();
      }}
      draft={null}
      conflict={words.conflict}
      isForm
      onClose={onClose}
    >
      <TextField
        label={words.name}
        required
        value={name}
        error={fieldMessage(change.error, 'name')}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className={styles.choices}>
        <legend>{words.whoSees}</legend>
        {SharingValues.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="sharing"
              value={value}
              checked={sharing === value}
              onChange={() => setSharing(value)}
            />
            <span>{sharingLabels[value]}</span>
            <span className={styles.hint}>{sharingHints[value]}</span>
          </label>
        ))}
      </fieldset>
      {company.domains ? (
        <TextArea
          label={organisationWords.domains}
          hint={organisationWords.domainsHint}
          rows={3}
          value={domains}
          error={fieldMessage(change.error, 'domains')}
          onChange={({ target }) => setDomains(target.value)}
        />
      ) : null}
    </ChangeDialog>
  );
}
