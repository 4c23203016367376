/** Readers of the newsletter: address, name, company; what became of each topic. */
export type DemoTopic = 'newsletter' | 'webinars' | 'resources';

export interface DemoSubscription {
  topic: DemoTopic;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  /** Why they left, where they said so. */
  reason?: string;
}

export interface DemoSubscriber {
  email: string;
  name?: string;
  company?: string;
  page: string;
  /** Working days ago. */
  days: number;
  subscriptions: readonly DemoSubscription[];
  suppressedFor?: 'bounce' | 'complaint';
}

const PAGES: Record<DemoTopic, string> = {
  newsletter: '/#footer',
  webinars: '/webinars',
  resources: '/resources',
};

type State = DemoSubscription['state'];

const one = (
  days: number,
  email: string,
  [name, company]: readonly [name?: string, company?: string],
  topics: Partial<Record<DemoTopic, State | `left: ${string}`>>,
  suppressedFor?: 'bounce' | 'complaint',
): DemoSubscriber => {
  const subscriptions = Object.entries(topics).map(([topic, state]): DemoSubscription => {
    const [, reason] = /^left: (.+)$/.exec(state) ?? [];
    return reason
      ? { topic: topic as DemoTopic, state: 'unsubscribed', reason }
      : { topic: topic as DemoTopic, state: state as State };
  });
  const page = PAGES[subscriptions[0]?.topic ?? 'newsletter'];
  return { email, name, company, page, days, subscriptions, suppressedFor };
};

/** Newest first. */
export const SUBSCRIBERS: readonly DemoSubscriber[] = [
  one(1, 'noor.hakimi@weirbridge.example', ['Noor Hakimi', 'Weirbridge'], {
    newsletter: 'pending',
  }),
  one(1, 'info@saltmarshbakery.example', [], { newsletter: 'pending' }),
  one(2, 'k.oyelaran@stoneleighparish.example', [], { webinars: 'pending' }),
  one(3, 'simone.duval@arclight.example', ['Simone Duval', 'Arclight Studio'], {
    newsletter: 'confirmed',
    webinars: 'confirmed',
  }),
  one(4, 'amira.okafor@northgate.example', ['Amira Okafor', 'Northgate Logistics'], {
    newsletter: 'confirmed',
  }),
  one(5, 'jon.birkett@fellside.example', ['Jon Birkett'], { resources: 'confirmed' }),
  one(6, 'typo@gmial.example', [], { newsletter: 'pending' }, 'bounce'),
  one(8, 'librarian@penhallow.example', ['Isolde Penrose', 'Penhallow Library'], {
    resources: 'confirmed',
  }),
  one(9, 'femi.balogun@tradewinds.example', ['Femi Balogun', 'Tradewinds'], {
    newsletter: 'confirmed',
    resources: 'pending',
  }),
  one(11, 'ines.cardoso@ribeira.example', ['Inês Cardoso', 'Ribeira Foods'], {
    newsletter: 'confirmed',
  }),
  one(14, 'callum.reid@harbourvets.example', ['Callum Reid', 'Harbour Street Vets'], {
    newsletter: 'confirmed',
    webinars: 'left: too_many',
  }),
  one(16, 'office@cobblestone.example', [undefined, 'Cobblestone Removals'], {
    newsletter: 'left: not_relevant',
  }),
  one(19, 'm.ferreira@delphin.example', ['Mateus Ferreira'], { newsletter: 'confirmed' }),
  one(21, 'hazel.thorne@wildrye.example', ['Hazel Thorne', 'Wild Rye Farm'], {
    newsletter: 'confirmed',
    webinars: 'confirmed',
    resources: 'confirmed',
  }),
  one(24, 'angry.person@nomail.example', [], { newsletter: 'left: never_asked' }, 'complaint'),
  one(27, 'yusuf.demir@kilnwork.example', ['Yusuf Demir', 'Kilnwork'], { webinars: 'confirmed' }),
  one(30, 'eleri.pritchard@cwmteifi.example', ['Eleri Pritchard', 'Cwm Teifi Dairies'], {
    newsletter: 'confirmed',
  }),
  one(34, 'beth.lomax@quarrybank.example', ['Beth Lomax', 'Quarry Bank School'], {
    resources: 'confirmed',
    newsletter: 'left: too_many',
  }),
  one(
    38,
    'gone@oldcompany.example',
    ['Peter Vance', 'Old Company'],
    { newsletter: 'confirmed' },
    'bounce',
  ),
  one(42, 'lena.hoffmann@spreewerk.example', ['Lena Hoffmann', 'Spreewerk'], {
    newsletter: 'confirmed',
  }),
  one(47, 'dev.malhotra@kestrelcover.example', ['Dev Malhotra', 'Kestrel Cover'], {
    newsletter: 'confirmed',
    webinars: 'confirmed',
  }),
  one(53, 'sophie.arkwright@millrace.example', ['Sophie Arkwright'], {
    newsletter: 'left: not_relevant',
  }),
  one(60, 'tunde.bello@harmattan.example', ['Tunde Bello', 'Harmattan Energy'], {
    newsletter: 'confirmed',
  }),
  one(68, 'rosalind.gray@gatehouse.example', ['Rosalind Gray', 'Gatehouse Clinic'], {
    webinars: 'confirmed',
  }),
  one(75, 'fiona.macleod@minchferries.example', ['Fiona MacLeod', 'Minch Ferries'], {
    newsletter: 'confirmed',
  }),
  one(84, 'press@countygazette.example', [undefined, 'County Gazette'], {
    newsletter: 'confirmed',
  }),
  one(95, 'arthur.pym@lanternbooks.example', ['Arthur Pym', 'Lantern Books'], {
    newsletter: 'left: other',
    resources: 'confirmed',
  }),
  one(110, 'zoe.castellan@ludgatelegal.example', ['Zoë Castellan', 'Ludgate Legal'], {
    newsletter: 'confirmed',
  }),
  one(130, 'greta.nyberg@polstjarna.example', ['Greta Nyberg', 'Polstjärna'], {
    newsletter: 'left: too_many',
    webinars: 'left: too_many',
  }),
  one(160, 'george.tanner@fenlandseeds.example', ['George Tanner', 'Fenland Seeds'], {
    newsletter: 'confirmed',
    resources: 'confirmed',
  }),
];
