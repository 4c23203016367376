import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { ErrorSummary } from './error-summary';
import { focusField } from './form-values';
import { FormResult } from './form-result';
import { namesOf } from './rules';
import styles from './site-form.module.css';
import type { SiteForm as Form } from './use-site-form';

interface SiteFormProps<Name extends string> {
  form: Form<Name>;
  action: 'contact' | 'lead' | 'mvp' | 'complaint' | 'notify' | 'newsletter' | 'booking';
  /** Path of the page, which the server shows again with errors if JavaScript is off. */
  path: string;
  hidden?: Readonly<Record<string, string>>;
  /** Null if buttons outside the form submit it. */
  submit: string | null;
  sending: string;
  label: string;
  note?: ReactNode;
  after?: ReactNode;
  /** True if the result is shown elsewhere, as in the footer's dialog. */
  hasOwnResult?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Frame of every form: error summary, fields, result and button. Native validation is off. */
export function SiteForm<Name extends string>({
  form,
  action,
  path,
  hidden = {},
  submit,
  sending,
  label,
  note,
  after,
  hasOwnResult = false,
  className,
  children,
}: SiteFormProps<Name>) {
  const { id, rules, formRef, summaryRef, errors, events, outcome, isSending } = form;
  const names = namesOf(rules);
  const wrong = names.filter((name) => errors[name] !== undefined);
  return (
    <form
      id={submit === null ? id : undefined}
      ref={formRef}
      method="post"
      action={`/forms/${action}`}
      data-failure={form.failure}
      noValidate
      aria-label={label}
      className={className ? `${styles.form} ${className}` : styles.form}
      {...events}
    >
      <div className={styles.fields}>
        {names.length > 1 ? (
          <ErrorSummary
            formId={id}
            title={form.summary}
            wrong={wrong.map((name) => ({ name, label: form.labels[name] ?? name }))}
            summaryRef={summaryRef}
            onChoose={(name) => focusField(formRef.current, name)}
          />
        ) : null}
        {children}
      </div>
      {Object.entries({ formId: id, page: path, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>Website</label>
        <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {hasOwnResult ? null : (
        <FormResult outcome={outcome} onDismiss={form.dismiss}>
          {after}
        </FormResult>
      )}
      <div className={styles.send}>
        {submit === null ? null : (
          <Button type="submit" isPending={isSending}>
            {isSending ? sending : submit}
          </Button>
        )}
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
    </form>
  );
}
