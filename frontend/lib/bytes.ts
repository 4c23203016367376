import { locale } from './locale';

const units = ['kilobyte', 'megabyte'] as const;

export function formatBytes(bytes: number): string {
  const [unit, size] = bytes < 1_000_000 ? [units[0], 1_000] : [units[1], 1_000_000];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: size === 1_000 ? 0 : 1,
  }).format(Math.max(bytes / size, size === 1_000 ? 1 : 0));
}
