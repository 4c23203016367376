import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isStaff, type Actor } from '../../access/access.public';
import { AppConfig } from '../../config/app-config';
import { read } from '../../database/sql';
import { readRowToken, rowToken } from '../../links/links.public';
import type { Day } from '../../time/days';
import { fullNameSql, isActive } from '../accounts/accounts.public';
import { periodOf } from '../request-lists/request-lists.public';
import { expectRequest, referenceOf, visibleSql } from '../requests/requests.public';
import { OFFICE_ZONE_SQL } from '../response-times/response-times.public';
import type { RatingDto, RatingFiguresDto, RatingsQuery, TestimonialDto } from './dto/rating.dto';
import type { RatingReason, Testimonial } from './rating.entity';
import { NotCompleted, RatingLinkDead } from './ratings.errors';

export const LINK = 'rating-link';

type RatingRow = {
  id: string;
  personId: string | null;
  askedAt: Date;
  score: number | null;
  reasons: RatingReason[];
  remark: string | null;
  givenAt: Date | null;
  requestId: string;
  requestNumber: number;
  projectName: string;
  isCompleted: boolean;
  name: string | null;
  company: string | null;
  /** Null without a testimonial. */
  wording: string | null;
} & { [Key in keyof Omit<TestimonialDto, 'wording'>]: TestimonialDto[Key] | null };

const SELECT = `
  SELECT g.id, g.person_id AS "personId", g.asked_at AS "askedAt", g.score, g.reasons, g.remark,
    g.given_at AS "givenAt", r.id AS "requestId", r.number AS "requestNumber",
    r.project_name AS "projectName", r.status = 'completed' AS "isCompleted", ${fullNameSql('u')} AS name, u.company,
    t.wording, t.shown_name AS "shownName", t.shown_role AS "shownRole",
    t.shown_company AS "shownCompany", t.state, t.sha256, t.approved_at AS "approvedAt",
    t.until::text AS until
  FROM ratings g JOIN project_requests r ON r.id = g.request_id
    LEFT JOIN users u ON u.id = g.person_id AND ${isActive('u')}
    LEFT JOIN testimonials t ON t.rating_id = g.id
  WHERE g.asked_at IS NOT NULL`;

const ONE = `${SELECT} AND g.id = $1`;
const OF_REQUEST = `${SELECT} AND g.request_id = $1`;
const OPEN = `${SELECT} AND g.score IS NULL AND u.id = $1 AND r.user_id = u.id
    AND r.status = 'completed'
    AND g.asked_at > now() - interval '90 days'
  ORDER BY g.asked_at LIMIT 10`;

const WITHIN = `(g.asked_at AT TIME ZONE ${OFFICE_ZONE_SQL})::date BETWEEN $1 AND $2`;
const LATEST = `${SELECT} AND g.score IS NOT NULL AND ${WITHIN}
  ORDER BY g.given_at DESC LIMIT 50`;
const FIGURES = `
  SELECT count(*)::int AS asked, count(g.score)::int AS given,
    round(avg(g.score), 2)::float AS average,
    ARRAY[count(*) FILTER (WHERE g.score = 1), count(*) FILTER (WHERE g.score = 2),
      count(*) FILTER (WHERE g.score = 3), count(*) FILTER (WHERE g.score = 4),
      count(*) FILTER (WHERE g.score = 5)]::int[] AS scores
  FROM ratings g WHERE g.asked_at IS NOT NULL AND ${WITHIN}`;

