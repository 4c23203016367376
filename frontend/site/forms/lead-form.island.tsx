import { publicCall } from '../../api/public-call';
import type { LandingService } from '../../api/generated/enums';
import { leadFormFields } from '../../content/lead-form';
import { leadMessages } from '../../content/messages/lead';
import { TextArea, TextField } from '../../ui/inputs';
import { leadRules } from './lead-rules';
import { PrivacyNote } from './privacy-note';
import { SiteForm } from './site-form';
import styles from './site-form.module.css';
import { useSiteForm } from './use-site-form';

interface LeadFormProps {
  service: LandingService;
  id: string;
  messageHint: string;
  path: string;
}

export default function LeadForm({ service, id, messageHint, path }: LeadFormProps) {
  const form = useSiteForm({
    id,
    rules: leadRules,
    failure: leadMessages.failure,
    sentPath: '/sent/lead',
    send: ({ phone, ...values }, { common, key }) =>
      publicCall(
        'post',
        '/api/forms/lead',
        { ...values, ...common, service, phone: phone || undefined },
        key,
      ),
  });
  const labels = leadFormFields;
  return (
    <SiteForm
      form={form}
      action="lead"
      path={path}
      hidden={{ service }}
      label={`${service}: ${labels.submit}`}
      submit={labels.submit}
      sending={leadMessages.submitting}
      note={<PrivacyNote />}
      className={styles.sheet}
    >
      <p className={styles.legend}>
        {labels.service}: <strong>{service}</strong>
      </p>
      <div className={styles.pair}>
        <TextField {...form.field('name', labels.name)} autoComplete="name" />
        <TextField {...form.field('jobTitle', labels.jobTitle)} autoComplete="organization-title" />
        <TextField
          {...form.field('email', labels.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...form.field('company', labels.company)} autoComplete="organization" />
      </div>
      <TextField
        {...form.field('phone', labels.phone)}
        hint={labels.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <TextArea {...form.field('message', labels.message)} hint={messageHint} rows={3} />
    </SiteForm>
  );
}
