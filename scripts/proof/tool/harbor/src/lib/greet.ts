export const greet = (who = 'stranger') => `Ahoy, ${who}`;

export const farewell = (who = 'stranger') => `Fair winds, ${who}`;
