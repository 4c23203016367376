import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { Call, CallAnswer, CallBody, CallName } from '../../api/call';
import { constraints, type FieldConstraint } from '../../api/generated/constraints';
import { type ApiError, hasCode } from '../../api/problem';
import { me } from '../session/queries';
import type { Conflict } from './conflict';
import { fieldProblems } from './failure';
import { draftOfForm, type DraftOfForm } from './form-drafts';
import { differences, differs, merged, type Subject } from './held';
import { isTyped, rulesFor } from './rules';
import { type SubmitOptions, useSubmit } from './use-submit';
import { conflictWords as words } from './words';

interface ApiFormOptions<
  Name extends CallName,
  Values extends FieldValues,
  Answer,
  OnClose,
  Of,
> extends Pick<SubmitOptions<Values, Answer>, 'failure' | 'isApplied' | 'done' | 'onDone'> {
  /** The form's call. Its published constraints are the rules of the fields. */
  call: Call<Name>;
  /** Of a form without `of`. */
  defaultValues?: Values;
  /**
   * The item with its version, as it was when the form opened: a later one changes neither the
   * values nor the version that is sent. None for a new one.
   */
  of?: Of;
  /** A function with a typed parameter, because the other options are typed by its answer. */
  valuesOf?: (of: Of) => Values;
  /**
   * Input is kept in this tab until it is sent or cancelled, except passwords and codes.
   * 'none', or a draft kept otherwise, needs a reason, in a comment and in docs/frontend.md.
   */
  draft?: 'none' | DraftOfForm;
  /** Tells drafts apart if two forms about the same item have the same call. */
  about?: string;
  /** Closes the form's dialog, also after success; the server's message says it if `done` does not. */
  onClose?: OnClose;
  /** Values chosen before the form opened, such as the status that needs a reason. */
  chosen?: NoInfer<Partial<Values>>;
  /** Checks each field as it is left, for a form with more than one step. */
  mode?: 'onTouched';
  /** Moves the focus after a refusal, because the fields refused may be on another step. */
  onRefused?: (errors: FieldErrors<NoInfer<Values>>) => void;
  /** Shows a newer version of the item while nothing is typed. For pages; a dialog never changes. */
  follows?: boolean;
  /** The item as saved, for a form that stays open. */
  saved?: (answer: Answer) => NoInfer<Of>;
  /** The newer item, if the refusal holds only part of it or none. */
  newer?: (current: unknown) => NoInfer<Of> | Promise<NoInfer<Of> | undefined>;
  /** The newer version has to be read first, so the form cannot be sent again. */
  endsOnConflict?: boolean;
  onNewer?: (item: NoInfer<Of>) => void;
  /** The name of the person who saved the newer version. */
  by?: (newer: NonNullable<NoInfer<Of>>) => string | null | undefined;
  /** Beside a newer version: labels of fields without `field`, and texts of values that are codes. */
  shown?: {
    [Field in keyof NoInfer<Values>]?: {
      label?: string;
      text?: (value: Values[Field]) => string;
    };
  };
}

/**
 * Sends the values, if they are not the body as they are. `post` sends a body to the form's call;
 * `seen` is the item with the version that the person has seen.
 */
type Send<Name extends CallName, Values, Answer, Of> = (
  values: Values,
  post: Call<Name>['send'],
  seen: Of,
) => Promise<Answer>;

type VersionOf<Of> = Of extends { version: number } ? { version: number } : unknown;

type Sending<Name extends CallName, Values, Answer, Of> =
  Values & VersionOf<Of> extends CallBody<Name>
    ? { send?: Send<Name, Values, Answer, Of> }
    : { send: Send<Name, Values, Answer, Of> };

export type FieldProps = ReturnType<UseFormReturn['register']> & {
  label: string;
  required: boolean;
  error: string | undefined;
};

/** The item of the form, and a newer version that it must be reconciled with. */
interface Held<Of, Values> {
  seen: Of;
  /** The values of `seen`. */
  base: Values;
  newer: Of | null;
  /** A draft is older than the item; it has not been sent. */
  isDraft: boolean;
}

/**
 * A form for one call: published constraints before sending, the server's errors after. It sends
 * the version that it opened with, keeps a draft, and shows theirs beside mine after a conflict.
 */
export function useApiForm<
  Name extends CallName,
  Values extends FieldValues,
  Answer = CallAnswer<Name>,
  OnClose extends (() => void) | undefined = undefined,
  Of extends Subject = undefined,
