import { publicCall } from '../../api/public-call';
import { mvpForm } from '../../content/mvp-form';
import { mvpMessages } from '../../content/messages/mvp';
import { SelectField, TextArea, TextField } from '../../ui/inputs';
import { CheckField } from './check-field';
import { mvpRules } from './mvp-rules';
import { MvpAfter } from './mvp-after';
import { PrivacyNote } from './privacy-note';
import { SiteForm } from './site-form';
import styles from './site-form.module.css';
import { campaignOf } from './tracking';
import { useSiteForm } from './use-site-form';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export default function MvpForm({ path }: { path: string }) {
  const { title, fields, descriptionHint, budgets, timelines, submit } = mvpForm;
  const form = useSiteForm({
    id: mvpForm.anchor,
    sentPath: '/sent/mvp',
    rules: mvpRules,
    failure: mvpMessages.mailOffer,
    missing: mvpMessages.required,
    send: ({ phone, ...values }, { common, honeypot, key, at }) =>
      publicCall(
        'post',
        '/api/lead',
        {
          ...values,
          ...common,
          ...campaignOf(location.search),
          // The select offers only these options.
          budget: values.budget as (typeof budgets)[number],
          timeline: values.timeline as (typeof timelines)[number],
          phone: phone || undefined,
          authority: values.authority === 'on',
          honeypot,
          submittedAt: at,
        },
        key,
      ),
  });
  return (
    <SiteForm
      form={form}
      action="mvp"
      path={path}
      label={title}
      submit={submit}
      sending={mvpMessages.submitting}
      note={<PrivacyNote />}
      after={form.outcome ? <MvpAfter form={form} /> : null}
      className={styles.sheet}
    >
      <div className={styles.pair}>
        <TextField {...form.field('fullName', fields.fullName)} autoComplete="name" />
        <TextField
          {...form.field('workEmail', fields.workEmail)}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...form.field('company', fields.company)} autoComplete="organization" />
        <TextField {...form.field('role', fields.role)} autoComplete="organization-title" />
        <SelectField
          {...form.field('budget', fields.budget)}
          options={optionsOf(budgets)}
          placeholder="Choose a budget"
        />
        <SelectField
          {...form.field('timeline', fields.timeline)}
          options={optionsOf(timelines)}
          placeholder="Choose a timeline"
        />
      </div>
      <TextField {...form.field('phone', fields.phone)} type="tel" autoComplete="tel" />
      <TextArea
        {...form.field('projectDescription', fields.projectDescription)}
        hint={descriptionHint}
        rows={6}
      />
      <CheckField {...form.field('authority', fields.authority)} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="mvp-honeypot">Leave this empty</label>
        <input id="mvp-honeypot" name="honeypot" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </SiteForm>
  );
}
