import { join } from 'node:path';
import { readJson } from './settings.mts';

export interface DemoAccount {
  role: 'admin' | 'manager' | 'support' | 'client';
  email: string;
  password: string;
}

export function readDemoAccounts(dataDir: string): DemoAccount[] {
  return readJson<DemoAccount[]>(join(dataDir, 'demo-accounts.json')) ?? [];
}

export async function writeDemoData(_dataDir: string, _databaseUrl: string): Promise<void> {}