>(
  options: ApiFormOptions<Name, Values, Answer, OnClose, Of> &
    Sending<Name, NoInfer<Values>, Answer, Of>,
) {
  const { call, failure, isApplied, onDone, onClose, chosen, follows = false } = options;
  const { send } = options as { send?: Send<Name, Values, Answer, Of> };
  const of = options.of as Of;
  const valuesOf = (item: Of): Values =>
    options.valuesOf ? options.valuesOf(item) : options.defaultValues!;

  // Forms without a session have no drafts, and must not ask for the account.
  const userId = useQuery({ ...me(), enabled: false }).data?._id ?? '';
  const hasDraft = options.draft !== 'none';
  const { _id: id = '' } = (of ?? {}) as { _id?: string };
  // A choice in the form may change the call's path.
  const [about] = useState(() => [call.key, id, options.about].filter(Boolean).join(' '));
  const draft =
    typeof options.draft === 'object' ? options.draft : draftOfForm(hasDraft ? userId : '', about);

  function open(): { held: Held<Of, Values>; typed: Values } {
    const base = valuesOf(of);
    const kept = draft.read(base);
    const held = { seen: of, base, newer: null, isDraft: false };
    if (!kept) return { held, typed: { ...base, ...chosen } };
    const isOlder = of && kept.version !== null && kept.version < of.version;
    if (!isOlder || !differs(kept.base, base)) {
      return { held, typed: { ...merged(kept.base, kept.typed, base), ...chosen } };
    }
    const seen = { ...of, version: kept.version! };
    return {
      held: { seen, base: kept.base, newer: of, isDraft: true },
      typed: { ...kept.typed, ...chosen },
    };
  }

  const [opened] = useState(open);
  const [held, show] = useState(opened.held);
  // For handlers, which may run before the next render.
  const now = useRef(opened.held);
  const hold = (next: Held<Of, Values>) => {
    now.current = next;
    show(next);
  };
  const form = useForm<Values>({
    defaultValues: opened.typed as DefaultValues<Values>,
    mode: options.mode ?? 'onSubmit',
    shouldFocusError: !options.onRefused,
  });
  const [isChanged, setChanged] = useState(() => differs(opened.held.base, opened.typed));
  const [labels] = useState(() => new Map<string, string>());
  const alertRef = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting } = form.formState;
  const hasSteps = options.onRefused !== undefined;

  const keep = (values: Values): void => {
    const { seen, base } = now.current;
    setChanged(differs(base, values));
    draft.keep(seen?.version ?? null, base, values);
    // The values shown beside theirs have changed.
    if (now.current.newer) show({ ...now.current });
  };
  /** Shows this item and drops what was typed. */
  const take = (item: Of): void => {
    const base = valuesOf(item);
    hold({ seen: item, base, newer: null, isDraft: false });
    form.reset(base);
    setChanged(false);
    draft.drop();
  };

  const { run, answer, error, problem, reset } = useSubmit({
    send: ({ values, seen }: { values: Values; seen: Of }) => {
      if (send) return send(values, call.send, seen);
      const body = { ...values, ...(seen ? { version: seen.version } : {}) };
      return call.send(body as unknown as CallBody<Name>) as unknown as Promise<Answer>;
    },
    failure:
      typeof failure === 'function' ? (cause, { values }) => failure(cause, values) : failure,
    failsIn: 'place',
    isApplied,
    done: options.done ?? (onClose && messageOf),
    onDone: async (sent, { values }) => {
      const saved = options.saved?.(sent);
      if (saved) {
        hold({ seen: saved, base: values, newer: null, isDraft: false });
        // More may have been typed since it was sent.
        keep(form.getValues());
      }
      await onDone?.(sent, values);
      if (!saved) draft.drop();
      onClose?.();
    },
  });

  useEffect(() => {
    if (error === null || hasSteps) return;
    // Errors of this form's fields are shown beside the field.
    const known = form.formState.errors;
    const first = fieldProblems(error).find(({ field }) => field in known);
    if (first && known[first.field]?.ref instanceof HTMLElement) {
      form.setFocus(first.field as Path<Values>);
    } else alertRef.current?.focus();
  }, [error, form, hasSteps]);

  const keepTyped = useEffectEvent(keep);
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }),
    [form],
  );

  const openedAs = useRef(userId);
  const meetUser = useEffectEvent(() => {
    if (userId === openedAs.current) return;
    openedAs.current = userId;
    if (isChanged) return keep(form.getValues());
    const next = open();
    hold(next.held);
    form.reset(next.typed);
    setChanged(differs(next.held.base, next.typed));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- storage is read once the user is known
  useEffect(() => meetUser(), [userId]);

  const follow = useEffectEvent(() => {
    const { seen, newer } = now.current;
    const isLate = of && seen && of.version > seen.version;
    if (isLate && follows && !isChanged && !newer && !isSubmitting) take(of);
  });
  const version = of?.version;
  useEffect(() => follow(), [version, follows, isChanged, isSubmitting]);

  async function meet(refusal: ApiError, seen: NonNullable<Of>): Promise<void> {
    const { current } = refusal.problem;
    const found = options.newer
      ? await Promise.resolve(options.newer(current)).catch(() => null)
      : current && ({ ...seen, ...current } as Of);
    if (!found) return;
    hold({ ...now.current, newer: found, isDraft: false });
    options.onNewer?.(found);
  }

  /** False after a failure, which is then in `error`. */
  async function attempt(values: Values): Promise<boolean> {
    const { seen } = now.current;
    try {
      await run({ values, seen });
      return true;
    } catch (cause) {
      const refused = fieldProblems(cause).map(
        ({ field, message }) => [field, { type: 'server', message }] as const,
      );
      for (const [field, refusal] of refused) form.setError(field as Path<Values>, refusal);
      options.onRefused?.(Object.fromEntries(refused) as FieldErrors<Values>);
      if (seen && !options.endsOnConflict && hasCode(cause, 'version_conflict')) {
        await meet(cause, seen);
      }
      return false;
    }
  }

  async function save(event?: React.SyntheticEvent): Promise<boolean> {
    // A server error for a field that is not in this form would block the next submission.
    form.clearErrors();
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      isSaved = await attempt(values);
    }, options.onRefused)(event);
    return isSaved;
  }

  function submit(event?: React.SyntheticEvent): void {
    void save(event);
  }

  function errorOf(name: Path<Values>): string | undefined {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  }

  /** `missing` is the error of an empty field; by default, that it is required. */
  function field(name: Path<Values>, label: string, missing?: string): FieldProps {
    const constraint = constraintOf(call.name, name);
    labels.set(name, label);
    return {
      ...form.register(name, constraint ? rulesFor(constraint, label, missing) : {}),
      label,
      required: constraint !== undefined && constraint.required && isTyped(constraint),
      error: errorOf(name),
    };
  }

  const { watch, register, setValue } = form;

  function conflictWith(newer: Of): Conflict {
    const theirs = valuesOf(newer);
    const mine = form.getValues();
    return {
      isDraft: held.isDraft,
      by: (newer && options.by?.(newer)) ?? null,
      // Read when it is drawn, because the fields have said their labels by then.
      rows: () =>
        differences<Extract<keyof Values, string>>(held.base, mine, theirs).flatMap(
          ({ name, isTheirsAlone }) => {
            const { label = labels.get(name), text = textOf } = options.shown?.[name] ?? {};
            if (label === undefined) return [];
            return [{ label, isTheirsAlone, mine: text(mine[name]), theirs: text(theirs[name]) }];
          },
        ),
      keepMine() {
        const values = merged(held.base, form.getValues(), theirs);
        hold({ seen: newer, base: theirs, newer: null, isDraft: false });
        for (const [name, value] of Object.entries(values)) {
          setValue(name as Path<Values>, value as never);
        }
        if (!held.isDraft) submit();
      },
      takeTheirs() {
        take(newer);
        reset();
      },
    };
  }

  return {
    form,
    watch,
    register,
    setValue,
    field,
    errorOf,
    submit,
    save,
    /** Error of the whole form; takes the focus when it appears. */
    problem,
    error,
    answer,
    alertRef,
    isPending: isSubmitting,
    /** Whether anything was typed, or chosen, that the item does not have. */
    isChanged,
    seen: held.seen,
    conflict: held.newer ? conflictWith(held.newer) : null,
    take,
    draft,
    onClose: onClose as OnClose,
    /** Clears the errors of the last try. */
    clear: reset,
  };
}

const messageOf = (answer: unknown) => (answer as { message?: string }).message;

/** As people read it, not as it is sent. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

function constraintOf(call: CallName, name: string): FieldConstraint | undefined {
  const bodies: Partial<Record<CallName, Record<string, FieldConstraint>>> = constraints;
  return bodies[call]?.[name];
}
