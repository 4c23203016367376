import { formatDate } from '../../lib/dates';
import { claim, type ClaimId } from '../claims';
import { basisOf, type Basis } from './register';

export interface SourceNote {
  ids: readonly ClaimId[];
  /** "98% (Client Satisfaction), 25+ (Enterprise Clients)" */
  figures: string;
  text: string;
}

export const sourcesTitle = 'Where these figures come from';

const unsourcedText =
  'Not confirmed yet. We publish no source, date or sample for this, so take it as an illustration and ask us for the evidence before you rely on it.';

function textOf({ source, date, sample }: Basis): string {
  if (!source) return unsourcedText;
  return [
    `Source: ${source}.`,
    ...(date ? [`As of ${formatDate(date)}.`] : []),
    ...(sample ? [`Sample: ${sample}.`] : []),
  ].join(' ');
}

/** One note for all figures with the same basis, in the order in which the page prints them. */
export function notesOn(ids: readonly ClaimId[]): SourceNote[] {
  const byText = Map.groupBy(new Set(ids), (id) => textOf(basisOf(id)));
  return [...byText].map(([text, of]) => ({
    ids: of,
    text,
    figures: of.map((id) => `${claim(id).value} (${claim(id).label})`).join(', '),
  }));
}
