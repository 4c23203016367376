import type { RaiseRequestDto } from './dto/raise-request.dto';
import { textColumns } from '../../database/columns';
import type { ProjectRequest } from './project-request.entity';
import './project-request.entity';
import {
  BUDGET_LABELS,
  SERVICE_LABELS,
  TIMELINE_LABELS,
  URGENCY_LABELS,
  DEFAULT_URGENCY,
  isOpen,
  isWithdrawable,
} from './request-options';
import { AlreadyClosed, ReviewHasBegun } from './requests.errors';
import { listOf } from '../../config/locale';

type Form = Omit<RaiseRequestDto, 'isPrivate' | 'attachments'>;

/** The fields that are saved, edited, shown, exported and erased. It must list every field of the form. */
const REQUEST_FIELDS = {
  projectName: { name: 'the project name' },
  serviceType: { name: 'the service', labels: SERVICE_LABELS },
  description: { name: 'the description' },
  timeline: { name: 'the timeline', labels: TIMELINE_LABELS },
  budget: { name: 'the budget', labels: BUDGET_LABELS },
  urgency: { name: 'the urgency', labels: URGENCY_LABELS },
  company: { name: 'the company' },
  contactEmail: { name: 'the e-mail address' },
  contactPhone: { name: 'the phone number' },
  teamSize: { name: 'the team size' },
  industry: { name: 'the industry' },
  currentChallenges: { name: 'the challenges' },
  expectedOutcomes: { name: 'the expected outcomes' },
} as const satisfies Record<keyof Form, { name: string; labels?: Record<string, string> }>;

type RequestField = keyof typeof REQUEST_FIELDS;

type ChoiceField = {
  [Field in RequestField]: (typeof REQUEST_FIELDS)[Field] extends { labels: object }
    ? Field
    : never;
}[RequestField];

export const FIELD_NAMES = Object.keys(REQUEST_FIELDS) as RequestField[];

const isChoice = (field: RequestField): field is ChoiceField => 'labels' in REQUEST_FIELDS[field];

export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The mark of a column decides what is erased; labels decide what the log and the history show. A
 * choice without labels would be shown as free text.
 */
for (const { property, content } of textColumns('project_requests')) {
  const field = FIELD_NAMES.find((name) => name === property);
  if (field && isChoice(field) !== (content === 'choice')) {
    throw new TypeError(`${field} needs labels if its column is a choice, and none otherwise`);
  }
}

type Chosen = Partial<Record<ChoiceField, string | null>>;

export type Edit = { before: Chosen; after: Chosen & { fields: RequestField[] } };

const IN_ORDER = [
  ...FIELD_NAMES.filter(isChoice),
  ...FIELD_NAMES.filter((field) => !isChoice(field)),
];

export function edit(request: ProjectRequest, form: Form): Edit | null {
  if (!isOpen(request.status)) throw AlreadyClosed(request.status, 'change');
  if (!isWithdrawable(request.status)) throw ReviewHasBegun('changed');
  const asked = { ...form, urgency: form.urgency ?? DEFAULT_URGENCY };
  const fields = IN_ORDER.filter((field) => (request[field] ?? null) !== (asked[field] ?? null));
  if (fields.length === 0) return null;
  const chosen = fields.filter(isChoice);
  const valuesOf = (of: { [Field in ChoiceField]?: string | null | undefined }): Chosen =>
    Object.fromEntries(chosen.map((field) => [field, of[field] ?? null]));
  const before = valuesOf(request);
  for (const field of fields) Object.assign(request, { [field]: asked[field] ?? null });
  return { before, after: { ...valuesOf(request), fields } };
}

export function editInWords({ before, after }: Edit): string {
  const said = after.fields.map((field) => {
    const { name } = REQUEST_FIELDS[field];
    return isChoice(field)
      ? `${name} from ${label(field, before)} to ${label(field, after)}`
      : name;
  });
  return `Changed ${listOf(said)}`;
}

function label(field: ChoiceField, chosen: Chosen): string {
  const value = chosen[field];
  if (value === null) return 'none';
  if (value === undefined) throw new TypeError(`No value of ${field}`);
  return (REQUEST_FIELDS[field].labels as Record<string, string>)[value] ?? value;
}
