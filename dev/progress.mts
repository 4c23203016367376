export function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

let over = false;

export function endSteps(): void {
  over = true;
}

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
