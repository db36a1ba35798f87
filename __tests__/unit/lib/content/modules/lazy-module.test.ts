import { lazyModule } from '@/lib/content/modules/lazy-module';

test('components load where they are shown, and hooks and values are what they are', () => {
  const code = lazyModule(
    '/content/components/Counter.tsx',
    `'use client';
export const MAX = 3, names = ['a'];
export function useCount() { return MAX; }
export const FAQ = () => <p />;
export class Box extends Component {}
export const Row = memo(FAQ);
export default function Counter() { return <b />; }
`,
  );
  expect(code?.match(/export .*/g)).toEqual([
    'export const FAQ = dynamic(() => import("./Counter.tsx?shown").then((module) => module.FAQ));',
    'export const Box = dynamic(() => import("./Counter.tsx?shown").then((module) => module.Box));',
    'export const Row = dynamic(() => import("./Counter.tsx?shown").then((module) => module.Row));',
    'export default dynamic(() => import("./Counter.tsx?shown").then((module) => module.default));',
    'export { MAX, names, useCount } from "./Counter.tsx?shown";',
  ]);
});
