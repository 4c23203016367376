import { Part } from '../../parts';
import { Section } from '../../sections/section';
import { useCountedLinks } from '../../use-counted-links';
import { DemoBench, type DemoBenchProps } from './demo-bench';

interface PageProps extends Partial<DemoBenchProps> {
  title?: string;
}

export function Page({ title = '', words, samples = [] }: PageProps) {
  useCountedLinks('ai-for-startups');
  return (
    <>
      <Part name="before" />
      <Section id="samples" number={2} title={title}>
        <Part name="samples" />
        {words ? <DemoBench words={words} samples={samples} /> : null}
      </Section>
      <Part name="after" />
    </>
  );
}
