/** The places that have an icon. */
export const SOCIAL_NAMES = { github: 'GitHub', x: 'X', discord: 'Discord' } as const;
