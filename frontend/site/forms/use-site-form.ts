import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/problem';
import { generalMessages } from '../../content/messages/general';
import { clearDraft, readDraft, saveDraft } from './draft';
import { focusField, labelOf, readValues, tidyValues, writeValues } from './form-values';
import { type SendContext, useAttempt } from './use-attempt';
import { type FormRules, type FormValues, namesOf, problemOf, problemsOf } from './rules';

/** A path of content/sent.ts, which scripts do not import. */
type SentPath = `/sent/${string}`;

export type Outcome = { tone: 'success' | 'error'; text: string };
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

interface SiteFormOptions<Name extends string> {
  /** Names the draft and prefixes field ids. Unique on the page. */
  id: string;
  /** Page after success. Without it, the result is shown in place. */
  sentPath?: SentPath | undefined;
  rules: FormRules<Name>;
  /** Without it the browser sends the form, whose answer is then a page. */
  send?: (values: FormValues<Name>, context: SendContext) => Promise<{ message: string }>;
  failure: string;
  /** Heading of the summary if a required field is empty. */
  missing?: string;
}

export interface SiteForm<Name extends string = string> {
  id: string;
  failure: string;
  rules: FormRules<Name>;
  formRef: RefObject<HTMLFormElement | null>;
  summaryRef: RefObject<HTMLDivElement | null>;
  errors: FieldErrors<Name>;
  summary: string;
  labels: Record<string, string>;
  outcome: Outcome | null;
  isSending: boolean;
  field: (name: Name, label?: string) => FieldProps;
  dismiss: () => void;
  events: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onFocus: (event: React.FocusEvent<HTMLFormElement>) => void;
  };
}

interface FieldProps {
  id: string;
  name: string;
  label: string;
  required: boolean;
  error: string | undefined;
}

/** State of a public form: validates before sending, shows the server's errors and keeps the input. */
export function useSiteForm<Name extends string>(options: SiteFormOptions<Name>): SiteForm<Name> {
  const { id, sentPath, rules, send, failure, missing } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const attempt = useAttempt();
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [summary, setSummary] = useState<string>(generalMessages.errorSummary);
  const [labels, setLabels] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setIsSending] = useState(false);

  const { resume } = attempt;
  useEffect(() => {
    const draft = readDraft(id);
    if (!draft || !formRef.current) return;
    writeValues(formRef.current, draft.values);
    if (draft.token) resume(draft.token);
  }, [id, resume]);

  // Focuses the summary, or the field if the form has only one.
  useEffect(() => {
    if (refusals === 0) return;
    if (summaryRef.current) summaryRef.current.focus();
    else focusField(formRef.current, namesOf(rules)[0] ?? '');
  }, [refusals, rules]);

  // A page restored from the back/forward cache may still be in its sending state.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setIsSending(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  function refuse(form: HTMLFormElement, found: FieldErrors<Name>, values: FormValues<Name>): void {
    const isMissing = namesOf(rules).some((name) => rules[name].required && !values[name]);
    setErrors(found);
    setLabels(Object.fromEntries(namesOf(rules).map((name) => [name, labelOf(form, name)])));
    setSummary((isMissing && missing) || generalMessages.errorSummary);
    setRefusals((count) => count + 1);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const values = tidyValues(readValues(form, rules));
    setOutcome(null);
    const found = problemsOf(rules, values);
    setErrors(found);
    if (Object.keys(found).length > 0) return refuse(form, found, values);
    if (!navigator.onLine) return setOutcome({ tone: 'error', text: generalMessages.offline });
    setIsSending(true);
    // The draft stays until the page after success clears it (forms/sent-form.script.ts).
    if (!send) return form.submit();
    try {
      const context = await attempt.contextFor(form, JSON.stringify(values));
      const { message } = await send(values, context);
      attempt.finished();
      form.reset();
      clearDraft(id);
      if (sentPath) return location.assign(sentPath);
      setOutcome({ tone: 'success', text: message });
      setIsSending(false);
    } catch (cause) {
      // After a 4xx the attempt is over. After a 5xx the message may have been stored.
      if (cause instanceof ApiError && cause.status < 500) attempt.answered();
      const refused = fieldErrors(cause, rules);
      if (Object.keys(refused).length > 0) refuse(form, refused, values);
      else setOutcome({ tone: 'error', text: sentence(cause, failure) });
      setIsSending(false);
    }
  }

  function keepDraft(form: HTMLFormElement): void {
    const values = readValues(form, rules);
    saveDraft(id, { values });
    // Adds the token when it arrives, unless the draft has been cleared.
    void attempt.token().then((begun) => {
      if (begun && readDraft(id)) saveDraft(id, { values: readValues(form, rules), token: begun });
    });
  }

  return {
    id,
    failure,
    rules,
    formRef,
    summaryRef,
    errors,
    summary,
    labels,
    outcome,
    isSending,
    field: (name, label) => ({
      id: `${id}-${name}`,
      name,
      label: label ?? rules[name].label,
      required: rules[name].required !== undefined,
      error: errors[name],
    }),
    dismiss: () => {
      setOutcome(null);
      setErrors({});
    },
    events: {
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending) void submit(event.currentTarget);
      },
      onInput: ({ currentTarget, target }) => {
        keepDraft(currentTarget);
        const name = (target as HTMLInputElement).name as Name;
        // Clears an error as soon as it is fixed. New errors appear on submission.
        if (errors[name] === undefined) return;
        const values = readValues(currentTarget, rules);
        setErrors({ ...errors, [name]: problemOf(rules[name], values[name]) });
      },
      onFocus: ({ target }) => {
        if (target.name && target.name in rules) attempt.begin();
      },
    },
  };
}

function fieldErrors<Name extends string>(
  cause: unknown,
  rules: FormRules<Name>,
): FieldErrors<Name> {
  if (!(cause instanceof ApiError)) return {};
  const ours = (cause.problem.errors ?? []).filter(({ field }) => field in rules);
  return Object.fromEntries(
    ours.map(({ field, message }) => [field, message]),
  ) as FieldErrors<Name>;
}

function sentence(cause: unknown, failure: string): string {
  if (!navigator.onLine) return generalMessages.offline;
  const isAdvice = cause instanceof ApiError && (cause.status === 429 || cause.status === 422);
  return isAdvice && cause.message ? cause.message : failure;
}
