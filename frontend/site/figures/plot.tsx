import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface PlotProps {
  /** The finding in words, for screen readers. */
  label: string;
  /** The highest value on the axis. */
  most: number;
  ticks: readonly number[];
  /** Names along the foot, at a share of the width. */
  names: readonly { text: string; at: number }[];
  children: ReactNode;
}

/**
 * Axes and the area to draw in. Places are percentages, so the drawing fills any width while letters and lines keep
 * their size.
 */
export function Plot({ label, most, ticks, names, children }: PlotProps) {
  return (
    <svg role="img" aria-label={label} className={styles.plot}>
      {ticks.map((value) => (
        <g key={value}>
          <line x1="0" x2="100%" y1={share(1 - value / most)} y2={share(1 - value / most)} />
          <text x="-0.75em" y={share(1 - value / most)} dy="0.33em" textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {children}
      {names.map(({ text, at }) => (
        <text key={text} x={share(at)} y="100%" dy="1.6em" textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A share of one, as a percentage for an attribute. */
export const share = (part: number): string => `${Number((100 * part).toFixed(2))}%`;

/** Every n-th entry, so that about four names fit below a plot on a phone. */
export const namesOf = (labels: readonly string[]): PlotProps['names'] =>
  labels.flatMap((text, index) =>
    index % Math.ceil(labels.length / 4) === 0 ? [{ text, at: (index + 0.5) / labels.length }] : [],
  );
