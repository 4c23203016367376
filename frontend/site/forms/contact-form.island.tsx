import { publicCall } from '../../api/public-call';
import { contact } from '../../content/contact';
import type { ContactTopic } from '../../content/contact-topics';
import { contactMessages } from '../../content/messages/contact';
import { SelectField, TextArea, TextField } from '../../ui/inputs';
import { useAddressParameter } from '../use-address';
import { contactRules } from './contact-rules';
import { PrivacyNote } from './privacy-note';
import { SiteForm } from './site-form';
import styles from './site-form.module.css';
import { useSiteForm } from './use-site-form';

interface ContactFormProps {
  /** The subjects that a link may name: `/contact?topic=…`. */
  topics: readonly ContactTopic[];
  path: string;
}

export default function ContactForm({ topics, path }: ContactFormProps) {
  const id = useAddressParameter('topic');
  const topic = topics.find((one) => one.id === id)?.subject;
  const { fields, messageHint, submit } = contact.form;
  const form = useSiteForm({
    id: 'contact',
    sentPath: '/sent/contact',
    rules: contactRules,
    failure: contactMessages.failure,
    send: (values, { common, key }) =>
      publicCall('post', '/api/forms/contact', { ...values, ...common, topic }, key),
  });
  return (
    <SiteForm
      form={form}
      action="contact"
      path={path}
      label="Contact form"
      submit={submit}
      sending={contactMessages.submitting}
      note={<PrivacyNote />}
      className={styles.sheet}
    >
      <noscript>
        <SelectField
          id="contact-topic"
          name="topic"
          label={fields.topic}
          options={topics.map(({ subject }) => ({ value: subject, label: subject }))}
          placeholder={fields.anyTopic}
        />
      </noscript>
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
