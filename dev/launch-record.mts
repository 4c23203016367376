import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, endOrphan, living, watchers } from './processes.mts';
import { Sentence } from './sentence.mts';
import { readJson, writePrivately } from './settings.mts';

/** DATA_DIR/launcher.json: who uses the data folder now, and which processes belong to it. */
interface LaunchRecord {
  pid: number;
  command: string;
  url?: string;
  children: { name: string; pid: number; marker: string; endSignal: NodeJS.Signals }[];
}

const fileIn = (dataDir: string): string => join(dataDir, 'launcher.json');

/** The launcher that runs on this data folder now, if one does. */
export function runningLauncher(dataDir: string): LaunchRecord | undefined {
  const record = readJson<LaunchRecord>(fileIn(dataDir));
  if (!record || record.pid === process.pid) return undefined;
  const line = commandLine(record.pid);
  return line?.includes('.mts') && line.includes(record.command) ? record : undefined;
}

/**
 * Takes the data folder for this launcher: refuses when another one runs on it, ends what one that
 * was killed left running, and from then on keeps the record up to date.
 *
 * @returns what was ended, by name, and the function that gives the folder back.
 */
export async function takeDataDir(
  dataDir: string,
  command: string,
  url?: string,
): Promise<{ ended: string[]; release: () => void }> {
  const other = runningLauncher(dataDir);
  if (other) {
    const where = other.url ? ` at ${other.url}` : '';
    throw new Sentence(
      `Fenwright already runs on ${dataDir} (process ${other.pid}${where}): stop it first, or set DATA_DIR and PORT.`,
    );
  }
  const ended: string[] = [];
  // API and worker stand before the services they use.
  const left = readJson<LaunchRecord>(fileIn(dataDir))?.children ?? [];
  for (const { name, pid, marker, endSignal } of left.reverse()) {
    if (await endOrphan(pid, marker, endSignal)) ended.push(name);
  }
  const write = (): void => {
    const children = [...living].map(({ name, pid, marker, endSignal }) => ({
      name,
      pid,
      marker,
      endSignal,
    }));
    const record: LaunchRecord = { pid: process.pid, command, url, children };
    writePrivately(fileIn(dataDir), record);
  };
  write();
  watchers.add(write);
  return {
    ended,
    release() {
      watchers.delete(write);
      rmSync(fileIn(dataDir), { force: true });
    },
  };
}
