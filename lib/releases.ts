/** The releases of Rsdoctor that the pages describe. */
export const RELEASES = ['1.6', '2.0'] as const;

export type Release = (typeof RELEASES)[number];

/** The folder with the manifest of the packages that pages about a release are verified with. */
export const MANIFEST_FOLDERS: Readonly<Record<Release, string>> = {
  '1.6': 'scripts/proof/tool',
  '2.0': 'scripts/proof/tool/release-2',
};
