/** Specified: the attributes of links that leave the site, and of links to tools. */
export const NEW_TAB = { target: '_blank', rel: 'noopener' };
