import { publicCall } from '../../api/public-call';
import type { NotifyTopic } from '../../api/generated/enums';
import { notifyMessages } from '../../content/messages/notify';
import { TextField } from '../../ui/inputs';
import { ConsentNote } from './consent-note';
import { addressRules } from './address-rules';
import { SiteForm } from './site-form';
import styles from './newsletter-form.module.css';
import { useSiteForm } from './use-site-form';

interface NotifyFormProps {
  topic: NotifyTopic;
  title: string;
  label: string;
  submit: string;
  path: string;
}

export default function NotifyForm({ topic, title, label, submit, path }: NotifyFormProps) {
  const isList = topic === 'webinars' || topic === 'resources';
  const form = useSiteForm({
    id: `notify-${topic}`,
    // The demo's form is in a dialog, which shows the result.
    sentPath: isList ? '/sent/notify-list' : undefined,
    rules: addressRules,
    failure: notifyMessages.failure,
    send: ({ email }, { common, key }) =>
      publicCall('post', '/api/forms/notify', { ...common, email, topic }, key),
  });
  return (
    <SiteForm
      form={form}
      action="notify"
      path={path}
      hidden={{ topic }}
      label={title}
      submit={submit}
      sending={notifyMessages.submitting}
      note={isList ? <ConsentNote topic={topic} /> : <p>{notifyMessages[topic]}</p>}
      className={styles.box}
    >
      <TextField
        {...form.field('email', label)}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
    </SiteForm>
  );
}
