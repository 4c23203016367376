import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { checkRequest, type FieldProblems, firstOf, missingFields, rules } from './check-request';
import { type Draft, keepDraft } from './draft';
import { type Outcome } from './outcome';
import { useSubmission } from './use-submission';
import { fieldLabels, stepOf, steps, type WizardField, type WizardValues } from './wizard-fields';

interface UseWizardInput {
  userId: string;
  draft: Draft;
}

/** Steps, draft and checks of one request; sending it is `useSubmission`. */
export function useWizard({ userId, draft }: UseWizardInput) {
  const form = useForm<WizardValues>({ defaultValues: draft.values });
  const values = { ...draft.values, ...useWatch({ control: form.control }) };
  const [step, setStep] = useState(draft.step);
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<WizardField>>(new Set());
  const [refused, setRefused] = useState<FieldProblems>({});
  const [isStarted, setIsStarted] = useState(draft.isStarted);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const headingRef = useRef<HTMLLegendElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const submission = useSubmission({ userId, draft });

  useEffect(() => {
    if (outcome) outcomeRef.current?.focus();
  }, [outcome]);

  const problems = checkRequest(values);
  const problemAt = (field: WizardField) =>
    refused[field] ?? (visited.has(stepOf(field)) || left.has(field) ? problems[field] : undefined);

  function keep(at: number): void {
    keepDraft(userId, {
      id: draft.id,
      key: submission.key(),
      step: at,
      values: form.getValues(),
      isStarted: true,
    });
  }

  /** Always moves; the steps passed so far are marked where something is missing. */
  function goTo(target: number): void {
    const passed = steps.map((_, index) => index).filter((index) => index < target);
    setVisited(new Set([...visited, step, ...passed]));
    setOutcome(null);
    setStep(target);
    keep(target);
    setTimeout(() => headingRef.current?.focus(), 0);
  }

  function show(field: WizardField | undefined): void {
    if (!field) return;
    setStep(stepOf(field));
    setTimeout(() => form.setFocus(field), 60);
  }

  /** Complains about the first thing that is missing or wrong. */
  function passes(): boolean {
    setVisited(new Set(steps.keys()));
    const missing = missingFields(values);
    if (missing.length > 0) {
      const list = missing.map((field) => fieldLabels[field]).join(', ');
      setOutcome({ tone: 'error', message: `Please fill in all required fields: ${list}` });
    }
    const wrong = missing[0] ?? firstOf(problems);
    show(wrong);
    return wrong === undefined;
  }

  async function submit(): Promise<void> {
    // Without a session nothing is checked: sending says what to do.
    if (submission.isSignedIn() && !passes()) return;
    setOutcome(null);
    const sent = await submission.send(form.getValues());
    if (!sent) return;
    setRefused(sent.refused);
    setOutcome(sent.outcome);
    show(firstOf(sent.refused));
    if (sent.outcome.tone === 'error') keep(step);
  }

  const field = (name: WizardField) => ({
    ...form.register(name, {
      onChange: () => {
        setIsStarted(true);
        setRefused(({ [name]: _, ...others }) => others);
        keep(step);
      },
      onBlur: () => setLeft((before) => new Set(before).add(name)),
    }),
    label: fieldLabels[name],
    required: rules[name].required,
    error: problemAt(name),
  });
  const missingByStep = steps.map(({ fields }) => fields.filter(problemAt).length);
  const { isSending } = submission;
  return {
    step,
    goTo,
    submit,
    field,
    outcome,
    isSending,
    isStarted,
    missingByStep,
    headingRef,
    outcomeRef,
  };
}
