/** How often to repeat: a few times in `npm test`, many more in `npm run drill:kills`. */
export const repeats = (few: number, inDrill: number): number =>
  process.env.DRILL ? inDrill : few;
