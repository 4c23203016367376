import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { OFFICE_ZONE } from '../../config/office';
import { databaseNow } from '../../database/clock';
import { daysBetween, plusDays, type Day } from '../../time/days';
import { dayOf, startOf } from '../../time/wall-clock';
import { localTime } from '../../time/words';
import { ProjectRequest, visibleSql, expectRequest } from '../requests/requests.public';
import { isHost, maySee, type By } from './call-access';
import { CallType } from './call-type.entity';
import { Call } from './call.entity';
import { CallNotFound, EndsTooSoon, TooLongASpan } from './calls.errors';
import type { SlotDayDto, SlotsDto, SlotsQuery } from './dto/call.dto';
import { expectZone } from './expect-zone';
import { activeType, requestType } from './find-call-type';
import { FindTimes, MAX_DAYS, type Asked } from './find-times';

const WEEK = 6;

type Days = { from: Day; to: Day; zone?: string };

/** @throws EndsTooSoon, TooLongASpan, UnknownZone */
export function spanOf({ from, to, zone: name = OFFICE_ZONE }: Days, most: number): [Date, Date] {
  const zone = expectZone(name);
  if (to < from) throw EndsTooSoon();
  if (daysBetween(from, to) >= most) throw TooLongASpan(most);
  return [startOf(from, zone), startOf(plusDays(to, 1), zone)];
}

@Injectable()
export class ReadSlots {
  constructor(
    private readonly dataSource: DataSource,
    private readonly times: FindTimes,
  ) {}

  /** @param most days; the public page shows more of them than the API does in one answer */
  async ofType(slug: string, query: SlotsQuery, most = MAX_DAYS): Promise<SlotsDto> {
    const type = await activeType(this.dataSource.manager, slug);
    return this.slots({ type }, query, { most });
  }

  async ofRequest(actor: Actor, requestId: string, query: SlotsQuery): Promise<SlotsDto> {
    const { manager } = this.dataSource;
    const request = await expectRequest(manager, requestId, visibleSql(actor));
    const clientId = actor.userId;
    return this.slots({ type: await requestType(manager), request, clientId }, query);
  }

  async toMove(by: By, id: string, query: SlotsQuery, most = MAX_DAYS): Promise<SlotsDto> {
    const { manager } = this.dataSource;
    const call = await manager.findOneBy(Call, { id });
    if (!call || !(await maySee(manager, by, call))) throw CallNotFound();
    const type = await manager.findOneByOrFail(CallType, { id: call.typeId });
    const { requestId } = call;
    const request = requestId ? await manager.findOneBy(ProjectRequest, { id: requestId }) : null;
    return this.slots({ type, ...(request && { request }) }, query, {
      except: id,
      byStaff: isHost(by, call),
      most,
    });
  }

  private async slots(
    asked: Asked,
    { from, to, zone: name = OFFICE_ZONE }: SlotsQuery,
    { most = MAX_DAYS, ...options }: { except?: string; byStaff?: boolean; most?: number } = {},
  ): Promise<SlotsDto> {
    const zone = expectZone(name);
    const first = from ?? dayOf(databaseNow(), zone);
    const last = to ?? plusDays(first, WEEK);
    const span = spanOf({ from: first, to: last, zone }, most);
    const free = await this.times.find(asked, ...span, options);
    const { title, minutes } = asked.type;
    return { title, minutes, zone, days: daysOf([...free.keys()], zone) };
  }
}

function daysOf(starts: number[], zone: string): SlotDayDto[] {
  const days = new Map<Day, SlotDayDto>();
  for (const start of starts) {
    const startsAt = new Date(start);
    const local = localTime(startsAt, zone);
    const known = days.get(local.day) ?? { day: local.day, name: local.dayName, times: [] };
    days.set(local.day, known);
    // When clocks go back, the same time comes twice that day.
    for (const other of known.times.filter(({ time }) => time === local.time)) {
      other.time = `${local.time} ${localTime(other.startsAt, zone).zone}`;
      local.time = `${local.time} ${local.zone}`;
    }
    known.times.push({ startsAt, time: local.time });
  }
  return [...days.values()];
}
