import { Section } from '../../sections/section';
import { useCountedLinks } from '../../use-counted-links';
import { DemoBench, type DemoBenchProps } from './demo-bench';
import { StartupsAfter, StartupsBefore, StartupSamples } from './parts.static';

interface PageProps extends Partial<DemoBenchProps> {
  title?: string;
}

export function Page({ title = '', words, samples = [] }: PageProps) {
  useCountedLinks('ai-for-startups');
  return (
    <>
      <StartupsBefore />
      <Section id="samples" number={2} title={title}>
        <StartupSamples />
        {words ? <DemoBench words={words} samples={samples} /> : null}
      </Section>
      <StartupsAfter />
    </>
  );
}
