import {
  completePackages,
  reportUnverified,
  unverifiedPackages,
} from '@/scripts/release/lock-file';

const findVersion = async (name: string) =>
  name === '@fast/linux-x64-musl' ? { integrity: 'sha512-new', license: 'MIT' } : undefined;

test('a lock file gets the packages of other platforms, the address of each, and known hashes', async () => {
  const packages = await completePackages(
    {
      '': { version: '1.0.0' },
      'node_modules/fast': {
        version: '2.0.0',
        integrity: 'sha512-fast',
        optionalDependencies: { '@fast/linux-x64-musl': '2.0.0', '@fast/windows-arm64': '^2.0.0' },
      },
      'node_modules/fast/node_modules/old-fast': {
        name: 'fast',
        version: '1.0.0',
        integrity: 'sha512-old',
      },
      'node_modules/own': { link: true, resolved: 'scripts/own' },
      'scripts/own': { version: '1.0.0' },
    },
    findVersion,
    'https://registry.example',
  );
  expect(packages).toEqual({
    '': { version: '1.0.0' },
    'node_modules/@fast/linux-x64-musl': {
      version: '2.0.0',
      resolved: 'https://registry.example/@fast/linux-x64-musl/-/linux-x64-musl-2.0.0.tgz',
      integrity: 'sha512-new',
      license: 'MIT',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
    },
    'node_modules/@fast/windows-arm64': {
      version: '2.0.0',
      resolved: 'https://registry.example/@fast/windows-arm64/-/windows-arm64-2.0.0.tgz',
      os: ['win32'],
      cpu: ['arm64'],
      optional: true,
    },
    'node_modules/fast': {
      version: '2.0.0',
      resolved: 'https://registry.example/fast/-/fast-2.0.0.tgz',
      integrity: 'sha512-fast',
      optionalDependencies: { '@fast/linux-x64-musl': '2.0.0', '@fast/windows-arm64': '^2.0.0' },
    },
    'node_modules/fast/node_modules/old-fast': {
      name: 'fast',
      version: '1.0.0',
      resolved: 'https://registry.example/fast/-/fast-1.0.0.tgz',
      integrity: 'sha512-old',
    },
    'node_modules/own': { link: true, resolved: 'scripts/own' },
    'scripts/own': { version: '1.0.0' },
  });
  expect(unverifiedPackages(packages)).toEqual(['@fast/windows-arm64@2.0.0']);
});

test('packages without a hash stop a release only on its platform, and are explained', () => {
  const hashed = { version: '1.0.0', integrity: 'sha512-a' };
  const foreign = { version: '1.0.0', optional: true, os: ['darwin'] };
  const own = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] };
  expect(reportUnverified('lock', { 'node_modules/a': hashed })).toBeUndefined();
  const other = reportUnverified('lock', { 'node_modules/a': hashed, 'node_modules/b': foreign });
  expect(other?.isRefused).toBe(false);
  expect(other?.text).toMatch(
    /^lock: 1 packages have no hash: b@1\.0\.0\.\nAll are for other platforms than that of releases/,
  );
  const refused = reportUnverified('lock', { 'node_modules/b': foreign, 'node_modules/c': own });
  expect(refused?.isRefused).toBe(true);
  expect(refused?.text).toMatch(/1 packages have no hash: c@1\.0\.0\.\nA release would run them/);
});
