import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const NOT_COPIED =
  /(^|\/)(node_modules|\.git|\.data|dist|coverage|test-results)$|frontend\/(build|\.cache\/build)/;

/** A copy of the sources that a test may change and build. */
export class CopiedSources {
  private readonly folder = mkdtempSync(join(tmpdir(), 'fenwright-sources-'));

  constructor() {
    cpSync('.', this.folder, { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
    symlinkSync(join(process.cwd(), 'node_modules'), this.path('node_modules'));
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(this.path(file), text);
  }

  /** Makes the file if there is none. */
  append(file: string, text: string): void {
    appendFileSync(this.path(file), `\n${text}`);
  }

  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    this.write(file, text.replace(from, to));
  }

  /** Runs a program of the copy. Returns its error output, which is empty if it succeeds. */
  async run(...args: string[]): Promise<string> {
    const work = promisify(execFile)(process.execPath, args, { cwd: this.folder });
    return work.then(
      () => '',
      ({ stderr, stdout }: { stderr: string; stdout: string }) => stderr || stdout,
    );
  }

  build(): Promise<string> {
    return this.run('frontend/scripts/build.mts', '--documents');
  }

  built(file: string): string {
    return this.read(`frontend/build/${file}`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
