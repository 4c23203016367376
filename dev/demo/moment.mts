const MINUTE = 60_000;
const UNITS: Record<string, number> = { d: 24 * 60, h: 60, m: 1 };
const SPAN = /^(?<span>(?:\d+[dhm] )+)ago$/;
const OFFICE = /^(?<days>\d+) working days? (?:ago|before) (?<hours>\d\d):(?<minutes>\d\d)$/;

/**
 * Reads the times of the demo's JSON: "2d 4h 10m ago", or "3 working days ago 10:15", which is that
 * time of day (UTC) on the third working day before `now`.
 */
export function momentOf(text: string, now = new Date()): Date {
  const { span, days, hours, minutes } = (SPAN.exec(text) ?? OFFICE.exec(text))?.groups ?? {};
  if (span !== undefined) {
    const parts = span.matchAll(/(\d+)([dhm])/g);
    const age = [...parts].reduce(
      (sum, [, n, unit]) => sum + Number(n) * (UNITS[unit ?? ''] ?? 0),
      0,
    );
    return new Date(now.getTime() - age * MINUTE);
  }
  if (days === undefined) throw new Error(`The demo data holds "${text}", which is no time.`);
  const at = new Date(now);
  at.setUTCHours(Number(hours), Number(minutes), 0, 0);
  for (let left = Number(days); left > 0;) {
    at.setUTCDate(at.getUTCDate() - 1);
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6) left -= 1;
  }
  return at;
}
