// @ts-check
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The package only has an entry for `import`, and Jest resolves like `require`.
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
  // A separate project with its own packages, and its copies.
  modulePathIgnorePatterns: ['<rootDir>/scripts/proof/tool', '<rootDir>/.cache/tool'],
  // The unified packages and all of their dependencies are ES modules.
  transformIgnorePatterns: [],
};

/** Packages that ask whether a value is an object or a regular expression of the realm in which they are loaded. */
const LOADED_AGAIN = ['estree-util-value-to-estree', 'postcss'];

/** In Node.js all test files of a process share the packages, and what imports modules itself; a page of jsdom has its own. */
const NATIVE = {
  [`/node_modules/(?!jest-|@jest/|(?:${LOADED_AGAIN.join('|')})/).*\\.[cm]?js$|/bundled-module\\.mjs$`]:
    '<rootDir>/__tests__/support/native-module.cjs',
};
const NODE = '<rootDir>/__tests__/support/node-environment.mjs';

/** @param {import('jest').Config} project */
async function project(project) {
  const config = await createConfig({ ...shared, ...project })();
  const transform = { ...(project.testEnvironment !== 'jsdom' && NATIVE), ...config.transform };
  // next/jest adds its own patterns, which would leave ES modules untransformed.
  return { ...config, transform, transformIgnorePatterns: [] };
}

export default async function config() {
  return {
    // Ends a test that hangs. A slow test is not a failure: these steps run beside others, at a lower priority.
    testTimeout: 600_000,
    projects: [
      await project({
        displayName: 'unit',
        testEnvironment: NODE,
        testMatch: ['<rootDir>/__tests__/unit/**/*.test.ts'],
      }),
      await project({
        displayName: 'components',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/__tests__/unit/**/*.test.tsx'],
        setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-dom.ts'],
      }),
      await project({
        displayName: 'proof',
        testEnvironment: NODE,
        testMatch: ['<rootDir>/scripts/proof/__tests__/*.test.ts'],
      }),
      await project({
        displayName: 'commands',
        testEnvironment: NODE,
        testMatch: ['<rootDir>/__tests__/commands/**/*.test.ts'],
      }),
      await project({
        displayName: 'servers',
        testEnvironment: NODE,
        testMatch: ['<rootDir>/__tests__/servers/**/*.test.ts'],
      }),
      await project({
        displayName: 'engines',
        testEnvironment: NODE,
        testMatch: ['<rootDir>/__tests__/engines/**/*.test.ts'],
      }),
      await project({
        displayName: 'export',
        testEnvironment: '<rootDir>/__tests__/support/export-environment.mjs',
        testMatch: ['<rootDir>/__tests__/export/**/*.test.ts'],
      }),
    ],
  };
}
