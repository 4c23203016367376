import type { ComponentType } from 'react';
import styles from './drawing.module.css';
import {
  AnalyticsDrawing,
  ApplicationDrawing,
  IntegrationDrawing,
  LearningDrawing,
  Plate,
  StrategyDrawing,
} from './expertise';

function StartupDrawing() {
  return (
    <Plate>
      <path className={styles.fine} d="M14 156h252M76 156v8m62-8v8m62-8v8" />
      <path className={styles.tint} d="M14 128h62v28H14zM76 100h62v56H76zM138 72h62v84h-62z" />
      <path d="M14 156v-28h62v-28h62V72h62V44h62v112" />
      <path className={styles.dashed} d="M76 128v28M138 100v56M200 72v84" />
      <path className={styles.mark} d="M231 10h28l-7 8 7 8h-28z" />
      <path d="M231 44V10h28l-7 8 7 8h-28" />
    </Plate>
  );
}

function CloudDrawing() {
  return (
    <Plate>
      <path className={styles.tint} d="M20 92h84v18H20zM20 116h84v18H20z" />
      <path d="M20 92h84v18H20zM20 116h84v18H20zM20 140h84v18H20z" />
      <path className={styles.fine} d="M48 101h44M48 125h44M48 149h44" />
      <path className={styles.strong} d="M30 101h6M30 125h6M30 149h6" />
      <path d="M176 96a24 24 0 0 1 2-48 34 34 0 0 1 64-4 27 27 0 0 1 4 52z" />
      <path className={styles.dashed} d="M62 84c0-46 40-58 96-30" />
      <path d="m149 44 10 10-13 5" />
      <path className={styles.mark} d="M194 62h34v18h-34z" />
      <path d="M194 62h34v18h-34z" />
    </Plate>
  );
}

export const serviceDrawings: Readonly<Record<string, ComponentType | undefined>> = {
  'ai-for-startups': StartupDrawing,
  'ai-consulting': StrategyDrawing,
  'machine-learning': LearningDrawing,
  'data-analytics': AnalyticsDrawing,
  'ai-integration': IntegrationDrawing,
  'custom-app-development': ApplicationDrawing,
  'cloud-integration': CloudDrawing,
};
