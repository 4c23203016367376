import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { constraints, type FieldConstraint } from '../../api/generated/constraints';
import { type FailureWords, fieldProblems } from './failure';
import { rulesFor } from './rules';
import { useSubmit } from './use-submit';

export type BodyName = keyof typeof constraints;

interface ApiFormOptions<Values extends FieldValues> {
  /** The form's call, "POST /api/register". Its published constraints apply here. */
  body: BodyName;
  failure: string | FailureWords;
  defaultValues: DefaultValues<Values>;
  send: (values: Values) => Promise<void>;
  /** Stores the input on every change, for when the form opens again. */
  keep?: (values: Values) => void;
}

interface ApiForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  field: (name: Path<Values>, label: string) => FieldProps;
  submit: (event?: React.SyntheticEvent) => void;
  /** Error of the whole form; takes the focus when it appears. */
  problem: string | null;
  error: Error | null;
  alertRef: RefObject<HTMLDivElement | null>;
  isPending: boolean;
  /** Clears the errors of the last try. */
  clear: () => void;
}

type FieldProps = ReturnType<UseFormReturn['register']> & {
  label: string;
  required: boolean;
  error: string | undefined;
};

/** A form for one call: published constraints before sending, the server's errors after. */
export function useApiForm<Values extends FieldValues>({
  body,
  failure,
  defaultValues,
  send,
  keep,
}: ApiFormOptions<Values>): ApiForm<Values> {
  const form = useForm<Values>({ defaultValues, mode: 'onSubmit' });
  const alertRef = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting } = form.formState;
  const { run, error, problem, reset } = useSubmit({
    send,
    failure,
    failsIn: 'place',
  });

  useEffect(() => {
    if (error === null) return;
    // Errors of this form's fields are shown beside the field.
    const known = form.formState.errors;
    const first = fieldProblems(error).find(({ field }) => field in known);
    if (first && known[first.field]?.ref instanceof HTMLElement) {
      form.setFocus(first.field as Path<Values>);
    } else alertRef.current?.focus();
  }, [error, form]);

  const keepTyped = useEffectEvent((values: Values) => keep?.(values));
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }),
    [form],
  );

  const handle = form.handleSubmit(async (values) => {
    try {
      await run(values);
    } catch (cause) {
      for (const { field, message } of fieldProblems(cause)) {
        form.setError(field as Path<Values>, { type: 'server', message });
      }
    }
  });
  // Errors while sending are in `error`.
  const submit = (event?: React.SyntheticEvent): void => void handle(event);

  function field(name: Path<Values>, label: string): FieldProps {
    const constraint = constraintOf(body, name);
    const message = errors[name]?.message;
    const registration = form.register(name, constraint ? rulesFor(constraint, label) : {});
    return {
      ...registration,
      label,
      required: constraint?.required ?? false,
      error: typeof message === 'string' ? message : undefined,
    };
  }

  return {
    form,
    field,
    submit,
    problem,
    error,
    alertRef,
    isPending: isSubmitting,
    clear: reset,
  };
}

function constraintOf(body: BodyName, name: string): FieldConstraint | undefined {
  const fields: Record<string, FieldConstraint> = constraints[body];
  return fields[name];
}
