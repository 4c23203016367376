import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Api } from './api';
import { linkIn } from './mailbox';
import type { SharedStack } from './stack';

export type Role = 'client' | 'support' | 'manager' | 'admin';
export type Person = {
  id: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  token: string;
};

type Place = Pick<SharedStack, 'baseUrl' | 'sql'> & Partial<Pick<SharedStack, 'staff'>>;

const PASSWORD = 'heron-lantern-quay-42';
let passwordHash: Promise<string> | undefined;

export const newEmail = (name = 'person') =>
  `${name}.${randomBytes(6).toString('hex')}@test.example`;

/** Inserts the account as a row, without mails or events, and signs in through the API. */
export async function personWithRole(place: Place, role: Role): Promise<Person> {
  const person = await accountWithRole(place, role);
  return { ...person, token: await signIn(place, person) };
}

export async function accountWithRole(place: Place, role: Role): Promise<Omit<Person, 'token'>> {
  passwordHash ??= hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const person = {
    id: randomUUID(),
    email: newEmail(role),
    password: PASSWORD,
    firstName: `Robin${randomBytes(3).toString('hex')}`,
    lastName: 'Marsh',
  };
  await place.sql(
    `INSERT INTO users (id, email, first_name, last_name, company, password_hash, role)
     VALUES ($1, $2, $3, $4, 'Marsh Ltd', $5, $6)`,
    [person.id, person.email, person.firstName, person.lastName, await passwordHash, role],
  );
  if (role !== 'client') place.staff?.push(person.id);
  return person;
}

export async function signIn(
  place: Pick<SharedStack, 'baseUrl'>,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { status, body } = await new Api(place.baseUrl).post('/api/login', { email, password });
  if (status !== 200) throw new Error(`Sign-in failed: ${JSON.stringify(body)}`);
  return (body as { token: string }).token;
}

export const registration = (email = newEmail()) => ({
  firstName: 'Amira',
  lastName: 'Okafor',
  email,
  company: 'Northgate Logistics',
  password: PASSWORD,
});

export async function tokenFromMail(
  stack: Pick<SharedStack, 'mailbox'>,
  to: string,
  subject: string,
  parameter = 'token',
): Promise<string> {
  const mail = await stack.mailbox.waitFor({ to, subject });
  const token = new URL(linkIn(mail, `${parameter}=`)).searchParams.get(parameter);
  if (!token) throw new Error(`No ${parameter} in "${subject}"`);
  return token;
}

export const projectRequest = (over: Record<string, unknown> = {}) => ({
  projectName: 'Demand forecasting for spare parts',
  serviceType: 'machine-learning',
  description: 'Forecast weekly demand for 4,000 parts in three depots.',
  timeline: '2-3-months',
  budget: '15k-50k',
  urgency: 'medium',
  contactEmail: 'amira@northgate.example',
  ...over,
});

export async function raise(
  place: Pick<SharedStack, 'baseUrl'>,
  token: string,
  over: Record<string, unknown> = {},
): Promise<{ _id: string; reference: string; version: number } & Record<string, unknown>> {
  const { status, body } = await new Api(place.baseUrl).post(
    '/api/raise-request',
    projectRequest(over),
    token,
  );
  if (status !== 201) throw new Error(`Raising failed: ${JSON.stringify(body)}`);
  return (body as { request: { _id: string; reference: string; version: number } }).request;
}
