import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call, type CallBody } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { currentSession } from '../../../api/session-store';
import { newKey } from '../../../lib/new-key';
import { useUploads } from '../../files/use-uploads';
import { fieldMessage } from '../../forms/failure';
import { type FieldProps, useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { setPauseBeforeSignIn } from '../../session/sign-in-pause';
import { useFocusFollows } from '../../shell/use-focus-follows';
import type { Arrival } from '../dashboard/dashboard';
import { type Draft, type DraftValues, keepDraft, wizardDrafts } from './draft';
import { fieldLabels, refusedOf, stepOf, steps, type WizardField } from './wizard-fields';
import { failureSentence, NotSubmitted, wizardWords as words } from './words';

const toDashboardAfter = 3000;
const toSignInAfter = 2000;

/** A new object each time, so that the focus moves again. */
interface Place {
  focus: 'heading' | 'outcome' | WizardField;
}

export function useWizard({ userId, draft }: { userId: string; draft: Draft }) {
  const [step, setStep] = useState(draft.step);
  const [key, setKey] = useState(draft.key);
  /** Found before anything is sent. */
  const [problem, setProblem] = useState<string | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const headingRef = useRef<HTMLLegendElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const uploads = useUploads(`request.${draft.id}`, userId);
  const leaveFor = useLeaving();

  const form = useApiForm({
    call: call('POST /api/raise-request', { header: { 'Idempotency-Key': key } }),
    defaultValues: draft.values,
    // For the next visit, with its step and key.
    draft: {
      read: () => null,
      keep: () => keep(),
      drop: () => wizardDrafts.drop({ userId, about: draft.id }),
    },
    mode: 'onTouched',
    failure: failureSentence,
    onRefused: refuse,
    async send(values, post) {
      if (uploads.blocked) throw new NotSubmitted(words.failed(uploads.blocked));
      const attachments = uploads.ids.length > 0 && { attachments: [...uploads.ids] };
      setPauseBeforeSignIn(toSignInAfter);
      try {
        return await untilAnswered(() => post({ ...bodyOf(values), ...attachments }));
      } catch (error) {
        if (!hasCode(error, 'idempotency_key_reused')) throw error;
        // The next try is a new request, so the user decides.
        const next = newKey();
        setKey(next);
        keep({ key: next });
        throw new NotSubmitted(words.failed(words.earlierArrived));
      } finally {
        setPauseBeforeSignIn(0);
      }
    },
    onDone({ request: { _id, reference, projectName } }) {
      uploads.clear();
      leaveFor(paths.dashboard, toDashboardAfter, { arrived: { _id, reference, projectName } });
    },
  });
  const values = form.form.getValues;

  function keep(changed: Partial<Pick<Draft, 'step' | 'key'>> = {}): void {
    const kept = { id: draft.id, key, step, isStarted: true, values: values() };
    keepDraft(userId, { ...kept, ...changed });
  }

  useFocusFollows(place, () => {
    if (place?.focus === 'heading') {
      window.scrollTo(0, 0);
      headingRef.current?.focus();
    } else if (place?.focus === 'outcome') outcomeRef.current?.focus();
    else if (place) form.form.setFocus(place.focus);
  });

  /** Never blocked by errors: marks errors on the current step and on steps before `target`. */
  function goTo(target: number): void {
    const passed = steps.filter((_, index) => index < target || index === step);
    void form.form.trigger(passed.flatMap(({ fields }) => fields));
    setProblem(null);
    form.clear();
    setStep(target);
    keep({ step: target });
    setPlace({ focus: 'heading' });
  }

  function refuse(errors: FieldErrors<DraftValues>): void {
    const { missing, first } = refusedOf(errors, values());
    const labels = missing.map((name) => fieldLabels[name]);
    setProblem(labels.length > 0 ? words.missingFields(labels) : null);
    if (first) setStep(stepOf(first));
    setPlace({ focus: first ?? 'outcome' });
  }

  async function submit(): Promise<void> {
    if (form.isPending) return;
    setProblem(null);
    if (currentSession()) {
      if (await form.save()) setPlace({ focus: 'outcome' });
      return;
    }
    // Not validated: first of all, people have to sign in.
    setProblem(words.signedOut);
    keep();
    leaveFor(paths.signIn(paths.raiseRequest()), toSignInAfter);
    setPlace({ focus: 'outcome' });
  }

  function field(name: WizardField): FieldProps {
    const props = form.field(name, fieldLabels[name]);
    return {
      ...props,
      async onChange(event) {
        await props.onChange(event);
        // Clears an error as soon as the field is valid, even if it came from skipping the step.
        if (props.error) await form.form.trigger(name);
      },
    };
  }

  return {
    privacy: form.register('isPrivate'),
    step,
    goTo,
    submit,
    field,
    problem: problem ?? form.problem,
    arrived: form.answer ? form.answer.message || words.submitted : null,
    isSending: form.isPending,
    isStarted: draft.isStarted || form.isChanged,
    missingByStep: steps.map(({ fields }) => fields.filter((name) => form.errorOf(name)).length),
    headingRef,
    outcomeRef,
    uploads,
    filesProblem: fieldMessage(form.error, 'attachments'),
  };
}

/** Leaves after a pause, so that people can read why. */
function useLeaving() {
  const navigate = useNavigate();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return (path: string, after: number, state?: Arrival) => {
    leaving.current = setTimeout(() => void navigate(path, { state }), after);
  };
}

const mostAttempts = 5;

/**
 * Polls for the answer while the server is still working on an earlier call with the same key.
 * @throws ApiError, NetworkError
 */
async function untilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!hasCode(error, 'idempotency_in_progress') || attempt === mostAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** Omits empty answers. Selects only hold values from the API's lists. */
function bodyOf({ isPrivate, ...values }: DraftValues): CallBody<'POST /api/raise-request'> {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const body = { ...Object.fromEntries(filled), ...(isPrivate && { isPrivate }) };
  return body as unknown as CallBody<'POST /api/raise-request'>;
}
