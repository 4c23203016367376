import { Injectable } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid, validate as isUuid } from 'uuid';
import { type Actor, can, Permission, panelsOf, type Panel } from '../../access/access.public';
import { lockName, lockRow } from '../../database/locks';
import { read } from '../../database/sql';
import { Transactions } from '../../database/transactions';
import { StaffListQuery } from './dto/request-list.dto';
import type { ChooseViewsDto, SavedViewsDto, SaveViewDto } from './dto/saved-view.dto';
import {
  MayNot,
  NotYourView,
  TooManyViews,
  ViewNameTaken,
  ViewNotFound,
  UnknownFilter,
} from './request-lists.errors';
import { SavedView, ViewChoice } from './saved-view.entity';

const PLACES = ['page', 'limit'];

async function expectFilters(filters: string): Promise<void> {
  const params = [...new URLSearchParams(filters)];
  const names = params.map(([name]) => name);
  const misplaced = names.find((name, at) => PLACES.includes(name) || names.indexOf(name) < at);
  if (misplaced !== undefined) throw UnknownFilter(misplaced);
  const query = plainToInstance(StaffListQuery, Object.fromEntries(params));
  const [failure] = await validate(query, { whitelist: true, forbidNonWhitelisted: true });
  const unknown = failure?.property ?? names.find((name) => !Object.hasOwn(query, name));
  if (unknown !== undefined) throw UnknownFilter(unknown);
}

const MAX_VIEWS = 30;

type Row = Omit<SavedViewsDto['views'][number], 'canChange'> & { ownerId: string };

@Injectable()
export class SavedViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async of(
    actor: Actor,
    panel: Panel,
    db: EntityManager = this.dataSource.manager,
  ): Promise<SavedViewsDto> {
    expectPanel(actor, panel);
    const rows = await read<Row>(
      db,
      `SELECT id AS "_id", name, filters, is_shared AS "isShared", owner_id AS "ownerId" FROM saved_views
       WHERE panel = $1 AND (owner_id = $2 OR is_shared) ORDER BY name, id LIMIT 200`,
      [panel, actor.userId],
    );
    const [choice] = await read<{ pinned: string[]; opens_with: string | null }>(
      db,
      `SELECT pinned, opens_with FROM view_choices WHERE user_id = $1 AND panel = $2`,
      [actor.userId, panel],
    );
    // Ignores choices of deleted or unshared views; built-in ones have names instead of ids.
    const isThere = (id: string) => !isUuid(id) || rows.some((row) => row._id === id);
    return {
      views: rows.map(({ ownerId, ...view }) => ({
        ...view,
        canChange: mayChange(actor, ownerId),
      })),
      pinned: choice?.pinned.filter(isThere) ?? [],
      opensWith: choice?.opens_with && isThere(choice.opens_with) ? choice.opens_with : null,
    };
  }

  async save(actor: Actor, form: SaveViewDto): Promise<SavedViewsDto> {
    expectPanel(actor, form.panel);
    await expectFilters(form.filters);
    return this.transactions.run(async (tx) => {
      await lockName(tx, `views:${actor.userId}`);
      if ((await tx.countBy(SavedView, { ownerId: actor.userId })) >= MAX_VIEWS)
        throw TooManyViews();
      await this.expectFree(tx, actor.userId, form);
      await tx.insert(SavedView, { id: uuid(), ownerId: actor.userId, ...form });
      return this.of(actor, form.panel, tx);
    });
  }

  async change(actor: Actor, id: string, form: SaveViewDto): Promise<SavedViewsDto> {
    await expectFilters(form.filters);
    return this.transactions.run(async (tx) => {
      const view = await this.lock(tx, actor, id);
      await this.expectFree(tx, view.ownerId, { ...form, panel: view.panel }, id);
      const { name, filters, isShared } = form;
      await tx.update(SavedView, { id }, { name, filters, isShared });
      return this.of(actor, view.panel, tx);
    });
  }

  delete(actor: Actor, id: string): Promise<SavedViewsDto> {
    return this.transactions.run(async (tx) => {
      const { panel } = await this.lock(tx, actor, id);
      await tx.delete(SavedView, { id });
      return this.of(actor, panel, tx);
    });
  }

  choose(actor: Actor, { panel, pinned, opensWith }: ChooseViewsDto): Promise<SavedViewsDto> {
    expectPanel(actor, panel);
    return this.transactions.run(async (tx) => {
      const choice = { userId: actor.userId, panel, pinned, opensWith: opensWith ?? null };
      await tx.upsert(ViewChoice, choice, ['userId', 'panel']);
      return this.of(actor, panel, tx);
    });
  }

  private async lock(tx: EntityManager, actor: Actor, id: string): Promise<SavedView> {
    const view = await lockRow(tx, SavedView, { id });
    const isSeen = view && panelsOf(actor.role).includes(view.panel);
    if (!isSeen || (!view.isShared && view.ownerId !== actor.userId)) throw ViewNotFound();
    if (!mayChange(actor, view.ownerId)) throw NotYourView();
    return view;
  }

  private async expectFree(
    tx: EntityManager,
    ownerId: string,
    { panel, name }: SaveViewDto,
    except?: string,
  ): Promise<void> {
    const other = await tx.findOneBy(SavedView, { ownerId, panel, name });
    if (other && other.id !== except) throw ViewNameTaken();
  }
}

const mayChange = ({ userId, role }: Actor, ownerId: string): boolean =>
  userId === ownerId || can(role, Permission.AdministerRequests);

function expectPanel({ role }: Actor, panel: Panel): void {
  if (!panelsOf(role).includes(panel)) throw MayNot();
}
