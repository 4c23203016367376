import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An erasure takes the name out of versions that were never accepted; nothing else changes them. */
export class ErasedPapers1800260000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(GUARD);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const GUARD = `
CREATE OR REPLACE FUNCTION refuse_proposal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'proposals' THEN
    IF OLD.state = 'accepted' AND (TG_OP = 'DELETE'
      OR (NEW.state, NEW.request_id, NEW.number, NEW.kind, NEW.sent_version, NEW.draft)
        IS DISTINCT FROM (OLD.state, OLD.request_id, OLD.number, OLD.kind, OLD.sent_version, OLD.draft))
    THEN RAISE EXCEPTION 'proposal % is accepted', OLD.id; END IF;
  ELSIF TG_TABLE_NAME = 'proposal_decisions' THEN
    IF OLD.decision = 'accepted' THEN RAISE EXCEPTION 'decision % is kept', OLD.id; END IF;
  ELSIF TG_OP = 'UPDATE' AND current_setting('fenwright.erases_versions', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION 'version % was sent', OLD.id;
  ELSIF EXISTS (SELECT 1 FROM proposals p WHERE p.id = OLD.proposal_id AND p.state = 'accepted')
    THEN RAISE EXCEPTION 'version % is kept', OLD.id;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
`;
