/**
 * Example data for the hospital case study: one ward, 28 mornings, starting on a Monday. Printed as an illustration.
 */
export interface WardDay {
  /** Forecast range of free beds, made the evening before. */
  low: number;
  high: number;
  /** Beds free in the morning. */
  happened: number;
}

const day = (low: number, high: number, happened: number): WardDay => ({ low, high, happened });

export const wardForecast = {
  days: [
    ...[day(5, 8, 6), day(4, 7, 7), day(4, 7, 5), day(5, 8, 6), day(6, 10, 9), day(3, 6, 4)],
    ...[day(2, 5, 3), day(5, 8, 8), day(5, 8, 5), day(4, 7, 6), day(5, 8, 10), day(6, 10, 8)],
    ...[day(3, 6, 3), day(2, 5, 4), day(5, 9, 7), day(4, 7, 4), day(4, 7, 6), day(5, 8, 7)],
    ...[day(7, 11, 9), day(3, 6, 5), day(2, 5, 2), day(5, 8, 6), day(4, 7, 5), day(4, 7, 2)],
    ...[day(5, 8, 8), day(6, 10, 7), day(3, 6, 4), day(2, 5, 6)],
  ],
  caption:
    'Beds of one ward, 28 mornings. Band: what the evening before said. Dots: what happened; the yellow ones fell outside.',
  source: 'Example data, made for this illustration.',
} as const;
