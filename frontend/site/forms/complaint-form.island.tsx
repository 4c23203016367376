import { publicCall } from '../../api/public-call';
import { complaintForm } from '../../content/complaint-form';
import { SelectField, TextArea, TextField } from '../../ui/inputs';
import { complaintRules } from './complaint-rules';
import { PrivacyNote } from './privacy-note';
import { SiteForm } from './site-form';
import styles from './site-form.module.css';
import { useSiteForm } from './use-site-form';

const { title, fields, subjects, submit, sending, failure } = complaintForm;

export default function ComplaintForm({ path }: { path: string }) {
  const form = useSiteForm({
    id: 'complaint',
    sentPath: '/sent/complaint',
    rules: complaintRules,
    failure,
    send: ({ fullName, about, ...values }, { common, key }) =>
      publicCall(
        'post',
        '/api/complaints',
        {
          ...values,
          ...common,
          fullName: fullName || undefined,
          // The select offers only these options.
          about: about as (typeof subjects)[number],
        },
        key,
      ),
  });
  return (
    <SiteForm
      form={form}
      action="complaint"
      path={path}
      label={title}
      submit={submit}
      sending={sending}
      note={<PrivacyNote />}
      className={styles.sheet}
    >
      <div className={styles.pair}>
        <TextField {...form.field('fullName', fields.fullName)} autoComplete="name" />
        <TextField
          {...form.field('email', fields.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
      </div>
      <SelectField
        {...form.field('about', fields.about)}
        options={subjects.map((value) => ({ value, label: value }))}
        placeholder={fields.choose}
      />
      <TextArea {...form.field('details', fields.details)} rows={8} />
    </SiteForm>
  );
}
