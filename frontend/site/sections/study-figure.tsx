import type { CaseStudy } from '../../content/case-studies';
import { ForecastFigure } from './forecast-figure';

type FigureId = NonNullable<CaseStudy['figure']>;

const figures = { 'ward-forecast': ForecastFigure } satisfies Record<FigureId, () => unknown>;

export function StudyFigure({ id }: { id: FigureId }) {
  const Figure = figures[id];
  return <Figure />;
}
