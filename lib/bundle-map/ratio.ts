/** The width of a map divided by its height. */
export const MAP_RATIO = 1.25;
