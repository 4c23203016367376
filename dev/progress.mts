/** Seconds since `begun` (milliseconds of performance.now) as people read them: "0.4 s". */
export function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

/** Runs one step and prints its line with the time taken; what it returns as `note` is added. */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  note?: (result: T) => string | undefined,
): Promise<T> {
  const begun = performance.now();
  process.stdout.write(`  ${title} ... `);
  try {
    const result = await work();
    const remark = note?.(result);
    process.stdout.write(`${seconds(begun)}${remark ? ` (${remark})` : ''}\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
