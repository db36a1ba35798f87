import { completePackages, unverifiedPackages } from '@/scripts/release/lock-file';

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
