import { type ComponentProps, type ReactNode, useId } from 'react';
import { Row, Stack, Text, Title } from '../../ui/layout/layout';
import styles from './section.module.css';

/** A sentence below the title of a part. */
export const Lead = (props: ComponentProps<typeof Text<'p'>>) => (
  <Text soft breaks {...props} className={styles.lead} />
);

interface SectionProps extends Pick<ComponentProps<typeof Stack>, 'above' | 'below'> {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** The part of a link after its #; see `useArrival`. */
  anchor?: string;
  children: ReactNode;
}

/** A part of a page, below its title. */
export function Section({ title, lead, action, anchor, children, ...space }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} id={anchor} aria-labelledby={id} {...space}>
      <Row as="header" align="end" between gap="3 6">
        <div>
          <Title as="h2" id={id} size={6} breaks>
            {title}
          </Title>
          {lead ? <Lead above={1}>{lead}</Lead> : null}
        </div>
        {action}
      </Row>
      {children}
    </Stack>
  );
}

interface SmallSectionProps extends Pick<ComponentProps<typeof Row>, 'align' | 'below'> {
  id: string;
  title: string;
  /** Beside the title: a link, or a small button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page beside others. */
export const SmallSection = ({ id, title, action, children, ...row }: SmallSectionProps) => (
  <section aria-labelledby={id}>
    <Row align="baseline" between gap="1 4" size={2} below={2} {...row}>
      <Text as="h2" id={id} size={4} strong>
        {title}
      </Text>
      {action}
    </Row>
    {children}
  </section>
);
