import styles from './price.module.css';

interface PriceProps {
  /** "From", if the price is the lowest. */
  from?: string | undefined;
  children: string;
}

export function Price({ from, children }: PriceProps) {
  return (
    <div className={styles.price}>
      {from ? <span>{from} </span> : null}
      {children}
    </div>
  );
}
