import { newsletterMessages } from '../../content/messages/newsletter';
import { newsletterBoxes } from '../../content/newsletter';
import { TextField } from '../../ui/inputs';
import { Modal } from '../sections/modal';
import { ConsentNote } from './consent-note';
import { addressRules } from './address-rules';
import { SiteForm } from './site-form';
import styles from './newsletter-form.module.css';
import { hiddenIn, subscribe } from './subscribe';
import { useSiteForm } from './use-site-form';

interface NewsletterFormProps {
  /** Location of the box. In the footer the result is a dialog, elsewhere a page. */
  variant: 'footer' | 'insights' | 'archive' | 'again';
  path: string;
}

export function NewsletterForm({ variant, path }: NewsletterFormProps) {
  const isFooter = variant === 'footer';
  const { title, label, submit } = newsletterBoxes[variant];
  const form = useSiteForm({
    id: `newsletter-${variant}`,
    sentPath: isFooter ? undefined : '/sent/newsletter',
    rules: addressRules,
    failure: newsletterMessages.exceptionFooter,
    send: ({ email }, context) => subscribe(variant, { email }, context),
  });
  const problem = form.errors.email;
  const isError = problem !== undefined || form.outcome?.tone === 'error';
  const field = form.field('email', label);
  return (
    <SiteForm
      form={form}
      action="newsletter"
      path={path}
      hidden={hiddenIn(variant)}
      label={title}
      submit={submit}
      sending={newsletterMessages.submitting}
      note={<ConsentNote topic="newsletter" />}
      hasOwnResult={isFooter}
      className={styles.box}
    >
      <TextField
        {...field}
        // In the footer, the dialog shows the error.
        error={isFooter ? undefined : field.error}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      {isFooter ? (
        <Modal
          isOpen={isError || form.outcome !== null}
          title={isError ? newsletterMessages.errorTitle : newsletterMessages.successTitle}
          close={newsletterMessages.close}
          onClose={form.dismiss}
        >
          <p>{problem ?? form.outcome?.text}</p>
          {isError ? null : <p>{newsletterMessages.successNext}</p>}
        </Modal>
      ) : null}
    </SiteForm>
  );
}
