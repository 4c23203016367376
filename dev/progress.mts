/** Seconds since `begun` (milliseconds of performance.now) as people read them: "0.4 s". */
export function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

let over = false;

/** From now on no step begins, and one that is under way says nothing more. */
export function endSteps(): void {
  over = true;
}

/** Runs one step and prints its line with the time taken. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  if (over) throw new Error('Stopped.');
  const begun = performance.now();
  process.stdout.write(`  ${title} ... `);
  try {
    const result = await work();
    if (!over) process.stdout.write(`${seconds(begun)}\n`);
    return result;
  } catch (error) {
    if (!over) process.stdout.write('failed\n');
    throw error;
  }
}
