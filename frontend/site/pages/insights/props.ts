import { insights, summaryOf } from '../../articles/collections';

export const props = () => ({
  insights: insights.map(({ legacySlug: _, ...insight }) => summaryOf(insight)),
});
