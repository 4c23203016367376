/** As often as `npm run drill:kills` tries something, or a few times. */
export const repeats = (few: number, inDrill: number): number =>
  process.env.DRILL ? inDrill : few;
