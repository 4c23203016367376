/** The demo's people. Every address is on a domain that is reserved and belongs to nobody. */
export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  phone?: string;
}

export interface StaffMember extends Person {
  role: 'admin' | 'manager' | 'support';
}

export interface ClientPerson extends Person {
  industry: string;
  teamSize: string;
}

export const STAFF: readonly StaffMember[] = [
  {
    role: 'admin',
    email: 'priya.raman@fenwright.example',
    firstName: 'Priya',
    lastName: 'Raman',
    company: 'Fenwright',
  },
  {
    role: 'manager',
    email: 'tom.ashworth@fenwright.example',
    firstName: 'Tom',
    lastName: 'Ashworth',
    company: 'Fenwright',
  },
  {
    role: 'support',
    email: 'niamh.doyle@fenwright.example',
    firstName: 'Niamh',
    lastName: 'Doyle',
    company: 'Fenwright',
  },
];

/** Colleagues who cannot sign in: one left, one has not chosen a password yet. */
export const FORMER_COLLEAGUE: StaffMember = {
  role: 'support',
  email: 'owen.pryce@fenwright.example',
  firstName: 'Owen',
  lastName: 'Pryce',
  company: 'Fenwright',
};

export const INVITED_COLLEAGUE: StaffMember = {
  role: 'manager',
  email: 'leah.summers@fenwright.example',
  firstName: 'Leah',
  lastName: 'Summers',
  company: '',
};

/** The first two can sign in; nobody knows the passwords of the others, who only own requests. */
export const CLIENTS: readonly ClientPerson[] = [
  {
    email: 'amira.okafor@northgate.example',
    firstName: 'Amira',
    lastName: 'Okafor',
    company: 'Northgate Logistics',
    phone: '+44 113 496 0112',
    industry: 'Logistics',
    teamSize: '51-200',
  },
  {
    email: 'callum.reid@harbourvets.example',
    firstName: 'Callum',
    lastName: 'Reid',
    company: 'Harbour Street Vets',
    phone: '+44 131 496 0187',
    industry: 'Veterinary care',
    teamSize: '11-50',
  },
  {
    email: 'eleri.pritchard@cwmteifi.example',
    firstName: 'Eleri',
    lastName: 'Pritchard',
    company: 'Cwm Teifi Dairies',
    phone: '+44 29 2018 0144',
    industry: 'Food production',
    teamSize: '51-200',
  },
  {
    email: 'dev.malhotra@kestrelcover.example',
    firstName: 'Dev',
    lastName: 'Malhotra',
    company: 'Kestrel Cover',
    phone: '+44 161 496 0150',
    industry: 'Insurance',
    teamSize: '201-500',
  },
  {
    email: 'hannah.whitlock@eastmoorhousing.example',
    firstName: 'Hannah',
    lastName: 'Whitlock',
    company: 'Eastmoor Housing Association',
    industry: 'Social housing',
    teamSize: '51-200',
  },
  {
    email: 'oluwaseun.adeyemi@brackleyprint.example',
    firstName: 'Oluwaseun',
    lastName: 'Adeyemi',
    company: 'Brackley Print Works',
    phone: '+44 117 496 0133',
    industry: 'Printing',
    teamSize: '11-50',
  },
  {
    email: 'fiona.macleod@minchferries.example',
    firstName: 'Fiona',
    lastName: 'MacLeod',
    company: 'Minch Ferries',
    phone: '+44 141 496 0171',
    industry: 'Transport',
    teamSize: '51-200',
  },
  {
    email: 'george.tanner@fenlandseeds.example',
    firstName: 'George',
    lastName: 'Tanner',
    company: 'Fenland Seeds',
    industry: 'Agriculture',
    teamSize: '11-50',
  },
  {
    email: 'zoe.castellan@ludgatelegal.example',
    firstName: 'Zoë',
    lastName: 'Castellan',
    company: 'Ludgate Legal',
    phone: '+44 20 7946 0128',
    industry: 'Legal services',
    teamSize: '51-200',
  },
  {
    email: 'ravi.nair@tynecomponents.example',
    firstName: 'Ravi',
    lastName: 'Nair',
    company: 'Tyne Components',
    phone: '+44 191 498 0166',
    industry: 'Manufacturing',
    teamSize: '201-500',
  },
];
