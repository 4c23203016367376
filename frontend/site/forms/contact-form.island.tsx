import { publicCall } from '../../api/public-call';
import { contact } from '../../content/contact';
import { contactMessages } from '../../content/messages/contact';
import { TextArea, TextField } from '../../ui/inputs';
import { contactRules } from './contact-rules';
import { PrivacyNote } from './privacy-note';
import { SiteForm } from './site-form';
import styles from './site-form.module.css';
import { useContactTopic } from './use-contact-topic';
import { useSiteForm } from './use-site-form';

export default function ContactForm() {
  const topic = useContactTopic();
  const { fields, messageHint, submit } = contact.form;
  const form = useSiteForm({
    id: 'contact',
    rules: contactRules,
    failure: contactMessages.failure,
    send: (values, { common, key }) =>
      publicCall('post', '/api/forms/contact', { ...values, ...common, topic }, key),
  });
  return (
    <SiteForm
      form={form}
      label="Contact form"
      submit={submit}
      sending={contactMessages.submitting}
      note={<PrivacyNote />}
      again={contactMessages.again}
      className={styles.sheet}
    >
      {topic ? (
        <p className={styles.legend}>
          About: <strong>{topic}</strong>
        </p>
      ) : null}
      <div className={styles.pair}>
        <TextField {...form.field('firstName', fields.firstName)} autoComplete="given-name" />
        <TextField {...form.field('lastName', fields.lastName)} autoComplete="family-name" />
      </div>
      <TextField
        {...form.field('email', fields.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextArea {...form.field('message', fields.message)} hint={messageHint} rows={7} />
    </SiteForm>
  );
}
