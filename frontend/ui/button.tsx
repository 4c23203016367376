import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { buttonClass, type ButtonLook } from './button-class';

export { buttonClass } from './button-class';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: the label stays, presses do nothing. */
  isPending?: boolean;
  /** Why the action is not available; said on hover and to assistive technology. */
  disabledReason?: string | undefined;
}

/** Stays focusable while it cannot be used (aria-disabled), so that the reason can be heard. */
export function Button({
  variant,
  small,
  wide,
  iconOnly,
  isPending = false,
  disabledReason,
  disabled = false,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const blocked = isPending || disabled || disabledReason !== undefined;
  const look = buttonClass({
    ...(variant ? { variant } : {}),
    small: small ?? false,
    wide: wide ?? false,
    iconOnly: iconOnly ?? false,
  });
  return (
    <button
      {...rest}
      type={type}
      className={className ? `${look} ${className}` : look}
      disabled={disabled && disabledReason === undefined}
      aria-disabled={blocked || undefined}
      aria-busy={isPending || undefined}
      title={disabledReason ?? rest.title}
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
}
