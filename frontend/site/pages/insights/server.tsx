import { insights, summaryOf } from '../../articles/collections';

export const serve = () => ({
  props: { insights: insights.map(({ legacySlug: _, ...insight }) => summaryOf(insight)) },
});
