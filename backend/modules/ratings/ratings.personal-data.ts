import { byId, definePersonalData } from '../../personal-data/personal-data.public';

definePersonalData(
  {
    table: 'testimonials',
    erase: {
      client: byId(
        `DELETE FROM testimonials t USING ratings g WHERE g.id = t.rating_id AND g.person_id = $1`,
      ),
    },
    export: {
      title: 'Your testimonials',
      rows: {
        client: byId(
          `SELECT t.wording, t.shown_name, t.shown_role, t.shown_company, t.state, t.consent,
             t.approved_at, t.until
           FROM testimonials t JOIN ratings g ON g.id = t.rating_id WHERE g.person_id = $1
           ORDER BY t.approved_at`,
        ),
      },
    },
  },
  {
    // The score stays, so that figures stay true.
    table: 'ratings',
    erase: {
      client: byId(
        `UPDATE ratings SET remark = NULL, person_id = NULL, next_at = NULL WHERE person_id = $1`,
      ),
    },
    mentions: { columns: ['remark'] },
    export: {
      title: 'Your ratings',
      rows: {
        client: byId(
          `SELECT asked_at, score, reasons, remark, given_at FROM ratings
           WHERE person_id = $1 AND asked_at IS NOT NULL ORDER BY asked_at`,
        ),
      },
    },
  },
);