@Injectable()
export class ReadRatings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async open({ userId, onlyRequestId }: Actor): Promise<RatingDto[]> {
    const rows = await read<RatingRow>(this.dataSource, OPEN, [userId]);
    const reachable = rows.filter(({ requestId }) => (onlyRequestId ?? requestId) === requestId);
    return reachable.map((row) => this.dtoOf(row, userId));
  }

  async ofRequest(actor: Actor, requestId: string): Promise<RatingDto | null> {
    await expectRequest(this.dataSource.manager, requestId, visibleSql(actor));
    const [row] = await read<RatingRow>(this.dataSource, OF_REQUEST, [requestId]);
    if (!row) return null;
    const rating = this.dtoOf(row, actor.userId);
    const mayReadAll = isStaff(actor.role) || row.personId === actor.userId;
    return mayReadAll ? rating : { ...rating, reasons: [], remark: '' };
  }

  idOf(token: string): string {
    const id = readRowToken(this.config.jwtSecret, LINK, token);
    if (!id) throw RatingLinkDead();
    return id;
  }

  /**
   * `name` is null once its person is deactivated.
   * @throws RatingLinkDead, NotCompleted
   */
  async byLink(token: string, db: EntityManager = this.dataSource.manager): Promise<RatingDto> {
    const [row] = await read<RatingRow>(db, ONE, [this.idOf(token)]);
    if (!row?.personId) throw RatingLinkDead();
    if (!isRatable(row)) throw NotCompleted();
    return this.dtoOf(row, row.personId);
  }

  async figures(query: RatingsQuery): Promise<RatingFiguresDto> {
    const { from, to } = periodOf(query);
    const period = [from, to];
    const [figures] = await read<Omit<RatingFiguresDto, 'latest'>>(
      this.dataSource,
      FIGURES,
      period,
    );
    const latest = await read<RatingRow>(this.dataSource, LATEST, period);
    return { ...figures!, latest: latest.map((row) => this.dtoOf(row, null)) };
  }

  private dtoOf(row: RatingRow, reader: string | null): RatingDto {
    const isOwn = row.personId !== null && row.personId === reader;
    return {
      _id: row.id,
      request: {
        _id: row.requestId,
        reference: referenceOf(row.requestNumber),
        projectName: row.projectName,
      },
      askedAt: row.askedAt,
      score: row.score,
      reasons: row.reasons,
      remark: row.remark ?? '',
      givenAt: row.givenAt,
      testimonial: testimonialOf(row),
      token: isOwn && isRatable(row) ? rowToken(this.config.jwtSecret, LINK, row.id) : null,
      name: isOwn ? row.name : null,
      company: isOwn ? row.company : null,
    };
  }
}

const isRatable = ({ score, isCompleted }: RatingRow): boolean => score !== null || isCompleted;

function testimonialOf(row: RatingRow): TestimonialDto | null {
  if (row.wording === null) return null;
  const { wording, shownName, shownRole, shownCompany, state, sha256, approvedAt, until } =
    row as TestimonialDto;
  return { wording, shownName, shownRole, shownCompany, state, sha256, approvedAt, until };
}

/** Fewer prove nothing. */
export const MIN_RATINGS = 10;

/** Of everybody asked in the last two years; days in the office's zone. */
export type MeasuredRatings = {
  asked: number;
  given: number;
  satisfied: number;
  average: number;
  from: Day;
  to: Day;
};

const MEASURED = `
  SELECT count(*)::int AS asked, count(g.score)::int AS given,
    count(*) FILTER (WHERE g.score >= 4)::int AS satisfied,
    coalesce(round(avg(g.score), 2), 0)::float AS average,
    (coalesce(min(g.asked_at), now()) AT TIME ZONE ${OFFICE_ZONE_SQL})::date::text AS "from",
    (now() AT TIME ZONE ${OFFICE_ZONE_SQL})::date::text AS "to"
  FROM ratings g WHERE g.asked_at > now() - interval '2 years'`;

export async function measuredRatings(db: DataSource): Promise<MeasuredRatings> {
  const [measured] = await read<MeasuredRatings>(db, MEASURED);
  return measured!;
}

export type Proof = Pick<
  Testimonial,
  'id' | 'wording' | 'shownName' | 'shownRole' | 'shownCompany' | 'sha256' | 'until'
> & { approvedOn: string };

const SHOWN = `t.state = 'approved' AND t.until >= (now() AT TIME ZONE ${OFFICE_ZONE_SQL})::date`;

export const shownTestimonials = (db: DataSource): Promise<Proof[]> =>
  read(
    db,
    `SELECT t.id, t.wording, t.shown_name AS "shownName", t.shown_role AS "shownRole",
       t.shown_company AS "shownCompany", t.sha256, t.until::text AS until,
       (t.approved_at AT TIME ZONE ${OFFICE_ZONE_SQL})::date::text AS "approvedOn"
     FROM testimonials t WHERE ${SHOWN} ORDER BY t.approved_at DESC, t.id`,
  );

export async function hiddenTestimonials(
  db: DataSource,
  published: readonly Pick<Proof, 'id' | 'sha256'>[],
): Promise<string[]> {
  const shown = await read<Pick<Proof, 'id' | 'sha256'>>(
    db,
    `SELECT t.id, t.sha256 FROM testimonials t WHERE t.id = ANY($1) AND ${SHOWN}`,
    [published.map(({ id }) => id)],
  );
  const allowed = new Set(shown.map(({ id, sha256 }) => `${id} ${sha256}`));
  return published.filter(({ id, sha256 }) => !allowed.has(`${id} ${sha256}`)).map(({ id }) => id);
}
