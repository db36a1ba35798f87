/** How wide a map is for its height. */
export const MAP_RATIO = 1.25;
