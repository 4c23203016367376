import { type ComponentProps, useId } from 'react';
import styles from './button.module.css';
import { buttonClass, type ButtonLook } from './button-class';

export { buttonClass, type ButtonLook } from './button-class';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The text. Pass `children` for anything more than text. */
  label?: string;
  isPending?: boolean;
  disabledReason?: string | undefined;
  /** Id of an element that already shows the reason. */
  reasonId?: string | undefined;
}

/** Stays focusable while disabled (aria-disabled), so that screen readers reach the reason. */
export function Button(props: ButtonProps) {
  const {
    variant,
    small,
    wide,
    iconOnly,
    isPending = false,
    disabledReason,
    reasonId,
    disabled = false,
    onClick,
    className,
    label,
    children = label,
    type = 'button',
    ...rest
  } = props;
  const ownId = useId();
  const hasReason = disabledReason !== undefined;
  const blocked = isPending || disabled || hasReason;
  const look = buttonClass({ variant, small, wide, iconOnly });
  const describedBy = [rest['aria-describedby'], hasReason && (reasonId ?? ownId)].filter(Boolean);
  const button = (
    <button
      {...rest}
      type={type}
      className={className ? `${look} ${className}` : look}
      disabled={disabled && !hasReason}
      aria-disabled={blocked || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={describedBy.join(' ') || undefined}
      onClick={(event) => {
        if (blocked) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
      }}
    >
      {isPending ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
  if (!('disabledReason' in props) || reasonId) return button;
  // Always rendered, so that the button keeps the focus when a reason comes or goes.
  return (
    <span className={styles.explained}>
      {hasReason ? (
        <span id={ownId} className={styles.reason}>
          {disabledReason}
        </span>
      ) : null}
      {button}
    </span>
  );
}
