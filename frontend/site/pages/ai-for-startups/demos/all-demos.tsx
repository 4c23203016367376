import type { ComponentType } from 'react';
import { demoBench } from '../../../../content/demos';
import { AssistantDemo } from './assistant-demo';
import { ExtractDemo } from './extract-demo';
import { PredictDemo } from './predict-demo';
import { RecommendDemo } from './recommend-demo';
import { SearchDemo } from './search-demo';
import { SummaryDemo } from './summary-demo';

export interface Demo {
  Demo: ComponentType;
  runs: string;
}

export const demos: readonly Demo[] = [
  { Demo: SearchDemo, runs: demoBench.search.runs },
  { Demo: SummaryDemo, runs: demoBench.summary.runs },
  { Demo: RecommendDemo, runs: demoBench.recommend.runs },
  { Demo: ExtractDemo, runs: demoBench.extract.runs },
  { Demo: PredictDemo, runs: demoBench.predict.runs },
  { Demo: AssistantDemo, runs: demoBench.assistant.runs },
];
