import { Retention } from '../background/retention';
import { runCommand } from './run-command';

runCommand(async (_args, open) => {
  const removed = await (await open()).get(Retention, { strict: false }).runToday();
  console.log(removed ? JSON.stringify(removed, null, 2) : 'It was done already today.');
});
