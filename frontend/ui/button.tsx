import { type ComponentProps, useId } from 'react';
import styles from './button.module.css';
import { buttonClass, type ButtonLook } from './button-class';

export { buttonClass } from './button-class';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the label stays, presses do nothing. */
  isPending?: boolean;
  /** Why the action is not available: written beside the button, and its description. */
  disabledReason?: string | undefined;
  /** The id of what says the reason already, so that it is not written twice. */
  reasonId?: string | undefined;
}

/** Stays focusable while it cannot be used (aria-disabled), so that the reason can be heard. */
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
    children,
    type = 'button',
    ...rest
  } = props;
  const ownId = useId();
  const hasReason = disabledReason !== undefined;
  const blocked = isPending || disabled || hasReason;
  const look = buttonClass({
    ...(variant ? { variant } : {}),
    small: small ?? false,
    wide: wide ?? false,
    iconOnly: iconOnly ?? false,
  });
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
  // Around the button also while there is no reason, so that it keeps the focus when one comes or goes.
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
