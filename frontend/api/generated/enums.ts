// Generated from openapi/openapi.json by scripts/generate-api.mts. Not edited by hand.

export const BudgetValues = [
  'under-5k',
  '5k-15k',
  '15k-50k',
  '50k-100k',
  'over-100k',
  'discuss',
] as const;
export type Budget = (typeof BudgetValues)[number];

export const PanelValues = ['admin', 'manager', 'support'] as const;
export type Panel = (typeof PanelValues)[number];

export const ProviderValues = ['google', 'facebook'] as const;
export type Provider = (typeof ProviderValues)[number];

export const RequestStatusValues = [
  'pending',
  'assigned',
  'in_review',
  'approved',
  'completed',
  'rejected',
] as const;
export type RequestStatus = (typeof RequestStatusValues)[number];

export const RequestStatusFilterValues = [
  'pending',
  'assigned',
  'in_review',
  'approved',
  'completed',
  'rejected',
  'all',
] as const;
export type RequestStatusFilter = (typeof RequestStatusFilterValues)[number];

export const RoleValues = ['client', 'support', 'manager', 'admin'] as const;
export type Role = (typeof RoleValues)[number];

export const ServiceTypeValues = [
  'ai-consulting',
  'data-analytics',
  'machine-learning',
  'ai-integration',
  'custom-app',
  'other',
] as const;
export type ServiceType = (typeof ServiceTypeValues)[number];

export const ServiceTypeFilterValues = [
  'ai-consulting',
  'data-analytics',
  'machine-learning',
  'ai-integration',
  'custom-app',
  'other',
  'custom-app-development',
  'all',
] as const;
export type ServiceTypeFilter = (typeof ServiceTypeFilterValues)[number];

export const TeamValues = ['manager', 'support'] as const;
export type Team = (typeof TeamValues)[number];

export const TimelineValues = [
  '1-2-weeks',
  '1-month',
  '2-3-months',
  '3-6-months',
  'flexible',
] as const;
export type Timeline = (typeof TimelineValues)[number];

export const UrgencyValues = ['low', 'medium', 'high', 'critical'] as const;
export type Urgency = (typeof UrgencyValues)[number];

export const UrgencyFilterValues = ['low', 'medium', 'high', 'critical', 'all'] as const;
export type UrgencyFilter = (typeof UrgencyFilterValues)[number];
