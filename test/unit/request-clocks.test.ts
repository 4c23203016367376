import { bankHolidays } from '../../backend/modules/response-times/bank-holidays';
import type { OpenHours } from '../../backend/config/office';
import {
  WorkingCalendar,
  type CalendarFacts,
} from '../../backend/modules/response-times/working-calendar';
import type { ServiceLevels } from '../../backend/modules/response-times/response-times.public';
import type { Day } from '../../backend/time/days';
import { ProjectRequest } from '../../backend/modules/requests/project-request.entity';
import { RequestClocks } from '../../backend/modules/response-times/request-clocks';
import type { SlaClock } from '../../backend/modules/response-times/sla-clock.entity';

const MINUTE = 60_000;
const TIMELINES = 10_000;
const STEPS = 6;
/** From a week before the clocks go back until after Christmas. */
const BEGIN = Date.UTC(2026, 9, 19);
const SPAN = 60 * 24 * 110;

const TARGETS = {
  first_reply: { low: 540, medium: 540, high: 240, critical: 120 },
  next_reply: { low: 540, medium: 300, high: 240, critical: 120 },
  resolution: { low: 3000, medium: 1500, high: 900, critical: 400 },
} as const;

const weekdays = (from: string, to: string): OpenHours[] =>
  [1, 2, 3, 4, 5].map((day) => ({ day, from, to }));
const holidays = [2026, 2027].flatMap(bankHolidays).map(({ day }) => day);
const FACTS: CalendarFacts[] = [
  { zone: 'Europe/London', hours: weekdays('09:00', '18:00'), holidays },
  {
    zone: 'Europe/Berlin',
    hours: [...weekdays('08:00', '12:00'), ...weekdays('13:00', '17:00')],
    holidays: [],
  },
  {
    zone: 'Europe/London',
    hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
    holidays: ['2026-12-25'],
  },
];
const CALENDARS = FACTS.map((facts) => {
  const calendar = new WorkingCalendar(facts);
  return { calendar, open: openMinutes(facts) };
});

function openMinutes({ zone, hours, holidays: closed }: CalendarFacts) {
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const NAMES = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const open = new Uint8Array(SPAN);
  for (let minute = 0; minute < SPAN; minute += 15) {
    const at = new Date(BEGIN + minute * MINUTE);
    const part = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]));
    const day = `${part.year}-${part.month}-${part.day}` as Day;
    const time = `${part.hour}:${part.minute}`;
    const isOpen = hours.some(
      (one) => NAMES[one.day] === part.weekday && one.from <= time && time < one.to,
    );
    open.fill(isOpen && !closed.includes(day) ? 1 : 0, minute, minute + 15);
  }
  return open;
}

