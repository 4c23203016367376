// The little of these packages that the measurement uses: they are installed when it runs, and the
// types of the tests are checked without them.
declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
    logLevel: 'silent';
  }): Promise<{ port: number; kill(): void }>;
  export function killAll(): Error[];
}

declare module 'lighthouse' {
  export interface Result {
    runtimeError?: { message: string };
    environment: { benchmarkIndex: number };
    categories: Record<
      string,
      { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<string, { score: number | null; numericValue?: number }>;
  }
  export default function lighthouse(
    url: string,
    flags: Record<string, unknown>,
  ): Promise<{ lhr: Result } | undefined>;
}
