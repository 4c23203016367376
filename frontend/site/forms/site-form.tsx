import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button';
import { ErrorSummary } from './error-summary';
import { focusField } from './form-values';
import { FormResult } from './form-result';
import { namesOf } from './rules';
import styles from './site-form.module.css';
import type { SiteForm as Form } from './use-site-form';

interface SiteFormProps<Name extends string> {
  form: Form<Name>;
  submit: string;
  /** The button's words while it sends. */
  sending: string;
  /** Names the form for those who jump from form to form. */
  label: string;
  /** What happens to what is sent, beside the button. */
  note?: ReactNode;
  /** What stands with the result: a booking link, a way to send it by mail. */
  after?: ReactNode;
  /** After a success the form is gone, and a button with these words brings an empty one. */
  again?: string;
  /** The result is shown elsewhere (the footer's dialog). */
  hasOwnResult?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Frame of every form: summary, fields, result, button. Its fields check nothing by themselves. */
export function SiteForm<Name extends string>({
  form,
  submit,
  sending,
  label,
  note,
  after,
  again,
  hasOwnResult = false,
  className,
  children,
}: SiteFormProps<Name>) {
  const { id, rules, formRef, summaryRef, errors, events, outcome, isSending } = form;
  const names = namesOf(rules);
  const wrong = names.filter((name) => errors[name] !== undefined);
  /** The button goes with the message; the first field takes the focus from it. */
  const startAnew = () => {
    flushSync(form.dismiss);
    focusField(formRef.current, names[0] ?? '');
  };
  const isDone = again !== undefined && outcome?.tone === 'success';
  return (
    <form
      ref={formRef}
      // Were it sent before our script is there, what was typed must not end up in the address.
      method="post"
      noValidate
      aria-label={label}
      className={className ? `${styles.form} ${className}` : styles.form}
      {...events}
    >
      <div className={styles.fields} hidden={isDone}>
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
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>Website</label>
        <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {hasOwnResult ? null : (
        <FormResult outcome={outcome} onDismiss={form.dismiss} takesFocus={isDone}>
          {after}
        </FormResult>
      )}
      <div className={styles.end}>
        {isDone ? (
          // Its key keeps it apart from the other: a press on it must not become one that sends.
          <Button key="again" variant="secondary" onClick={startAnew}>
            {again}
          </Button>
        ) : (
          <>
            <Button type="submit" isPending={isSending}>
              {isSending ? sending : submit}
            </Button>
            {note ? <div className={styles.note}>{note}</div> : null}
          </>
        )}
      </div>
      <noscript>
        <p className={styles.note}>
          This form needs JavaScript. You will find our address and telephone number at the end of
          the page.
        </p>
      </noscript>
    </form>
  );
}