function random(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ACTIONS = {
  answer: (request: ProjectRequest) => request.commentedOn(true),
  ask: (request: ProjectRequest) => {
    request.commentedOn(true);
    request.awaitClient('answer');
  },
  offer: (request: ProjectRequest) => {
    request.commentedOn(true);
    request.awaitClient('decision');
  },
  decline: (request: ProjectRequest) => {
    request.settle('decision');
  },
  accept: (request: ProjectRequest) => {
    if (request.status !== 'in_review') return;
    request.agreeOn(100, 'GBP');
    request.spokenBy('client');
    request.moveTo('approved', { reasonRequired: false, isAccepted: true });
    request.settle('decision');
  },
  reply: (request: ProjectRequest) => request.commentedOn(false),
  review: (request: ProjectRequest) => {
    request.moveTo('in_review', { reasonRequired: false });
  },
  complete: (request: ProjectRequest) => {
    request.moveTo('completed', { reasonRequired: false });
  },
  withdraw: (request: ProjectRequest) => {
    if (['pending', 'assigned'].includes(request.status)) request.withdraw();
  },
  reopen: (request: ProjectRequest) => {
    if (['completed', 'rejected', 'withdrawn'].includes(request.status)) request.reopen();
  },
  hurry: (request: ProjectRequest) => {
    request.setUrgency('critical');
  },
} as const;
type Action = keyof typeof ACTIONS;
const NAMES = Object.keys(ACTIONS) as Action[];

type Kind = keyof typeof TARGETS;
type Simulated = {
  kind: Kind;
  target: number;
  left: number;
  state: 'running' | 'paused' | 'met' | 'stopped';
  breachedAt: number | null;
};

/** The same rules, simulated minute by minute without calendar arithmetic. */
class Simulator {
  readonly clocks: Simulated[] = [];
  private status: 'open' | 'review' | 'approved' | 'completed' | 'withdrawn' = 'open';
  private urgency: keyof (typeof TARGETS)['first_reply'] = 'medium';
  private isReplied = false;
  private lastWord: 'client' | 'staff' = 'client';
  private readonly tasks = new Set<'answer' | 'decision'>();

  constructor(private readonly open: Uint8Array) {
    this.start('first_reply');
    this.start('resolution');
  }

  minute(minute: number): void {
    for (const clock of this.clocks) {
      if (clock.state !== 'running') continue;
      if (!this.open[minute]) continue;
      clock.left -= 1;
      if (clock.left <= 0) clock.breachedAt ??= minute + 1;
    }
  }

  act(action: Action, minute: number): void {
    const isClosed = this.status === 'completed' || this.status === 'withdrawn';
    if (action === 'answer' || action === 'ask' || action === 'offer') {
      this.isReplied = true;
      this.lastWord = 'staff';
      if (action !== 'answer' && !isClosed)
        this.tasks.add(action === 'ask' ? 'answer' : 'decision');
    } else if (action === 'reply') {
      this.lastWord = 'client';
      this.tasks.delete('answer');
    } else if (action === 'decline') {
      this.tasks.delete('decision');
    } else if (action === 'accept' && this.status === 'review') {
      this.status = 'approved';
      this.lastWord = 'client';
      this.tasks.delete('decision');
    } else if (action === 'review' && this.status !== 'review') {
      this.status = 'review';
      this.isReplied = true;
    } else if (action === 'complete' && this.status !== 'completed') {
      this.status = 'completed';
      this.isReplied = true;
      this.tasks.clear();
    } else if (action === 'withdraw' && this.status === 'open') {
      this.status = 'withdrawn';
      this.tasks.clear();
    } else if (action === 'reopen' && isClosed) {
      this.status = 'open';
      this.lastWord = 'client';
    } else if (action === 'hurry') {
      this.urgency = 'critical';
      for (const clock of this.clocks.filter(({ state }) => isOngoing(state))) {
        const target = TARGETS[clock.kind].critical;
        clock.left += target - clock.target;
        clock.target = target;
      }
    }
    this.settle();
    for (const clock of this.clocks) {
      if (clock.state === 'running' && clock.left <= 0) clock.breachedAt ??= minute;
    }
  }

  private settle(): void {
    const isClosed = this.status === 'completed' || this.status === 'withdrawn';
    const end = this.status === 'withdrawn' ? 'stopped' : 'met';
    const going = isClosed ? end : this.tasks.size > 0 ? 'paused' : 'running';
    this.set('first_reply', this.isReplied ? 'met' : going);
    // A message of the client needs a reply, even if something waits for them.
    const reply = isClosed ? end : 'running';
    if (this.isReplied) this.set('next_reply', this.lastWord === 'client' ? reply : 'met');
    this.set('resolution', this.status === 'approved' ? 'stopped' : going);
  }

  private set(kind: Kind, state: Simulated['state']): void {
    const last = this.clocks.findLast((clock) => clock.kind === kind);
    if (last && isOngoing(last.state)) last.state = state;
    else if (state === 'running' && last && kind !== 'next_reply') last.state = state;
    else if (state === 'running') this.start(kind);
  }

  private start(kind: Kind): void {
    const target = TARGETS[kind][this.urgency];
    this.clocks.push({ kind, target, left: target, state: 'running', breachedAt: null });
  }
}

const isOngoing = (state: Simulated['state']) => state === 'running' || state === 'paused';

function product(calendar: WorkingCalendar) {
  const clocks: SlaClock[] = [];
  const tx = {
    find: () => Promise.resolve([...clocks]),
    insert: (_entity: unknown, clock: SlaClock) => Promise.resolve(clocks.push(clock)),
    // The clocks are their own rows, so there is nothing to write.
    dataSource: { getMetadata: () => ({ columns: [] }) },
  } as never;
  const level = {
    policyId: 'p',
    calendarId: 'c',
    calendarVersion: 1,
    targets: TARGETS,
    calendar,
  };
  const levels = {
    current: () => Promise.resolve(level),
    calendar: () => Promise.resolve(calendar),
  } as unknown as ServiceLevels;
  return { clocks, tx, rules: new RequestClocks(levels) };
}

async function timeline(seed: number) {
  const next = random(seed);
  const { calendar, open } = CALENDARS[seed % CALENDARS.length]!;
  const { clocks, tx, rules } = product(calendar);
  const told: string[] = [];
  const until = 60 * 24 * 8;
  let minute = Math.floor(next() * 60 * 24 * 60);
  const begin = minute;
  const when = (at: number) => new Date(BEGIN + at * MINUTE);
  jest.setSystemTime(when(minute));
  const request = Object.assign(new ProjectRequest(), {
    id: 'r',
    status: 'pending',
    urgency: 'medium',
    progress: 20,
    version: 1,
    assignedTo: null,
    repliedAt: null,
    awaitingClientAt: null,
    lastWordBy: 'client',
  });
  clocks.push(...(await rules.start(tx, request)));
  const simulator = new Simulator(open);
  for (let step = 0; step < STEPS; step += 1) {
    const gap = 1 + Math.floor(next() ** 2 * (until / 2));
    for (let left = gap; left > 0; left -= 1) simulator.minute(minute++);
    jest.setSystemTime(when(minute));
    const action = NAMES[Math.floor(next() * NAMES.length)]!;
    told.push(`${minute - begin} ${action}`);
    simulator.act(action, minute);
    ACTIONS[action](request);
    if (action === 'hurry') await rules.retarget(tx, request);
    await rules.follow(tx, request, null);
    compare(clocks, simulator, { minute, when, told });
  }
  for (let left = until; left > 0; left -= 1) simulator.minute(minute++);
  // Simulates the worker, which marks clocks as late.
  for (const clock of clocks) {
    if (clock.dueAt && clock.dueAt <= when(minute)) clock.breachedAt ??= clock.dueAt;
  }
  compare(clocks, simulator, { minute, when, told });
}

function compare(
  clocks: SlaClock[],
  { clocks: simulated }: Simulator,
  { minute, when, told }: { minute: number; when: (at: number) => Date; told: string[] },
): void {
  const mine = clocks.map((clock) => ({
    kind: clock.kind,
    state: clock.metAt
      ? 'met'
      : clock.stoppedAt
        ? 'stopped'
        : clock.isRunning
          ? 'running'
          : 'paused',
    // A running clock only knows its deadline.
    breachedAt:
      clock.breachedAt ?? (clock.dueAt && clock.dueAt <= when(minute) ? clock.dueAt : null),
  }));
  const theirs = simulated.map(({ kind, state, breachedAt }) => ({
    kind,
    state,
    breachedAt: breachedAt === null ? null : when(breachedAt),
  }));
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return;
  expect({ told, clocks: mine }).toEqual({ told, clocks: theirs });
}

describe('The clocks of a request', () => {
  beforeAll(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterAll(() => jest.useRealTimers());

  it(`agree with a simulator of minutes in ${TIMELINES} random timelines`, async () => {
    expect.assertions(1);
    for (let seed = 1; seed <= TIMELINES; seed += 1) await timeline(seed);
    expect(CALENDARS).toHaveLength(3);
  });
});
