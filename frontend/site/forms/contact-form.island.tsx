import { publicCall } from '../../api/public-call';
import { contact } from '../../content/contact';
import type { ContactTopic } from '../../content/contact-topics';
import { contactMessages } from '../../content/messages/contact';
import { TextArea, TextField } from '../../ui/inputs';
import { useAddressParameter } from '../use-address';
import { contactRules } from './contact-rules';
import { PrivacyNote } from './privacy-note';
import { SiteForm } from './site-form';
import styles from './site-form.module.css';
import { useSiteForm } from './use-site-form';

interface ContactFormProps {
  /** The subjects that a link may name: `/contact?topic=…`. */
  topics: readonly ContactTopic[];
}

export default function ContactForm({ topics }: ContactFormProps) {
  const id = useAddressParameter('topic');
  const topic = topics.find((one) => one.id === id)?.subject;
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
