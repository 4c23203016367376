import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  action?: ReactNode;
}

export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <h2 className={styles.title}>{title}</h2>
    {text ? <p className={styles.text}>{text}</p> : null}
    {action ? <div className={styles.action}>{action}</div> : null}
  </div>
);
