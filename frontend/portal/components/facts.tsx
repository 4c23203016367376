import type { ReactNode } from 'react';
import { Stack, Text, Written } from '../../ui/layout/layout';

export const Facts = ({ children }: { children: ReactNode }) => (
  <Stack as="dl" fill={14.5} gap="0 7">
    {children}
  </Stack>
);

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Text as="div" breaks before={2} after={2} line="above">
      <Text as="dt" faint size={1}>
        {term}
      </Text>
      <dd dir="auto">{children}</dd>
    </Text>
  );
}

interface LongTextProps {
  title: string;
  text: string | null | undefined;
  heading?: 'h2' | 'h3';
}

export function LongText({ title, text, heading: Heading = 'h3' }: LongTextProps) {
  if (!text) return null;
  return (
    <section>
      <Text as={Heading} size={4} strong below={1}>
        {title}
      </Text>
      <Written measure={4}>{text}</Written>
    </section>
  );
}
