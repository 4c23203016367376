import type { Rule } from 'eslint';

export const oneWayRooms: Rule.RuleModule;
export const EXCEPTIONS: readonly string[];
