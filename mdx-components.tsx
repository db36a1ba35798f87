import { MDX_COMPONENTS } from '@/components/mdx/components';

/** What the elements of pages with code are. Next.js looks for this file by its name. */
export function useMDXComponents() {
  return MDX_COMPONENTS;
}
