import { Stack } from '../../ui/layout/layout';
import styles from './site-form.module.css';

interface CheckFieldProps {
  id: string;
  name: string;
  label: string;
  required: boolean;
  error: string | undefined;
}

export function CheckField({ id, name, label, required, error }: CheckFieldProps) {
  return (
    <Stack gap={2}>
      <label className={styles.checkLabel}>
        <input
          id={id}
          name={name}
          type="checkbox"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {label}
      </label>
      {error ? (
        <p id={`${id}-error`} className={styles.checkError}>
          <span aria-hidden="true">✕ </span>
          {error}
        </p>
      ) : null}
    </Stack>
  );
}
