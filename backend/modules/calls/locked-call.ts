import type { EntityManager } from 'typeorm';
import { lockRow } from '../../database/locks';
import { expectVersion } from '../../errors/app-error';
import { CallType } from './call-type.entity';
import { maySee, type By } from './call-access';
import { Call } from './call.entity';
import { CallChangedMeanwhile, CallNotFound } from './calls.errors';

/** @throws CallNotFound, also for those who may not see it; CallChangedMeanwhile */
export async function lockCall(
  tx: EntityManager,
  by: By,
  id: string,
  version: number | undefined,
): Promise<{ call: Call; type: CallType }> {
  const call = await lockRow(tx, Call, { id });
  if (!call || !(await maySee(tx, by, call))) throw CallNotFound();
  const current = () => ({ startsAt: call.startsAt, state: call.state, version: call.version });
  await expectVersion(call, version, CallChangedMeanwhile, current);
  return { call, type: await tx.findOneByOrFail(CallType, { id: call.typeId }) };
}
