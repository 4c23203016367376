import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldFrame {
  /** Where something links to the field; one of its own unless told. */
  id?: string | undefined;
  label: string;
  /** Help that is always there. */
  hint?: ReactNode;
  /** What is wrong with the value; its presence marks the field as invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** False where 'optional' goes without saying: on filters. */
  optionalNote?: boolean | undefined;
}

interface FieldProps extends FieldFrame {
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

/** Label, hint, control and error, wired to each other by id. */
export function Field({
  id: given,
  label,
  hint,
  error,
  required,
  optionalNote = true,
  children,
}: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const described = [hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {!required && optionalNote ? (
          <span className={styles.optional} aria-hidden="true">
            optional
          </span>
        ) : null}
      </div>
      {hint ? (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {error ? (
        <p id={errorId} className={styles.error}>
          <span aria-hidden="true">✕ </span>
          {error}
        </p>
      ) : null}
    </div>
  );
}
