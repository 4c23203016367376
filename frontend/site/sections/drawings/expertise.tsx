import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import styles from './drawing.module.css';

export function Plate({ children }: { children: ReactNode }) {
  return (
    <Drawing width={280} height={180}>
      {children}
    </Drawing>
  );
}

export function StrategyDrawing() {
  return (
    <Plate>
      <path className={styles.mark} d="M40 22h200v14H40z" />
      <path className={styles.strong} d="M40 29h200M40 57h158M40 85h118" />
      <path className={styles.dashed} d="M20 107h240" />
      <path className={styles.fine} d="M40 129h84M40 153h52" />
      <path d="M16 24l6 5-6 5M16 52l6 5-6 5M16 80l6 5-6 5" />
      <path className={styles.fine} d="M14 125l8 8m0-8-8 8M14 149l8 8m0-8-8 8" />
    </Plate>
  );
}

const dots = [
  [52, 128],
  [70, 118],
  [86, 126],
  [102, 104],
  [120, 96],
  [134, 102],
  [150, 78],
  [168, 72],
  [184, 58],
  [200, 64],
  [220, 40],
  [238, 46],
];

export function LearningDrawing() {
  return (
    <Plate>
      <path className={styles.fine} d="M32 16v134h232" />
      <path className={styles.dashed} d="M38 112 258 66" />
      <path className={styles.strong} d="M42 134c48-6 62-30 92-40s56-54 116-60" />
      {dots.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3.5" className={styles.solid} />
      ))}
      <path className={styles.fine} d="M202 150v8m-80-8v8m-50-8v8" />
    </Plate>
  );
}

export function AnalyticsDrawing() {
  return (
    <Plate>
      <path className={styles.tint} d="M30 62h26v48H30zM70 42h26v68H70zM150 54h26v56h-26z" />
      <path className={styles.mark} d="M110 22h26v88h-26z" />
      <path d="M30 110V62h26v48M70 110V42h26v68M110 110V22h26v88M150 110V54h26v56M18 110h244" />
      <path className={styles.dashed} d="M136 22h70v6" />
      <path d="M190 28h72v70h-72z" />
      <path className={styles.fine} d="M190 46h72M190 63h72M190 80h72M226 28v70" />
      <path className={styles.fine} d="M18 134h150M18 152h96" />
    </Plate>
  );
}

export function IntegrationDrawing() {
  return (
    <Plate>
      <path d="M16 20h68v44H16zM16 116h68v44H16zM196 20h68v44h-68zM196 116h68v44h-68z" />
      <path className={styles.fine} d="M16 34h68M16 130h68M196 34h68M196 130h68" />
      <path d="M84 46h20c14 0 14 44 22 44M84 138h20c14 0 14-48 22-48M154 90c10 0 8-44 22-44h20M154 90c10 0 8 48 22 48h20" />
      <circle cx="140" cy="90" r="21" className={styles.tint} />
      <circle cx="140" cy="90" r="21" />
      <path className={styles.strong} d="M140 80v10" />
      <path d="M133 84a10 10 0 1 0 14 0" />
    </Plate>
  );
}

export function ApplicationDrawing() {
  return (
    <Plate>
      <path className={styles.tint} d="M24 18h232v22H24z" />
      <path d="M24 18h232v144H24zM24 40h232" />
      <path className={styles.fine} d="M92 40v122M36 58h40M36 74h30M36 90h36M36 106h26" />
      <path d="M108 58h132v22H108z" />
      <path className={styles.fine} d="M108 96h132M108 112h104" />
      <path className={styles.mark} d="M108 130h62v20h-62z" />
      <path d="M108 130h62v20h-62zM124 140h30" />
      <path d="m222 128 4 26 7-8 11-1z" className={styles.solid} />
    </Plate>
  );
}

export function AutomationDrawing() {
  return (
    <Plate>
      <path d="M14 34h38v48H14zM20 28h38v48M26 22h38v48" />
      <path className={styles.fine} d="M22 48h22M22 58h22M22 68h14" />
      <path d="M70 58h40M124 36l22 22-22 22-22-22zM146 58h66" />
      <path d="m206 52 6 6-6 6" />
      <path d="M218 40h44v36h-44z" className={styles.tint} />
      <path d="M218 40h44v36h-44zM230 58l7 7 13-14" />
      <path className={styles.dashed} d="M124 80v40h38" />
      <circle cx="188" cy="112" r="9" className={styles.mark} />
      <circle cx="188" cy="112" r="9" />
      <path d="M170 148c0-26 36-26 36 0z" />
      <path className={styles.dashed} d="M210 130h30V80" />
    </Plate>
  );
}

export const expertiseDrawings = [
  StrategyDrawing,
  LearningDrawing,
  AnalyticsDrawing,
  IntegrationDrawing,
  ApplicationDrawing,
  AutomationDrawing,
];
