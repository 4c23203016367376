import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type FieldValues,
  type Path,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { constraints, type FieldConstraint } from '../../api/generated/constraints';
import { ApiError, messageOf, NetworkError } from '../../api/problem';
import { rulesFor } from './rules';

export type BodyName = keyof typeof constraints;

interface ApiFormOptions<Values extends FieldValues> {
  /** The call this form fills: "POST /api/register". Its published rules apply here too. */
  body: BodyName;
  /** What the form says when the server gave no sentence. */
  failure: string;
  defaultValues: UseFormProps<Values>['defaultValues'];
  send: (values: Values) => Promise<void>;
}

interface ApiForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Props of one field: registration, rules, error. */
  field: (name: Path<Values>, label: string) => FieldProps;
  submit: (event?: React.BaseSyntheticEvent) => void;
  /** What went wrong with the whole form; takes the focus when it appears. */
  problem: string | null;
  error: unknown;
  alertRef: RefObject<HTMLDivElement | null>;
  isSending: boolean;
  /** Takes back what was said about the last try. */
  clear: () => void;
}

type FieldProps = ReturnType<UseFormReturn['register']> & {
  label: string;
  required: boolean;
  error: string | undefined;
};

export const networkMessage = 'An error occurred. Please try again.';

/** One form over one call: the document's rules before sending, the server's complaints after. */
export function useApiForm<Values extends FieldValues>({
  body,
  failure,
  defaultValues,
  send,
}: ApiFormOptions<Values>): ApiForm<Values> {
  const form = useForm<Values>({ ...(defaultValues ? { defaultValues } : {}), mode: 'onSubmit' });
  const [error, setError] = useState<unknown>(null);
  const alertRef = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (error === null) return;
    // What is wrong with a field of this form is read there, beside what was typed.
    const known = form.formState.errors;
    const first = fieldErrors(error).find(({ field }) => field in known);
    if (first && known[first.field]?.ref instanceof HTMLElement) {
      form.setFocus(first.field as Path<Values>);
    } else alertRef.current?.focus();
  }, [error, form]);

  const handle = form.handleSubmit(async (values) => {
    setError(null);
    try {
      await send(values);
    } catch (cause) {
      for (const { field, message } of fieldErrors(cause)) {
        form.setError(field as Path<Values>, { type: 'server', message });
      }
      setError(cause);
    }
  });
  // Whatever goes wrong while sending is in `error`.
  const submit = (event?: React.BaseSyntheticEvent): void => void handle(event);

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
    problem: error === null ? null : sentence(error, failure),
    error,
    alertRef,
    isSending: isSubmitting,
    clear: () => setError(null),
  };
}

function constraintOf(body: BodyName, name: string): FieldConstraint | undefined {
  const fields: Record<string, FieldConstraint> = constraints[body];
  return fields[name];
}

function fieldErrors(error: unknown) {
  return error instanceof ApiError ? (error.problem.errors ?? []) : [];
}

function sentence(error: unknown, failure: string): string {
  return error instanceof NetworkError ? networkMessage : messageOf(error, failure);
}
