import { spawnSync } from 'node:child_process';
import { UserError } from '../support/user-error';

interface BillOfMaterials {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
}

/**
 * The packages that a build needs, as CycloneDX, which npm generates from the lock file.
 *
 * @throws UserError if npm cannot.
 */
export function readBillOfMaterials(name: string): string {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'],
    { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
  );
  if (status !== 0) throw new UserError(`npm cannot write the bill of materials:\n${stderr}`);
  return withoutChance(stdout, name);
}

/** The same for every run and in every folder: without time stamp and random number, and with the name of the project. */
export function withoutChance(text: string, name: string): string {
  const { serialNumber, ...materials } = JSON.parse(text) as BillOfMaterials;
  const { timestamp, component, ...metadata } = materials.metadata;
  const named = { ...materials, metadata: { ...metadata, component: { ...component, name } } };
  return `${JSON.stringify(named, undefined, 2)}\n`;
}
