import type { Project } from './projects.mts';

/** Who does things in the demo. */
export type Actor = 'client' | 'admin' | 'manager' | 'support';
export type Team = 'manager' | 'support';

export interface DemoEvent {
  kind: 'raised' | 'delegated' | 'status_changed';
  by: Actor;
  at: Date;
  from: string | null;
  to: string;
  team: Team | null;
  isOverride: boolean;
  reason: string | null;
}

export interface DemoNote {
  team: Team;
  at: Date;
  body: string;
}

export interface History {
  createdAt: Date;
  events: DemoEvent[];
  notes: DemoNote[];
  delegation?: { team: Team; at: Date; notes: string };
  firstResponseAt: Date | null;
  updatedAt: Date;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const DELEGATION_NOTES = [
  'Please start with a look at their data; a sample is promised for this week.',
  'Knows us from the spring event. Quick answer appreciated.',
  'Budget is tight: suggest a first step that stands on its own.',
  'They had a bad experience with a vendor. Plain words, please.',
  'Ask who decides on their side before you plan anything.',
  'Fits the work we did in the autumn; reuse the questionnaire.',
  'Check data protection first: health or tenancy data is involved.',
  'Good case for a workshop before a proposal.',
];

const FIRST_NOTES = [
  'Called {first}; the data sample arrives by Friday.',
  '{first} confirmed the scope by telephone and will send two examples.',
  'Left a message for {first}, trying again tomorrow morning.',
  'Had half an hour with {first} and the person who does this by hand today.',
  'Asked {first} for read access to the system and a name in IT.',
  '{first} prefers e-mail before ten. Questionnaire sent.',
];

const WORK_NOTES = [
  'Sample looks usable: dates are clean, free text needs work.',
  'Two sources disagree by about 6%. {first} finds out which one finance uses.',
  'Draft proposal is with Priya for a second pair of eyes.',
  'Agreed on a smaller first step, three weeks, with a measure at the end.',
  'Their IT wants everything inside their own tenancy. That is fine for us.',
  'Data protection questionnaire came back, nothing surprising in it.',
  'Site visit done. The real problem is the hand-over between shifts.',
];

const APPROVED_NOTES = [
  '{first} accepted the proposal; kick-off is on Tuesday.',
  'Order received. Milestones are in the shared plan.',
  'Kick-off held. Weekly call on Wednesdays at two.',
];

const COMPLETED_NOTES = [
  'Final session held, {first} is happy. Follow-up call in three months.',
  'Handed over with documentation; their team ran it without us for a week.',
  'Closed. Numbers for the case study are agreed with {first}.',
];

const REJECTION_REASONS: Record<string, string> = {
  'Recover deleted appointment records':
    'This needs the maker of the practice system. We sent you their emergency number.',
  'Guess the winning price of a tender':
    'Three data points cannot carry a forecast, and we would rather say so now.',
  'Copy of a competitor’s online designer':
    'We do not copy other companies’ products. We would gladly design one that fits your shop.',
  'Scoring applicants for tenancies':
    'We do not rank people who apply for a home. Early help for tenants, as in your other project, works better.',
  'A chatbot that sounds like our founder':
    'We do not imitate people who can no longer agree to it. An archive of the letters would be lovely.',
};

const WITHDRAWN = 'Our insurer shares a map of its own with us.';
const REOPENED = 'The client asked to add one more depot before it is closed.';

const pick = (pool: readonly string[], index: number): string => pool[index % pool.length] ?? '';

/** How long ago each request was raised, newest first: hours at first, then days, up to a year. */
export function ageOf(index: number, count: number): number {
  const days = 0.15 + 0.4 * index + 330 * (index / (count - 1)) ** 1.6;
  return days * DAY + ((index * 7) % 5) * HOUR;
}

/** Seven in ten by the managers; small and undecided things by the support team. */
function teamFor(project: Project, index: number): Team {
  if (project.service === 'other' || project.budget === 'under-5k') return 'support';
  return index % 10 < 3 ? 'support' : 'manager';
}

/** The statuses a request went through, and how many hours after the last step. */
function wayOf(project: Project, index: number): { to: string; hours: number }[] {
  const review = { to: 'in_review', hours: 20 + (index % 5) * 9 };
  const approved = { to: 'approved', hours: 96 + (index % 4) * 40 };
  const completed = { to: 'completed', hours: 400 + (index % 6) * 60 };
  switch (project.status) {
    case 'pending':
      return [];
    case 'assigned':
      return [{ to: 'assigned', hours: 4 + (index % 6) * 3 }];
    case 'in_review':
      return [{ to: 'assigned', hours: 3 + (index % 7) * 3 }, review];
    case 'approved':
      return [{ to: 'assigned', hours: 3 + (index % 5) * 4 }, review, approved];
    case 'completed':
      return [{ to: 'assigned', hours: 2 + (index % 8) * 3 }, review, approved, completed];
    case 'withdrawn':
      return [{ to: 'withdrawn', hours: 9 }];
    case 'rejected':
      // Some are turned down by the admin at once, others after a look.
      return index % 2 === 0
        ? [{ to: 'rejected', hours: 26 }]
        : [{ to: 'assigned', hours: 5 }, review, { to: 'rejected', hours: 50 }];
  }
}

const NOTES_AT: Record<string, readonly string[]> = {
  assigned: FIRST_NOTES,
  in_review: WORK_NOTES,
  approved: APPROVED_NOTES,
  completed: COMPLETED_NOTES,
};

/** Everything that happened to one request up to now, consistent with the status it has. */
export function historyOf(
  project: Project,
  index: number,
  count: number,
  now: Date,
  firstName: string,
): History {
  const age = ageOf(index, count);
  const createdAt = new Date(now.getTime() - age);
  const way = wayOf(project, index);
  const total = way.reduce((sum, { hours }) => sum + hours * HOUR, 0);
  // A young request went the same way faster, so that nothing lies in the future.
  const pace = Math.min(1, (age * 0.8) / Math.max(total, 1));
  const events: DemoEvent[] = [
    {
      kind: 'raised',
      by: 'client',
      at: createdAt,
      from: null,
      to: 'pending',
      team: null,
      isOverride: false,
      reason: null,
    },
  ];
  const notes: DemoNote[] = [];
  let delegation: History['delegation'];
  let at = createdAt.getTime();
  let from = 'pending';

  const move = (to: string, by: Actor, reason: string | null, isOverride = false): void => {
    const kind = to === 'assigned' && from === 'pending' ? 'delegated' : 'status_changed';
    const team = kind === 'delegated' && delegation ? delegation.team : null;
    events.push({ kind, by, at: new Date(at), from, to, team, isOverride, reason });
    from = to;
  };
  for (const { to, hours } of way) {
    at += hours * HOUR * pace;
    if (to === 'assigned') {
      const team = teamFor(project, index);
      delegation = { team, at: new Date(at), notes: pick(DELEGATION_NOTES, index) };
      move(to, 'admin', null);
    } else {
      const reason = to === 'rejected' ? (REJECTION_REASONS[project.name] ?? null) : null;
      if (to === 'withdrawn') move(to, 'client', WITHDRAWN);
      else move(to, delegation?.team ?? 'admin', reason);
      // Two were closed too early and opened again, which is off the usual way.
      if (to === 'completed' && index % 20 === 1) {
        at += 30 * HOUR * pace;
        move('in_review', 'admin', REOPENED, true);
        at += 60 * HOUR * pace;
        move('completed', delegation?.team ?? 'admin', null);
      }
    }
    const pool = NOTES_AT[to];
    if (pool && delegation && (index + way.length) % 5 !== 0) {
      const noteAt = new Date(at + 2 * HOUR * pace);
      const body = pick(pool, index).replace('{first}', firstName);
      notes.push({ team: delegation.team, at: noteAt, body });
    }
  }
  const staffWork = [
    ...notes.map((note) => note.at),
    ...events
      .filter(({ kind, by }) => kind === 'status_changed' && by !== 'client')
      .map((event) => event.at),
  ].sort((a, b) => a.getTime() - b.getTime());
  return {
    createdAt,
    events,
    notes,
    delegation,
    firstResponseAt: delegation ? (staffWork[0] ?? null) : null,
    updatedAt: staffWork.at(-1) ?? delegation?.at ?? createdAt,
  };
}
