import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc/PID/stat are 10 ms on every Linux that Node supports. */
const MS_PER_TICK = 10;

type Stat = { parent: number; ms: number };

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // Its own time and that of its exited children.
    const ticks = fields[11]! + fields[12]! + fields[13]! + fields[14]!;
    return { parent: fields[1]!, ms: ticks * MS_PER_TICK };
  } catch {
    return undefined;
  }
}

export const cpuOf = (pid: number): number => statOf(pid)?.ms ?? 0;

/** Includes children: PostgreSQL has a process for each connection. */
export function cpuOfTree(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid);
  return children.reduce((sum, stat) => sum + stat!.ms, cpuOf(pid));
}

export const parentOf = (pid: number): number => statOf(pid)!.parent;
