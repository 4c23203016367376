import type { MigrationInterface, QueryRunner } from 'typeorm';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const ENDINGS = [
  ['application/pdf', 'pdf'],
  ['image/png', 'png', 'apng'],
  ['image/jpeg', 'jpg', 'jpeg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/heic', 'heic', 'heif'],
  ['application/zip', 'zip'],
  [`${OFFICE}.wordprocessingml.document`, 'docx'],
  [`${OFFICE}.spreadsheetml.sheet`, 'xlsx'],
  [`${OFFICE}.presentationml.presentation`, 'pptx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['text/plain', 'txt', 'csv', 'tsv', 'md', 'log', 'json', 'yaml', 'yml'],
];

/** A file that no scanner saw is "unscanned", and its name ends as its content does. */
export class FileNames1796031000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE attachments DROP CONSTRAINT attachments_state_check,
        ADD CONSTRAINT attachments_state_check
          CHECK (state IN ('scanning', 'unscanned', 'clean', 'quarantined', 'failed'))`);
    await queryRunner.query(
      `UPDATE attachments SET state = 'unscanned' WHERE state = 'clean' AND scan_attempts = 0`,
    );
    for (const [mediaType, ...endings] of ENDINGS) {
      await queryRunner.query(
        `UPDATE attachments SET name = left(name, 190) || $2
         WHERE media_type = $1 AND name !~* $3`,
        [mediaType, `.${endings[0]}`, `\\.(${endings.join('|')})$`],
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
