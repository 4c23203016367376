import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Answers are read by what we sent: its fingerprints, what is left out of a message, and how the
 * mails of a person end.
 */
export class InboundMail1800352000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const STATEMENTS = [
  `CREATE TABLE mail_fingerprints (
     mail_id uuid NOT NULL,
     request_id uuid NOT NULL,
     person_id uuid NOT NULL,
     hashes bytea NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT mail_fingerprints_pkey PRIMARY KEY (mail_id),
     CONSTRAINT mail_fingerprints_request_id_fkey
       FOREIGN KEY (request_id) REFERENCES project_requests (id) ON DELETE CASCADE,
     CONSTRAINT mail_fingerprints_person_id_fkey
       FOREIGN KEY (person_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  `CREATE INDEX mail_fingerprints_request_index
     ON mail_fingerprints (request_id, created_at)`,
  'CREATE INDEX mail_fingerprints_person_index ON mail_fingerprints (person_id)',
  'ALTER TABLE inbound_mails ADD COLUMN ending bytea',
  'ALTER TABLE request_comments ADD COLUMN rest_of_mail text',
];
