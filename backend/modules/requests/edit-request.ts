import type { RaiseRequestDto } from './dto/raise-request.dto';
import type { ProjectRequest } from './project-request.entity';
import {
  BUDGET_LABELS,
  DEFAULT_URGENCY,
  SERVICE_LABELS,
  TIMELINE_LABELS,
  URGENCY_LABELS,
  isOpen,
  isWithdrawable,
} from './request-options';
import { AlreadyClosed, ReviewHasBegun } from './requests.errors';

const CHOICES = {
  serviceType: { name: 'the service', labels: SERVICE_LABELS },
  timeline: { name: 'the timeline', labels: TIMELINE_LABELS },
  budget: { name: 'the budget', labels: BUDGET_LABELS },
  urgency: { name: 'the urgency', labels: URGENCY_LABELS },
} as const;

const TEXTS = {
  projectName: 'the project name',
  description: 'the description',
  contactEmail: 'the e-mail address',
  contactPhone: 'the phone number',
  company: 'the company',
  teamSize: 'the team size',
  industry: 'the industry',
  currentChallenges: 'the challenges',
  expectedOutcomes: 'the expected outcomes',
} as const;

type Choice = keyof typeof CHOICES;
type Field = Choice | keyof typeof TEXTS;
type Chosen = Partial<Record<Choice, string>>;

export type Edit = { before: Chosen; after: Chosen & { fields: Field[] } };

/**
 * Applies the form to the request.
 * @returns the changes, or null if there are none. @throws AlreadyClosed, ReviewHasBegun
 */
export function edit(
  request: ProjectRequest,
  form: Omit<RaiseRequestDto, 'isPrivate'>,
): Edit | null {
  if (!isOpen(request.status)) throw AlreadyClosed(request.status, 'change');
  if (!isWithdrawable(request.status)) throw ReviewHasBegun('changed');
  const asked = { ...form, urgency: form.urgency ?? DEFAULT_URGENCY };
  const fields = ([...Object.keys(CHOICES), ...Object.keys(TEXTS)] as Field[]).filter(
    (field) => (request[field] ?? null) !== (asked[field] ?? null),
  );
  if (fields.length === 0) return null;
  const chosen = fields.filter((field): field is Choice => field in CHOICES);
  const valuesOf = (of: Pick<typeof asked, Choice>): Chosen =>
    Object.fromEntries(chosen.map((field) => [field, of[field]]));
  const before = valuesOf(request);
  for (const field of fields) Object.assign(request, { [field]: asked[field] ?? null });
  request.changed();
  return { before, after: { ...valuesOf(request), fields } };
}

export function editInWords({ before, after }: Edit): string {
  const said = after.fields.map((field) => {
    if (!(field in CHOICES)) return TEXTS[field as keyof typeof TEXTS];
    const { name, labels } = CHOICES[field as Choice];
    const label = (value: string | undefined) => {
      if (value === undefined) throw new TypeError(`No value of ${field}`);
      return (labels as Record<string, string>)[value] ?? value;
    };
    return `${name} from ${label(before[field as Choice])} to ${label(after[field as Choice])}`;
  });
  return `Changed ${new Intl.ListFormat('en-GB').format(said)}`;
}
