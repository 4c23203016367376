import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The database writes what a search of requests looks in, from the columns themselves. A trigger, not a
 * stored generated column: that would rewrite the table while nobody may use it.
 */
export class RequestsDescribeThemselves1795595000000 implements MigrationInterface {
  name = 'RequestsDescribeThemselves1795595000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION describe_request() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_text := ' ' || btrim(regexp_replace(lower(unaccent(concat_ws(' ',
          'REQ-' || lpad(NEW.number::text, 6, '0'), NEW.project_name, NEW.description, NEW.company,
          NEW.contact_email::text, NEW.client_name,
          CASE NEW.service_type
            WHEN 'ai-consulting' THEN 'AI Consulting'
            WHEN 'data-analytics' THEN 'Data Analytics'
            WHEN 'machine-learning' THEN 'Machine Learning'
            WHEN 'ai-integration' THEN 'AI Integration'
            WHEN 'custom-app' THEN 'Custom Web Application'
            WHEN 'other' THEN 'Other'
          END))), '\\s+', ' ', 'g'));
        RETURN NEW;
      END $$`);
    await queryRunner.query(`DROP TRIGGER project_requests_fold_search_text ON project_requests`);
    await queryRunner.query(`
      CREATE TRIGGER project_requests_describe
      BEFORE INSERT OR UPDATE OF number, project_name, description, company, contact_email, client_name,
        service_type, search_text ON project_requests
      FOR EACH ROW EXECUTE FUNCTION describe_request()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
