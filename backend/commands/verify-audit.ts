import { CheckChain } from '../events/events.public';
import { runCommand } from './run-command';

runCommand(async (_args, open) => {
  const checking = (await open()).get(CheckChain, { strict: false });
  const { isWhole, checked, brokenAt, head } = await checking.check();
  console.log(
    isWhole
      ? `The audit log is whole: ${checked} entries. Last hash: ${head ?? 'none'}`
      : `The audit log is broken at entry ${brokenAt}, after ${checked} good ones.`,
  );
  return isWhole;
});
