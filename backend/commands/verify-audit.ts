import { CheckChain } from '../events/events.public';
import { runCommand } from './run-command';

/** `npm run audit:verify`: exits with 1 if the chain of the audit log is broken. */
runCommand(async (_args, open) => {
  const checking = (await open()).get(CheckChain, { strict: false });
  const { isWhole, checked, brokenAt, head } = await checking.run();
  console.log(
    isWhole
      ? `The audit log is whole: ${checked} entries. Last hash: ${head ?? 'none'}`
      : `The audit log is broken at entry ${brokenAt}, after ${checked} good ones.`,
  );
  return isWhole;
});
