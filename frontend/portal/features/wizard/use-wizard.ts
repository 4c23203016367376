import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call, type CallAnswer, type CallBody } from '../../../api/call';
import { hasCode } from '../../../api/problem';
import { currentSession } from '../../../api/session-store';
import { newKey } from '../../../lib/new-key';
import { type Uploads, useUploads } from '../../files/use-uploads';
import { fieldMessage, fieldProblems } from '../../forms/failure';
import { useSubmit } from '../../forms/use-submit';
import { paths } from '../../paths';
import { setPauseBeforeSignIn } from '../../session/sign-in-pause';
import { useFocusFollows } from '../../shell/use-focus-follows';
import type { Arrival } from '../dashboard/dashboard';
import { type Draft, keepDraft, wizardDrafts } from './draft';
import {
  fieldLabels,
  firstOf,
  missingLabels,
  requestResolver,
  rules,
  stepOf,
  steps,
  type WizardField,
  type WizardValues,
} from './wizard-fields';
import { failureSentence, NotSubmitted, wizardWords as words } from './words';

/** A new object each time, so that the focus moves again. */
interface Place {
  focus: 'heading' | 'outcome' | WizardField;
}

export function useWizard({ userId, draft }: { userId: string; draft: Draft }) {
  const form = useForm<WizardValues>({
    defaultValues: draft.values,
    resolver: requestResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [step, setStep] = useState(draft.step);
  const [missing, setMissing] = useState<string | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const headingRef = useRef<HTMLLegendElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const [isPrivate, setPrivate] = useState(draft.isPrivate);
  const uploads = useUploads(`request.${draft.id}`, userId);
  const submission = useSubmission({ userId, draft, uploads, isPrivate });

  useFocusFollows(place, () => {
    if (place?.focus === 'heading') {
      window.scrollTo(0, 0);
      headingRef.current?.focus();
    } else if (place?.focus === 'outcome') outcomeRef.current?.focus();
    else if (place) form.setFocus(place.focus);
  });

  const keep = (changed: Partial<Pick<Draft, 'step' | 'isPrivate'>> = {}) =>
    keepDraft(userId, {
      id: draft.id,
      key: submission.key(),
      step,
      values: form.getValues(),
      isPrivate,
      isStarted: true,
      ...changed,
    });

  /** Never blocked by errors: marks errors on the current step and on steps before `target`. */
  function goTo(target: number): void {
    const passed = steps.filter((_, index) => index < target || index === step);
    void form.trigger(passed.flatMap(({ fields }) => fields));
    setMissing(null);
    submission.reset();
    setStep(target);
    keep({ step: target });
    setPlace({ focus: 'heading' });
  }

  function lead(to: WizardField | undefined): void {
    if (to) setStep(stepOf(to));
    setPlace({ focus: to ?? 'outcome' });
  }

  function refuse(found: FieldErrors<WizardValues>): void {
    const labels = missingLabels(found);
    setMissing(labels.length > 0 ? words.missingFields(labels) : null);
    lead(firstOf(found));
  }

  async function send(values: WizardValues): Promise<void> {
    setMissing(null);
    try {
      await submission.run(values);
      lead(undefined);
    } catch (error) {
      const refused = fieldProblems(error).filter(({ field }) => field in fieldLabels);
      for (const { field, message } of refused) {
        form.setError(field as WizardField, { type: 'server', message });
      }
      keep();
      lead(refused[0]?.field as WizardField | undefined);
    }
  }

  function submit(): void {
    if (isSubmitting) return;
    // Without a session the form is not validated: sending explains how to sign in.
    void (currentSession() ? form.handleSubmit(send, refuse)() : send(form.getValues()));
  }

  const field = (name: WizardField) => ({
    ...form.register(name, {
      onChange: () => {
        keep();
        // Clears an error as soon as the field is valid, even if it came from skipping the step.
        if (errors[name]) void form.trigger(name);
      },
    }),
    label: fieldLabels[name],
    required: rules[name].required,
    error: errors[name]?.message,
  });

  return {
    isPrivate,
    choosePrivacy(chosen: boolean): void {
      setPrivate(chosen);
      keep({ isPrivate: chosen });
    },
    step,
    goTo,
    submit,
    field,
    problem: missing ?? submission.problem,
    arrived: submission.answer ? submission.answer.message || words.submitted : null,
    isSending: submission.isPending,
    isStarted: draft.isStarted || isDirty,
    missingByStep: steps.map(({ fields }) => fields.filter((name) => errors[name]).length),
    headingRef,
    outcomeRef,
    uploads,
    filesProblem: fieldMessage(submission.error, 'attachments'),
  };
}

const toDashboardAfter = 3000;
const toSignInAfter = 2000;

interface SubmissionInput {
  userId: string;
  draft: Draft;
  uploads: Uploads;
  isPrivate: boolean;
}

function useSubmission({ userId, draft, uploads, isPrivate }: SubmissionInput) {
  const navigate = useNavigate();
  const key = useRef(draft.key);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const leaveFor = (path: string, after: number, state?: Arrival) => {
    leaving.current = setTimeout(() => void navigate(path, { state }), after);
  };

  async function send(values: WizardValues) {
    if (!currentSession()) {
      leaveFor(paths.signIn(paths.raiseRequest()), toSignInAfter);
      throw new NotSubmitted(words.signedOut);
    }
    if (uploads.blocked) throw new NotSubmitted(words.failed(uploads.blocked));
    setPauseBeforeSignIn(toSignInAfter);
    try {
      return await submitRequest(values, uploads.ids, key.current, isPrivate);
    } catch (error) {
      if (!hasCode(error, 'idempotency_key_reused')) throw error;
      // The next try is a new request, so the user decides.
      key.current = newKey();
      throw new NotSubmitted(words.failed(words.earlierArrived));
    } finally {
      setPauseBeforeSignIn(0);
    }
  }

  const sending = useSubmit({
    send,
    failure: failureSentence,
    failsIn: 'place',
    // The form shows the company, which a new request does not change.
    onDone: ({ request: { _id, reference, projectName } }) => {
      wizardDrafts.drop({ userId, about: draft.id });
      uploads.clear();
      leaveFor(paths.dashboard, toDashboardAfter, { arrived: { _id, reference, projectName } });
    },
  });
  return { ...sending, key: () => key.current };
}

const mostAttempts = 5;

/**
 * Sends the request; the same key creates only one. If the server is still working on an earlier
 * call with this key, its answer is polled for.
 * @throws ApiError, NetworkError
 */
async function submitRequest(
  values: WizardValues,
  files: readonly string[],
  key: string,
  isPrivate = false,
): Promise<CallAnswer<'POST /api/raise-request'>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call('POST /api/raise-request', { header: { 'Idempotency-Key': key } }).send({
        ...bodyOf(values),
        ...(files.length > 0 && { attachments: [...files] }),
        ...(isPrivate && { isPrivate }),
      });
    } catch (error) {
      if (!hasCode(error, 'idempotency_in_progress') || attempt === mostAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

/** Omits empty answers. Selects only hold values from the API's lists. */
function bodyOf(values: WizardValues): CallBody<'POST /api/raise-request'> {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled) as unknown as CallBody<'POST /api/raise-request'>;
}
