import { useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { currentSession } from '../../../api/session-store';
import { useUploads } from '../../files/use-uploads';
import { fieldMessage, fieldProblems } from '../../forms/failure';
import { useFocusFollows } from '../../shell/use-focus-follows';
import { firstOf, missingLabels, requestResolver, rules } from './check-request';
import { type Draft, keepDraft } from './draft';
import { useSubmission } from './use-submission';
import { fieldLabels, stepOf, steps, type WizardField, type WizardValues } from './wizard-fields';
import { missingSentence, submittedSentence } from './words';

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
  const [isPrivate, setPrivate] = useState(false);
  const uploads = useUploads(`request.${draft.id}`, userId);
  const submission = useSubmission({ userId, draft, uploads, isPrivate });

  useFocusFollows(place, () => {
    if (place?.focus === 'heading') {
      window.scrollTo(0, 0);
      headingRef.current?.focus();
    } else if (place?.focus === 'outcome') outcomeRef.current?.focus();
    else if (place) form.setFocus(place.focus);
  });

  const keep = (at: number) =>
    keepDraft(userId, {
      id: draft.id,
      key: submission.key(),
      step: at,
      values: form.getValues(),
      isStarted: true,
    });

  /** Never blocked by errors: marks errors on the current step and on steps before `target`. */
  function goTo(target: number): void {
    const passed = steps.filter((_, index) => index < target || index === step);
    void form.trigger(passed.flatMap(({ fields }) => fields));
    setMissing(null);
    submission.reset();
    setStep(target);
    keep(target);
    setPlace({ focus: 'heading' });
  }

  function lead(to: WizardField | undefined): void {
    if (to) setStep(stepOf(to));
    setPlace({ focus: to ?? 'outcome' });
  }

  function refuse(found: FieldErrors<WizardValues>): void {
    const labels = missingLabels(found);
    setMissing(labels.length > 0 ? missingSentence(labels) : null);
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
      keep(step);
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
        keep(step);
        // Clears an error as soon as the field is valid, even if it came from skipping the step.
        if (errors[name]) void form.trigger(name);
      },
    }),
    label: fieldLabels[name],
    required: rules[name].required,
    error: errors[name]?.message,
  });

  return {
    privacy: { isPrivate, setPrivate },
    step,
    goTo,
    submit,
    field,
    problem: missing ?? submission.problem,
    arrived: submission.answer ? submission.answer.message || submittedSentence : null,
    isSending: submission.isPending,
    isStarted: draft.isStarted || isDirty,
    missingByStep: steps.map(({ fields }) => fields.filter((name) => errors[name]).length),
    headingRef,
    outcomeRef,
    uploads,
    filesProblem: fieldMessage(submission.error, 'attachments'),
  };
}
