import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** Chooses one of a few views of the same thing. Quieter than buttons, which do something. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => (
  <div role="group" aria-label={props.label} className={styles.group}>
    {props.options.map(({ value, label }) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === props.value}
        className={styles.segment}
        onClick={() => props.onChoose(value)}
      >
        {label}
      </button>
    ))}
  </div>
);
