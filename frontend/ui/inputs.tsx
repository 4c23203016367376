import { useState, type ComponentProps } from 'react';
import { Field, type FieldFrame } from './field';
import styles from './field.module.css';

type Native<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'id' | 'required'
>;

export const TextField = (props: FieldFrame & Native<'input'>) => (
  <Field {...props}>
    {(control) => <input type="text" {...control} className={styles.control} />}
  </Field>
);

export const TextArea = (props: FieldFrame & Native<'textarea'>) => (
  <Field {...props}>
    {(control) => <textarea rows={5} {...control} className={styles.control} />}
  </Field>
);

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldFrame, Native<'select'> {
  options: readonly Option[];
  /** Label of the empty choice; without it the first option is preset. */
  placeholder?: string;
}

export const SelectField = ({ options, placeholder, ...props }: SelectFieldProps) => (
  <Field {...props}>
    {(control) => (
      <Select {...control} className={styles.control}>
        {placeholder !== undefined ? <option value="">{placeholder}</option> : null}
        {options.map(optionOf)}
      </Select>
    )}
  </Field>
);

const Select = (props: ComponentProps<'select'>) => (
  <span className={styles.selectWrap}>
    <select {...props} />
  </span>
);

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

interface CompactSelectProps extends Native<'select'> {
  'aria-label': string;
  options: readonly Option[];
}

export const CompactSelect = ({ options, ...rest }: CompactSelectProps) => (
  <Select {...rest} className={`${styles.control} ${styles.compact}`}>
    {options.map(optionOf)}
  </Select>
);

/** Allows pasting and password managers; the password can be shown. */
export function PasswordField(props: FieldFrame & Omit<Native<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...props}>
      {(control) => (
        <span className={styles.withButton}>
          <input
            autoCapitalize="none"
            spellCheck={false}
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
