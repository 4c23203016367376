import { proof, proofWords, type Testimonial } from '../../content/proof';
import { formatDate } from '../../lib/dates';
import { Stack, Text, Title } from '../../ui/layout/layout';
import { Section } from './section';

/** The newest approved words; nothing without any. */
export function Testimonials({ most }: { most: number }) {
  const { testimonials } = proof;
  if (testimonials.length === 0) return null;
  return (
    <div data-testimonials>
      <Section id="clients-say" title={proofWords.title} note={<p>{proofWords.lead}</p>}>
        <Stack fit={20} gap="7 gutter">
          {testimonials.slice(0, most).map((one) => (
            <ApprovedQuote key={one.id} testimonial={one} />
          ))}
        </Stack>
      </Section>
    </div>
  );
}

/** The server removes it from the page once its client withdraws the words. */
export function ApprovedQuote({ testimonial }: { testimonial: Testimonial }) {
  const { id, sha256, wording, shownName, shownRole, shownCompany, approvedOn } = testimonial;
  return (
    <figure data-testimonial={`${id} ${sha256}`}>
      <Title as="blockquote" size={6} leading={3}>
        <p data-quoted dir="auto">
          “{wording}”
        </p>
      </Title>
      <Text as="figcaption" soft size={3} above={3}>
        <bdi>{[shownName, shownRole, shownCompany].filter(Boolean).join(', ')}</bdi>. Approved on{' '}
        {formatDate(approvedOn)}.
      </Text>
    </figure>
  );
}
