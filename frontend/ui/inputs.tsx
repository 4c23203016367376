import { useState, type ComponentProps } from 'react';
import { Field, type FieldFrame } from './field';
import styles from './field.module.css';

type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'id' | 'required'
>;

export function TextField({
  id,
  label,
  hint,
  error,
  required,
  optionalNote,
  ...rest
}: FieldFrame & Native<'input'>) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optionalNote={optionalNote}
    >
      {(control) => <input type="text" {...rest} {...control} className={styles.control} />}
    </Field>
  );
}

export function TextArea({
  id,
  label,
  hint,
  error,
  required,
  optionalNote,
  ...rest
}: FieldFrame & Native<'textarea'>) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optionalNote={optionalNote}
    >
      {(control) => <textarea rows={5} {...rest} {...control} className={styles.control} />}
    </Field>
  );
}

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldFrame, Native<'select'> {
  options: readonly Option[];
  /** Label of the empty choice; without it the first option is preset. */
  placeholder?: string;
}

export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  optionalNote,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optionalNote={optionalNote}
    >
      {(control) => (
        <span className={styles.selectWrap}>
          <select {...rest} {...control} className={styles.control}>
            {placeholder !== undefined ? <option value="">{placeholder}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  );
}

interface CompactSelectProps extends Native<'select'> {
  'aria-label': string;
  options: readonly Option[];
}

export function CompactSelect({ options, ...rest }: CompactSelectProps) {
  return (
    <span className={styles.selectWrap}>
      <select {...rest} className={`${styles.control} ${styles.compact}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Allows pasting and password managers; the password can be shown. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  required,
  optionalNote,
  ...rest
}: FieldFrame & Omit<Native<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optionalNote={optionalNote}
    >
      {(control) => (
        <span className={styles.withButton}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={styles.control}
          />
          <button
            type="button"
            className={styles.inlineButton}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            <span aria-hidden="true">{isShown ? 'Hide' : 'Show'}</span>
          </button>
        </span>
      )}
    </Field>
  );
}

export function Checkbox({
  label,
  ...rest
}: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" {...rest} />
      {label}
    </label>
  );
}
