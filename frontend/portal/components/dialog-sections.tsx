import type { ComponentProps } from 'react';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout/layout';
import styles from './dialog-sections.module.css';

/** Fields beside each other, if there is room. */
export const FieldColumns = (props: ComponentProps<'div'>) => (
  <Stack fit={13} gap={5} align="end" {...props} />
);

export const DialogSection = (props: ComponentProps<'section'>) => (
  <Stack as="section" gap={5} before={5} className={styles.work} {...props} />
);

/** A destructive button, which stands apart from the others. */
export const ApartButton = (props: ComponentProps<typeof Button>) => (
  <Button {...props} variant="quiet" className={styles.apart ?? ''} />
);
