// Generated from openapi/openapi.json by frontend/scripts/generate-api.mts. Not edited by hand.

import type { ServiceType } from '../enums';

export const ServiceTypeWords: Record<ServiceType, string> = {
  'ai-consulting': 'AI Consulting',
  'data-analytics': 'Data Analytics',
  'machine-learning': 'Machine Learning',
  'ai-integration': 'AI Integration',
  'custom-app': 'Custom Web Application',
  other: 'Other',
};
