// npm run drill:kills: repeats the API tests of kills, faults and the order of payments far more often.
import { inRoot } from '../../../dev/paths.mts';
import { start } from '../../../dev/processes.mts';
import type { Drill } from '../../run/drill.mts';

const FILES = 'kills|faults|issue-workers|invoices-money';

export const drill: Drill = async () => {
  const child = start({
    name: 'tests',
    command: 'node',
    args: ['test/run/test.mts', '--only=api', FILES],
    env: { ...process.env, DRILL: '1' },
    cwd: inRoot(),
    group: true,
  });
  const { code } = await child.exited;
  return code === 0 ? [] : ['Not all tests passed, see above.'];
};
