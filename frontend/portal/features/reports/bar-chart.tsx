import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styles from './reports.module.css';

interface BarChartProps {
  /** Text alternative of the chart. */
  label: string;
  names: string[];
  /** One value for each series, per name; null leaves a gap. */
  values: (number | null)[][];
  format: (value: number) => string;
  ticks: (most: number) => number[];
  /** A time axis runs left to right; other charts list their rows. */
  isTimed: boolean;
}

/** Grouped bars. Screen readers get the drawing as one image. */
export function BarChart(props: BarChartProps) {
  const [frame, width] = useWidth();
  return (
    <div ref={frame} className={styles.chart} role="img" aria-label={props.label}>
      {width > 0 ? (
        props.isTimed ? (
          <Columns {...props} width={width} />
        ) : (
          <Lines {...props} width={width} />
        )
      ) : null}
    </div>
  );
}

type Sized = BarChartProps & { width: number };

const mostOf = (values: (number | null)[][]) =>
  Math.max(1e-9, ...values.flat().map((value) => value ?? 0));
const seriesOf = (values: (number | null)[][]) => values[0]?.map((_, index) => index) ?? [];

const height = 240;
const left = 88;
const bottom = 28;
const nameWidth = 62;

function Columns({ names, values, format, ticks, width }: Sized) {
  const inner = height - bottom;
  const keys = names.map((_, index) => index);
  const x = scaleBand({ domain: keys, range: [left, width], padding: 0.25 });
  const steps = ticks(mostOf(values));
  const y = scaleLinear({ domain: [0, steps.at(-1) ?? 1], range: [inner, 8] });
  const slot = scaleBand({ domain: seriesOf(values), range: [0, x.bandwidth()], padding: 0.08 });
  const every = Math.ceil((names.length * nameWidth) / (width - left));
  return (
    <svg width={width} height={height} aria-hidden="true">
      {values.flatMap((own, index) =>
        own.map((value, one) => (
          <Bar
            key={`${index}-${one}`}
            className={styles.bar}
            data-series={one}
            x={x(index)! + slot(one)!}
            y={y(value ?? 0)}
            width={slot.bandwidth()}
            height={inner - y(value ?? 0)}
          />
        )),
      )}
      <AxisLeft
        scale={y}
        left={left}
        tickValues={steps}
        axisClassName={styles.axis ?? ''}
        tickFormat={(value) => format(Number(value))}
        tickLabelProps={{}}
      />
      <AxisBottom
        scale={x}
        top={inner}
        axisClassName={styles.axis ?? ''}
        tickValues={keys.filter((key) => key % every === 0)}
        tickFormat={(key) => names[key] ?? ''}
        tickLabelProps={{}}
      />
    </svg>
  );
}

const thick = 14;
const nameHeight = 20;
const between = 12;

/** Each name stands above its bars, because long names need the full width. */
function Lines({ names, values, format, width }: Sized) {
  const series = seriesOf(values);
  const group = nameHeight + series.length * (thick + 2) + between;
  const x = scaleLinear({ domain: [0, mostOf(values)], range: [0, width - 96] });
  return (
    <svg width={width} height={names.length * group} aria-hidden="true">
      {names.map((name, index) => (
        <g key={index} transform={`translate(0 ${index * group})`}>
          <text y={14} fontWeight={600}>
            {name}
          </text>
          {series.map((one) => {
            const value = values[index]?.[one] ?? null;
            const top = nameHeight + one * (thick + 2);
            const length = Math.max(value ? 2 : 0, x(value ?? 0));
            return (
              <g key={one}>
                <Bar
                  className={styles.bar}
                  data-series={one}
                  y={top}
                  width={length}
                  height={thick}
                />
                <text x={length + 6} y={top + thick - 3}>
                  {value === null ? '–' : format(value)}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** The rendered width; 0 before the first layout. */
function useWidth(): [frame: RefObject<HTMLDivElement | null>, width: number] {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  // Before it is painted, because the chart's height follows from its width.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    setWidth(Math.floor(element.clientWidth));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}
