import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { constraints, type FieldConstraint } from '../../../api/generated/constraints';
import { ApiError, hasCode } from '../../../api/problem';
import { currentSession } from '../../../api/session-store';
import { rulesFor } from '../../forms/rules';
import { paths } from '../../paths';
import { type Draft, dropDraft, keepDraft, newKey } from './draft';
import { type Outcome, failureOf, signedOut, succeeded } from './outcome';
import { submitRequest } from './submit-request';
import {
  fieldLabels,
  missingFields,
  stepOf,
  steps,
  type WizardField,
  type WizardValues,
} from './wizard-fields';

const toDashboardAfter = 3000;
const toSignInAfter = 2000;
const rules: Record<WizardField, FieldConstraint> = constraints['POST /api/raise-request'];

interface UseWizardInput {
  userId: string;
  draft: Draft;
}

/** Steps, draft, checks and sending of one request. */
export function useWizard({ userId, draft }: UseWizardInput) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<WizardValues>({
    defaultValues: draft.values,
    mode: 'onTouched',
    shouldUnregister: false,
  });
  const [step, setStep] = useState(draft.step);
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setIsSending] = useState(false);
  const key = useRef(draft.key);
  const isSendingNow = useRef(false);
  const headingRef = useRef<HTMLLegendElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const leave = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(
    (values: WizardValues, at: number) =>
      keepDraft(userId, { key: key.current, step: at, values, isStarted: true }),
    [userId],
  );

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values, step) }),
    [form, keep, step],
  );
  useEffect(() => () => clearTimeout(leave.current), []);
  useEffect(() => {
    if (outcome) outcomeRef.current?.focus();
  }, [outcome]);

  /** Always moves; what the step just left lacks is marked. */
  function goTo(target: number): void {
    const left = new Set([
      ...visited,
      ...steps.map((_, index) => index).filter((index) => index < target),
    ]);
    left.add(step);
    setVisited(left);
    void form.trigger(
      steps.filter((_, index) => left.has(index)).flatMap(({ fields }) => [...fields]),
    );
    setOutcome(null);
    setStep(target);
    keep(form.getValues(), target);
    setTimeout(() => headingRef.current?.focus(), 0);
  }

  function show(field: WizardField): void {
    setStep(stepOf(field));
    setTimeout(() => form.setFocus(field), 60);
  }

  async function submit(): Promise<void> {
    if (isSendingNow.current) return;
    if (!currentSession()) {
      setOutcome(signedOut);
      leave.current = setTimeout(
        () => void navigate(paths.signIn(paths.raiseRequest())),
        toSignInAfter,
      );
      return;
    }
    const values = form.getValues();
    const isValid = await form.trigger();
    setVisited(new Set(steps.keys()));
    const missing = missingFields(values);
    if (missing[0]) {
      const list = missing.map((field) => fieldLabels[field]).join(', ');
      setOutcome({ tone: 'error', message: `Please fill in all required fields: ${list}` });
      show(missing[0]);
      return;
    }
    if (!isValid) {
      const wrong = steps
        .flatMap(({ fields }) => fields)
        .find((name) => form.getFieldState(name).invalid);
      if (wrong) show(wrong);
      return;
    }
    await send(values);
  }

  async function send(values: WizardValues): Promise<void> {
    isSendingNow.current = true;
    setIsSending(true);
    setOutcome(null);
    try {
      const { message } = await submitRequest(values, key.current);
      dropDraft(userId);
      setOutcome(succeeded(message));
      void queryClient.invalidateQueries({ queryKey: ['requests'] });
      leave.current = setTimeout(() => void navigate(paths.dashboard), toDashboardAfter);
    } catch (error) {
      markFields(error);
      // The server kept an earlier version under this key: the next try is a request of its own.
      if (hasCode(error, 'idempotency_key_reused')) {
        key.current = newKey();
        keep(values, step);
      }
      setOutcome(failureOf(error));
    } finally {
      isSendingNow.current = false;
      setIsSending(false);
    }
  }

  function markFields(error: unknown): void {
    const problems = error instanceof ApiError ? (error.problem.errors ?? []) : [];
    const known = problems.filter(({ field }) => field in fieldLabels);
    for (const { field, message } of known) {
      form.setError(field as WizardField, { type: 'server', message });
    }
    if (known[0]) show(known[0].field as WizardField);
  }

  const { errors } = form.formState;
  const field = (name: WizardField) => ({
    ...form.register(name, rulesFor(rules[name], fieldLabels[name])),
    label: fieldLabels[name],
    required: rules[name].required || name === 'urgency',
    error: errors[name]?.message,
  });
  const missingByStep = steps.map(({ fields }, index) =>
    visited.has(index) ? fields.filter((name) => errors[name]).length : 0,
  );

  return { step, goTo, submit, field, outcome, isSending, missingByStep, headingRef, outcomeRef };
}
