import { publicCall } from '../../api/public-call';
import { contact } from '../../content/contact';
import type { ContactTopic } from '../../content/contact-topics';
import { leadFormFields } from '../../content/lead-form';
import { contactMessages } from '../../content/messages/contact';
import { SelectField, TextArea, TextField } from '../../ui/inputs';
import { useAddressParameter } from '../use-address';
import { contactRules } from './contact-rules';
import { PrivacyNote } from './privacy-note';
import { SiteForm } from './site-form';
import styles from './site-form.module.css';
import { useSiteForm } from './use-site-form';

interface ContactFormProps {
  /** Topics a link can select: `/contact?topic=…&offer=…`. */
  topics: readonly ContactTopic[];
  path: string;
}

export default function ContactForm({ topics, path }: ContactFormProps) {
  const topicId = useAddressParameter('topic');
  const offerId = useAddressParameter('offer');
  const topic = topics.find(({ id }) => id === topicId);
  const offer = topic?.offers?.find(({ id }) => id === offerId);
  const { fields, messageHint, submit } = contact.form;
  const form = useSiteForm({
    id: 'contact',
    sentPath: '/sent/contact',
    rules: contactRules,
    failure: contactMessages.failure,
    send: ({ company, phone, ...values }, { common, key }) =>
      publicCall(
        'post',
        '/api/forms/contact',
        {
          ...values,
          ...common,
          company: company || undefined,
          phone: phone || undefined,
          topic: topic?.subject,
          offer: offer?.subject,
        },
        key,
      ),
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
          required={false}
          name="topic"
          label={fields.topic}
          options={topics.map(({ subject }) => ({ value: subject, label: subject }))}
          placeholder={fields.anyTopic}
        />
      </noscript>
      <noscript>
        <SelectField
          id="contact-offer"
          required={false}
          name="offer"
          label={fields.offer}
          options={topics.flatMap(({ offers = [] }) =>
            offers.map(({ subject }) => ({ value: subject, label: subject })),
          )}
          placeholder={fields.noOffer}
        />
      </noscript>
      {topic ? (
        <p className={styles.legend}>
          About: <strong>{(offer ?? topic).subject}</strong>
        </p>
      ) : null}
      <div className={styles.pair}>
        <TextField {...form.field('firstName', fields.firstName)} autoComplete="given-name" />
        <TextField {...form.field('lastName', fields.lastName)} autoComplete="family-name" />
        <TextField
          {...form.field('email', fields.email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...form.field('company', fields.company)} autoComplete="organization" />
      </div>
      <TextField
        {...form.field('phone', fields.phone)}
        hint={leadFormFields.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <TextArea {...form.field('message', fields.message)} hint={messageHint} rows={7} />
    </SiteForm>
  );
}
