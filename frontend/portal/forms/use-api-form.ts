import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { Call, CallAnswer, CallBody, CallName } from '../../api/call';
import { constraints, type FieldConstraint } from '../../api/generated/constraints';
import { fieldProblems } from './failure';
import { isTyped, rulesFor } from './rules';
import { type SubmitOptions, useSubmit } from './use-submit';

interface ApiFormOptions<
  Name extends CallName,
  Values extends FieldValues,
  Answer,
  OnClose,
> extends Pick<SubmitOptions<Values, Answer>, 'failure' | 'stale' | 'done' | 'onDone'> {
  /** The form's call. Its published constraints are the rules of the fields. */
  call: Call<Name>;
  defaultValues: Values;
  /** Read when the form opens, kept while typing, dropped after success. */
  draft?: DraftOf<NoInfer<Values>>;
  /** Closes the form's dialog, also after success; the server's message says it if `done` does not. */
  onClose?: OnClose;
}

/** A draft may hold part of the values, and never a password. */
interface DraftOf<Values> {
  read: () => Partial<Values> | null;
  keep: (values: Values) => void;
  drop: () => void;
}

/** Sends the values, if they are not the body as they are. `post` sends a body to the form's call. */
type Send<Name extends CallName, Values, Answer> = (
  values: Values,
  post: Call<Name>['send'],
) => Promise<Answer>;

type Sending<Name extends CallName, Values, Answer> =
  Values extends CallBody<Name>
    ? { send?: Send<Name, Values, Answer> }
    : { send: Send<Name, Values, Answer> };

export type FieldProps = ReturnType<UseFormReturn['register']> & {
  label: string;
  required: boolean;
  error: string | undefined;
};

/** A form for one call: published constraints before sending, the server's errors after. */
export function useApiForm<
  Name extends CallName,
  Values extends FieldValues,
  Answer = CallAnswer<Name>,
  OnClose extends (() => void) | undefined = undefined,
>(options: ApiFormOptions<Name, Values, Answer, OnClose> & Sending<Name, Values, Answer>) {
  const { call, failure, defaultValues, draft, stale, onDone, onClose } = options;
  const { send } = options as { send?: Send<Name, Values, Answer> };
  const form = useForm<Values>({
    defaultValues: { ...defaultValues, ...draft?.read() } as DefaultValues<Values>,
    mode: 'onSubmit',
  });
  const alertRef = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting } = form.formState;
  const { run, answer, error, problem, reset } = useSubmit({
    send: (values: Values) =>
      send
        ? send(values, call.send)
        : (call.send(values as unknown as CallBody<Name>) as unknown as Promise<Answer>),
    failure,
    failsIn: 'place',
    stale,
    done: options.done ?? (onClose && messageOf),
    onDone: async (sent, values) => {
      await onDone?.(sent, values);
      draft?.drop();
      onClose?.();
    },
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

  const keepTyped = useEffectEvent((values: Values) => draft?.keep(values));
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

  function submit(event?: React.SyntheticEvent): void {
    // A server error for a field that is not in this form would block the next submission.
    form.clearErrors();
    // Errors while sending are in `error`.
    void handle(event);
  }

  function errorOf(name: Path<Values>): string | undefined {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  }

  /** `missing` is the error of an empty field; by default, that it is required. */
  function field(name: Path<Values>, label: string, missing?: string): FieldProps {
    const constraint = constraintOf(call.name, name);
    return {
      ...form.register(name, constraint ? rulesFor(constraint, label, missing) : {}),
      label,
      required: constraint !== undefined && constraint.required && isTyped(constraint),
      error: errorOf(name),
    };
  }

  const { watch, register, setValue } = form;
  return {
    form,
    watch,
    register,
    setValue,
    field,
    errorOf,
    submit,
    /** Error of the whole form; takes the focus when it appears. */
    problem,
    error,
    answer,
    alertRef,
    isPending: isSubmitting,
    draft,
    onClose: onClose as OnClose,
    /** Clears the errors of the last try. */
    clear: reset,
  };
}

const messageOf = (answer: unknown) => (answer as { message?: string }).message;

function constraintOf(call: CallName, name: string): FieldConstraint | undefined {
  const bodies: Partial<Record<CallName, Record<string, FieldConstraint>>> = constraints;
  return bodies[call]?.[name];
}
