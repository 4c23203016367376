import { newsletterMessages } from '../../content/messages/newsletter';
import { newsletterBoxes } from '../../content/newsletter';
import { TextField } from '../../ui/inputs';
import { ConsentNote } from './consent-note';
import { homeNewsletterRules } from './home-newsletter-rules';
import { SiteForm } from './site-form';
import styles from './site-form.module.css';
import { hiddenIn, subscribe } from './subscribe';
import { useSiteForm } from './use-site-form';

export default function HomeNewsletterForm({ path }: { path: string }) {
  const { title, fields, companyHint, submit } = newsletterBoxes.home;
  const form = useSiteForm({
    id: 'newsletter-home',
    sentPath: '/sent/newsletter',
    rules: homeNewsletterRules,
    failure: newsletterMessages.exceptionHome,
    send: (values, context) => subscribe('home', values, context),
  });
  return (
    <SiteForm
      form={form}
      action="newsletter"
      path={path}
      hidden={hiddenIn('home')}
      label={title}
      submit={submit}
      sending={newsletterMessages.submitting}
      note={<ConsentNote topic="newsletter" />}
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
      <TextField
        {...form.field('company', fields.company)}
        hint={companyHint}
        autoComplete="organization"
      />
    </SiteForm>
  );
}
