import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as models from 'kubernetes-models';
import { parseAllDocuments } from 'yaml';
import { SETTINGS, type Setting } from '../../backend/config/settings';

const FOLDER = join(__dirname, '../../docs/deploy');

interface Container {
  name: string;
  command: string[];
  securityContext: unknown;
  startupProbe?: object;
  readinessProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
  resources: { limits: { memory?: string } };
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    replicas?: number;
    minAvailable?: number;
    selector?: { matchLabels?: Record<string, string> };
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: Container[];
        securityContext: unknown;
        automountServiceAccountToken: boolean;
        terminationGracePeriodSeconds?: number;
        volumes: { name: string }[];
      };
    };
  };
}

const manifests = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parseAllDocuments(readFileSync(join(FOLDER, name), 'utf8')))
  .map((document) => document.toJS() as Manifest);
const of = (kind: string) => manifests.filter((one) => one.kind === kind);
const named = (one: Manifest) => `${one.kind} ${one.metadata.name}`;
const withPods = manifests.filter(({ spec }) => spec?.template);

type Model = new (data: Manifest) => { validate(): void };
type Models = { [name: string]: Model | Models };

function modelOf({ apiVersion, kind }: Manifest): Model {
  const path = [...apiVersion.split('/'), kind];
  return path.reduce<Model | Models>(
    (found, name) => (found as Models)[name]!,
    models as unknown as Models,
  ) as Model;
}

describe('The manifests for Kubernetes', () => {
  it('are the parts of a deployment', () => {
    expect(manifests.map(named).sort()).toEqual([
      'ConfigMap fenwright',
      'Deployment fenwright-api',
      'Deployment fenwright-worker',
      'Job fenwright-migrate',
      'PodDisruptionBudget fenwright-api',
      'PodDisruptionBudget fenwright-worker',
      'Service fenwright-api',
    ]);
  });

  it.each(manifests.map((one) => [named(one), one] as const))('%s fits its schema', (_, one) => {
    const Model = modelOf(one);
    expect(() => new Model(one).validate()).not.toThrow();
    const broken = { ...one, metadata: { name: 7 } } as unknown as Manifest;
    expect(() => new Model(broken).validate()).toThrow();
  });

  it.each(withPods.map((one) => [named(one), one.spec.template!] as const))(
    '%s runs as nobody in particular, and writes where it must',
    (_, { spec }) => {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(spec.automountServiceAccountToken).toBe(false);
      for (const { securityContext, resources } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(resources.limits.memory).toBeDefined();
      }
    },
  );

  it('stay up while a node is emptied, and end after the product has', () => {
    for (const { metadata, spec } of of('Deployment')) {
      expect(spec.template!.metadata.labels).toEqual(spec.selector!.matchLabels);
      expect(spec.template!.spec.terminationGracePeriodSeconds).toBeGreaterThan(30);
      const budget = of('PodDisruptionBudget').find((one) => one.metadata.name === metadata.name);
      expect(budget?.spec.selector?.matchLabels).toEqual(spec.selector!.matchLabels);
      expect(budget!.spec.minAvailable).toBeLessThan(spec.replicas!);
    }
  });

  it('ask the API how it is', () => {
    const [api] = of('Deployment');
    const [{ readinessProbe, livenessProbe, startupProbe } = {} as Container] =
      api!.spec.template!.spec.containers;
    expect(readinessProbe?.httpGet.path).toBe('/health/ready');
    expect(livenessProbe?.httpGet.path).toBe('/health/live');
    expect(startupProbe).toBeDefined();
  });

  it('name settings that there are, and no secrets', () => {
    const settings = new Map<string, Setting>(SETTINGS);
    for (const name of Object.keys(of('ConfigMap')[0]!.data!)) {
      expect([name, settings.get(name)]).toEqual([name, expect.anything()]);
      expect([name, settings.get(name)?.secret]).toEqual([name, undefined]);
    }
  });
});
