import type { Urgency } from '../../../api/call';

export const targetKinds = ['firstReply', 'nextReply', 'resolution'] as const;
export type TargetKind = (typeof targetKinds)[number];

export type TargetField = `${TargetKind}${Capitalize<Urgency>}`;

/** "firstReplyLow" */
export const targetField = (kind: TargetKind, urgency: Urgency): TargetField =>
  `${kind}${urgency.charAt(0).toUpperCase()}${urgency.slice(1)}` as TargetField;
