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
  /** Where it is sent without a script: the last part of an address under /forms. */
  action: 'contact' | 'lead' | 'mvp' | 'complaint' | 'notify' | 'newsletter';
  /** The page it is on: without a script, the server shows it again with what is wrong. */
  path: string;
  /** What is sent along without a script. */
  hidden?: Readonly<Record<string, string>>;
  submit: string;
  /** The button's words while it sends. */
  sending: string;
  /** Names the form for those who jump from form to form. */
  label: string;
  /** What happens to what is sent, beside the button. */
  note?: ReactNode;
  /** What stands with the result: a way to send it by mail. */
  after?: ReactNode;
  /** The result is shown elsewhere (the footer's dialog). */
  hasOwnResult?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Frame of every form: summary, fields, result, button. Its fields check nothing by themselves. */
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
      <div className={styles.end}>
        <Button type="submit" isPending={isSending}>
          {isSending ? sending : submit}
        </Button>
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
    </form>
  );
}
