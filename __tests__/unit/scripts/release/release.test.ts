import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { notesOf } from '@/scripts/release/changelog';
import { licenseList, requireAllowedLicenses } from '@/scripts/release/licenses';
import { readBillOfMaterials, withoutChance } from '@/scripts/release/sbom';
import { hashList, zipOf } from '@/scripts/release/zip';
import { filesOf, smallSite } from '../../../support/small-site';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

const firstHash = (text: string) => text.slice(0, text.indexOf('\n')).split(' ')[0];

describe('the zipped site', () => {
  const hash = () => firstHash(hashList({ zip: zipOf(filesOf(smallSite()), 'site-1.0.0') }));

  test('contains every file, in one folder', () => {
    const files = smallSite();
    const unzipped = unzipSync(zipOf(filesOf(files), 'site-1.0.0'));
    expect(Object.keys(unzipped)).toEqual(
      Object.keys(files)
        .sort()
        .map((file) => `site-1.0.0/${file}`),
    );
    expect(String(Buffer.from(unzipped['site-1.0.0/guide.html'] ?? []))).toBe(files['guide.html']);
  });

  test('has the same bytes at another time, in another zone, and from files in another order', () => {
    const first = hash();
    const zone = process.env['TZ'];
    jest.useFakeTimers({ now: Date.UTC(2031, 5, 1) });
    process.env['TZ'] = 'Pacific/Kiritimati';
    try {
      expect(hash()).toBe(first);
    } finally {
      jest.useRealTimers();
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
    const { names, read } = filesOf(smallSite());
    const reversed = zipOf({ names: [...names].reverse(), read }, 'site-1.0.0');
    expect(firstHash(hashList({ zip: reversed }))).toBe(first);
  });
});

test('the notes of a release are the section of its version in the changelog', () => {
  const changelog = '# Changelog\n\n## 1.1.0\n\n- Two\n\n## 1.0.0\n\n- One\n';
  expect(notesOf(changelog, '1.1.0')).toBe('- Two\n');
  expect(notesOf(changelog, '1.0.0')).toBe('- One\n');
  expect(() => notesOf(changelog, '1.2.0')).toThrow('CHANGELOG.md says nothing about 1.2.0');
  expect(notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)).not.toBe('');
});

test('every package has an allowed license', () => {
  expect(() => requireAllowedLicenses(packages)).not.toThrow();
  const own = { version: '1.0.0', integrity: 'sha512-a' };
  expect(() =>
    requireAllowedLicenses({
      'node_modules/free': { ...own, license: 'MIT' },
      'node_modules/strict': { ...own, license: 'AGPL-3.0-only' },
      'node_modules/silent': own,
    }),
  ).toThrow(/allow:\n {2}strict@1\.0\.0: AGPL-3\.0-only\n {2}silent@1\.0\.0: none$/);
});

test('the list of licenses contains the packages of a build, without duplicates', () => {
  const lines = licenseList(packages).trim().split('\n');
  expect(lines).toContain(`react@${packages['node_modules/react'].version}  MIT`);
  expect(lines.join('\n')).not.toContain('html-validate');
  expect(new Set(lines).size).toBe(lines.length);
});

test('the bill of materials contains the packages of a build, without time stamp and random number', () => {
  const materials = JSON.parse(readBillOfMaterials(name));
  expect(materials).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name } } });
  const next = materials.components.find((part: { name: string }) => part.name === 'next');
  expect(next.licenses).toEqual([{ license: { id: 'MIT' } }]);
  expect(next.hashes).toHaveLength(1);
  const written = (serialNumber: string, timestamp: string) =>
    withoutChance(
      JSON.stringify({ serialNumber, metadata: { timestamp, component: { name: 'folder' } } }),
      name,
    );
  expect(written('a', '2026')).toBe(written('b', '2031'));
});

test('actions are pinned to commits, with the release in a comment', () => {
  const files = execFileSync('git', ['ls-files', '--', '.github', 'scripts/deploy/*.yml'], {
    encoding: 'utf8',
  });
  const uses = files
    .trim()
    .split('\n')
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => /^\s*(?:- )?uses:/.test(line));
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
